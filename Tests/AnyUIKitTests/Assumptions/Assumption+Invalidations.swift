import UIKit

/// What an invalidation says, and what is asked until the layout prepares.
extension Assumption {
    static let invalidations: [Assumption] = [
        Assumption(
            "invalidateLayout()",
            ["calls invalidateLayout(with:)", "makes no other call"],
            plainInvalidation
        ),
        Assumption("prepare() after an invalidation", ["in the next pass", "at once"], timeOfPreparing),
        Assumption("prepare() after three invalidations", ["once", "three times"], mergedInvalidations),
        Assumption(
            "between an invalidation and prepare()",
            ["nothing is asked", "elements are asked for"],
            questionsBeforePreparing
        ),
        Assumption(
            "views between an invalidation and prepare()",
            ["stay as they are", "are changed"],
            viewsBeforePreparing
        ),
        Assumption("what a reload invalidates", ["everything and counts"], flagsOfReload),
        Assumption("what another data source invalidates", ["everything and counts"], flagsOfDataSource),
        Assumption("what another layout is told to invalidate", ["everything and counts"], flagsOfLayout),
        Assumption("what a batch of updates invalidates", ["counts"], flagsOfBatch),
        Assumption("what a scroll invalidates", ["neither"], flagsOfScroll),
        Assumption("what another width invalidates", ["neither"], flagsOfWidth),
        Assumption("what a size that a cell states invalidates", ["neither"], flagsOfPreferredSize),
        Assumption("the counts after a reload", ["asked for in the next pass", "asked for at once"], countsOfReload),
        Assumption("a list of updates after a reload", ["none", "a list"], updatesOfReload),
        Assumption(
            "another reading direction",
            ["doesn't invalidate the layout", "invalidates the layout"],
            readingDirection
        ),
        Assumption(
            "another content inset at the side",
            ["asks nothing", "asks about the bounds", "invalidates the layout"],
            sideInset
        ),
    ]

    @MainActor
    private static func shown(_ count: Int = 20) async -> ProbeScreen {
        let screen = ProbeScreen(count)
        await screen.show()
        screen.layout.forgetCalls()
        return screen
    }

    @MainActor
    private static func plainInvalidation() async -> String {
        let screen = await shown()
        screen.layout.invalidateLayout()
        let isCalled = screen.layout.calls.contains("invalidate")
        return isCalled ? "calls invalidateLayout(with:)" : "makes no other call"
    }

    @MainActor
    private static func timeOfPreparing() async -> String {
        let screen = await shown()
        screen.layout.invalidateLayout()
        if screen.layout.calls.contains("prepare") { return "at once" }
        screen.view.layoutIfNeeded()
        return screen.layout.calls.contains("prepare") ? "in the next pass" : "never"
    }

    @MainActor
    private static func mergedInvalidations() async -> String {
        let screen = await shown()
        for _ in 0..<3 { screen.layout.invalidateLayout() }
        screen.view.layoutIfNeeded()
        return screen.layout.count(of: "prepare") == 1 ? "once" : "three times"
    }

    @MainActor
    private static func questionsBeforePreparing() async -> String {
        let screen = await shown()
        screen.layout.invalidateLayout()
        await screen.layOut()
        let isAsked = screen.layout.isCalled(["elements", "item"], between: "invalidate", and: "prepare")
        return isAsked ? "elements are asked for" : "nothing is asked"
    }

    @MainActor
    private static func viewsBeforePreparing() async -> String {
        let screen = await shown()
        screen.layout.rowHeight = 90
        screen.layout.invalidateLayout()
        await screen.layOut()
        let isChanged = screen.layout.isCalled(["apply", "cell"], between: "invalidate", and: "prepare")
        return isChanged ? "are changed" : "stay as they are"
    }

    @MainActor
    private static func flagsOfReload() async -> String {
        let screen = await shown()
        screen.view.reloadData()
        await screen.layOut()
        return screen.layout.firstFlags
    }

    @MainActor
    private static func flagsOfDataSource() async -> String {
        let screen = await shown()
        let other = ProbeScreen(3)
        screen.view.dataSource = other
        await screen.layOut()
        return screen.layout.firstFlags
    }

    @MainActor
    private static func flagsOfLayout() async -> String {
        let screen = await shown()
        let layout = ProbeLayout()
        screen.view.collectionViewLayout = layout
        await screen.layOut()
        return layout.firstFlags
    }

    @MainActor
    private static func flagsOfBatch() async -> String {
        let screen = await shown()
        screen.insertFirst()
        await screen.layOut()
        return screen.layout.firstFlags
    }

    @MainActor
    private static func flagsOfScroll() async -> String {
        let screen = await shown()
        screen.layout.invalidatesForBoundsChanges = true
        await screen.scroll(to: 50)
        return screen.layout.firstFlags
    }

    @MainActor
    private static func flagsOfWidth() async -> String {
        let screen = await shown()
        screen.layout.invalidatesForBoundsChanges = true
        screen.stage.resize(to: CGSize(width: 400, height: 300))
        await screen.layOut()
        return screen.layout.firstFlags
    }

    @MainActor
    private static func flagsOfPreferredSize() async -> String {
        let screen = ProbeScreen(3)
        screen.layout.takesPreferredHeights = true
        screen.configure = { cell, _ in (cell as? ProbeCell)?.wantedHeight = 60 }
        await screen.show()
        await screen.stage.frames(2)
        let contexts = screen.layout.contexts.filter { !$0.invalidateEverything }
        guard let context = contexts.last else { return "no context" }
        return context.invalidateDataSourceCounts ? "counts" : "neither"
    }

    @MainActor
    private static func countsOfReload() async -> String {
        let screen = await shown()
        screen.view.reloadData()
        let isAsked = screen.layout.calls.contains("count")
        return isAsked ? "asked for at once" : "asked for in the next pass"
    }

    @MainActor
    private static func updatesOfReload() async -> String {
        let screen = await shown()
        screen.counts = [10]
        screen.view.reloadData()
        await screen.layOut()
        return screen.layout.calls.contains("updates") ? "a list" : "none"
    }

    @MainActor
    private static func readingDirection() async -> String {
        let screen = await shown()
        screen.view.semanticContentAttribute = .forceRightToLeft
        await screen.layOut()
        let isInvalidated = screen.layout.calls.contains("invalidate")
        return isInvalidated ? "invalidates the layout" : "doesn't invalidate the layout"
    }

    @MainActor
    private static func sideInset() async -> String {
        let screen = await shown()
        screen.view.contentInset.right = 40
        await screen.layOut()
        if screen.layout.calls.contains("invalidate") { return "invalidates the layout" }
        let isAsked = screen.layout.calls.contains { $0.hasPrefix("bounds?") }
        return isAsked ? "asks about the bounds" : "asks nothing"
    }
}
