import Foundation

/// Another layout object, at once or in an animation.
extension UICollectionView {
    func switchLayout(to new: UICollectionViewLayout, animated: Bool) {
        abandonInteractiveTransition()
        let old = collectionViewLayout
        guard animated, isLayoutPrepared, bounds.width > 0, bounds.height > 0, !isInLayoutPass else {
            let isTold = hostility.contains(.layoutsToldWithoutAnimation)
            if isTold { announceSwitch(from: old, to: new) }
            old.install(in: nil)
            dropDecorationViews(of: old)
            install(new)
            if isTold { finishSwitch(from: old, to: new) }
            return
        }
        if pending.needsPrepare { layoutIfNeeded() }
        let views = beginSwitch(from: old, to: new)
        let before = liveViews.mapValues { layoutAttributes($0.attributes) }
        dropDecorationViews(of: old)
        install(new)
        // The views stay: only their places change.
        pending.rebuildsViews = false
        let running = RunningBatch(map: UpdateMap(UpdateBatch()), before: before, switchesLayout: true)
        runningBatch = running
        isInLayoutPass = true
        validateLayout()
        takeTargetOffset()
        running.after = newVisibleElements()
        running.transitions = collectTransitions(running, from: old)
        endHooks(from: old, to: new)
        showNewLayout()
        keepTransitions(of: running)
        runningBatch = nil
        tell(views, thatTheyCameFrom: old, to: new)
    }

    private func install(_ layout: UICollectionViewLayout) {
        replaceLayout(by: layout)
        layout.install(in: self)
        isLayoutPrepared = false
        reloadEverything()
    }

    /// Decoration views are made by their layout, and go with it.
    func dropDecorationViews(of layout: UICollectionViewLayout) {
        for live in liveViews.values where live.key.category == .decorationView { recycle(live) }
        for kind in layout.decorationKinds {
            pools[ReusePool(kind: ElementKey.id(ofKind: kind, .decorationView), identifier: kind)] = nil
        }
    }

    // MARK: Parts that an interactive transition shares

    /// Tells both layouts and the views of the change to come.
    ///
    /// - Returns: The views that were told.
    func beginSwitch(from old: UICollectionViewLayout, to new: UICollectionViewLayout) -> [LiveView] {
        announceSwitch(from: old, to: new)
        let views = liveViews.values.sorted { $0.key < $1.key }
        for live in views {
            Trace.note("\(live.key.traceName).willTransition")
            live.view.willTransition(from: old, to: new)
        }
        return views
    }

    private func announceSwitch(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        func tellOld() {
            Trace.note("oldLayout.prepareForTransition(to:)")
            old.prepareForTransition(to: new)
        }
        if hostility.contains(.layoutsToldBeforeInstalled) {
            Trace.note("newLayout.prepareForTransition(from:)")
            new.prepareForTransition(from: old)
            tellOld()
            new.install(in: self)
        } else {
            tellOld()
            new.install(in: self)
            Trace.note("newLayout.prepareForTransition(from:)")
            new.prepareForTransition(from: old)
        }
    }

    /// Tells both layouts that all attributes are known. The old one leaves the collection view.
    func endHooks(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        finishSwitch(from: old, to: new)
        old.install(in: nil)
    }

    private func finishSwitch(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        Trace.note("oldLayout.finalizeLayoutTransition()")
        old.finalizeLayoutTransition()
        Trace.note("newLayout.finalizeLayoutTransition()")
        new.finalizeLayoutTransition()
    }

    func showNewLayout() {
        isInLayoutPass = false
        needsViewUpdate = true
        runLayoutPass()
    }

    /// Tells the views that are still there.
    func tell(
        _ views: [LiveView],
        thatTheyCameFrom old: UICollectionViewLayout,
        to new: UICollectionViewLayout
    ) {
        for live in views where liveViews[live.key] === live {
            Trace.note("\(live.key.traceName).didTransition")
            live.view.didTransition(from: old, to: new)
        }
    }
}
