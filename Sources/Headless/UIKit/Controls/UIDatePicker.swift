import Foundation

@available(iOS 13.4, *)
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    @available(iOS 14.0, *)
    case inline = 3
}

/// A date that can be chosen. What it shows are its size and its date: a test chooses another one.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
        @available(iOS 17.4, *)
        case yearAndMonth = 4
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var datePickerMode = Mode.dateAndTime {
        didSet { invalidateIntrinsicContentSize() }
    }

    open var locale: Locale?
    open var calendar: Calendar! = Calendar.current
    open var timeZone: TimeZone?

    // MARK: Date

    /// Within `minimumDate` and `maximumDate`.
    open var date: Date {
        get { keptDate }
        set { setDate(newValue, animated: false) }
    }
    private var keptDate = Date()

    /// Sends no action: only a finger does.
    open func setDate(_ date: Date, animated: Bool) {
        keptDate = clamped(date)
    }

    open var minimumDate: Date? {
        didSet { keptDate = clamped(keptDate) }
    }

    open var maximumDate: Date? {
        didSet { keptDate = clamped(keptDate) }
    }

    /// As Apple's documentation says of a minimum after the maximum: neither counts.
    private func clamped(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
    }

    open var countDownDuration: TimeInterval = 0

    /// Of the wheel of minutes: 1 to 30, a divisor of 60.
    open var minuteInterval: Int {
        get { keptInterval }
        set { if (1...30).contains(newValue), 60 % newValue == 0 { keptInterval = newValue } }
    }
    private var keptInterval = 1

    @available(iOS 15.0, *)
    open var roundsToMinuteInterval: Bool {
        get { keptRounds }
        set { keptRounds = newValue }
    }
    private var keptRounds = true

    /// Chooses a date as a finger does.
    package func choose(_ date: Date) {
        keptDate = clamped(date)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Size

    @available(iOS 13.4, *)
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { keptStyle }
        set {
            keptStyle = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var keptStyle = UIDatePickerStyle.automatic

    /// On the phone a count is chosen with wheels, and everything else in the compact style.
    @available(iOS 13.4, *)
    open var datePickerStyle: UIDatePickerStyle {
        guard keptStyle == .automatic else { return keptStyle }
        return datePickerMode == .countDownTimer ? .wheels : .compact
    }

    /// Wheels as reported of iOS 7 and later. A calendar and a compact picker are about as large as on iOS 14 to 18.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels, .automatic: return UIPickerView.standardSize
        case .inline:
            if datePickerMode == .time { return CGSize(width: 89, height: 50) }
            return CGSize(width: 320, height: datePickerMode == .date ? 330 : 378)
        case .compact:
            let (day, time): (CGFloat, CGFloat) = (125, 73)
            let width = datePickerMode == .date ? day : datePickerMode == .time ? time : day + 5 + time
            return CGSize(width: width, height: 34.0 + 1 / 3)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
