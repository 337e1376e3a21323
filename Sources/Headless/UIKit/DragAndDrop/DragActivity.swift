import Foundation

/// Rows that a finger has lifted, until they are dropped or put back.
///
/// No preview is drawn, no gap is opened, and views don't scroll at their edges: rows stay where they are until the delegate
/// moves them. A drop within a view is one like any other, also if its data source can move rows.
@MainActor
final class DragActivity {
    /// The one under way.
    private(set) static weak var current: DragActivity?

    struct Lifted {
        /// The row's present place; nil once it is deleted.
        var indexPath: IndexPath?
        var items: [UIDragItem]
        var size: CGSize
    }

    private(set) weak var source: (any DragSource)?
    /// The view that the finger is over.
    private(set) weak var target: (any DropTarget)?
    private(set) var lifted: [Lifted]
    private let session: DragSession
    private let drop: DropSession
    private var proposal: UIDropProposal?
    private var destination: IndexPath?
    private var hasBegun = false
    private var accepting: [any DropTarget] = []
    private var refusing: Set<ObjectIdentifier> = []

    /// - Returns: nil if there is nothing to drag at the point of the window.
    init?(from source: any DragSource, at point: CGPoint) {
        let session = DragSession()
        session.window = source.window
        session.location = point
        lifted = source.rowsToLift(at: session.location(in: source)).map {
            Lifted(
                indexPath: $0,
                items: source.items(forLifting: $0, in: session),
                size: source.sizeOfRow(at: $0)
            )
        }
        .filter { !$0.items.isEmpty }
        guard !lifted.isEmpty else { return nil }
        session.items = lifted.flatMap(\.items)
        (self.source, self.session) = (source, session)
        drop = DropSession(session)
    }

    // MARK: The finger

    func lift() {
        Self.current = self
        show(.lifting)
    }

    func move(to point: CGPoint) {
        guard let source else { return }
        session.location = point
        if !hasBegun {
            hasBegun = true
            session.allowsMoveOperation = source.allowsMove(in: session)
            session.isRestrictedToDraggingApplication = source.isRestricted(session)
            source.dragWillBegin(session)
            show(.dragging)
        }
        enter(targetUnderFinger())
        guard let target else { return }
        destination = target.dropDestination(at: session.location(in: target))
        proposal = target.proposal(for: drop, at: destination)
    }

    func end() {
        if let target, let proposal, isAllowed(proposal) {
            target.perform(
                PerformedDrop(
                    items: lifted.flatMap { row in
                        row.items.map {
                            PerformedDrop.Item(
                                dragItem: $0,
                                source: source === target ? row.indexPath : nil,
                                size: row.size
                            )
                        }
                    },
                    destination: destination,
                    proposal: proposal,
                    session: drop
                )
            )
        }
        finish()
    }

    func cancel() {
        enter(nil)
        finish()
    }

    private func finish() {
        show(.none)
        target = nil
        if Self.current === self { Self.current = nil }
        for view in accepting { view.dropDidEnd(drop) }
        if hasBegun { source?.dragDidEnd(session) }
    }

    private func isAllowed(_ proposal: UIDropProposal) -> Bool {
        switch proposal.operation {
        case .copy: true
        case .move: session.allowsMoveOperation
        case .cancel, .forbidden: false
        }
    }

    private func show(_ state: UICollectionViewCell.DragState) {
        for row in lifted {
            if let indexPath = row.indexPath { source?.setDragState(state, ofRowAt: indexPath) }
        }
    }

    // MARK: What is below it

    private func enter(_ new: (any DropTarget)?) {
        guard new !== target else { return }
        target?.dropDidExit(drop)
        target = new
        (proposal, destination) = (nil, nil)
        new?.dropDidEnter(drop)
    }

    /// The innermost view that takes what is dragged. Each is asked once.
    private func targetUnderFinger() -> (any DropTarget)? {
        var view = session.window?.hitTest(session.location, with: nil)
        while let current = view {
            if let target = current as? any DropTarget, target.takesDrops, takes(target) { return target }
            view = current.superview
        }
        return nil
    }

    private func takes(_ target: any DropTarget) -> Bool {
        if accepting.contains(where: { $0 === target }) { return true }
        guard !refusing.contains(ObjectIdentifier(target)) else { return false }
        if target.canHandle(drop) {
            accepting.append(target)
            return true
        }
        refusing.insert(ObjectIdentifier(target))
        return false
    }

    /// Lets the lifted rows of a view go where a batch moves them.
    static func follow(_ map: UpdateMap, in view: UICollectionView) {
        guard let current, current.source === view else { return }
        for index in current.lifted.indices {
            current.lifted[index].indexPath = current.lifted[index].indexPath
                .flatMap { map.position(after: ElementKey(itemAt: $0))?.indexPath }
        }
    }
}
