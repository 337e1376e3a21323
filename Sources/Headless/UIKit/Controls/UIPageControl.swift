import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    /// In points; estimates, of iOS 14 to 18.
    private static let dot: CGFloat = 7
    private static let spacing: CGFloat = 17
    private static let height: CGFloat = 26

    private var dots: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            pagesDidChange()
        }
    }

    /// Kept between the first and the last page.
    open var currentPage: Int {
        get { keptPage }
        set {
            keptPage = min(max(newValue, 0), max(0, numberOfPages - 1))
            setNeedsLayout()
        }
    }
    private var keptPage = 0

    open var hidesForSinglePage = false {
        didSet { setNeedsLayout() }
    }

    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    @available(iOS 14.0, *)
    open var backgroundStyle: BackgroundStyle {
        get { keptStyle }
        set { keptStyle = newValue }
    }
    private var keptStyle = BackgroundStyle.automatic

    @available(iOS 14.0, *)
    open var allowsContinuousInteraction: Bool {
        get { keptAllowsContinuousInteraction }
        set { keptAllowsContinuousInteraction = newValue }
    }
    private var keptAllowsContinuousInteraction = true

    private func pagesDidChange() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in UIView() }
        for dot in dots {
            dot.isUserInteractionEnabled = false
            addSubview(dot)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * UIPageControl.spacing + 19, height: UIPageControl.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var touched: CGFloat = 0

    override var takesTaps: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touched = touch.location(in: self).x
        return true
    }

    /// A tap on one side of the dots goes one page on or back.
    override func endTap() {
        super.endTap()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let old = currentPage
        currentPage += (touched >= bounds.midX) != isMirrored ? 1 : -1
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (side, spacing) = (UIPageControl.dot, UIPageControl.spacing)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = bounds.midX - spacing * CGFloat(dots.count - 1) / 2
        for (page, dot) in dots.enumerated() {
            let place = CGFloat(isMirrored ? dots.count - 1 - page : page)
            dot.frame = CGRect(
                x: start + place * spacing - side / 2,
                y: bounds.midY - side / 2,
                width: side,
                height: side
            )
            dot.layer.cornerRadius = side / 2
            dot.isHidden = hidesForSinglePage && numberOfPages < 2
            dot.backgroundColor =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        }
    }
}
