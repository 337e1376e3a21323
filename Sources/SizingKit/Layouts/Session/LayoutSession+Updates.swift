import SizingEngine
import UIKit

extension LayoutSession {
    /// Begins to wait for a list of updates: the counts have changed.
    ///
    /// Of an interactive movement the contexts have told already.
    func awaitUpdates() {
        if phase == .asking {
            dirt.insert(.everything)
        } else if movement == nil {
            phase = .awaitingUpdates
        }
    }

    /// Goes on with the counts as they are: the list of updates that was to come has not come.
    ///
    /// - Returns: Whether one was to come.
    @discardableResult
    func stopAwaitingUpdates() -> Bool {
        guard phase == .awaitingUpdates else { return false }
        phase = .ready
        dirt.insert(.everything)
        return true
    }

    /// Brings the model to the state after a batch of updates and measures what it brings into view.
    ///
    /// The first element on screen that survives the batch holds still, so nothing is left for
    /// `targetContentOffset(forProposedContentOffset:)` to correct: UIKit ignores it while the user scrolls on some
    /// systems.
    ///
    /// - Returns: The way from the state before; `nil` if there is none, since the model was made anew or had the updates.
    func apply(_ updateItems: [UICollectionViewUpdateItem]) -> UpdateTransition? {
        if phase != .asking, dirt.isEmpty, tellOfMovement(updateItems) { return nil }
        let map = UpdateMap(UpdateBatch(updateItems))
        let batch = map.batch
        moveAsyncMeasurements(through: map)
        guard phase != .asking else {
            dirt.insert(.everything)
            return nil
        }
        // Updates that were not announced may be in the model already.
        let areAnnounced = phase == .awaitingUpdates
        phase = .ready
        guard areAnnounced, isCurrent, let collectionView, let environment, let elastic,
            let current = currentEnvironment(of: collectionView),
            environment == current || environment.isLaidOut(like: current)
        else { return makeAnew() }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let before = viewportBefore(collectionView.bounds, in: environment)
        let placedBefore = placedElements(in: before.span, of: elastic)
        var held = elementToHold(in: before, showing: placedBefore, of: elastic, through: map)
        var model = elastic.model
        model.forget(stale)
        stale = []
        // Only new sections are asked for the shape that they begin with.
        let makesSections = !batch.insertedSections.isEmpty || !batch.reloadedSections.isEmpty
        let shape = makesSections ? standInShape() : SectionShape()
        let fits = model.apply(map, shape: shape, isResolved: makesSections && layout.sectionsAreAlike) {
            collectionView.numberOfItems(inSection: $0)
        }
        guard fits, !isInterrupted, agrees(model, with: collectionView, after: batch, map) else { return makeAnew() }
        reshapeFirst(of: &model, after: batch, map)
        guard !isInterrupted else { return makeAnew() }
        self.elastic?.replaceModel(by: model)
        shownViews.move(through: map)
        if environment != current { held = changeDirection(to: current, held, in: viewport) }
        knownKeys.move(through: map)
        forgetSizesOfReloadedItems(map)
        scrollTargets.removeAll()
        heldInReload = nil
        let separators = self.separators
        place(in: viewport, holding: held)
        guard !isInterrupted else { return makeAnew() }
        return UpdateTransition(from: elastic, showing: placedBefore, through: map, separators: separators)
    }

    /// Lays out anew in an environment that runs in another direction.
    ///
    /// - Returns: What holds still in it.
    private func changeDirection(to current: LayoutEnvironment, _ held: Held, in viewport: Viewport) -> Held {
        let isReversed = elastic?.isReversed
        environment = current
        elastic?.model.forgetAll()
        reshape()
        guard isReversed != current.isReversed, let model = elastic?.model else { return held }
        elastic = ElasticLayout(
            model: model,
            isReversed: current.isReversed,
            holdsLastElements: holdsLastElements
        )
        return mirrored(held, in: viewport)
    }

    /// Updates that do not fit the model, which UIKit itself objects to, are answered by the counts as they are.
    private func makeAnew() -> UpdateTransition? {
        dirt.insert(.everything)
        prepareElements()
        return nil
    }

    /// What holds still in a batch: the survivor nearest to the edge by which the reader's place is held; else what of the
    /// screen has only moved, with its section or by itself. A reader at the very start stays there, and sees what is
    /// inserted above.
    func elementToHold(
        in viewport: Viewport,
        showing placed: PlacedElements,
        of elastic: ElasticLayout,
        through map: UpdateMap
    ) -> Held {
        if let end = endOfContent(in: viewport) { return end }
        var (survivor, moved): (Anchor?, Anchor?)
        for shown in placed.places where shown.isMeasured {
            guard let place = map.place(after: shown.element) else { continue }
            let position = shown.frame.main[elastic.heldEdge]
            let anchor = Anchor(element: place, edge: elastic.heldEdge, position: position)
            if map.survivor(of: shown.element) != nil {
                survivor = anchor
            } else if moved == nil || holdsLastElements {
                moved = anchor
            }
            if survivor != nil, !holdsLastElements { break }
        }
        return Held(survivor ?? moved ?? elastic.anchor(at: viewport.span[elastic.heldEdge]))
    }

    /// Whether the counts of what a batch touched are those of the data source.
    private func agrees(
        _ model: LayoutModel,
        with collectionView: UICollectionView,
        after batch: UpdateBatch,
        _ map: UpdateMap
    ) -> Bool {
        guard model.sectionCount == collectionView.numberOfSections else { return false }
        var touched: Set<Int> = []
        for place in batch.insertedItems { touched.insert(place.section) }
        for move in batch.movedItems { touched.insert(move.destination.section) }
        for section in batch.deletedItems.lazy.map(\.section) + batch.movedItems.map(\.source.section) {
            if let section = map.section(after: section) { touched.insert(section) }
        }
        return touched.allSatisfy {
            $0 < model.sectionCount && model.itemCount(in: $0) == collectionView.numberOfItems(inSection: $0)
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
                addItem(updateItem.updateAction, before: before.map(Place.init), after: after.map(Place.init))
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

    private mutating func addItem(_ action: UICollectionViewUpdateItem.Action, before: Place?, after: Place?) {
        switch (action, before, after) {
        case (.insert, _, let after?): insertedItems.insert(after)
        case (.delete, let before?, _): deletedItems.insert(before)
        case (.reload, let before?, _): reloadedItems.insert(before)
        case (.move, let before?, let after?): movedItems.insert(Move(from: before, to: after))
        default: break
        }
    }
}

extension UpdateBatch.Place {
    fileprivate init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, item: indexPath.item)
    }
}
