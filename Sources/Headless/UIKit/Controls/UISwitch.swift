import Foundation

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// In points; the same for every switch of a system: as reported of iOS 7 to 18, and of iOS 26.
    private static var size: CGSize {
        SystemVersion.major < 26 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    open var isOn: Bool {
        get { keptIsOn }
        set { setOn(newValue, animated: false) }
    }
    private var keptIsOn = false

    /// Sends no action, as on iOS: only a finger does.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != keptIsOn else { return }
        keptIsOn = on
        setNeedsDisplay()
    }

    override func endTap() {
        keptIsOn.toggle()
        setNeedsDisplay()
        super.endTap()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    override var takesTaps: Bool { true }

    /// Nil stands for green.
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open override var intrinsicContentSize: CGSize { UISwitch.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
}
