import UIKit

/// What a layout hears of a batch of updates, and when.
extension Assumption {
    static let batches: [Assumption] = [
        Assumption("prepare() before the list of updates", ["called", "not called"], preparingBeforeUpdates),
        Assumption(
            "between the invalidation of a batch and its list",
            ["nothing is asked", "elements are asked for"],
            questionsBeforeUpdates
        ),
        Assumption("prepare() after the list of updates", ["called", "not called"], preparingAfterUpdates),
        Assumption("the list of updates of a batch", ["comes", "doesn't come"], listOfUpdates),
        Assumption("the list of updates without an animation", ["comes", "doesn't come"], listWithoutAnimation),
        Assumption("the list of updates without a window", ["comes", "doesn't come"], listWithoutWindow),
        Assumption("the closure of a batch", ["runs at once", "runs later"], closure),
        Assumption(
            "the completion of an animated batch",
            ["comes at once", "comes after the animation", "comes in the next turn"],
            completion
        ),
        Assumption("a layout that is invalid when a batch begins", ["prepares first", "doesn't"], passBeforeBatch),
        Assumption("a section in a list of updates", ["has the item NSNotFound", "has an item"], sectionUpdate),
        Assumption("a reload in a list of updates", ["one reload", "a deletion and an insertion"], reloadUpdate),
        Assumption("a reconfigured item in a list of updates", ["not in a list", "in a list"], reconfiguration),
        Assumption("the cell of a reconfigured item", ["the same", "another one"], reconfiguredCell),
        Assumption(
            "the target offset of a batch",
            ["asked for once", "asked for more often", "not asked for"],
            target
        ),
        Assumption(
            "the target offset of a batch is asked for",
            ["before initial attributes", "after initial attributes"],
            timeOfTarget
        ),
        Assumption(
            "initial attributes of items that only move",
            ["asked for", "not asked for"],
            initialAttributesOfSurvivors
        ),
        Assumption(
            "supplementary views that a batch deletes",
            ["the layout is asked for more", "the layout isn't asked"],
            deletedSupplementaryViews
        ),
        Assumption(
            "the index path of a header that a batch hides",
            ["that from before", "an empty one", "not asked for"],
            hiddenHeader
        ),
        Assumption(
            "attributes that were answered before a batch",
            ["keep their index paths", "get other index paths"],
            answeredAttributes
        ),
    ]

