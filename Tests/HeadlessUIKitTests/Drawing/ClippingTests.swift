import HeadlessTools
import Testing
import UIKit

@MainActor
struct ClippingTests {
    @Test
    func whatReachesBeyondAClippingViewIsCutOff() {
        let view = box(0, 0, 100, 100, nil)
        let clipping = box(10, 10, 50, 50, nil)
        clipping.clipsToBounds = true
        clipping.addSubview(box(40, 40, 50, 50))
        view.addSubview(clipping)
        let drawn = drawnLines(view)
        #expect(drawn.contains(#"<clipPath id="clip1">"#))
        #expect(drawn.contains(#"<rect x="10" y="10" width="50" height="50"/>"#))
        #expect(drawn.contains(#"<g clip-path="url(#clip1)">"#))
        clipping.clipsToBounds = false
        #expect(!drawnLines(view).contains { $0.contains("clip") })
    }

    @Test
    func nothingIsClippedThatFits() {
        let view = box(0, 0, 100, 100, nil)
        view.clipsToBounds = true
        view.addSubview(box(0, 0, 100, 100))
        #expect(drawnLines(view).count == 1)
    }

    @Test
    func roundedCornersCutWhatIsInside() {
        let view = box(0, 0, 100, 100, nil)
        view.clipsToBounds = true
        view.layer.cornerRadius = 10
        view.addSubview(box(0, 0, 100, 100))
        #expect(drawnLines(view).contains(#"<rect width="100" height="100" rx="10"/>"#))
    }

    @Test
    func ofAScrollViewOnlyTheVisiblePartIsWritten() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 10_000)
        scrollView.showsVerticalScrollIndicator = false
        for row in 0..<1000 {
            scrollView.addSubview(box(0, CGFloat(row) * 10, 100, 10))
        }
        scrollView.contentOffset.y = 5005
        let rows = drawnLines(scrollView).filter { $0.contains("fill") }
        #expect(rows.count == 11)
        #expect(rows.first?.contains(#"y="-5""#) == true)
        #expect(rows.last?.contains(#"y="95""#) == true)
    }

    @Test
    func theScrollIndicatorShowsWhereTheContentIs() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 206))
        scrollView.contentSize = CGSize(width: 100, height: 412)
        #expect(
            drawnLines(scrollView) == [
                ##"<rect x="94" y="3" width="3" height="100" rx="1.5" fill="#000" fill-opacity=".35"/>"##
            ]
        )
        scrollView.contentOffset.y = 206
        #expect(drawnLines(scrollView)[0].contains(#"y="103""#))
        scrollView.contentSize.height = 100
        #expect(drawnLines(scrollView).isEmpty)
    }

    @Test
    func picturesInTurnedViewsAreStillCutToWhatIsVisible() {
        let view = box(0, 0, 100, 100, nil)
        let turned = box(0, 0, 100, 100, nil)
        turned.transform = CGAffineTransform(scaleX: 2, y: 2)
        turned.addSubview(box(0, 0, 10, 10))
        turned.addSubview(box(50, 50, 10, 10))
        view.addSubview(turned)
        let drawn = drawnLines(view)
        #expect(drawn.filter { $0.hasPrefix("<rect") && $0.contains("fill") }.count == 1)
    }
}
