import Foundation

/// A value between two others, by the place of a thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// In points: customary, Apple publishes none of them.
    private static let height: CGFloat = 34
    private static let thumbSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4

    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = UIView()

    /// How far the finger is from the middle of the thumb.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [maximumTrack, minimumTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        show()
    }

    // MARK: Value

    open var value: Float {
        get { keptValue }
        set { setValue(newValue, animated: false) }
    }
    private var keptValue: Float = 0

    /// Keeps the value between the ends. Sends no action: only a finger does.
    open func setValue(_ value: Float, animated: Bool) {
        keptValue = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
    }

    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = keptValue
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = keptValue
        }
    }

    /// Whether actions are sent on the way, too, and not only when the finger leaves.
    open var isContinuous = true

    // MARK: Looks

    open var minimumTrackTintColor: UIColor? {
        didSet { show() }
    }

    open var maximumTrackTintColor: UIColor? {
        didSet { show() }
    }

    open var thumbTintColor: UIColor? {
        didSet { show() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    // MARK: Rectangles

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = UISlider.trackHeight
        return CGRect(x: bounds.minX + 2, y: bounds.midY - height / 2, width: bounds.width - 4, height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = UISlider.thumbSide
        let start = rect.minX - 2
        let x = start + (rect.width + 4 - side) * shownPart(of: value)
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// The part of the way from the left end, from 0 to 1.
    private func shownPart(of value: Float) -> CGFloat {
        guard maximumValue > minimumValue else { return 0 }
        let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - part : part
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        thumb.frame = thumbFrame
        maximumTrack.frame = track
        minimumTrack.frame = CGRect(
            x: isMirrored ? thumbFrame.midX : track.minX,
            y: track.minY,
            width: isMirrored ? track.maxX - thumbFrame.midX : thumbFrame.midX - track.minX,
            height: track.height
        )
        for view in [minimumTrack, maximumTrack, thumb] { view.layer.cornerRadius = view.bounds.height / 2 }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UISlider.height)
    }

    // MARK: Tracking

    /// A finger beside the thumb moves nothing.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let point = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -8, dy: -8).contains(point) else { return false }
        grip = point.x - thumb.frame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let side = UISlider.thumbSide
        guard bounds.width > side else { return true }
        let part = (touch.location(in: self).x - grip - side / 2) / (bounds.width - side)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let old = value
        value = minimumValue + Float(isMirrored ? 1 - part : part) * (maximumValue - minimumValue)
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// A finger that drags the thumb along keeps drags and swipes from recognizers of the views around it, since iOS 6.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, gestureRecognizer.view !== self else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return !(gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer)
    }

    open override func accessibilityIncrement() {
        step(by: 0.1)
    }

    open override func accessibilityDecrement() {
        step(by: -0.1)
    }

    private func step(by part: Float) {
        value += part * (maximumValue - minimumValue)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
