import Foundation

extension UICollectionView {
    /// Takes in a context that has passed through the layout. Nothing is computed before the next pass.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let contents = context.contents
        pending.needsPrepare = true
        prefetching.bounds = nil
        if contents.everything {
            prefetching = PrefetchState()
            pending.rebuildsViews = true
            pending.offsetAdjustment = .zero
        }
        // While an item is carried the counts are those that the user sees.
        if contents.counts { recycleKeptViews() }
        if contents.counts, !isPerformingUpdates, movement == nil {
            counts = nil
        }
        if contents.listsElements, !contents.everything {
            let keys = contents.listedKeys
            pending.listed += keys
            told.forget(keys)
        } else {
            known.forget()
            told.forget()
        }
        if !ignoresAdjustments {
            pending.offsetAdjustment.x += contents.offsetAdjustment.x
            pending.offsetAdjustment.y += contents.offsetAdjustment.y
        }
        setNeedsLayoutPass()
    }

    /// A pass that is under way goes round again by itself.
    func setNeedsLayoutPass() {
        if !isInLayoutPass { setNeedsLayout() }
    }

    private var ignoresAdjustments: Bool {
        ((isPerformingUpdates || openBatch != nil) && !hostility.contains(.adjustmentsHonoredInBatches))
            || (isMovedByHand && hostility.contains(.adjustmentsIgnoredWhileScrolling))
    }

    /// Whether a finger or its momentum moves the content.
    var isMovedByHand: Bool {
        isDragging || isDecelerating
    }

    /// Starts over: new counts, new views, a layout that forgets everything.
    func reloadEverything() {
        pending.listed = []
        known.forget()
        told.forget()
        counts = nil
        // The counts are the data source's again, and so is the place of an item that a finger carries.
        movement?.putBack()
        let context = collectionViewLayout.makeInvalidationContext()
        context.contents.everything = true
        context.contents.counts = true
        invalidateLayout(with: context)
        // An override that does not call super must not keep the collection view from reloading.
        pending.needsPrepare = true
        pending.rebuildsViews = true
        setNeedsLayoutPass()
    }
}

extension InvalidationContents {
    @MainActor
    var listedKeys: [ElementKey] {
        var keys = (items ?? []).map { ElementKey(itemAt: $0) }
        for (kind, paths) in supplementaries ?? [:] {
            keys += paths.map { ElementKey(supplementaryOfKind: kind, at: $0) }
        }
        for (kind, paths) in decorations ?? [:] {
            let id = ElementKey.id(ofKind: kind, .decorationView)
            keys += paths.map { ElementKey(category: .decorationView, kind: id, at: $0) }
        }
        return keys
    }
}
