import Foundation

/// A change of layout that a gesture drives.
@MainActor
struct InteractiveTransition {
    let old: UICollectionViewLayout
    let new: UICollectionViewLayout
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    let views: [LiveView]
}

extension UICollectionView {
    /// Whether it was finished rather than cancelled, and whether its last animation ran to its end.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    func beginInteractiveTransition(
        to new: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let interactiveTransition {
            raise(.internalInconsistency, "the collection is already in the middle of an interactive transition")
            return interactiveTransition.layout
        }
        layoutIfNeeded()
        let old = collectionViewLayout
        Trace.note("delegate.transitionLayout(forOldLayout:newLayout:)")
        let layout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        let views = beginSwitch(from: old, to: new)
        Trace.note("newLayout.prepare()")
        new.prepare()
        layout.currentOffset = contentOffset
        layout.nextOffset = nextOffset(in: new)
        layout.gather(in: self)
        interactiveTransition = InteractiveTransition(
            old: old,
            new: new,
            layout: layout,
            completion: completion,
            views: views
        )
        exchangeLayout(for: layout)
        return layout
    }

    func endInteractiveTransition(isFinished: Bool) {
        guard let transition = interactiveTransition else {
            raise(
                .internalInconsistency,
                "the collection was not prepared for an interactive transition. see "
                    + "startInteractiveTransitionToCollectionViewLayout:completion:"
            )
            return
        }
        interactiveTransition = nil
        let layout = transition.layout
        let (left, kept) = isFinished ? (transition.old, transition.new) : (transition.new, transition.old)
        let running = RunningBatch(
            map: UpdateMap(UpdateBatch()),
            before: liveViews.mapValues { layoutAttributes($0.attributes) }
        )
        endHooks(from: left, to: kept)
        dropDecorationViews(of: left)
        dropDecorationViews(of: kept)
        exchangeLayout(for: kept)
        layout.install(in: nil)
        runningBatch = running
        isInLayoutPass = true
        validateLayout()
        setLayoutOffset(isFinished ? layout.nextOffset : layout.currentOffset)
        running.after = newVisibleElements()
        running.transitions = running.withoutHooks
        showNewLayout()
        keepTransitions(of: running)
        runningBatch = nil
        tell(transition.views, thatTheyCameFrom: left, to: kept)
        transition.completion?(isFinished, true)
    }

    /// Another layout is assigned while a gesture drives the change to a third.
    func abandonInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        transition.old.install(in: nil)
        transition.new.install(in: nil)
        transition.completion?(false, false)
    }

    /// Takes another layout and keeps the views.
    private func exchangeLayout(for layout: UICollectionViewLayout) {
        replaceLayout(by: layout)
        layout.install(in: self)
        reloadEverything()
        pending.rebuildsViews = false
        isLayoutPrepared = false
    }

    /// Where the new layout wants the content to end.
    private func nextOffset(in new: UICollectionViewLayout) -> CGPoint {
        let proposed = legal(contentOffset, within: new.collectionViewContentSize)
        let target = new.targetContentOffset(forProposedContentOffset: proposed)
        Trace.note(
            "newLayout.targetContentOffset(forProposedContentOffset: \(TraceText.text(proposed)))"
                + " -> \(TraceText.text(target))"
        )
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    }
}

extension RunningBatch {
    /// Every view from where it is to where it will be, without a question to the layout.
    fileprivate var withoutHooks: [Transition] {
        let keys = Set(before.keys).union(after.keys).sorted()
        return keys.map { key in
            Transition(old: before[key] == nil ? nil : key, new: key, initial: nil, final: nil)
        }
    }
}
