import Foundation

/// The attributes at the start and the end of what would be animated.
extension UICollectionView {
    func defaultInitialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        runningBatch?.defaultInitial(for: key)
    }

    func defaultFinalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        runningBatch?.defaultFinal(for: key)
    }

    /// Asks for the end of every view shown before and the start of every one shown afterwards.
    func collectTransitions(_ running: RunningBatch) -> [RunningBatch.Transition] {
        var transitions: [RunningBatch.Transition] = []
        for old in running.before.keys.sorted() {
            let new = running.map.survivor(of: old)
            transitions.append(
                RunningBatch.Transition(
                    old: old,
                    new: new,
                    initial: nil,
                    final: finalAttributes(of: old, isHidden: new.flatMap { running.after[$0] } == nil)
                )
            )
        }
        for new in running.after.keys.sorted() {
            let initial = initialAttributes(of: new)
            if let index = transitions.firstIndex(where: { $0.new == new }) {
                transitions[index].initial = initial
            } else {
                transitions.append(RunningBatch.Transition(old: nil, new: new, initial: initial, final: nil))
            }
        }
        return transitions
    }

    private func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        let path = key.indexPath
        let text = TraceText.text(path)
        switch key.category {
        case .cell:
            Trace.note("layout.initialLayoutAttributesForAppearingItem(at: \(text))")
            return layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            let kind = key.kindName
            Trace.note("layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: \(kind), at: \(text))")
            return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            let kind = key.kindName
            Trace.note("layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: \(kind), at: \(text))")
            return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// A supplementary element that is no longer shown may be named by an empty path.
    private func finalAttributes(of key: ElementKey, isHidden: Bool) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        var path = key.indexPath
        if isHidden, key.category == .supplementaryView, hostility.contains(.emptyIndexPaths) { path = IndexPath() }
        let text = TraceText.text(path)
        switch key.category {
        case .cell:
            Trace.note("layout.finalLayoutAttributesForDisappearingItem(at: \(text))")
            return layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            let kind = key.kindName
            Trace.note("layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(kind), at: \(text))")
            return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            let kind = key.kindName
            Trace.note("layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: \(kind), at: \(text))")
            return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// The preferred size of a hidden supplementary element, which names none.
    func sendEmptyPreferredAttributes(_ running: RunningBatch) {
        guard hostility.contains(.emptyIndexPaths) else { return }
        for old in running.before.keys.sorted() where old.category == .supplementaryView {
            if let new = running.map.survivor(of: old), running.after[new] != nil { continue }
            let original = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: old.kindName,
                with: IndexPath()
            )
            let preferred = original.duplicate()
            preferred.size.height += 1
            if let context = layoutContext(forPreferred: preferred, original: original) {
                invalidateLayout(with: context)
            }
        }
    }

    /// Asks which supplementary and decoration elements come and go with the batch, for every kind there is.
    func askForChangedSupplementaries() {
        let layout = collectionViewLayout
        var supplementaries: Set<String> = []
        var decorations = Set(layout.decorationKinds)
        for pool in Array(registeredClasses.keys) + registeredNibs.keys where pool.kind != ElementKey.cellKind {
            supplementaries.insert(ElementKey.name(ofKind: pool.kind))
        }
        for key in liveViews.keys where key.category != .cell {
            if key.category == .decorationView {
                decorations.insert(key.kindName)
            } else {
                supplementaries.insert(key.kindName)
            }
        }
        for kind in supplementaries.sorted() {
            Trace.note("layout.indexPathsToDeleteForSupplementaryView(ofKind: \(kind))")
            _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
            Trace.note("layout.indexPathsToInsertForSupplementaryView(ofKind: \(kind))")
            _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        }
        for kind in decorations.sorted() {
            Trace.note("layout.indexPathsToDeleteForDecorationView(ofKind: \(kind))")
            _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
            Trace.note("layout.indexPathsToInsertForDecorationView(ofKind: \(kind))")
            _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
        }
    }

    // MARK: Changes without updates

    /// A change of size inside an animation.
    func runAnimatedBoundsChange(from oldBounds: CGRect) {
        guard runningBatch == nil, !isInLayoutPass else { return }
        isInLayoutPass = true
        validateLayout()
        Trace.note("layout.prepare(forAnimatedBoundsChange: \(TraceText.text(oldBounds)))")
        collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds)
        let running = RunningBatch(
            map: UpdateMap(UpdateBatch()),
            before: liveViews.mapValues { layoutAttributes($0.attributes) }
        )
        running.after = newVisibleElements()
        running.transitions = collectTransitions(running)
        takeTargetOffset()
        Trace.note("layout.finalizeAnimatedBoundsChange()")
        collectionViewLayout.finalizeAnimatedBoundsChange()
        isInLayoutPass = false
        setNeedsLayout()
    }

    /// Another layout object.
    func changeLayout(
        from old: UICollectionViewLayout,
        to new: UICollectionViewLayout,
        animated: Bool,
        replace: () -> Void
    ) {
        let views = liveViews.values.sorted { $0.key < $1.key }
        if animated {
            Trace.note("oldLayout.prepareForTransition(to:)")
            old.prepareForTransition(to: new)
            Trace.note("newLayout.prepareForTransition(from:)")
            new.prepareForTransition(from: old)
            for live in views { live.view.willTransition(from: old, to: new) }
        }
        old.install(in: nil)
        replace()
        new.install(in: self)
        isLayoutPrepared = false
        reloadEverything()
        guard animated else { return }
        // The views stay: only their places change.
        pending.rebuildsViews = false
        validateLayout()
        takeTargetOffset()
        Trace.note("oldLayout.finalizeLayoutTransition()")
        old.finalizeLayoutTransition()
        Trace.note("newLayout.finalizeLayoutTransition()")
        new.finalizeLayoutTransition()
        for live in views { live.view.didTransition(from: old, to: new) }
    }
}
