import Foundation

/// Batches of updates, in the order in which UIKit calls the hooks of the layout.
extension UICollectionView {
    var isPerformingUpdates: Bool {
        runningBatch != nil
    }

    // MARK: Collecting

    func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        collect { batch in
            if let completion { batch.completions.append(completion) }
        } during: {
            updates?()
        }
    }

    /// One change, in the open batch or in one of its own.
    func update(_ change: (inout UpdateBatch) -> Void) {
        collect(change) {}
    }

    /// One change of which the data source learns in a closure.
    func update(_ change: (inout UpdateBatch) -> Void, during block: () -> Void) {
        collect(change, during: block)
    }

    private func collect(_ change: (inout UpdateBatch) -> Void, during block: () -> Void) {
        guard openBatch == nil else {
            change(&openBatch!)
            block()
            return
        }
        // The update is told against what the data source said before it.
        if pending.needsPrepare { layoutIfNeeded() }
        let before = currentCounts()
        openBatch = UpdateBatch()
        change(&openBatch!)
        block()
        guard let batch = openBatch else { return }
        openBatch = nil
        commit(batch, before)
    }

    // MARK: Committing

    private func commit(_ batch: UpdateBatch, _ before: ItemCounts) {
        defer { complete(batch) }
        guard !batch.isSuperseded else { return }
        let map = UpdateMap(batch)
        followPlaceholders(map, adding: batch.placeholders)
        DragActivity.follow(map, in: self)
        let after = readCounts()
        if let fault = batch.fault(from: before, to: after, map) {
            raise(.internalInconsistency, fault)
            reloadEverything()
            return
        }
        // A batch inside of the hooks for another one cannot be animated.
        guard isLayoutPrepared, runningBatch == nil, bounds.width > 0, bounds.height > 0 else {
            reloadEverything()
            return
        }
        if hostility.contains(.abandonedBatches) {
            abandon(after)
        } else {
            run(batch, map, after)
        }
    }

    /// Calls the completion handlers of a batch.
    private func complete(_ batch: UpdateBatch) {
        let complete = { for completion in batch.completions { completion(true) } }
        guard hostility.contains(.lateBatchCompletions), UIView.areAnimationsEnabled, !batch.completions.isEmpty else {
            return complete()
        }
        FrameClock.after(Self.batchDuration, complete)
    }

    private func run(_ batch: UpdateBatch, _ map: UpdateMap, _ newCounts: ItemCounts) {
        let running = RunningBatch(map: map, before: liveViews.mapValues { layoutAttributes($0.attributes) })
        runningBatch = running
        counts = newCounts
        if movement?.follow(map) == false { movement = nil }
        prefetching = PrefetchState()
        // An app may update in a closure that is called within a pass.
        let isWithinPass = isInLayoutPass
        isInLayoutPass = true
        invalidateForUpdates()
        tellLayout(batch.updateItems(map))
        askForChangedSupplementaries(running)
        takeTargetOffset()
        known.forget()
        told.forget()
        running.after = newVisibleElements()
        running.transitions = collectTransitions(running)
        rekeyViews(map) { running.survivor(of: $0) }
        isInLayoutPass = false
        needsViewUpdate = true
        runLayoutPass()
        isInLayoutPass = isWithinPass
        sendEmptyPreferredAttributes(running)
        // What is invalidated from here on is no longer part of the batch.
        keepTransitions(of: running)
        runningBatch = nil
        Trace.note("layout.finalizeCollectionViewUpdates()")
        if UIView.areAnimationsEnabled { endOfBatchAnimation = MediaTime.now + Self.batchDuration }
        // Within the animation of the batch, so that a layout can add to it.
        UIView.animate(withDuration: Self.batchDuration) {
            self.askingLayout { $0.finalizeCollectionViewUpdates() }
        }
    }

    /// Whether the views of a batch are on their way.
    package var isAnimatingBatch: Bool { MediaTime.now < endOfBatchAnimation }

    /// The seconds that the animation of a batch takes; Apple does not state them.
    private static let batchDuration: TimeInterval = 0.3

    /// Ends a batch once the counts are invalid. The views that are shown go.
    private func abandon(_ newCounts: ItemCounts) {
        counts = newCounts
        prefetching = PrefetchState()
        let isWithinPass = isInLayoutPass
        isInLayoutPass = true
        invalidateForUpdates()
        pending.needsPrepare = false
        recycleAllViews()
        known.forget()
        isInLayoutPass = isWithinPass
        needsViewUpdate = true
        setNeedsLayoutPass()
    }

    private func invalidateForUpdates() {
        let context = collectionViewLayout.makeInvalidationContext()
        context.contents.counts = true
        invalidateLayout(with: context)
        if !hostility.contains(.noPrepareBeforeUpdates) {
            prepareLayout()
            _ = layoutContentSize()
        }
        if hostility.contains(.queriesBeforeUpdates) { askOutOfTurn() }
    }

    private func tellLayout(_ items: [UICollectionViewUpdateItem]) {
        Trace.note("layout.prepare(forCollectionViewUpdates: \(items.map(\.traceText).joined(separator: ", ")))")
        askingLayout { $0.prepare(forCollectionViewUpdates: items) }
        // A reload meanwhile goes before.
        pending.needsPrepare = pending.rebuildsViews
        if !hostility.contains(.noPrepareAfterUpdates) { prepareLayout() }
        readContentSize()
    }

    func takeTargetOffset() {
        let adjustment = pending.offsetAdjustment
        pending.offsetAdjustment = .zero
        let adjusted = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        let proposed = isMovedByHand ? adjusted : legal(adjusted)
        let target = layoutTargetOffset(forProposed: proposed)
        let isIgnored = isMovedByHand && hostility.contains(.targetOffsetIgnoredWhileScrolling)
        setLayoutOffset(isIgnored ? adjusted : target)
    }

    func newVisibleElements() -> [ElementKey: UICollectionViewLayoutAttributes] {
        let visible = layoutRect(bounds)
        for rect in rectsToAsk(showing: visible) {
            guard let attributes = validElements(in: rect) else { return [:] }
            known.add(KnownElements.Answer(rect: rect, attributes: attributes))
        }
        let elements = known.elements(around: visible).filter { $0.frame.overlaps(visible) && !$0.isHidden }
        return Dictionary(elements.map { ($0.key, $0) }) { first, _ in first }
    }

    /// Views that stay are from now on known by their new paths; the others go back to their pools.
    ///
    /// - Parameter survivor: The new key of a view that stays, where the map does not decide it.
    func rekeyViews(_ map: UpdateMap, survivor: ((ElementKey) -> ElementKey?)? = nil) {
        recycleKeptViews()
        let old = liveViews
        let (selected, asking) = (selection, remeasured)
        liveViews = [:]
        remeasured = []
        selection = Set(selected.compactMap { map.position(after: $0) })
        touched = touched.flatMap { map.position(after: $0) }
        for live in old.values.sorted(by: { $0.key < $1.key }) {
            guard let key = survivor.map({ $0(live.key) }) ?? map.survivor(of: live.key) else {
                recycle(live)
                continue
            }
            if asking.contains(live.key) { remeasured.insert(key) }
            live.key = key
            live.view.reuse.key = key
            live.attributes.indexPath = key.indexPath
            liveViews[key] = live
        }
    }

    /// The cells are configured again as they are; the layout is not told.
    func reconfigure(_ indexPaths: [IndexPath]) {
        recycleKeptViews()
        for path in indexPaths {
            let key = ElementKey(itemAt: path)
            guard let live = liveViews[key] else { continue }
            reconfiguredView = live.view
            _ = requestView(for: key, live.attributes)
            reconfiguredView = nil
            remeasured.insert(key)
        }
        needsViewUpdate = true
        setNeedsLayoutPass()
    }
}

extension UICollectionViewUpdateItem {
    var traceText: String {
        let before = indexPathBeforeUpdate.map(TraceText.text) ?? "-"
        let after = indexPathAfterUpdate.map(TraceText.text) ?? "-"
        switch updateAction {
        case .insert: return "insert(\(after))"
        case .delete: return "delete(\(before))"
        case .reload: return "reload(\(before))"
        case .move: return "move(\(before) to \(after))"
        case .none: return "none"
        }
    }
}
