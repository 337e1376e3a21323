import Foundation

/// Where the lines of a text view are. One that a text view has is changed on the main thread.
open class NSTextContainer: NSObject {
    weak var textView: UITextView?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    open var size: CGSize

    /// At both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { layoutDidChange() }
    }

    /// 0 stands for any number.
    open var maximumNumberOfLines = 0 {
        didSet { layoutDidChange() }
    }

    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { layoutDidChange() }
    }

    open var widthTracksTextView = true
    open var heightTracksTextView = false

    private func layoutDidChange() {
        guard let textView else { return }
        MainActor.assumeIsolated { textView.textDidChangeLayout() }
    }
}

/// Several lines of text that can be scrolled and typed.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification"
    )
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification"
    )
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    private let label = UILabel()
    private let container: NSTextContainer
    private var typed = TypedText()
    private var attributed: NSAttributedString?
    private var ownFont: UIFont?

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        container.textView = self
        addSubview(label)
        show()
    }

    // MARK: Text

    open var delegate: (any UITextViewDelegate)? {
        get { _delegate as? any UITextViewDelegate }
        set { _delegate = newValue }
    }

    open var text: String! {
        get { typed.string }
        set {
            attributed = nil
            typed.string = newValue ?? ""
            show()
        }
    }

    open var attributedText: NSAttributedString! {
        get { attributed ?? label.attributedText ?? NSAttributedString(string: "") }
        set {
            typed.string = newValue?.string ?? ""
            attributed = newValue
            show()
        }
    }

    /// Nil stands for the standard font: 12 points, as Apple's text views have it in code.
    open var font: UIFont? {
        get { ownFont }
        set {
            ownFont = newValue
            show()
        }
    }

    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }

    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    open var selectedRange: NSRange {
        get { typed.selection }
        set {
            typed.selection = newValue
            delegate?.textViewDidChangeSelection(self)
        }
    }

    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set {
            label.adjustsFontForContentSizeCategory = newValue
            textDidChangeLayout()
        }
    }

    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let part = typed.length == 0 ? 1 : CGFloat(range.location + range.length) / CGFloat(typed.length)
        // The line is found by its part of the text: near enough for lines of about one length.
        let bottom = textContainerInset.top + label.bounds.height * part
        scrollRectToVisible(CGRect(x: 0, y: max(0, bottom - 20), width: 1, height: 20), animated: false)
    }

    private func show() {
        label.font = ownFont ?? .systemFont(ofSize: 12)
        if let attributed { label.attributedText = attributed } else { label.text = typed.string }
        textDidChangeLayout()
    }

    func textDidChangeLayout() {
        label.numberOfLines = container.maximumNumberOfLines
        label.lineBreakMode = container.lineBreakMode
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open var textContainer: NSTextContainer { container }

    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChangeLayout() }
    }

    /// What is around the lines.
    private var room: UIEdgeInsets {
        let padding = container.lineFragmentPadding
        return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textDidChangeLayout() } }
    }

    private func textSize(width: CGFloat) -> CGSize {
        guard typed.length > 0 else { return CGSize(width: 0, height: label.font.lineHeight) }
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = room
        let isLimited = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        let text = textSize(width: isLimited ? max(1, size.width - room.left - room.right) : 0)
        return CGSize(
            width: text.width + room.left + room.right,
            height: (text.height + room.top + room.bottom).rounded(.up)
        )
    }

    /// A text view that scrolls has no size of its own.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    override var wrapsToItsWidth: Bool { !isScrollEnabled }

    override func intrinsicSize(wrappedTo width: CGFloat) -> CGSize {
        isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: 0))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = room
        let width = max(1, bounds.width - room.left - room.right)
        container.size = CGSize(width: width + 2 * container.lineFragmentPadding, height: .greatestFiniteMagnitude)
        let height = textSize(width: width).height
        label.frame = CGRect(x: room.left, y: room.top, width: width, height: height)
        contentSize = CGSize(width: bounds.width, height: (height + room.top + room.bottom).rounded(.up))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { textDidChangeLayout() }
    }

    // MARK: Traits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

    open var hasText: Bool { typed.length > 0 }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// A finger that goes up without having scrolled lets the text be edited.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        becomeFirstResponder()
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    open func insertText(_ text: String) {
        change(typed.selection, to: text)
    }

    open func deleteBackward() {
        guard let range = typed.rangeBeforeCursor else { return }
        change(range, to: "")
    }

    private func change(_ range: NSRange, to text: String) {
        guard isEditable, mayChange(range, to: text) else { return }
        attributed = nil
        typed.replace(range, by: text)
        show()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func mayChange(_ range: NSRange, to text: String) -> Bool {
        guard let delegate else { return true }
        guard SystemVersion.major >= 26 else {
            return delegate.textView(self, shouldChangeTextIn: range, replacementText: text)
        }
        return delegate.textView(self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text)
    }
}
