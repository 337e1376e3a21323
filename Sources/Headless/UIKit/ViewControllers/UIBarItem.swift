import Foundation

/// What stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {
    }

    /// The bar that shows the item.
    weak var bar: UIView?

    open var isEnabled = true {
        didSet { bar?.setNeedsLayout() }
    }

    open var title: String? {
        didSet { bar?.setNeedsLayout() }
    }

    open var image: UIImage? {
        didSet { bar?.setNeedsLayout() }
    }

    open var tag = 0
}
