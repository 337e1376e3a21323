import Foundation

/// A field for what is searched for.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }

    /// In points: customary, Apple does not publish it.
    static let height: CGFloat = 52
    private static let fieldHeight: CGFloat = 36
    private static let edge: CGFloat = 16

    private let field = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private lazy var listener = FieldListener(bar: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .search
        field.delegate = listener
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        cancelButton.isHidden = true
        addSubview(field)
        addSubview(cancelButton)
    }

    open weak var delegate: (any UISearchBarDelegate)?

    /// What the delegate says. Nothing is drawn differently for it.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The search controller that the bar belongs to.
    weak var controller: UISearchController?

    @available(iOS 13.0, *)
    open var searchTextField: UISearchTextField { field }

    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text ?? "" else { return }
            field.text = newValue
            textDidChange()
        }
    }

    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    open var prompt: String?
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var showsBookmarkButton = false

    open var showsCancelButton = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // MARK: Traits of what is typed, which are the field's

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        controller?.textDidChange()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UISearchBar.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let button = showsCancelButton ? cancelButton.intrinsicContentSize : .zero
        let room = showsCancelButton ? button.width + 8 : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = min(UISearchBar.fieldHeight, bounds.height)
        let y = (bounds.height - height) / 2
        let width = max(0, bounds.width - 2 * UISearchBar.edge - room)
        field.frame = CGRect(
            x: UISearchBar.edge + (isMirrored ? room : 0),
            y: y,
            width: width,
            height: height
        )
        cancelButton.frame = CGRect(
            x: isMirrored ? UISearchBar.edge : bounds.width - UISearchBar.edge - button.width,
            y: (bounds.height - button.height) / 2,
            width: button.width,
            height: button.height
        )
    }

    /// The field's delegate: it hands on to the bar's.
    private final class FieldListener: NSObject, UITextFieldDelegate {
        private weak var bar: UISearchBar?

        init(bar: UISearchBar) {
            self.bar = bar
            super.init()
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            guard let bar else { return }
            bar.delegate?.searchBarTextDidBeginEditing(bar)
            bar.controller?.isActive = true
        }

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            guard let bar else { return }
            bar.delegate?.searchBarTextDidEndEditing(bar)
        }

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            guard let bar, let delegate = bar.delegate else { return true }
            guard SystemVersion.major >= 26 else {
                return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
            }
            return delegate.searchBar(bar, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: string)
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let bar else { return true }
            bar.delegate?.searchBarSearchButtonClicked(bar)
            return true
        }
    }
}
