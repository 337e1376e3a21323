import HeadlessTools
import Testing
import UIKit

@MainActor
struct ShapeDrawingTests {
    private let edges = #"shape-rendering="crispEdges""#

    @Test
    func theDocumentHasTheSizeOfTheView() {
        let picture = SVGPicture(of: box(5, 5, 100, 50.5, nil))
        #expect(picture.size == CGSize(width: 100, height: 50.5))
        #expect(
            picture.text == """
                <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50.5" viewBox="0 0 100 50.5" \
                font-family="'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', Arimo, \
                'DejaVu Sans Condensed', sans-serif" style="font-kerning:none">
                </svg>

                """
        )
    }

    @Test
    func backgroundsAreDrawnInOrderAtTheirPlace() {
        let view = box(0, 0, 100, 100, .white)
        let inner = box(10, 20, 50.333, 30, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        view.addSubview(inner)
        inner.addSubview(box(1, 2, 3, 4))
        #expect(
            drawnLines(view) == [
                ##"<rect width="100" height="100" \##(edges) fill="#fff"/>"##,
                ##"<rect x="10" y="20" width="50.33" height="30" \##(edges) fill="#ff8000" fill-opacity=".25"/>"##,
                ##"<rect x="11" y="22" width="3" height="4" \##(edges) fill="#000"/>"##,
            ]
        )
    }

    @Test
    func depthComesBeforeOrder() {
        let view = box(0, 0, 100, 100, nil)
        let front = box(0, 0, 10, 10)
        front.layer.zPosition = 1
        view.addSubview(front)
        view.addSubview(box(0, 0, 20, 20))
        view.addSubview(box(0, 0, 30, 30))
        #expect(drawnLines(view).map { $0.split(separator: "\"")[1] } == ["20", "30", "10"])
    }

    @Test
    func whatCannotBeSeenIsLeftOut() {
        let view = box(0, 0, 100, 100, nil)
        let hidden = box(0, 0, 10, 10)
        hidden.isHidden = true
        let clear = box(0, 0, 10, 10)
        clear.alpha = 0
        view.addSubview(hidden)
        view.addSubview(clear)
        view.addSubview(box(0, 0, 10, 10, .clear))
        view.addSubview(box(100, 0, 10, 10))
        view.addSubview(box(0, -10, 10, 10))
        #expect(drawnLines(view).isEmpty)
    }

    @Test
    func aHiddenViewIsAnEmptyPicture() {
        let view = box(0, 0, 100, 100)
        view.isHidden = true
        #expect(drawnLines(view).isEmpty)
    }

    @Test
    func cornersAreRoundedWhereTheMaskSaysSo() {
        let view = box(0, 0, 100, 40)
        view.layer.cornerRadius = 60
        #expect(drawnLines(view) == [##"<rect width="100" height="40" rx="20" fill="#000"/>"##])
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        #expect(
            drawnLines(view) == [##"<path d="M8 0H92A8 8 0 0 1 100 8V40H0V8A8 8 0 0 1 8 0Z" fill="#000"/>"##]
        )
    }

    @Test
    func theBorderLiesInsideAndOnTop() {
        let view = box(0, 0, 100, 40, nil)
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        view.addSubview(box(0, 0, 10, 10))
        #expect(
            drawnLines(view).last
                == ##"<rect x="1" y="1" width="98" height="38" fill="none" stroke="#f00" stroke-width="2"/>"##
        )
    }

    @Test
    func opacityIsThatOfTheWholeGroup() {
        let view = box(0, 0, 100, 100, nil)
        let faded = box(0, 0, 10, 10)
        faded.alpha = 0.5
        faded.addSubview(box(2, 2, 4, 4))
        view.addSubview(faded)
        let drawn = drawnLines(view)
        #expect(drawn.first == #"<g opacity=".5">"#)
        #expect(drawn.count == 4)
    }

    @Test
    func transformsTurnAroundTheCentre() {
        let view = box(0, 0, 100, 100, nil)
        let turned = box(20, 20, 40, 20)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.addSubview(turned)
        #expect(
            drawnLines(view) == [
                #"<g transform="matrix(0 1 -1 0 50 10)">"#,
                ##"<rect width="40" height="20" \##(edges) fill="#000"/>"##,
                "</g>",
            ]
        )
    }

    @Test
    func shadowsAreDefinedOnce() {
        let view = box(0, 0, 100, 100, nil)
        for x in [0, 50] {
            let raised = box(CGFloat(x), 0, 20, 20)
            raised.layer.shadowOpacity = 0.2
            raised.layer.shadowOffset = CGSize(width: 0, height: 2)
            view.addSubview(raised)
        }
        let drawn = drawnLines(view)
        #expect(drawn.filter { $0.hasPrefix("<filter") }.count == 1)
        #expect(drawn.filter { $0.contains("url(#shadow1)") }.count == 2)
        #expect(
            drawn.contains(
                ##"<feDropShadow dx="0" dy="2" stdDeviation="3" flood-color="#000" flood-opacity=".2"/>"##
            )
        )
    }

    @Test
    func dynamicColoursFollowTheTraitsOfTheirView() {
        let view = box(0, 0, 100, 100, .systemBackground)
        let dark = box(0, 0, 10, 10, .systemBackground)
        dark.overrideUserInterfaceStyle = .dark
        view.addSubview(dark)
        #expect(drawnLines(view).map { $0.suffix(14) } == [##" fill="#fff"/>"##, ##" fill="#000"/>"##])
    }
}
