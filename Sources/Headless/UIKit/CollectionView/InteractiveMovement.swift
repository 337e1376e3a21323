import Foundation

/// An item that a finger carries to another place. Until it is dropped the data source knows nothing of it.
struct InteractiveMovement {
    private(set) var original: ElementKey

    /// Where the item stands in the user's eyes.
    private(set) var current: ElementKey
    var position: CGPoint

    init(_ key: ElementKey, at position: CGPoint) {
        original = key
        current = key
        self.position = position
    }

    mutating func move(to key: ElementKey) {
        current = key
    }

    /// Moves along with a batch of updates.
    ///
    /// - Returns: Whether the item is still there.
    mutating func follow(_ map: UpdateMap) -> Bool {
        guard let moved = map.position(after: original) else { return false }
        current = current == original ? moved : map.position(after: current) ?? moved
        original = moved
        return true
    }

    /// Puts the item back where the data source has it.
    mutating func putBack() {
        current = original
    }

    /// What the user sees once the item has gone from where it is to another place.
    func map(to target: ElementKey) -> UpdateMap {
        var batch = UpdateBatch()
        if current != target { batch.move(item: current.indexPath, to: target.indexPath) }
        return UpdateMap(batch)
    }

    /// The data source's path for an item that the user sees at another.
    func dataKey(for shown: ElementKey) -> ElementKey {
        guard shown.category == .cell, original != current else { return shown }
        var back = UpdateBatch()
        back.move(item: current.indexPath, to: original.indexPath)
        return UpdateMap(back).position(after: shown) ?? shown
    }
}

extension UICollectionView {
    func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
        let key = ElementKey(itemAt: indexPath)
        guard movement == nil, let live = liveViews[key], let dataSource else { return false }
        let isAllowed = dataSource.collectionView(self, canMoveItemAt: indexPath)
        Trace.note("dataSource.canMoveItem(\(TraceText.text(indexPath))) -> \(isAllowed)")
        guard isAllowed else { return false }
        recycleKeptViews()
        movement = InteractiveMovement(key, at: live.attributes.center)
        live.cell?.setNeedsUpdateConfiguration()
        invalidate(movingTo: key, at: live.attributes.center)
        return true
    }

    func moveItem(to position: CGPoint) {
        guard let movement else { return }
        let path = movement.current.indexPath
        Trace.note(
            "layout.targetIndexPath(forInteractivelyMovingItem: \(TraceText.text(path)), "
                + "withPosition: \(TraceText.text(position)))"
        )
        let proposed = askingLayout { $0.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position) }
        let target =
            delegate?.collectionView(
                self,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original.indexPath,
                atCurrentIndexPath: path,
                toProposedIndexPath: proposed
            ) ?? proposed
        let key = ElementKey(itemAt: target)
        rekeyMoved(to: key)
        invalidate(movingTo: key, at: position)
    }

    /// Drops the item where it is, or puts it back.
    func endMovement(isCancelled: Bool) {
        guard let movement else { return }
        let last = movement.current
        liveViews[last]?.cell?.setNeedsUpdateConfiguration()
        var isCancelled = isCancelled
        if isCancelled { rekeyMoved(to: movement.original) }
        let countsBefore = hostility.contains(.lateCountsAfterMovements) ? readCounts() : nil
        self.movement = nil
        counts = isCancelled || last == movement.original ? counts : nil
        if !isCancelled, last != movement.original {
            let (from, to) = (movement.original.indexPath, last.indexPath)
            Trace.note("dataSource.moveItem(\(TraceText.text(from)) to \(TraceText.text(to)))")
            dropWasRefused = false
            dataSource?.collectionView(self, moveItemAt: from, to: to)
            if dropWasRefused {
                isCancelled = true
                rekeyViews(movement.map(to: movement.original))
            }
        }
        let final = isCancelled ? movement.original : last
        let previous = isCancelled ? last : movement.original
        Trace.note("layout.invalidationContextForEndingInteractiveMovementOfItems(cancelled: \(isCancelled))")
        invalidate(
            with: askingLayout {
                $0.invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: [final.indexPath],
                    previousIndexPaths: [previous.indexPath],
                    movementCancelled: isCancelled
                )
            },
            afterMoveFrom: previous,
            to: final
        )
        if let countsBefore { keep(countsBefore) }
    }

    /// Goes on with counts from before for one more frame.
    private func keep(_ countsBefore: ItemCounts) {
        counts = countsBefore
        FrameClock.afterNextFrame { [weak self] in
            guard let self else { return }
            counts = nil
            known.forget()
            told.forget()
            needsViewUpdate = true
            setNeedsLayoutPass()
        }
    }

    /// Hands the layout the context of a step of a movement, or of its end, and with it what a hostile UIKit adds.
    private func invalidate(
        with context: UICollectionViewLayoutInvalidationContext,
        afterMoveFrom source: ElementKey,
        to target: ElementKey
    ) {
        let listsUpdates = hostility.contains(.updatesListedByMovements)
        if listsUpdates || hostility.contains(.countsInvalidatedByMovements) { context.contents.counts = true }
        invalidateLayout(with: context)
        guard listsUpdates, source != target else { return }
        var batch = UpdateBatch()
        batch.move(item: source.indexPath, to: target.indexPath)
        prepareLayout()
        if hostility.contains(.queriesBeforeUpdates) { askOutOfTurn() }
        let items = batch.updateItems(UpdateMap(batch))
        Trace.note("layout.prepare(forCollectionViewUpdates: \(items.map(\.traceText).joined(separator: ", ")))")
        askingLayout { $0.prepare(forCollectionViewUpdates: items) }
        Trace.note("layout.finalizeCollectionViewUpdates()")
        askingLayout { $0.finalizeCollectionViewUpdates() }
    }

    /// The attributes of the item under the finger, in the place of its own.
    func carried(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let movement, attributes.key == movement.current else { return attributes }
        let path = movement.current.indexPath
        Trace.note("layout.layoutAttributesForInteractivelyMovingItem(at: \(TraceText.text(path)))")
        return askingLayout {
            $0.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: movement.position)
        }
    }

    private func invalidate(movingTo key: ElementKey, at position: CGPoint) {
        guard let movement else { return }
        let previous = movement.current
        self.movement?.move(to: key)
        self.movement?.position = position
        Trace.note("layout.invalidationContext(forInteractivelyMovingItems: \(TraceText.text(key.indexPath)))")
        invalidate(
            with: askingLayout {
                $0.invalidationContext(
                    forInteractivelyMovingItems: [key.indexPath],
                    withTargetPosition: position,
                    previousIndexPaths: [previous.indexPath],
                    previousPosition: movement.position
                )
            },
            afterMoveFrom: previous,
            to: key
        )
    }

    /// Views follow the order that the user sees, and so do the counts where the item changes its section.
    private func rekeyMoved(to target: ElementKey) {
        guard let movement, movement.current != target else { return }
        rekeyViews(movement.map(to: target))
        guard target.section != movement.current.section else { return }
        counts = currentCounts().moving(from: movement.current.section, to: target.section)
    }
}

extension ItemCounts {
    fileprivate func moving(from section: Int, to target: Int) -> ItemCounts {
        var moved = self
        // Sections may have gone meanwhile.
        if moved.items.indices.contains(section) { moved.items[section] -= 1 }
        if moved.items.indices.contains(target) { moved.items[target] += 1 }
        return moved
    }
}
