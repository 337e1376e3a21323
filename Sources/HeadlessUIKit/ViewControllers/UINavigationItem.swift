import Foundation

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {
    }

    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    open var title: String? {
        didSet { bar?.setNeedsLayout() }
    }

    open var prompt: String?

    open var titleView: UIView? {
        didSet { bar?.setNeedsLayout() }
    }

    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}
