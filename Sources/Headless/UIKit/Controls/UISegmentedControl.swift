import Foundation

/// One of several segments side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while nothing is selected.
    nonisolated public static let noSegment = -1

    /// In points, of iOS 13 to 18.
    private static let height: CGFloat = 31
    private static let padding: CGFloat = 10

    @MainActor
    private struct Segment {
        let label = UILabel()
        let picture = UIImageView()
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0

        init(title: String?, image: UIImage?, action: UIAction? = nil) {
            label.text = title
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 13, weight: .medium)
            label.isHidden = title == nil
            picture.image = image
            picture.contentMode = .center
            picture.isHidden = image == nil
            self.action = action
        }
    }

    private var segments: [Segment] = []
    private let knob = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// - Parameter items: titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] { insert(Segment(title: item as? String, image: item as? UIImage), at: segments.count) }
        bounds.size = intrinsicContentSize
    }

    @available(iOS 14.0, *)
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        knob.isUserInteractionEnabled = false
        addSubview(knob)
        showKnob()
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// Inserts at the end if the index is beyond it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title, image: nil), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(title: nil, image: image), at: segment)
    }

    @available(iOS 14.0, *)
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let title = action.image == nil ? action.title : nil
        insert(Segment(title: title, image: action.image, action: action), at: segment)
    }

    @available(iOS 14.0, *)
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let removed = segments.remove(at: segment)
        removed.label.removeFromSuperview()
        removed.picture.removeFromSuperview()
        if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
        segmentsDidChange()
    }

    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: 0, animated: false) }
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.picture)
        addSubview(segment.label)
        if selected >= index { selected += 1 }
        segmentsDidChange()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].label.text = title
        segments[segment].label.isHidden = title == nil
        segments[segment].picture.isHidden = title != nil
        segmentsDidChange()
    }

    open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].picture.image = image
        segments[segment].picture.isHidden = image == nil
        segments[segment].label.isHidden = image != nil
        segmentsDidChange()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].picture.image }

    /// 0 lets the control find the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        segmentsDidChange()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        segments[segment].label.textColor = enabled ? .label : .tertiaryLabel
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    open var isMomentary = false

    /// Whether segments are as wide as what they show, and not all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsDidChange() }
    }

    open var selectedSegmentTintColor: UIColor? {
        didSet { showKnob() }
    }

    // MARK: Selection

    private var selected = UISegmentedControl.noSegment

    /// Sends no action: only a finger does.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            setNeedsLayout()
        }
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showKnob() {
        knob.backgroundColor =
            selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        knob.layer.cornerRadius = 7
    }

    private var pressed: Int?

    override var takesTaps: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self))
        return true
    }

    override func endTap() {
        super.endTap()
        guard let index = pressed, segments[index].isEnabled else { return }
        pressed = nil
        let isNew = index != selected
        if !isMomentary { selectedSegmentIndex = index }
        guard isNew || isMomentary else { return }
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func segment(at point: CGPoint) -> Int? {
        layoutIfNeeded()
        return frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    }

    // MARK: Layout

    private func naturalWidth(_ segment: Segment) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let content = segment.picture.image?.size.width ?? segment.label.intrinsicContentSize.width
        return content.rounded(.up) + 2 * UISegmentedControl.padding
    }

    /// The rectangles of the segments, in their order.
    private var frames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let natural = segments.map(naturalWidth)
        let free = segments.map { $0.width == 0 }
        let rest = bounds.width - zip(natural, free).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
        let freeTotal = zip(natural, free).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        let widths = segments.indices.map { index -> CGFloat in
            guard free[index] else { return natural[index] }
            if apportionsSegmentWidthsByContent { return freeTotal > 0 ? rest * natural[index] / freeTotal : 0 }
            return rest / CGFloat(free.filter { $0 }.count)
        }
        var x: CGFloat = 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return widths.map { width in
            defer { x += width }
            return CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map(naturalWidth)
        let total =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return CGSize(width: total, height: UISegmentedControl.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames
        for (segment, frame) in zip(segments, frames) {
            segment.label.frame = frame.insetBy(dx: 2, dy: 0)
            segment.picture.frame = frame
        }
        knob.isHidden = !segments.indices.contains(selected)
        if !knob.isHidden { knob.frame = frames[selected].insetBy(dx: 2, dy: 2) }
    }
}
