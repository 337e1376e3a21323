import UIKit

/// What a layout hears when the bounds change.
extension Assumption {
    static let boundsChanges: [Assumption] = [
        Assumption("the bounds while a layout is asked about new ones", ["the old ones", "the new ones"], boundsAsked),
        Assumption("the bounds in invalidateLayout(with:)", ["the new ones", "the old ones"], boundsInvalidated),
        Assumption("the size adjustment for another width", ["the difference", "none"], sizeAdjustment),
        Assumption(
            "prepare(forAnimatedBoundsChange:) of a rotation",
            ["after prepare()", "before prepare()", "not called"],
            animatedBounds
        ),
        Assumption("prepare(forAnimatedBoundsChange:) calls of a rotation", ["one", "several", "none"], animatedCalls),
        Assumption("the target offset of a rotation", ["asked for", "not asked for"], rotatedOffset),
        Assumption("a scroll that a layout doesn't follow", ["no prepare()", "prepare()"], preparingForScroll),
    ]

    @MainActor
    private static func shown() async -> ProbeScreen {
        let screen = ProbeScreen(20)
        screen.layout.invalidatesForBoundsChanges = true
        await screen.show()
        screen.layout.forgetCalls()
        return screen
    }

    @MainActor
    private static func boundsAsked() async -> String {
        let screen = await shown()
        await screen.scroll(to: 50)
        guard let call = screen.layout.calls.first(where: { $0.hasPrefix("bounds?") }) else { return "not asked" }
        return call == "bounds? old" ? "the old ones" : "the new ones"
    }

    @MainActor
    private static func boundsInvalidated() async -> String {
        let screen = await shown()
        await screen.scroll(to: 50)
        guard let bounds = screen.layout.boundsInInvalidations.first else { return "not invalidated" }
        return bounds.minY == 50 ? "the new ones" : "the old ones"
    }

    @MainActor
    private static func sizeAdjustment() async -> String {
        let screen = await shown()
        screen.stage.resize(to: CGSize(width: 400, height: 300))
        await screen.layOut()
        let adjustments = screen.layout.contexts.map(\.contentSizeAdjustment)
        return adjustments.contains { $0.width != 0 } ? "the difference" : "none"
    }

    @MainActor
    private static func animatedBounds() async -> String {
        let screen = await shown()
        screen.stage.rotate(to: CGSize(width: 400, height: 250))
        await screen.stage.runUntilRest()
        guard let animated = screen.layout.calls.firstIndex(of: "animated bounds") else { return "not called" }
        let prepared = screen.layout.calls.firstIndex(of: "prepare") ?? 0
        return prepared < animated ? "after prepare()" : "before prepare()"
    }

    @MainActor
    private static func animatedCalls() async -> String {
        let screen = await shown()
        screen.stage.rotate(to: CGSize(width: 400, height: 250))
        await screen.stage.runUntilRest()
        switch screen.layout.count(of: "animated bounds") {
        case 0: return "none"
        case 1: return "one"
        default: return "several"
        }
    }

    @MainActor
    private static func rotatedOffset() async -> String {
        let screen = await shown()
        screen.stage.rotate(to: CGSize(width: 400, height: 250))
        await screen.stage.runUntilRest()
        return screen.layout.calls.contains("target") ? "asked for" : "not asked for"
    }

    @MainActor
    private static func preparingForScroll() async -> String {
        let screen = await shown()
        screen.layout.invalidatesForBoundsChanges = false
        await screen.scroll(to: 500)
        return screen.layout.calls.contains("prepare") ? "prepare()" : "no prepare()"
    }
}
