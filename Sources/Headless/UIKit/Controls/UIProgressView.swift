import Foundation

/// A bar that shows how far something has got.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    /// In points, of iOS 14 to 18.
    private static let height: CGFloat = 4

    private let track = UIView()
    private let fill = UIView()

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIProgressView.height)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        setNeedsLayout()
    }

    private func setUp() {
        for view in [track, fill] { addSubview(view) }
        show()
    }

    open var progressViewStyle: Style

    /// From 0 to 1.
    open var progress: Float {
        get { keptProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var keptProgress: Float = 0

    open func setProgress(_ progress: Float, animated: Bool) {
        keptProgress = min(max(progress, 0), 1)
        setNeedsLayout()
    }

    /// Nil stands for the tint colour.
    open var progressTintColor: UIColor? {
        didSet { show() }
    }

    open var trackTintColor: UIColor? {
        didSet { show() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        track.backgroundColor = trackTintColor ?? .systemFill
        fill.backgroundColor = progressTintColor ?? tintColor
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIProgressView.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width * CGFloat(progress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        track.frame = bounds
        fill.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        for view in [track, fill] { view.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2 }
    }
}
