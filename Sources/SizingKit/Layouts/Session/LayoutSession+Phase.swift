import SizingEngine
import UIKit

extension LayoutSession {
    /// The operation that the layout is performing.
    enum Phase {
        case ready
        /// A closure of the app is being called, which may do anything. Elements are kept as they are.
        case asking
        /// The counts have changed and the list of updates has not arrived: every answer would be wrong.
        case awaitingUpdates
        /// The offset is being set so that the origin becomes 0.
        case settling
    }

    /// Whether a batch of updates is under way: from the list of updates to the end of its set-up.
    enum Batch {
        case none
        /// With the transition from the state before; `nil` if the model was created again, so that nothing can be
        /// animated.
        case underWay(UpdateTransition?)
    }

    var isUpdating: Bool {
        if case .underWay = batch { true } else { false }
    }

    /// The state before the batch of updates whose animations are being set up.
    var transition: UpdateTransition? {
        if case .underWay(let transition) = batch { transition } else { nil }
    }

    /// Whether elements are placed for the current data and bounds, so that attributes are correct now.
    var isCurrent: Bool { phase == .ready && pending.parts.isEmpty && pending.viewportBeforeResize == nil }

    /// Whether the next pass makes another model, with the counts that the collection view has then.
    var isModelOutdated: Bool { pending.parts.contains(.everything) || pending.parts.contains(.beginning) }

    // MARK: From one to another

    /// Records that UIKit or the app has invalidated the layout.
    func didInvalidate(_ invalidation: Invalidation) {
        content.reach.noteInvalidation(
            isOfPinnedElements: invalidation.isOfPinnedElements,
            isPrepared: told.isPrepared
        )
        if !invalidation.items.isEmpty {
            scrolling.noteListed(invalidation.items)
            measurer.finder.templates.host.reportNextLayout()
        }
        if invalidation.everything {
            // UIKit has just set this layout on a collection view that shows the items of another layout.
            if environment == nil { takeover.takePlace(of: collectionView) }
            pending.add(.everything)
            if phase == .awaitingUpdates { phase = .ready }
            reordering.forgetItemUnderFinger()
            measurer.dataWereReloaded()
            prepareCollectionView()
        } else if invalidation.counts {
            if !invalidation.isOfMovement { awaitUpdates() }
        } else {
            stopAwaitingUpdates()
        }
        told.layoutWasInvalidated(by: invalidation)
        answers.shownViews.layoutWasInvalidated()
    }

    /// Forgets all placed elements: the next pass begins at the beginning of the content.
    func restart() {
        pending.add(.beginning)
        invalidateArrangement()
    }

    /// Forgets all placed elements and the collection view that they were in.
    func forgetCollectionView() {
        guests.leave()
        guard environment != nil else { return }
        content.forget()
        pending.startOver()
        carousels.removeScrollers()
        swipes.leave()
    }

    /// Creates the model again in the next pass. The cache is kept.
    func invalidateArrangement() {
        pending.add(.everything)
        prepareCollectionView()
        invalidateLayout()
    }

    /// Applies a list of updates. UIKit does not promise another pass, so attributes must be those of the new state from
    /// now on.
    func beginBatch(_ updateItems: [UICollectionViewUpdateItem]) {
        if !updateItems.isEmpty { batchCount += 1 }
        _ = dataAhead.end()
        settler.batchBegins()
        let transition = holdingLayout { apply(updateItems) }
        batch = .underWay(transition)
        told.willBeAskedAgain()
        // UIKit need not prepare the layout once more.
        elementsArePlaced()
    }

    /// Records that the animations of a batch have been set up: the offset and frames may change together from now on.
    func endBatch() {
        if stopAwaitingUpdates() { invalidateLayout() }
        batch = .none
        scrolling.appComputing.noteAnimationOfBatch()
        // UIKit calls this method within its animation.
        contentViews.place()
        settler.settleAfterBatch()
        if pending.position != nil || !pending.actions.isEmpty || settler.needsSettling { invalidateLayout() }
    }

    // MARK: Waiting

    /// Begins to wait for a list of updates: the counts have changed.
    ///
    /// For an interactive movement, the invalidation contexts have already given the updates.
    func awaitUpdates() {
        if phase == .asking {
            pending.add(.everything)
        } else {
            phase = .awaitingUpdates
        }
    }

    /// Continues with the current counts: the expected list of updates has not arrived.
    ///
    /// - Returns: Whether a list was expected.
    @discardableResult
    func stopAwaitingUpdates() -> Bool {
        guard phase == .awaitingUpdates else { return false }
        phase = .ready
        measurer.removeSizesOfKnownItems()
        pending.add(.everything)
        return true
    }

    /// Continues with the list of updates that was waited for.
    func updatesHaveCome() {
        phase = .ready
    }

    /// Begins to set the offset so that the origin becomes 0.
    func beginSettling() {
        phase = .settling
    }

    func endSettling() {
        if phase == .settling { phase = .ready }
    }
}
