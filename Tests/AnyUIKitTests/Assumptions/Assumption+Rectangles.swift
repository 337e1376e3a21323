import UIKit

/// Which parts of the content a layout is asked for.
extension Assumption {
    static let rectangles: [Assumption] = [
        Assumption(
            "the rectangle that is asked for",
            ["the visible one", "whole pages", "a larger one"],
            askedRectangle
        ),
        Assumption(
            "elements that are known, while scrolling",
            ["asked for at each step", "not asked for again"],
            askingAgain
        ),
        Assumption(
            "elements above the content, while it is pulled down",
            ["asked for", "not asked for"],
            askingBeyondTheContent
        ),
        Assumption("cells that are made", ["those that are visible", "more than are visible"], madeCells),
        Assumption("a view without a size", ["not laid out", "laid out"], layoutWithoutSize),
    ]

    @MainActor
    private static func askedRectangle() async -> String {
        let screen = ProbeScreen(20)
        await screen.show()
        screen.layout.invalidatesForBoundsChanges = true
        await screen.scroll(to: 350)
        guard let rect = screen.layout.rectangles.last else { return "none" }
        if rect == screen.view.bounds { return "the visible one" }
        // Pages are asked for one by one, or several at once.
        let isAligned = rect.minY.truncatingRemainder(dividingBy: 300) == 0
        if isAligned, rect.height.truncatingRemainder(dividingBy: 300) == 0 { return "whole pages" }
        return rect.contains(screen.view.bounds) ? "a larger one" : "a smaller one"
    }

    @MainActor
    private static func askingAgain() async -> String {
        let screen = ProbeScreen(50)
        await screen.show()
        await screen.scroll(to: 1_000)
        screen.layout.forgetCalls()
        for step in 1...4 { await screen.scroll(to: 1_000 + 5 * CGFloat(step)) }
        return screen.layout.rectangles.count < 4 ? "not asked for again" : "asked for at each step"
    }

    @MainActor
    private static func askingBeyondTheContent() async -> String {
        let screen = ProbeScreen(20)
        screen.layout.invalidatesForBoundsChanges = true
        screen.view.alwaysBounceVertical = true
        await screen.show()
        screen.layout.forgetCalls()
        screen.view.contentOffset.y = -50
        screen.view.layoutIfNeeded()
        return screen.layout.rectangles.contains { $0.minY < 0 } ? "asked for" : "not asked for"
    }

    @MainActor
    private static func madeCells() async -> String {
        let screen = ProbeScreen(20)
        await screen.show()
        await screen.scroll(to: 350)
        let cells = screen.view.subviews.filter { $0 is ProbeCell && !$0.isHidden }
        return cells.count > 4 ? "more than are visible" : "those that are visible"
    }

    @MainActor
    private static func layoutWithoutSize() async -> String {
        let screen = ProbeScreen(20)
        screen.stage.show(screen.view)
        screen.view.autoresizingMask = []
        screen.view.frame = .zero
        await screen.stage.frames(3)
        return screen.layout.calls.contains("prepare") ? "laid out" : "not laid out"
    }
}
