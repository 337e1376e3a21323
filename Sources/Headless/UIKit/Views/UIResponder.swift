import Foundation

/// An object that can take part in the handling of events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    private static weak var firstResponder: UIResponder? {
        didSet { Keyboard.firstResponderDidChange(to: firstResponder) }
    }

    /// The responder that takes what is typed.
    package static var currentFirstResponder: UIResponder? { firstResponder }

    private var accessibility = AccessibilityState()

    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { UIResponder.firstResponder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = UIResponder.firstResponder {
            // The keyboard stays where it is on the way from one to the other.
            Keyboard.isHandedOver = true
            let resigns = current.resignFirstResponder()
            Keyboard.isHandedOver = false
            guard resigns else { return false }
        }
        UIResponder.firstResponder = self
        return true
    }

    /// Resigns the first responder without asking `canResignFirstResponder`.
    func giveUpFirstResponder() -> Bool {
        guard isFirstResponder else { return false }
        UIResponder.firstResponder = nil
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return canResignFirstResponder && giveUpFirstResponder()
    }

    /// What is shown in place of the keyboard while the responder is the first.
    open var inputView: UIView? { nil }

    /// What is shown above the keyboard while the responder is the first.
    open var inputAccessoryView: UIView? { nil }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Nibs

    nonisolated open func awakeFromNib() {
    }

    nonisolated open func prepareForInterfaceBuilder() {
    }

    // MARK: Accessibility

    open func accessibilityIncrement() {
    }

    open func accessibilityDecrement() {
    }

    open func accessibilityActivate() -> Bool { false }

    open func accessibilityPerformEscape() -> Bool { false }

    open func accessibilityPerformMagicTap() -> Bool { false }

    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// Those of a container whose elements are not its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }

    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
}
