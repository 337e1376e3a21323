import UIKit

/// What becomes of offsets that a layout or an app sets, and where scrolls to items end.
extension Assumption {
    static let contentOffsets: [Assumption] = [
        Assumption("the offset adjustment of a context", ["added", "ignored"], adjustment),
        Assumption("the offset adjustment of a context in a batch", ["ignored", "added"], adjustmentInBatch),
        Assumption(
            "an offset that is set in a pass",
            ["taken", "ignored", "taken after the pass", "taken back after the pass"],
            offsetInPass
        ),
        Assumption("an offset beyond the content", ["taken", "put back into the content"], offsetBeyondContent),
        Assumption(
            "an offset that is beyond the content when it shrinks",
            ["put back into the content", "left where it is"],
            offsetBeyondShrunkContent
        ),
        Assumption("the offset at the start when the inset there grows", ["follows it", "stays"], growingInset),
        Assumption("the target offset before the first pass", ["not asked for", "asked for"], firstTarget),
        Assumption("an animated scroll by 0.3 points", ["ends there", "doesn't begin"], smallScroll),
        Assumption("an offset of 100.1 points", ["as it is", "whole pixels", "whole points"], fractionalOffset),
        Assumption("isScrollAnimating in an animated scroll", ["set", "not set", unavailable], scrollFlag),
    ]

    static let scrolls: [Assumption] = [
        Assumption("the end of the content of a scroll to an item", ["the known one", "the layout's"], endOfScroll),
        Assumption("a scroll to an item that is known", ["asks for it", "doesn't ask for it"], knownItem),
        Assumption("a scroll to an item at half a point", ["exact", "to whole points"], halfPoint),
        Assumption("cells on the way of a scroll to an item", ["not made", "made"], cellsOnTheWay),
    ]

    @MainActor
    private static func shown(_ count: Int = 20, layout: ProbeLayout = ProbeLayout()) async -> ProbeScreen {
        let screen = ProbeScreen(count, layout: layout)
        await screen.show()
        layout.forgetCalls()
        return screen
    }

    @MainActor
    private static func adjust(_ layout: ProbeLayout) {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 30
        layout.invalidateLayout(with: context)
    }

    @MainActor
    private static func adjustment() async -> String {
        let screen = await shown()
        adjust(screen.layout)
        await screen.layOut()
        return screen.view.contentOffset.y == 30 ? "added" : "ignored"
    }

    @MainActor
    private static func adjustmentInBatch() async -> String {
        let screen = await shown()
        let layout = screen.layout
        layout.whenUpdated = { [unowned layout] in adjust(layout) }
        screen.view.batch {
            screen.counts[0] -= 1
            screen.view.deleteItems(at: [screen.path(19)])
        }
        await screen.layOut()
        return screen.view.contentOffset.y == 30 ? "added" : "ignored"
    }

    @MainActor
    private static func offsetInPass() async -> String {
        let screen = await shown(40)
        await screen.scroll(to: 100)
        let (layout, view) = (screen.layout, screen.view)
        var taken: CGFloat?
        layout.whenPrepared = { [unowned layout, unowned view] in
            layout.whenPrepared = nil
            view.contentOffset.y = 400
            taken = view.contentOffset.y
        }
        layout.invalidateLayout()
        await screen.layOut()
        switch (taken == 400, view.contentOffset.y == 400) {
        case (true, true): return "taken"
        case (true, false): return "taken back after the pass"
        case (false, true): return "taken after the pass"
        case (false, false): return "ignored"
        }
    }

    @MainActor
    private static func offsetBeyondContent() async -> String {
        let screen = await shown()
        await screen.scroll(to: 5_000)
        return screen.view.contentOffset.y == 5_000 ? "taken" : "put back into the content"
    }

    @MainActor
    private static func offsetBeyondShrunkContent() async -> String {
        let screen = await shown()
        await screen.scroll(to: 1_700)
        screen.layout.rowHeight = 50
        screen.layout.invalidateLayout()
        await screen.layOut()
        await screen.stage.runUntilRest()
        return screen.view.contentOffset.y == 1_700 ? "left where it is" : "put back into the content"
    }

    @MainActor
    private static func growingInset() async -> String {
        let screen = await shown()
        screen.view.contentInset.top = 40
        await screen.layOut()
        return screen.view.contentOffset.y == -40 ? "follows it" : "stays"
    }

    @MainActor
    private static func firstTarget() async -> String {
        let screen = ProbeScreen(20)
        await screen.show()
        return screen.layout.calls.contains("target") ? "asked for" : "not asked for"
    }

    @MainActor
    private static func smallScroll() async -> String {
        let screen = await shown()
        screen.view.setContentOffset(CGPoint(x: 0, y: 0.3), animated: true)
        await screen.stage.runUntilRest()
        return screen.view.contentOffset.y > 0 ? "ends there" : "doesn't begin"
    }

    @MainActor
    private static func fractionalOffset() async -> String {
        let screen = await shown()
        await screen.scroll(to: 100.1)
        let offset = screen.view.contentOffset.y
        if abs(offset - 100.1) < 0.001 { return "as it is" }
        return offset == offset.rounded() ? "whole points" : "whole pixels"
    }

    @MainActor
    private static func scrollFlag() async -> String {
        guard #available(iOS 17.4, tvOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else { return unavailable }
        let screen = await shown()
        screen.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        let isSet = screen.view.isScrollAnimating
        await screen.stage.runUntilRest()
        return isSet ? "set" : "not set"
    }

    // MARK: Scrolls

    /// A layout whose content is longer once an item is asked for.
    private final class GrowingLayout: ProbeLayout {
        private var isAsked = false

        override var collectionViewContentSize: CGSize {
            let size = super.collectionViewContentSize
            return CGSize(width: size.width, height: isAsked ? size.height + 300 : size.height)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            isAsked = true
            return super.layoutAttributesForItem(at: indexPath)
        }
    }

    @MainActor
    private static func endOfScroll() async -> String {
        let screen = await shown(5, layout: GrowingLayout())
        screen.view.scrollToItem(at: screen.path(4), at: .top, animated: false)
        return screen.view.contentOffset.y > 200 ? "the layout's" : "the known one"
    }

    @MainActor
    private static func knownItem() async -> String {
        let screen = await shown()
        await screen.scroll(to: 30)
        screen.layout.forgetCalls()
        screen.view.scrollToItem(at: screen.path(1), at: .top, animated: false)
        return screen.layout.calls.contains("item") ? "asks for it" : "doesn't ask for it"
    }

    @MainActor
    private static func halfPoint() async -> String {
        let layout = ProbeLayout()
        layout.rowHeight = 50.5
        let screen = await shown(50, layout: layout)
        screen.view.scrollToItem(at: screen.path(9), at: .top, animated: false)
        return screen.view.contentOffset.y == 454.5 ? "exact" : "to whole points"
    }

    @MainActor
    private static func cellsOnTheWay() async -> String {
        let screen = await shown(60)
        screen.view.scrollToItem(at: screen.path(40), at: .top, animated: false)
        await screen.layOut()
        return screen.layout.count(of: "cell") > 12 ? "made" : "not made"
    }
}