    @MainActor
    private static func completion() async -> String {
        let screen = await shown()
        var isComplete = false
        screen.view.batch {
            screen.counts[0] += 1
            screen.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: { _ in
            isComplete = true
        }
        if isComplete { return "comes at once" }
        await screen.stage.frame()
        if isComplete { return "comes in the next turn" }
        await screen.stage.runUntilRest()
        return isComplete ? "comes after the animation" : "doesn't come"
    }

    @MainActor
    private static func shown(_ count: Int = 20) async -> ProbeScreen {
        let screen = ProbeScreen(count)
        await screen.show()
        screen.layout.forgetCalls()
        return screen
    }

    @MainActor
    private static func afterInsertion() async -> ProbeLayout {
        let screen = await shown()
        screen.insertFirst()
        await screen.layOut()
        return screen.layout
    }

    @MainActor
    private static func preparingBeforeUpdates() async -> String {
        let isCalled = await afterInsertion().isCalled(["prepare"], between: "invalidate", and: "updates")
        return isCalled ? "called" : "not called"
    }

    @MainActor
    private static func questionsBeforeUpdates() async -> String {
        let isAsked = await afterInsertion().isCalled(["elements", "item"], between: "invalidate", and: "updates")
        return isAsked ? "elements are asked for" : "nothing is asked"
    }

    @MainActor
    private static func preparingAfterUpdates() async -> String {
        let isCalled = await afterInsertion().isCalled(["prepare"], between: "updates", and: "finalize")
        return isCalled ? "called" : "not called"
    }

    @MainActor
    private static func listOfUpdates() async -> String {
        await afterInsertion().calls.contains("updates") ? "comes" : "doesn't come"
    }

    @MainActor
    private static func listWithoutAnimation() async -> String {
        let screen = await shown()
        UIView.performWithoutAnimation {
            screen.insertFirst()
            screen.view.layoutIfNeeded()
        }
        await screen.layOut()
        return screen.layout.calls.contains("updates") ? "comes" : "doesn't come"
    }

    @MainActor
    private static func listWithoutWindow() async -> String {
        let screen = await shown()
        screen.view.removeFromSuperview()
        screen.insertFirst()
        await screen.layOut()
        return screen.layout.calls.contains("updates") ? "comes" : "doesn't come"
    }

    @MainActor
    private static func closure() async -> String {
        let screen = await shown()
        var hasRun = false
        screen.view.batch { hasRun = true }
        return hasRun ? "runs at once" : "runs later"
    }

    @MainActor
    private static func passBeforeBatch() async -> String {
        let screen = await shown()
        screen.layout.invalidateLayout()
        var isPrepared = false
        screen.view.batch { isPrepared = screen.layout.calls.contains("prepare") }
        return isPrepared ? "prepares first" : "doesn't"
    }

    @MainActor
    private static func sectionUpdate() async -> String {
        let screen = await shown(3)
        screen.view.batch {
            screen.counts.append(2)
            screen.view.insertSections([1])
        }
        await screen.layOut()
        guard let path = screen.layout.updateItems.first?.indexPathAfterUpdate else { return "no update" }
        return path.item == NSNotFound ? "has the item NSNotFound" : "has an item"
    }

    @MainActor
    private static func reloadUpdate() async -> String {
        let screen = await shown()
        screen.view.reloadItems(at: [screen.path(1)])
        await screen.layOut()
        let actions = screen.layout.updateItems.map(\.updateAction)
        if actions == [.reload] { return "one reload" }
        let isPair = actions.count == 2 && actions.contains(.delete) && actions.contains(.insert)
        return isPair ? "a deletion and an insertion" : "something else"
    }

    @MainActor
    private static func reconfiguration() async -> String {
        let screen = await shown()
        screen.view.reconfigureItems(at: [screen.path(1)])
        await screen.layOut()
        return screen.layout.updateItems.isEmpty ? "not in a list" : "in a list"
    }

    @MainActor
    private static func reconfiguredCell() async -> String {
        let screen = await shown()
        let cell = screen.view.cellForItem(at: screen.path(1))
        screen.view.reconfigureItems(at: [screen.path(1)])
        await screen.layOut()
        return screen.view.cellForItem(at: screen.path(1)) === cell ? "the same" : "another one"
    }

    @MainActor
    private static func target() async -> String {
        switch await afterInsertion().count(of: "target") {
        case 0: "not asked for"
        case 1: "asked for once"
        default: "asked for more often"
        }
    }

    @MainActor
    private static func timeOfTarget() async -> String {
        let calls = await afterInsertion().calls
        let target = calls.firstIndex(of: "target") ?? 0
        let initial = calls.firstIndex { $0.hasPrefix("initial") } ?? calls.count
        return target < initial ? "before initial attributes" : "after initial attributes"
    }

    @MainActor
    private static func initialAttributesOfSurvivors() async -> String {
        await afterInsertion().calls.contains("initial 1") ? "asked for" : "not asked for"
    }

    @MainActor
    private static func deletedSupplementaryViews() async -> String {
        let screen = ProbeScreen(3)
        screen.layout.headerHeight = 40
        await screen.show()
        screen.layout.forgetCalls()
        screen.insertFirst()
        await screen.layOut()
        let isAsked = screen.layout.calls.contains("deleted supplementary")
        return isAsked ? "the layout is asked for more" : "the layout isn't asked"
    }

    @MainActor
    private static func hiddenHeader() async -> String {
        let screen = ProbeScreen(1)
        screen.layout.headerHeight = 40
        await screen.show()
        screen.layout.forgetCalls()
        screen.view.batch {
            screen.counts = [0]
            screen.view.deleteItems(at: [screen.path(0)])
        }
        await screen.layOut()
        if screen.layout.calls.contains("final supplementary, empty") { return "an empty one" }
        return screen.layout.calls.contains("final supplementary, path") ? "that from before" : "not asked for"
    }

    @MainActor
    private static func answeredAttributes() async -> String {
        let screen = await shown()
        screen.layout.invalidateLayout()
        await screen.layOut()
        let answered = screen.layout.answered
        let paths = answered.map(\.indexPath)
        screen.insertFirst()
        await screen.layOut()
        return answered.map(\.indexPath) == paths ? "keep their index paths" : "get other index paths"
    }
}
