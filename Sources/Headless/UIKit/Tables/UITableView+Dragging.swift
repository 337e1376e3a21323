import Foundation

extension UITableView: DragSource {
    var isDraggable: Bool { dragDelegate != nil && dragInteractionEnabled }

    func rowsToLift(at point: CGPoint) -> [IndexPath] {
        guard let touched = indexPathForRow(at: point) else { return [] }
        let selected = indexPathsForSelectedRows ?? []
        return selected.contains(touched) ? selected : [touched]
    }

    func items(forLifting indexPath: IndexPath, in session: any UIDragSession) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func sizeOfRow(at indexPath: IndexPath) -> CGSize { rectForRow(at: indexPath).size }

    func setDragState(_ state: UICollectionViewCell.DragState, ofRowAt indexPath: IndexPath) {
        let tableState: UITableViewCell.DragState =
            switch state {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        shownCell(at: indexPath)?.dragStateDidChange(tableState)
    }

    func allowsMove(in session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
}

extension UITableView: DropTarget {
    var takesDrops: Bool { dropDelegate != nil }

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func proposal(for session: any UIDropSession, at destination: IndexPath?) -> UIDropProposal {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            ?? UITableViewDropProposal(operation: .cancel)
    }

    func row(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    var lastRow: (frame: CGRect, next: IndexPath)? {
        guard let section = (0..<numberOfSections).last(where: { numberOfRows(inSection: $0) > 0 }) else { return nil }
        let next = IndexPath(row: numberOfRows(inSection: section), section: section)
        return (rectForRow(at: IndexPath(row: next.row - 1, section: section)), next)
    }

    func perform(_ drop: PerformedDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(of: self, drop))
    }
}

/// What a table's delegate is told of a drop.
@MainActor
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private weak var tableView: UITableView?
    private let drop: PerformedDrop
    let items: [any UITableViewDropItem]

    init(of tableView: UITableView, _ drop: PerformedDrop) {
        (self.tableView, self.drop) = (tableView, drop)
        items = drop.items.map(TableDropItem.init)
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    var proposal: UITableViewDropProposal {
        drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        TablePlaceholderContext(of: tableView, placeholder, for: dragItem)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DropAnimation()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimation() }
}

@MainActor
private final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: PerformedDrop.Item) {
        (dragItem, sourceIndexPath, previewSize) = (item.dragItem, item.source, item.size)
        super.init()
    }
}

/// A row that is inserted when its data are there.
@MainActor
private final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    private weak var tableView: UITableView?
    private let placeholder: UITableViewPlaceholder
    private var isPending = true
    let dragItem: UIDragItem

    init(of tableView: UITableView?, _ placeholder: UITableViewPlaceholder, for dragItem: UIDragItem) {
        (self.tableView, self.placeholder, self.dragItem) = (tableView, placeholder, dragItem)
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let tableView, isPending else { return false }
        isPending = false
        dataSourceUpdates(placeholder.insertionIndexPath)
        tableView.insertRows(at: [placeholder.insertionIndexPath], with: .automatic)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isPending = false }
        return isPending
    }

    func addAnimations(_ animations: @escaping () -> Void) { DropAnimation().addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        DropAnimation().addCompletion(completion)
    }
}
