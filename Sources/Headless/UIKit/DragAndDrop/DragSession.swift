import Foundation

/// What a finger drags.
@MainActor
final class DragSession: NSObject, UIDragSession {
    weak var window: UIWindow?
    /// Where the finger is, in the window.
    var location = CGPoint.zero
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    func location(in view: UIView) -> CGPoint {
        window?.convert(location, to: view) ?? location
    }
}

/// The same, for the views that it may be dropped on.
@MainActor
final class DropSession: NSObject, UIDropSession {
    let drag: DragSession
    nonisolated let progress = Progress(totalUnitCount: 1)

    init(_ drag: DragSession) {
        self.drag = drag
        super.init()
    }

    var localDragSession: (any UIDragSession)? { drag }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
}
