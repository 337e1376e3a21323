import Foundation

/// A view whose rows can be dragged.
@MainActor
protocol DragSource: UIView {
    /// Whether there is a delegate that knows what is dragged, and drags are on.
    var isDraggable: Bool { get }
    /// The rows that a finger at a point lifts: all that are selected if it is on one of them.
    func rowsToLift(at point: CGPoint) -> [IndexPath]
    func items(forLifting indexPath: IndexPath, in session: any UIDragSession) -> [UIDragItem]
    func sizeOfRow(at indexPath: IndexPath) -> CGSize
    func setDragState(_ state: UICollectionViewCell.DragState, ofRowAt indexPath: IndexPath)
    func allowsMove(in session: any UIDragSession) -> Bool
    func isRestricted(_ session: any UIDragSession) -> Bool
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
}

/// A view on whose rows something can be dropped.
@MainActor
protocol DropTarget: UIView {
    /// Whether there is a delegate that knows what becomes of what is dropped.
    var takesDrops: Bool { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func proposal(for session: any UIDropSession, at destination: IndexPath?) -> UIDropProposal
    /// The row at a point of the content; nil if there is none.
    func row(at point: CGPoint) -> IndexPath?
    /// The last row of the last section that has any, and the path of a row behind it.
    var lastRow: (frame: CGRect, next: IndexPath)? { get }
    func perform(_ drop: PerformedDrop)
}

/// What is dropped, and where.
struct PerformedDrop {
    struct Item {
        var dragItem: UIDragItem
        var source: IndexPath?
        var size: CGSize
    }

    var items: [Item]
    var destination: IndexPath?
    var proposal: UIDropProposal
    var session: any UIDropSession
}

extension DropTarget {
    /// The place that a drop at a point has: that of the row there, or below the last row one behind it. Apple says that it
    /// may be nil over space without rows; here it is so a standard row below the last one.
    func dropDestination(at point: CGPoint) -> IndexPath? {
        if let row = row(at: point) { return row }
        guard let last = lastRow, point.y >= last.frame.maxY, point.y < last.frame.maxY + UITableViewCell.standardHeight
        else { return nil }
        return last.next
    }
}
