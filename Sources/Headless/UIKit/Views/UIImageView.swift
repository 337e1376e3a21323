import Foundation

/// Shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    }

    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    open var highlightedImage: UIImage?
    open var isHighlighted = false

    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? super.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? super.sizeThatFits(size)
    }

    /// The image as it is drawn: the highlighted one where it applies, a symbol in the preferred configuration.
    package var shownImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration else { return image }
        return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
    }
}
