import UIKit

/// How views are shown for the first time, and how they state their sizes.
extension Assumption {
    static let appearances: [Assumption] = [
        Assumption(
            "a cell that comes on screen",
            ["cell, apply, fitting, display", "cell, fitting, apply, display", "cell, apply, display, fitting"],
            appearance
        ),
        Assumption(
            "a cell that is asked for its size",
            ["isn't in a window yet", "is in a window"],
            windowOfAskedCell
        ),
        Assumption("attributes that haven't changed", ["not applied again", "applied again"], equalAttributes),
        Assumption("attributes that a cell is handed for its size", ["a copy", "the layout's own"], handedAttributes),
    ]

    static let selfSizing: [Assumption] = [
        Assumption(
            "the default size of a cell with constraints",
            ["the height at the given width", "its size along both axes", "the size that it was given"],
            defaultSizeOfCell
        ),
        Assumption(
            "the default size of a header with constraints",
            ["the height at the given width", "its size along both axes", "the size that it was given"],
            defaultSizeOfHeader
        ),
        Assumption(
            "fitting a cell without constraints by Auto Layout",
            ["no height", "its present height"],
            fittingWithoutConstraints
        ),
        Assumption(
            "a reused cell that doesn't call super.prepareForReuse()",
            ["asked for its size", "not asked for its size"],
            forgetfulCell
        ),
        Assumption("contexts of three cells that state sizes", ["one each", "one for all"], contextsOfCells),
        Assumption(
            "prepare() for three cells that state sizes",
            ["after all of them", "after each of them"],
            preparingForCells
        ),
        Assumption("a cell is asked for its size", ["in the pass that shows it", "later"], timeOfAsking),
        Assumption("a shown cell in a later pass", ["not asked for its size", "asked for its size"], shownCell),
        Assumption(
            "a cell that was off screen for a moment",
            ["is made again", "comes back without a question"],
            returningCell
        ),
        Assumption(
            "a cell whose content invalidates its intrinsic size",
            ["asked for its size", "not asked for its size", unavailable],
            intrinsicSize
        ),
        Assumption("selfSizingInvalidation", ["enabled", "not enabled", unavailable], selfSizingInvalidation),
    ]

    @MainActor
    private static func appearance() async -> String {
        let screen = ProbeScreen(1)
        await screen.show()
        await screen.stage.frames(2)
        let kept = screen.layout.calls.compactMap { call -> String? in
            if call.hasPrefix("fitting") { return "fitting" }
            return ["cell", "apply", "display"].contains(call) ? call : nil
        }
        var first: [String] = []
        for call in kept where !first.contains(call) { first.append(call) }
        return first.joined(separator: ", ")
    }

    @MainActor
    private static func windowOfAskedCell() async -> String {
        let screen = ProbeScreen(3)
        await screen.show()
        await screen.stage.frames(2)
        let call = screen.layout.calls.first { $0.hasPrefix("fitting") }
        return call == "fitting, in a window" ? "is in a window" : "isn't in a window yet"
    }

    @MainActor
    private static func equalAttributes() async -> String {
        let screen = ProbeScreen(3)
        await screen.show()
        await screen.stage.frames(2)
        screen.layout.forgetCalls()
        screen.layout.invalidateLayout()
        await screen.layOut()
        return screen.layout.calls.contains("apply") ? "applied again" : "not applied again"
    }

    @MainActor
    private static func handedAttributes() async -> String {
        let screen = ProbeScreen(1)
        screen.configure = { cell, _ in (cell as? ProbeCell)?.wantedHeight = 60 }
        await screen.show()
        await screen.stage.frames(2)
        return screen.layout.answered.first?.frame.height == 60 ? "the layout's own" : "a copy"
    }

    private static func classify(_ answer: (offered: CGSize, preferred: CGSize)?) -> String {
        guard let answer else { return "not asked" }
        if answer.preferred == answer.offered { return "the size that it was given" }
        let keepsWidth = abs(answer.preferred.width - answer.offered.width) < 1
        return keepsWidth ? "the height at the given width" : "its size along both axes"
    }

    @MainActor
    private static func defaultSizeOfCell() async -> String {
        PlainCell.forgetAnswer()
        let screen = ProbeScreen(1, cellClass: PlainCell.self)
        await screen.show()
        await screen.stage.frames(2)
        return classify(PlainCell.answer)
    }

