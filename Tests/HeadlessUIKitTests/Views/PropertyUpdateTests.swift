import HeadlessTools
import Testing
import UIKit

/// Views update their properties before they are laid out.
@MainActor
@Suite struct PropertyUpdateTests {
    private final class NotedView: UIView {
        var calls: [String] = []

        override func updateProperties() {
            super.updateProperties()
            calls.append("properties")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layout")
        }
    }

    private let view = NotedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func propertiesComeBeforeTheLayout() {
        let screen = HeadlessScreen()
        screen.window.addSubview(view)
        screen.frame()
        #expect(view.calls == ["properties", "layout"])
    }

    @Test func anUpdateDoesNotLayOut() {
        let screen = HeadlessScreen()
        screen.window.addSubview(view)
        screen.frame()
        view.calls = []
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        screen.frame()
        #expect(view.calls == ["properties"])
        screen.frame()
        #expect(view.calls == ["properties"])
    }

    @Test func anUpdateIsForcedInTheWholeTree() {
        let outer = UIView()
        outer.addSubview(view)
        outer.updatePropertiesIfNeeded()
        outer.updatePropertiesIfNeeded()
        #expect(view.calls == ["properties"])
    }
}
