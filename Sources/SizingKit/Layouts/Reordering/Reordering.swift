import SizingEngine
import UIKit

/// Follows an item that the user moves to another place.
@MainActor
final class Reordering: LayoutPart {
    /// The item that the user moves or has just dropped.
    private(set) var movement: InteractiveMovement?

    /// Whether an item is under the user's finger.
    var isUnderFinger: Bool { movement?.isUnderFinger == true }

    /// Forgets the movement, if the item is still under the finger: its data have changed.
    func forgetItemUnderFinger() {
        if isUnderFinger { movement = nil }
    }

    /// Records how UIKit was last told of a step or of the end.
    func note(_ context: UICollectionViewLayoutInvalidationContext) {
        movement?.context = context
    }

    /// Whether a context is the one by which UIKit was last told of a step or of the end.
    func isOwn(_ context: UICollectionViewLayoutInvalidationContext) -> Bool { context === movement?.context }

    /// Updates the movement after a batch of updates that is not its own.
    func followBatch(_ map: UpdateMap) {
        movement = movement?.moved(through: map)
    }

    /// The element of the data source that is shown as an element of the layout.
    func dataElement(for element: Element) -> Element {
        movement?.dataElement(for: element) ?? element
    }

    /// Updates an interactive movement: the item keeps its size at its new position on screen.
    func follow(from previous: [IndexPath], to targets: [IndexPath]) {
        guard let source = previous.first.flatMap(Element.init(itemAt:)),
            let target = targets.first.flatMap(Element.init(itemAt:))
        else { return }
        if !isUnderFinger {
            movement = InteractiveMovement(of: source)
            session.swipes.forget()
        }
        move(to: target)
    }

    /// Ends the movement. If it was cancelled, the item returns to its original position.
    func end(isCancelled: Bool) {
        guard let movement, movement.isUnderFinger else {
            self.movement = nil
            return
        }
        if isCancelled { move(to: movement.original) }
        self.movement?.phase = .dropped
    }

    /// Whether a list of updates contains only the movement, which the model has already applied from the invalidation
    /// contexts.
    func containsOnlyMovement(_ updateItems: [UICollectionViewUpdateItem]) -> Bool {
        guard let movement else { return false }
        let known = [movement.original, movement.previous, movement.current]
        var (insertions, deletions) = (0, 0)
        for updateItem in updateItems {
            let before = updateItem.indexPathBeforeUpdate.flatMap(Element.init(itemAt:))
            let after = updateItem.indexPathAfterUpdate.flatMap(Element.init(itemAt:))
            switch updateItem.updateAction {
            // A move from where the item has come is the app's, which moves it on, or back.
            case .move where after == movement.current: break
            case .insert where after == movement.current: insertions += 1
            case .delete: deletions += 1
            default: return false
            }
            guard [before, after].allSatisfy({ $0.map(known.contains) ?? true }) else { return false }
        }
        return insertions == deletions
    }

    /// Compares the counts after a finished movement with those of the collection view, which may still have the old
    /// counts for one more turn of the run loop after the drop.
    func checkEndedMovement() {
        guard let ended = movement, !ended.isUnderFinger, session.phase != .asking else { return }
        movement = nil
        guard !session.isModelOutdated, let collectionView, let model = session.elastic?.model else { return }
        let agrees =
            model.sectionCount == collectionView.numberOfSections
            && [ended.original.section, ended.current.section].allSatisfy {
                $0 < model.sectionCount && model.itemCount(in: $0) == collectionView.numberOfItems(inSection: $0)
            }
        if agrees {
            // The stated sizes of items depend on their index paths.
            if session.source.statesSizes {
                session.pending.add(.sizes)
                session.invalidateLayout()
            }
            return
        }
        if ended.phase == .awaitingCounts {
            session.pending.add(.everything)
            return session.invalidateLayout()
        }
        movement = ended
        movement?.phase = .awaitingCounts
        RunLoopObserver.wakeUp(after: 0)
    }

    private func move(to target: Element) {
        guard let movement, movement.isUnderFinger, movement.current != target, session.phase != .asking else { return }
        guard !session.isModelOutdated, let collectionView, let environment, let elastic else {
            // The next model is created with the counts that are on screen.
            self.movement?.move(to: target)
            return
        }
        let viewport = session.viewport(for: collectionView.bounds, in: environment)
        var batch = UpdateBatch()
        batch.movedItems = [
            UpdateBatch.Move(from: UpdateBatch.ItemPath(movement.current), to: UpdateBatch.ItemPath(target))
        ]
        let map = UpdateMap(batch)
        let placed = session.placedElements(in: viewport.span, of: elastic)
        var model = elastic.model
        let offset = model.carousel(target.section)?.offset
        guard model.apply(map, shape: SectionShape(), itemCount: { _ in 0 }) else { return }
        // A carousel keeps its first visible item in place: an item that comes before it would be carried off screen.
        if let offset { model.scrollCarousel(target.section, to: offset) }
        session.change(because: .updates(map, showing: placed)) {
            session.content.replaceModel(by: model)
            self.movement?.move(to: target)
            session.moveEverything(through: map)
        }
    }

    /// The position that the moved item would take: that of the item below the finger, once the finger has passed its
    /// middle. So two items of different sizes do not swap back and forth.
    func target(of item: Element, at position: CGPoint) -> Element? {
        guard let elastic, let environment else { return nil }
        let axis = environment.axis
        let grid = environment.grid
        let main = grid.position(of: axis.main(position))
        var cross = grid.position(of: axis == .vertical ? position.x : position.y)
        // UIKit mirrors the frames of a vertical layout, and gives the position of the finger on screen.
        if environment.isMirrored { cross = environment.crossExtent - 1 - cross }
        var target: Element?
        var distance = Int.max
        elastic.forEachElement(in: Span(start: main, length: 1)) { element, frame, _ in
            guard element.isItem else { return true }
            let away = abs(frame.cross.clamp(cross) - cross)
            if away < distance {
                distance = away
                target = element
            }
            return true
        }
        if target == nil, let near = elastic.element(at: main), !near.isItem {
            // Over a header or a footer, it is the nearest position in its section.
            let count = elastic.model.itemCount(in: near.section)
            let last = near.section == item.section ? max(0, count - 1) : count
            return .item(near.kind == .header ? 0 : last, in: near.section)
        }
        // The app may have deleted the item.
        guard let target, target != item, elastic.model.contains(target), elastic.model.contains(item) else {
            return target
        }
        let own = elastic.frame(of: item)
        let frame = elastic.frame(of: target)
        // Items beside each other: the item that the finger is over.
        guard own.cross.intersects(frame.cross) else { return target }
        let middle = (frame.main.start + frame.main.end) / 2
        let isPassed = frame.main.start >= own.main.end ? main >= middle : main <= middle
        return isPassed ? target : item
    }
}
