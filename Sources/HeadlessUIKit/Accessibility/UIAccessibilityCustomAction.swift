import Foundation

/// Something that can be done with an element, besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
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
