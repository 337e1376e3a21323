import Foundation

/// The bar with the title, at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Apple's height of a bar without prompt or large title, in points.
    static let height: CGFloat = 44

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barTintColor: UIColor?

    open internal(set) var items: [UINavigationItem]? {
        didSet {
            topItem?.bar = self
            setNeedsLayout()
        }
    }

    open var topItem: UINavigationItem? { items?.last }

    open var backItem: UINavigationItem? { items?.dropLast().last }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }
}
