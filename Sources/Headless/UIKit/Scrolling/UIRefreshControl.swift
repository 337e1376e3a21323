import Foundation

/// Shows above the content of a scroll view that it is being brought up to date.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// In points, as it is known of iOS 7 to 18.
    static let height: CGFloat = 60

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()

    /// Whether the pull that goes on has already begun a refresh.
    private var hasBegunInPull = false

    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.height))
        )
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.textAlignment = .center
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        addSubview(indicator)
        addSubview(titleLabel)
        isHidden = true
    }

    open private(set) var isRefreshing = false

    open var attributedTitle: NSAttributedString? {
        didSet {
            titleLabel.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            indicator.color = newValue
        }
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Makes room above the content. The offset stays: a program that wants the control seen moves it itself.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.startAnimating()
        isHidden = false
        scrollView?.updateAdjustedContentInset()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        isHidden = true
        scrollView?.updateAdjustedContentInset()
    }

    /// How much room the control takes above the content.
    var inset: CGFloat { isRefreshing ? UIRefreshControl.height : 0 }

    /// A finger has pulled the content down by so much.
    func follow(pulledBy distance: CGFloat, isTracking: Bool) {
        if !isTracking { hasBegunInPull = false }
        guard !isRefreshing else { return }
        isHidden = distance <= 0
        // UIKit begins at about twice the height of the control; it does not publish where.
        guard isTracking, !hasBegunInPull, distance >= 2 * UIRefreshControl.height else { return }
        hasBegunInPull = true
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = indicator.intrinsicContentSize
        let isAlone = attributedTitle == nil
        let y = isAlone ? (bounds.height - size.height) / 2 : 8
        indicator.frame = CGRect(x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
        titleLabel.frame = CGRect(x: 0, y: y + size.height + 4, width: bounds.width, height: 20)
    }
}

extension UIScrollView {
    /// Puts the control above the content, behind everything else.
    func install(_ control: UIRefreshControl?, insteadOf old: UIRefreshControl?) {
        guard control !== old else { return }
        old?.removeFromSuperview()
        if let control {
            insertSubview(control, at: 0)
            placeRefreshControl()
        }
        updateAdjustedContentInset()
    }

    /// At the upper edge of what is seen, as long as a pull shows more than the control.
    func placeRefreshControl() {
        guard let control = refreshControl else { return }
        let edge = distanceFromTop - control.inset
        control.frame = CGRect(
            x: 0,
            y: min(-UIRefreshControl.height, edge),
            width: bounds.width,
            height: UIRefreshControl.height
        )
        control.follow(pulledBy: -edge, isTracking: isTracking)
    }
}
