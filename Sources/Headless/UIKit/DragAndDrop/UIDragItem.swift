import Foundation

/// Data of an app in the shapes in which others can take it. Foundation has none on Linux; here an object is carried and
/// that is all.
open class NSItemProvider: NSObject {
    private let object: NSObject?

    public override init() {
        object = nil
        super.init()
    }

    public init(object: NSObject) {
        self.object = object
        super.init()
    }

    /// What is carried, for the app that made it.
    package var carriedObject: NSObject? { object }

    open var suggestedName: String?
}

/// One thing that a finger drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    public let itemProvider: NSItemProvider

    open var localObject: Any?
}

/// What is dragged.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
}

/// What is dragged, for the app from which it comes.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// What is dragged, for the app over which it is.
@preconcurrency @MainActor
public protocol UIDropSession: ProgressReporting, UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
}

/// What would become of what is dragged, if it were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    public let operation: UIDropOperation

    open var isPrecise = false
    open var prefersFullSizePreview = false
}

/// How a preview of what is dragged is cut out.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
}
