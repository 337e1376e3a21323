import SizingEngine
import Testing

@testable import SizingKit

@MainActor
@Suite struct ShownViewsTests {
    /// UIKit may ask the cells that a step has brought on screen one after another, each in a pass of its own.
    @Test func whatComesOnScreenIsSeenOnceItIsDrawn() {
        var views = ShownViews()
        let (above, below) = (Element.item(3, in: 0), Element.item(4, in: 0))
        views.noteOnScreen([below])
        views.noteDrawn()
        views.noteOnScreen([above, below])
        #expect(views.seen == [below])
        #expect(!views.wereSeen(above))
        views.noteDrawn()
        #expect(views.wereSeen(above))
    }
}
