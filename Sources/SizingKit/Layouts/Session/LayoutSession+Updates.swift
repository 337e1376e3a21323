import SizingEngine
import UIKit

extension LayoutSession {
    /// Updates the model after a batch of updates, and measures the elements that come into view.
    ///
    /// The first element on screen that is not deleted stays in place, so
    /// `targetContentOffset(forProposedContentOffset:)` has nothing to correct: on some systems UIKit ignores that method
    /// while the user scrolls.
    ///
    /// - Returns: The transition from the state before; `nil` if the model was created again, or already had the updates.
    func apply(_ updateItems: [UICollectionViewUpdateItem]) -> UpdateTransition? {
        if phase != .asking, pending.parts.isEmpty, reordering.containsOnlyMovement(updateItems) {
            updatesHaveCome()
            return nil
        }
        // The model may already have updates that were not announced, and an item in another place than the data.
        let areAnnounced = phase == .awaitingUpdates && reordering.movement == nil
        let map = UpdateMap(UpdateBatch(updateItems))
        measurer.moveAsyncMeasurements(through: map)
        reordering.followBatch(map)
        guard phase != .asking else {
            pending.add(.everything)
            return nil
        }
        updatesHaveCome()
        guard areAnnounced, isCurrent, let collectionView, let environment, let elastic,
            let current = currentEnvironment(of: collectionView),
            environment == current || environment.isLaidOut(like: current)
        else { return createAgain() }
        do throws(Interrupted) {
            return try apply(map, to: elastic, in: (environment, current), of: collectionView)
        } catch {
            return createAgain()
        }
    }

    /// Updates the model after a batch that fits it.
    ///
    /// - Parameter environments: Those that elements were last placed in, and that they are placed in now.
    private func apply(
        _ map: UpdateMap,
        to elastic: ElasticLayout,
        in environments: (before: LayoutEnvironment, now: LayoutEnvironment),
        of collectionView: UICollectionView
    ) throws(Interrupted) -> UpdateTransition? {
        let (environment, current) = environments
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let before = viewportBefore(collectionView.bounds, in: environment)
        let placedBefore = placedElements(in: before.span, of: elastic)
        var kept = kept(for: .updates(map, showing: placedBefore), in: before)
        let backward = map.inverse
        let keptInColumns = kept.element.flatMap(backward.survivor).map {
            ($0, visible: elastic.modelSpan(before.span))
        }
        let model =
            source.statesSizes
            ? try sections.statedModel(of: collectionView, in: current)
            : try updatedModel(elastic.model, through: map, keeping: keptInColumns, of: collectionView)
        guard let model else { return createAgain() }
        pending.forgetStale()
        content.replaceModel(by: model)
        rowLines.noteRowLooks()
        let separators = rowLines.known.separators
        let swipedRows = swipes.rows
        measurer.removeSizesOfReloadedItems(map)
        moveElements(through: map)
        if environment != current { kept = try changeDirection(to: current, kept, in: viewport) }
        scrolling.scrollTargets.move(through: map.destination)
        try contentViews.measure(in: current)
        // Corrections by shown views keep the position of this anchor, too.
        if let held = kept.anchor { scrolling.scrollTargets.hold(held) }
        scrolling.noteBatch(keeping: kept, in: viewport)
        try place(in: viewport, keeping: kept)
        let transition = UpdateTransition(
            from: elastic,
            in: before,
            showing: placedBefore,
            through: map,
            back: backward,
            separators: separators
        )
        transition.swipedRows = swipedRows
        return transition
    }

    /// Returns a model after a batch; `nil` if the batch doesn't fit it.
    private func updatedModel(
        _ before: LayoutModel,
        through map: UpdateMap,
        keeping kept: (element: Element, visible: Span)?,
        of collectionView: UICollectionView
    ) throws(Interrupted) -> LayoutModel? {
        var model = before
        let batch = map.batch
        model.forget(pending.stale)
        // Before the batch there was no section for which the delegate could state anything.
        if model.sectionCount == 0 { try asking { source.readStatements(of: collectionView) } }
        // Only new sections are asked for their initial shape.
        let makesSections = !batch.insertedSections.isEmpty || !batch.reloadedSections.isEmpty
        let shape = makesSections ? try sections.provisionalShape(model.estimates) : SectionShape()
        let fits = model.apply(
            map,
            shape: shape,
            isResolved: makesSections && source.sectionsAreAlike,
            keeping: kept
        ) { section in
            collectionView.presenting { collectionView.numberOfItems(inSection: section) }
        }
        guard fits, agrees(model, with: collectionView, after: batch, map) else { return nil }
        try sections.reshapeFirst(of: &model, after: batch, map)
        if source.asksForSectionsAgain { model.forgetShapesAndBoundaries() }
        return model
    }

