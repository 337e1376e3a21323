import Foundation

/// Something that can be done with an element, besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        name = attributedName.string
        self.actionHandler = actionHandler
        super.init()
        self.attributedName = attributedName
    }

    open var name: String {
        didSet { attributedName = NSAttributedString(string: name) }
    }

    open lazy var attributedName = NSAttributedString(string: name)
    open var image: UIImage?

    /// Answers whether the action was done.
    open var actionHandler: Handler?
}
