import Foundation

extension UICollectionView: DragSource {
    var isDraggable: Bool { dragDelegate != nil && dragInteractionEnabled }

    func rowsToLift(at point: CGPoint) -> [IndexPath] {
        guard let touched = indexPathForItem(at: point) else { return [] }
        let selected = (indexPathsForSelectedItems ?? []).sorted()
        return selected.contains(touched) ? selected : [touched]
    }

    func items(forLifting indexPath: IndexPath, in session: any UIDragSession) -> [UIDragItem] {
        Trace.note("dragDelegate.itemsForBeginning(\(TraceText.text(indexPath)))")
        return dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func sizeOfRow(at indexPath: IndexPath) -> CGSize { cellForItem(at: indexPath)?.bounds.size ?? .zero }

    func setDragState(_ state: UICollectionViewCell.DragState, ofRowAt indexPath: IndexPath) {
        cellForItem(at: indexPath)?.dragStateDidChange(state)
    }

    func allowsMove(in session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) {
        Trace.note("dragDelegate.dragSessionWillBegin")
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        Trace.note("dragDelegate.dragSessionDidEnd")
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }
}

extension UICollectionView: DropTarget {
    var takesDrops: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool {
        Trace.note("dropDelegate.canHandle")
        return dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        Trace.note("dropDelegate.dropSessionDidEnter")
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        Trace.note("dropDelegate.dropSessionDidExit")
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        Trace.note("dropDelegate.dropSessionDidEnd")
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func proposal(for session: any UIDropSession, at destination: IndexPath?) -> UIDropProposal {
        Trace.note("dropDelegate.dropSessionDidUpdate(\(destination.map(TraceText.text) ?? "nil"))")
        return dropDelegate?.collectionView(
            self,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: destination
        ) ?? UICollectionViewDropProposal(operation: .cancel)
    }

    func row(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    var lastRow: (frame: CGRect, next: IndexPath)? {
        guard let section = (0..<numberOfSections).last(where: { numberOfItems(inSection: $0) > 0 }) else { return nil }
        let next = IndexPath(item: numberOfItems(inSection: section), section: section)
        let last = IndexPath(item: next.item - 1, section: section)
        return layoutAttributesForItem(at: last).map { ($0.frame, next) }
    }

    func perform(_ drop: PerformedDrop) {
        Trace.note("dropDelegate.performDrop(\(drop.destination.map(TraceText.text) ?? "nil"))")
        dropDelegate?.collectionView(self, performDropWith: DropCoordinator(of: self, drop))
    }
}

/// What a collection view's delegate is told of a drop.
@MainActor
private final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private weak var collectionView: UICollectionView?
    private let drop: PerformedDrop
    let items: [any UICollectionViewDropItem]

    init(of collectionView: UICollectionView, _ drop: PerformedDrop) {
        (self.collectionView, self.drop) = (collectionView, drop)
        items = drop.items.map(DroppedItem.init)
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    var proposal: UICollectionViewDropProposal {
        drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = DropPlaceholder(placeholder, for: dragItem)
        collectionView?.insert(context)
        return context
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DropAnimation()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimation() }
}

@MainActor
private final class DroppedItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: PerformedDrop.Item) {
        (dragItem, sourceIndexPath, previewSize) = (item.dragItem, item.source, item.size)
        super.init()
    }
}
