import HeadlessTools
import Testing
import UIKit

/// `layoutIfNeeded()` of a view lays out what is below it, also within a pass. See
/// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
@MainActor
@Suite struct LayoutInPassTests {
    private final class Box: UIView {
        var layouts = 0
        var whenLaidOut: ((Box) -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            whenLaidOut?(self)
        }
    }

    /// An outer view, one in it, and one in that.
    private func boxes() -> (screen: HeadlessScreen, outer: Box, middle: Box, inner: Box) {
        let (outer, middle, inner) = (Box(), Box(), Box())
        outer.addSubview(middle)
        middle.addSubview(inner)
        let screen = HeadlessScreen()
        screen.show(outer)
        screen.frame()
        return (screen, outer, middle, inner)
    }

    @Test func aViewBelowOneThatIsLaidOutIsLaidOut() {
        let (screen, outer, _, inner) = boxes()
        var layouts = 0
        outer.whenLaidOut = { outer in
            outer.whenLaidOut = nil
            let before = inner.layouts
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
            layouts = inner.layouts - before
        }
        outer.setNeedsLayout()
        screen.frame()
        #expect(layouts == 1)
    }

    /// The view that is being laid out needs layout again: it can't begin anew, but what is below it can be laid out.
    @Test func aViewBelowOneThatNeedsLayoutAgainIsLaidOut() {
        let (screen, outer, middle, inner) = boxes()
        var layouts = (inner: 0, middle: 0, outer: 0)
        outer.whenLaidOut = { outer in
            outer.whenLaidOut = nil
            let before = (inner.layouts, middle.layouts, outer.layouts)
            outer.setNeedsLayout()
            middle.setNeedsLayout()
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
            layouts = (inner.layouts - before.0, middle.layouts - before.1, outer.layouts - before.2)
        }
        outer.setNeedsLayout()
        let before = outer.layouts
        screen.frame()
        #expect(layouts == (1, 1, 0))
        // Its own turn comes afterwards.
        #expect(outer.layouts == before + 2)
    }

    @Test func aViewThatIsBeingLaidOutIsNotLaidOutWithinItself() {
        let (screen, outer, _, _) = boxes()
        var depth = 0
        var deepest = 0
        outer.whenLaidOut = { outer in
            depth += 1
            deepest = max(deepest, depth)
            if outer.layouts < 5 {
                outer.setNeedsLayout()
                outer.layoutIfNeeded()
            }
            depth -= 1
        }
        outer.setNeedsLayout()
        screen.frame()
        #expect(deepest == 1 && outer.layouts >= 5)
    }
}
