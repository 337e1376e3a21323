import Foundation

/// Makes the controller that previews what a context menu is about.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu, with what the system suggests for it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    package private(set) var previewProvider: UIContextMenuContentPreviewProvider?
    package private(set) var actionProvider: UIContextMenuActionProvider?
    private var keptIdentifier: any NSCopying = NSUUID()

    public override init() {
        super.init()
    }

    public convenience init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init()
        if let identifier { keptIdentifier = identifier }
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }

    open var identifier: any NSCopying { keptIdentifier }
}

/// Lets changes of one's own go along with a context menu.
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss = 0
    case pop = 1
}

/// Lets changes of one's own go along with the way from a preview to what it shows.
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview is cut out.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    public override init() {
        super.init()
    }

    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground
}

/// Where a preview is.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform
}

/// A view shown as a preview.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view,
            parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center)
        )
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    open var size: CGSize { view.bounds.size }
}
