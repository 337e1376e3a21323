import UIKit

/// The page control below the pages.
final class PageControlView: UICollectionReusableView {
    private let control = UIPageControl()
    private var select: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        control.currentPageIndicatorTintColor = .label
        control.pageIndicatorTintColor = .tertiaryLabel
        control.addAction(
            UIAction { [unowned self] _ in select(control.currentPage) },
            for: .valueChanged
        )
        addSubview(control)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PageControlView is made in code only")
    }

    /// - Parameter select: Is called with a page that the user selects.
    func show(pages: Int, current: Int, select: @escaping (Int) -> Void) {
        control.numberOfPages = pages
        control.currentPage = current
        self.select = select
    }

    var currentPage: Int {
        get { control.currentPage }
        set { if control.currentPage != newValue { control.currentPage = newValue } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: control.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        control.frame = bounds
    }
}