    @MainActor
    private static func defaultSizeOfHeader() async -> String {
        PlainHeader.forgetAnswer()
        let screen = ProbeScreen(1)
        screen.layout.headerHeight = 33
        await screen.show()
        await screen.stage.frames(2)
        return classify(PlainHeader.answer)
    }

    @MainActor
    private static func fittingWithoutConstraints() async -> String {
        let screen = ProbeScreen(1)
        await screen.show()
        let size = screen.view.cellForItem(at: screen.path(0))?.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return size?.height == 100 ? "its present height" : "no height"
    }

    @MainActor
    private static func forgetfulCell() async -> String {
        let screen = ProbeScreen(60, cellClass: ForgetfulCell.self)
        await screen.show()
        await screen.stage.frames(2)
        // Until no new cells are made.
        for offset in [500, 1_500, 2_500, 3_500] as [CGFloat] {
            await screen.scroll(to: offset)
            await screen.stage.frames(2)
        }
        ForgetfulCell.forgetCount()
        await screen.scroll(to: 4_500)
        await screen.stage.frames(2)
        return ForgetfulCell.askedCount > 0 ? "asked for its size" : "not asked for its size"
    }

    /// A screen of three cells that state a height of 60 points each.
    @MainActor
    private static func threeCells() -> ProbeScreen {
        let screen = ProbeScreen(3)
        screen.layout.takesPreferredHeights = true
        screen.configure = { cell, _ in (cell as? ProbeCell)?.wantedHeight = 60 }
        return screen
    }

    @MainActor
    private static func contextsOfCells() async -> String {
        let screen = threeCells()
        await screen.show()
        await screen.stage.frames(3)
        let calls = screen.layout.calls
        guard let first = calls.firstIndex(of: "preferred") else { return "none" }
        let count = calls[first...].filter { $0 == "invalidate" }.count
        return count == 1 ? "one for all" : "one each"
    }

    @MainActor
    private static func preparingForCells() async -> String {
        let screen = threeCells()
        await screen.show()
        await screen.stage.frames(3)
        let calls = screen.layout.calls
        guard let first = calls.firstIndex(of: "preferred") else { return "never" }
        let last = calls.lastIndex(of: "preferred") ?? first
        return calls[first...last].contains("prepare") ? "after each of them" : "after all of them"
    }

    @MainActor
    private static func timeOfAsking() -> String {
        let screen = threeCells()
        screen.stage.show(screen.view)
        screen.view.layoutIfNeeded()
        return screen.layout.calls.contains("preferred?") ? "in the pass that shows it" : "later"
    }

    @MainActor
    private static func shownCell() async -> String {
        let screen = ProbeScreen(3)
        await screen.show()
        await screen.stage.frames(3)
        screen.layout.forgetCalls()
        screen.layout.invalidateLayout()
        await screen.layOut()
        await screen.stage.frames(2)
        let isAsked = screen.layout.calls.contains { $0.hasPrefix("fitting") }
        return isAsked ? "asked for its size" : "not asked for its size"
    }

    @MainActor
    private static func returningCell() async -> String {
        let screen = ProbeScreen(40)
        await screen.show()
        await screen.scroll(to: 200)
        screen.layout.forgetCalls()
        await screen.scroll(to: 0)
        return screen.layout.calls.contains("cell") ? "is made again" : "comes back without a question"
    }

    @MainActor
    private static func intrinsicSize() async -> String {
        guard #available(iOS 16.0, tvOS 16.0, macCatalyst 16.0, *) else { return unavailable }
        let screen = ProbeScreen(3)
        screen.layout.takesPreferredHeights = true
        await screen.show()
        await screen.stage.frames(3)
        screen.layout.forgetCalls()
        let cell = screen.view.cellForItem(at: screen.path(1)) as? ProbeCell
        cell?.wantedHeight = 60
        cell?.contentView.invalidateIntrinsicContentSize()
        await screen.stage.frames(3)
        let isAsked = screen.layout.calls.contains { $0.hasPrefix("fitting") }
        return isAsked ? "asked for its size" : "not asked for its size"
    }

    @MainActor
    private static func selfSizingInvalidation() -> String {
        guard #available(iOS 16.0, tvOS 16.0, macCatalyst 16.0, *) else { return unavailable }
        return ProbeScreen(1).view.selfSizingInvalidation == .enabled ? "enabled" : "not enabled"
    }
}
