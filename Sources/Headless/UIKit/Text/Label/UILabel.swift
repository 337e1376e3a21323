import Foundation

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = LabelContent()
    var layoutCache = LabelLayout()
    /// The text as it was last drawn.
    var drawn: DrawnText?
    private var assignedFont: UIFont?
    private var adjustedFont: UIFont?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }

    // MARK: Text

    open var text: String? {
        get { content.string }
        set {
            if case .attributed = content.source {} else if content.string == newValue { return }
            content.source = newValue.map(LabelContent.Source.plain)
            textDidChange()
        }
    }

    open var attributedText: NSAttributedString? {
        get {
            switch content.source {
            case .attributed(let text): text
            case .plain(let text): NSAttributedString(string: text, attributes: allAttributes)
            case nil: nil
            }
        }
        set {
            content.source = newValue.map { .attributed(NSAttributedString(attributedString: $0)) }
            textDidChange()
        }
    }

    open var font: UIFont! {
        get { adjustedFont ?? UILabel.defaultFont }
        set {
            assignedFont = newValue
            updateFont()
            guard case .attributed = content.source else { return }
            content.set(.font, to: newValue ?? UILabel.defaultFont)
            textDidChange()
        }
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            guard case .attributed = content.source else { return }
            content.set(.foregroundColor, to: textColor ?? .label)
            layoutCache.reset()
        }
    }

    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)

    open var textAlignment = NSTextAlignment.natural

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { layoutDidChange() } }
    }

    @available(iOS 14.0, *)
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { keptLineBreakStrategy }
        set { keptLineBreakStrategy = newValue }
    }
    private var keptLineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { layoutDidChange() } }
    }

    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { layoutDidChange() } }
    }

    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var allowsDefaultTighteningForTruncation = false

    @available(iOS 15.0, *)
    open var showsExpansionTextWhenTruncated: Bool {
        get { keptShowsExpansionText }
        set { keptShowsExpansionText = newValue }
    }
    private var keptShowsExpansionText = false

    // MARK: Content size category

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { updateFont() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory else { return }
        updateFont()
        if case .attributed = content.source { textDidChange() }
    }

    private func updateFont() {
        let font = adjustsFontForContentSizeCategory ? assignedFont?.adjusted(for: traitCollection) : assignedFont
        guard font != adjustedFont else { return }
        adjustedFont = font
        textDidChange()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticLayoutWidth)
    }

    /// The width that Auto Layout has found, while it asks for the size in it; else 0.
    private var automaticLayoutWidth: CGFloat = 0

    override var wrapsToItsWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0
    }

    override func intrinsicSize(wrappedTo width: CGFloat) -> CGSize {
        automaticLayoutWidth = width
        defer { automaticLayoutWidth = 0 }
        return intrinsicContentSize
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let font: UIFont = font
        return (font.ascender, -font.descender)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = measuredSize(in: bounds.size, numberOfLines: numberOfLines)
        return CGRect(origin: bounds.origin, size: size)
    }

    // MARK: Drawing

    open func drawText(in rect: CGRect) {
        drawn = layOut(in: rect)
    }
}
