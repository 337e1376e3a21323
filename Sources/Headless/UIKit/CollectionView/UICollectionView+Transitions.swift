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
    ///
    /// - Parameter oldLayout: The layout that knows where views go, if it is not the one that knows where they come
    ///   from.
    func collectTransitions(
        _ running: RunningBatch,
        from oldLayout: UICollectionViewLayout? = nil
    ) -> [RunningBatch.Transition] {
        beginAskingLayout()
        defer { endAskingLayout() }
        let old = (oldLayout ?? collectionViewLayout, oldLayout == nil ? "layout" : "oldLayout")
        let new = (collectionViewLayout, oldLayout == nil ? "layout" : "newLayout")
        var transitions: [RunningBatch.Transition] = []
        var placeOfNew: [ElementKey: Int] = [:]
        for key in running.before.keys.sorted() {
            let survivor = running.survivor(of: key)
            let isHidden = survivor.flatMap { running.after[$0] } == nil
            let final = finalAttributes(of: key, isHidden: isHidden, old)
            if let survivor { placeOfNew[survivor] = transitions.count }
            transitions.append(RunningBatch.Transition(old: key, new: survivor, initial: nil, final: final))
        }
        for key in running.after.keys.sorted() {
            let initial = initialAttributes(of: key, new)
            if let index = placeOfNew[key] {
                transitions[index].initial = initial
            } else {
                transitions.append(RunningBatch.Transition(old: nil, new: key, initial: initial, final: nil))
            }
        }
        return transitions
    }

    private func initialAttributes(
        of key: ElementKey,
        _ asked: (layout: UICollectionViewLayout, name: String)
    ) -> UICollectionViewLayoutAttributes? {
        let (layout, name) = asked
        let path = key.indexPath
        let text = TraceText.text(path)
        switch key.category {
        case .cell:
            Trace.note("\(name).initialLayoutAttributesForAppearingItem(at: \(text))")
            return layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            let kind = key.kindName
            Trace.note("\(name).initialLayoutAttributesForAppearingSupplementaryElement(ofKind: \(kind), at: \(text))")
            return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            let kind = key.kindName
            Trace.note("\(name).initialLayoutAttributesForAppearingDecorationElement(ofKind: \(kind), at: \(text))")
            return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// A supplementary element that is no longer shown may be named by an empty path.
    private func finalAttributes(
        of key: ElementKey,
        isHidden: Bool,
        _ asked: (layout: UICollectionViewLayout, name: String)
    ) -> UICollectionViewLayoutAttributes? {
        let (layout, name) = asked
        var path = key.indexPath
        if isHidden, key.category == .supplementaryView, hostility.contains(.emptyIndexPaths) { path = IndexPath() }
        let text = TraceText.text(path)
        switch key.category {
        case .cell:
            Trace.note("\(name).finalLayoutAttributesForDisappearingItem(at: \(text))")
            return layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            let kind = key.kindName
            Trace.note("\(name).finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(kind), at: \(text))")
            return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            let kind = key.kindName
            Trace.note("\(name).finalLayoutAttributesForDisappearingDecorationElement(ofKind: \(kind), at: \(text))")
            return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// The preferred size of a hidden supplementary element, which names none.
    func sendEmptyPreferredAttributes(_ running: RunningBatch) {
        guard hostility.contains(.emptyIndexPaths) else { return }
        for old in running.before.keys.sorted() where old.category == .supplementaryView {
            if let new = running.survivor(of: old), running.after[new] != nil { continue }
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
    func askForChangedSupplementaries(_ running: RunningBatch) {
        beginAskingLayout()
        defer { endAskingLayout() }
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
        var (deleted, inserted): (Set<ElementKey>, Set<ElementKey>) = ([], [])
        for kind in supplementaries.sorted() {
            Trace.note("layout.indexPathsToDeleteForSupplementaryView(ofKind: \(kind))")
            for path in layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
                deleted.insert(ElementKey(supplementaryOfKind: kind, at: path))
            }
            Trace.note("layout.indexPathsToInsertForSupplementaryView(ofKind: \(kind))")
            for path in layout.indexPathsToInsertForSupplementaryView(ofKind: kind) {
                inserted.insert(ElementKey(supplementaryOfKind: kind, at: path))
            }
        }
        for kind in decorations.sorted() {
            let id = ElementKey.id(ofKind: kind, .decorationView)
            Trace.note("layout.indexPathsToDeleteForDecorationView(ofKind: \(kind))")
            for path in layout.indexPathsToDeleteForDecorationView(ofKind: kind) {
                deleted.insert(ElementKey(category: .decorationView, kind: id, at: path))
            }
            Trace.note("layout.indexPathsToInsertForDecorationView(ofKind: \(kind))")
            for path in layout.indexPathsToInsertForDecorationView(ofKind: kind) {
                inserted.insert(ElementKey(category: .decorationView, kind: id, at: path))
            }
        }
        running.replace(deleted: deleted, inserted: inserted)
    }

    // MARK: Changes without updates

    /// A change of size inside an animation.
    func runAnimatedBoundsChange(from oldBounds: CGRect) {
        guard runningBatch == nil, !isInLayoutPass else { return }
        isInLayoutPass = true
        validateLayout()
        Trace.note("layout.prepare(forAnimatedBoundsChange: \(TraceText.text(oldBounds)))")
        askingLayout { $0.prepare(forAnimatedBoundsChange: oldBounds) }
        let running = RunningBatch(
            map: UpdateMap(UpdateBatch()),
            before: liveViews.mapValues { layoutAttributes($0.attributes) }
        )
        runningBatch = running
        running.after = newVisibleElements()
        running.transitions = collectTransitions(running)
        takeTargetOffset()
        keepTransitions(of: running, areViewsPlaced: false)
        runningBatch = nil
        Trace.note("layout.finalizeAnimatedBoundsChange()")
        askingLayout { $0.finalizeAnimatedBoundsChange() }
        isInLayoutPass = false
        setNeedsLayout()
    }
}