    /// Updates the state of the layout, and the measurements that elements wait for, after a step of a movement.
    func moveEverything(through map: UpdateMap) {
        measurer.moveAsyncMeasurements(through: map)
        moveElements(through: map)
    }

    /// Updates the state of the layout after elements have got other index paths.
    func moveElements(through map: UpdateMap) {
        keeper.forgetTurn()
        pending.move(through: map)
        for part in parts { part.move(through: map) }
    }

    /// Places elements again in an environment with another layout direction.
    ///
    /// - Returns: The kept position in that environment.
    private func changeDirection(
        to current: LayoutEnvironment,
        _ kept: KeptPosition,
        in viewport: Viewport
    ) throws(Interrupted) -> KeptPosition {
        let isReversed = elastic?.isReversed
        content.setEnvironment(current)
        try sections.forgetSizes()
        try reshape()
        guard isReversed != current.isReversed, let model = elastic?.model else { return kept }
        content.replace(
            by: ElasticLayout(
                model: model,
                isReversed: current.isReversed,
                keepsLastElements: keepsLastElements
            )
        )
        return try keeper.mirrored(kept, in: viewport)
    }

    /// Handles updates that do not fit the model, for which UIKit raises an exception: creates the model again from the
    /// counts.
    private func createAgain() -> UpdateTransition? {
        pending.add(.everything)
        prepareElements()
        return nil
    }

    /// Whether the counts of the sections that a batch touched are those of the data source.
    private func agrees(
        _ model: LayoutModel,
        with collectionView: UICollectionView,
        after batch: UpdateBatch,
        _ map: UpdateMap
    ) -> Bool {
        guard model.sectionCount == collectionView.numberOfSections else { return false }
        var touched: Set<Int> = []
        // In any order: they are sorted afterwards.
        for path in batch.insertedItems { touched.insert(path.section) }
        for move in batch.movedItems { touched.insert(move.destination.section) }
        for section in batch.deletedItems.lazy.map(\.section) + batch.movedItems.map(\.source.section) {
            if let section = map.section(after: section) { touched.insert(section) }
        }
        return collectionView.presenting {
            touched.sorted().allSatisfy {
                $0 < model.sectionCount && model.itemCount(in: $0) == collectionView.numberOfItems(inSection: $0)
            }
        }
    }
}

extension UpdateBatch {
    /// The batch that UIKit lists. An index path without an item stands for a whole section.
    @MainActor
    init(_ updateItems: [UICollectionViewUpdateItem]) {
        self.init()
        for updateItem in updateItems {
            let before = updateItem.indexPathBeforeUpdate
            let after = updateItem.indexPathAfterUpdate
            guard let indexPath = before ?? after, indexPath.count == 2 else { continue }
            if indexPath.item == NSNotFound {
                addSection(updateItem.updateAction, before: before?.section, after: after?.section)
            } else {
                addItem(updateItem.updateAction, before: before.map(ItemPath.init), after: after.map(ItemPath.init))
            }
        }
    }

    private mutating func addSection(_ action: UICollectionViewUpdateItem.Action, before: Int?, after: Int?) {
        switch (action, before, after) {
        case (.insert, _, let after?): insertedSections.insert(after)
        case (.delete, let before?, _): deletedSections.insert(before)
        case (.reload, let before?, _): reloadedSections.insert(before)
        case (.move, let before?, let after?): movedSections.insert(Move(from: before, to: after))
        default: break
        }
    }

    private mutating func addItem(_ action: UICollectionViewUpdateItem.Action, before: ItemPath?, after: ItemPath?) {
        switch (action, before, after) {
        case (.insert, _, let after?): insertedItems.insert(after)
        case (.delete, let before?, _): deletedItems.insert(before)
        case (.reload, let before?, _): reloadedItems.insert(before)
        case (.move, let before?, let after?): movedItems.insert(Move(from: before, to: after))
        default: break
        }
    }
}

extension UpdateBatch.ItemPath {
    fileprivate init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, item: indexPath.item)
    }
}
