import HeadlessTools
import Testing
import UIKit

/// Frames that are no numbers raise Core Animation's exception where they are set.
@MainActor
struct InvalidGeometryTests {
    private func exception(_ change: (UIView) -> Void) -> (caught: UIKitException?, view: UIView) {
        let view = UIView(frame: rect(1, 2, 30, 40))
        let caught = catchingUIKitExceptions { change(view) }
        #expect(caught.count <= 1)
        return (caught.first, view)
    }

    @Test(arguments: [
        (CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4), "CALayer position contains NaN: [nan 4]."),
        (CGRect(x: 1, y: CGFloat.nan, width: 3, height: 4), "CALayer position contains NaN: [2.5 nan]."),
        (CGRect(x: 1, y: 2, width: 402, height: CGFloat.nan), "CALayer bounds contains NaN: [0 0; 402 nan]."),
        (CGRect(x: CGFloat.nan, y: 2, width: CGFloat.nan, height: 4), "CALayer bounds contains NaN: [0 0; nan 4]."),
    ])
    func frames(frame: CGRect, reason: String) {
        let (caught, view) = exception { $0.frame = frame }
        #expect(caught?.name == "CALayerInvalidGeometry")
        #expect(caught?.reason.hasPrefix(reason + " Layer: <CALayer:0x") == true, "\(caught?.reason ?? "")")
        #expect(view.frame == rect(1, 2, 30, 40))
    }

    @Test func bounds() {
        let (caught, view) = exception { $0.bounds.origin.y = .nan }
        #expect(caught?.reason.hasPrefix("CALayer bounds contains NaN: [0 nan; 30 40].") == true)
        #expect(view.bounds == rect(0, 0, 30, 40))
    }

    @Test func center() {
        let (caught, view) = exception { $0.center = CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
        #expect(caught?.reason.hasPrefix("CALayer position contains NaN: [nan nan].") == true)
        #expect(view.center == CGPoint(x: 16, y: 22))
    }

    @Test func anInitialFrame() {
        let caught = catchingUIKitExceptions { _ = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) }
        #expect(caught.map(\.name) == ["CALayerInvalidGeometry"])
    }

    @Test func anOffset() {
        let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
        let caught = catchingUIKitExceptions { scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
        #expect(caught.first?.reason.hasPrefix("CALayer bounds contains NaN: [0 nan; 100 100].") == true)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func infinityIsTaken() {
        let (caught, view) = exception { $0.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10) }
        #expect(caught == nil)
        #expect(view.frame.width == .infinity)
    }
}
