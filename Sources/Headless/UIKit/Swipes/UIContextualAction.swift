import Foundation

/// An action behind a row that is swiped aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// The closure calls the last argument with whether the action was done.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    private let keptStyle: Style
    private let keptHandler: Handler
    private var ownBackgroundColor: UIColor?

    private init(_ style: Style, _ handler: @escaping Handler) {
        (keptStyle, keptHandler) = (style, handler)
        super.init()
    }

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, handler)
        self.title = title
    }

    open var style: Style { keptStyle }
    open var handler: Handler { keptHandler }
    open var title: String?
    open var image: UIImage?

    /// Nil restores the colour of the style: red for a destructive action, grey for any other.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
}

/// The actions behind one end of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    private let keptActions: [UIContextualAction]

    private init(kept actions: [UIContextualAction]) {
        keptActions = actions
        super.init()
    }

    public convenience init(actions: [UIContextualAction]) {
        self.init(kept: actions)
    }

    /// The first lies at the edge.
    open var actions: [UIContextualAction] { keptActions }

    /// Whether a swipe across the whole row does the first action.
    open var performsFirstActionWithFullSwipe = true
}
