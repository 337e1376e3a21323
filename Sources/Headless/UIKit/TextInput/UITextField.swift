import Foundation

/// A line of text that can be typed.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        @available(iOS, unavailable)
        case cancelled = 1
    }

    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification"
    )

    private let textLabel = UILabel()
    private let placeholderLabel = UILabel()
    private let clearButton = UIButton(type: .custom)
    var typed = TypedText()
    private var attributed: NSAttributedString?
    private var attributedHint: NSAttributedString?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .systemGray3
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        placeholderLabel.textColor = .placeholderText
        for view in [placeholderLabel, textLabel, clearButton] { addSubview(view) }
        contentHorizontalAlignment = .leading
        font = nil
        show()
    }

    // MARK: Text

    /// Never nil after it has been set: nil stands for the empty text.
    open var text: String? {
        get { typed.string }
        set {
            attributed = nil
            typed.string = newValue ?? ""
            show()
        }
    }

    open var attributedText: NSAttributedString? {
        get { attributed ?? textLabel.attributedText ?? NSAttributedString(string: "") }
        set {
            typed.string = newValue?.string ?? ""
            attributed = newValue
            show()
        }
    }

    open var placeholder: String? {
        didSet {
            attributedHint = nil
            show()
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { attributedHint ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            attributedHint = newValue
            show()
        }
    }

    /// Nil stands for the standard font.
    open var font: UIFont? {
        get { textLabel.font }
        set {
            textLabel.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            placeholderLabel.font = textLabel.font
            show()
        }
    }

    open var textColor: UIColor? {
        get { textLabel.textColor }
        set { textLabel.textColor = newValue ?? .label }
    }

    open var textAlignment: NSTextAlignment {
        get { textLabel.textAlignment }
        set { (textLabel.textAlignment, placeholderLabel.textAlignment) = (newValue, newValue) }
    }

    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: textLabel.font as Any, .foregroundColor: textLabel.textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    open var adjustsFontForContentSizeCategory: Bool {
        get { textLabel.adjustsFontForContentSizeCategory }
        set {
            textLabel.adjustsFontForContentSizeCategory = newValue
            placeholderLabel.adjustsFontForContentSizeCategory = newValue
            invalidateIntrinsicContentSize()
        }
    }

    open var adjustsFontSizeToFitWidth: Bool {
        get { textLabel.adjustsFontSizeToFitWidth }
        set { textLabel.adjustsFontSizeToFitWidth = newValue }
    }

    open var minimumFontSize: CGFloat = 0 {
        didSet { textLabel.minimumScaleFactor = minimumFontSize / textLabel.font.pointSize }
    }

    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open weak var delegate: (any UITextFieldDelegate)?

    private func show() {
        if let attributed {
            textLabel.attributedText = attributed
        } else {
            textLabel.text = isSecureTextEntry ? String(repeating: "•", count: typed.string.count) : typed.string
        }
        if let attributedHint {
            placeholderLabel.attributedText = attributedHint
        } else {
            placeholderLabel.text = placeholder
        }
        placeholderLabel.isHidden = hasText
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Traits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!

    open var isSecureTextEntry = false {
        didSet { show() }
    }

    // MARK: Editing

    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    open var hasText: Bool { !typed.string.isEmpty }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// In place of the keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// Above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        isEditing = false
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// What the keyboard calls. The delegate is asked for each piece that is typed.
    open func insertText(_ text: String) {
        if text == "\n" { return pressReturn() }
        change(typed.selection, to: text)
    }

    open func deleteBackward() {
        guard let range = typed.rangeBeforeCursor else { return }
        change(range, to: "")
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        // A field that somebody listens to for the end on exit gives the keyboard back.
        let listens = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if listens { resignFirstResponder() }
    }

    private func change(_ range: NSRange, to text: String) {
        guard mayChange(range, to: text) else { return }
        attributed = nil
        typed.replace(range, by: text)
        contentWasTyped()
    }

    private func mayChange(_ range: NSRange, to text: String) -> Bool {
        guard let delegate else { return true }
        guard SystemVersion.major >= 26 else {
            return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
        }
        let ranges = [NSValue(range: range)]
        return delegate.textField(self, shouldChangeCharactersInRanges: ranges, replacementString: text)
    }

    private func contentWasTyped() {
        show()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        attributed = nil
        typed.string = ""
        contentWasTyped()
        becomeFirstResponder()
    }

    override func endTap() {
        super.endTap()
        becomeFirstResponder()
    }

    // MARK: Views beside the text

    open var borderStyle = BorderStyle.none {
        didSet { borderDidChange() }
    }

    open var background: UIImage?
    open var disabledBackground: UIImage?

    open var clearButtonMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: leftView) }
    }

    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: rightView) }
    }

    open var leftViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    open var rightViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    private func sideViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func borderDidChange() {
        let hasLine = borderStyle != .none
        guard hasLine || layerIfMade != nil else { return }
        layer.borderWidth = hasLine ? 1 / max(1, traitCollection.displayScale) : 0
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
    private var showsClearButton: Bool { hasText && !showsRightView && isShown(clearButtonMode) }

    // MARK: Rectangles

    // The distances are customary; Apple does not publish them.

    private var edge: CGFloat { borderStyle == .none ? 0 : 7 }
    private static let clearButtonSide: CGFloat = 19

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var (leading, trailing) = (edge, edge)
        if showsLeftView {
            let view = leftViewRect(forBounds: bounds)
            leading = isMirrored ? bounds.maxX - view.minX : view.maxX - bounds.minX
        }
        let button = showsClearButton ? clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: 0) : nil
        if let last = showsRightView ? rightViewRect(forBounds: bounds) : button {
            trailing = isMirrored ? last.maxX - bounds.minX : bounds.maxX - last.minX
        }
        let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
        return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { editingRect(forBounds: bounds) }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = UITextField.clearButtonSide
        let x = isMirrored ? bounds.minX + edge : bounds.maxX - edge - side
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// On the side where a line begins.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: leftView, atRight: isMirrored, in: bounds)
    }

    /// On the side where a line ends.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: rightView, atRight: !isMirrored, in: bounds)
    }

    private func rect(of view: UIView?, atRight: Bool, in bounds: CGRect) -> CGRect {
        let size = Self.size(of: view)
        let x = atRight ? bounds.maxX - size.width : bounds.minX
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private static func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.size != .zero { return view.bounds.size }
        let own = view.intrinsicContentSize
        return own.width < 0 || own.height < 0 ? view.sizeThatFits(.zero) : own
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        clearButton.isHidden = !showsClearButton
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
        clearButton.frame = clearButtonRect(forBounds: bounds)
        textLabel.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
    }

    // MARK: Size

    /// A line of text, with what lies beside it. The room above and below is an estimate that gives 34 points for a field
    /// with round corners and 22 for one without a border, in the standard font.
    open override var intrinsicContentSize: CGSize {
        let text = hasText ? textLabel.intrinsicContentSize : placeholderLabel.intrinsicContentSize
        let line = (textLabel.font.lineHeight).rounded(.up) + 1
        let room: CGFloat = borderStyle == .none ? 0 : 12
        let sides =
            Self.size(of: showsLeftView ? leftView : nil).width + Self.size(of: showsRightView ? rightView : nil).width
        let button = showsClearButton ? UITextField.clearButtonSide + 5 : 0
        return CGSize(width: text.width.rounded(.up) + 2 * edge + sides + button, height: line + room)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Those of the text in a field of the height that it asks for.
    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let around = (intrinsicContentSize.height - textLabel.font.lineHeight) / 2
        return (around + textLabel.font.ascender, around - textLabel.font.descender)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if borderStyle != .none { borderDidChange() }
    }
}

extension UIControl.Event {
    public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
    public static let editingChanged = UIControl.Event(rawValue: 1 << 17)
    public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
    public static let allEditingEvents = UIControl.Event(rawValue: 0x000F_0000)
}
