import Foundation

/// The scroll view of a page view controller, three pages long: in its middle is the page that is shown.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate {
    let view = PageScrollView(frame: .zero)
    private let isHorizontal: Bool
    private let spacing: CGFloat
    private var pages: [PagePlace: UIView] = [:]
    private var isPlacing = false

    /// The content has moved towards a page that is not there yet.
    var pageComesIn: ((PagePlace) -> Void)?
    /// The content has come to rest at a page.
    var didRest: ((PagePlace) -> Void)?

    init(isHorizontal: Bool, spacing: CGFloat) {
        self.isHorizontal = isHorizontal
        self.spacing = spacing
        super.init()
        view.isPagingEnabled = true
        view.contentInsetAdjustmentBehavior = .never
        view.showsHorizontalScrollIndicator = false
        view.showsVerticalScrollIndicator = false
        view.alwaysBounceHorizontal = isHorizontal
        view.alwaysBounceVertical = !isHorizontal
        view.scrollsToTop = false
        view.delegate = self
    }

    // MARK: Places

    /// From one page to the next, in points.
    private var length: CGFloat { isHorizontal ? view.bounds.width : view.bounds.height }

    private var offset: CGFloat {
        get { isHorizontal ? view.contentOffset.x : view.contentOffset.y }
        set { view.setContentOffset(point(newValue), animated: false) }
    }

    private func point(_ offset: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    private func offset(of place: PagePlace) -> CGFloat { CGFloat(place.rawValue + 1) * length }

    private func frame(of place: PagePlace) -> CGRect {
        let start = offset(of: place) + spacing / 2
        let size = view.bounds.size
        return isHorizontal
            ? CGRect(x: start, y: 0, width: size.width - spacing, height: size.height)
            : CGRect(x: 0, y: start, width: size.width, height: size.height - spacing)
    }

    /// Lays the pages out in a rectangle, which each of them fills.
    func place(in rect: CGRect) {
        let frame = rect.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        if frame != view.frame {
            isPlacing = true
            let progress = length > 0 ? offset / length : 1
            view.frame = frame
            view.contentSize = CGSize(
                width: frame.width * (isHorizontal ? 3 : 1),
                height: frame.height * (isHorizontal ? 1 : 3)
            )
            limit()
            offset = progress * length
            isPlacing = false
        }
        for place in [PagePlace.before, .shown, .after] { pages[place]?.frame = self.frame(of: place) }
    }

    private var hasPage = (before: false, after: false)

    /// Says at which sides there are pages to scroll to.
    func allow(before: Bool, after: Bool) {
        hasPage = (before, after)
        limit()
    }

    private func limit() {
        let isAtRest = isPlacing
        isPlacing = true
        let (before, after) = (hasPage.before ? 0 : -length, hasPage.after ? 0 : -length)
        let old = offset
        view.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        // The insets take the offset along.
        if offset != old { offset = old }
        isPlacing = isAtRest
    }

    // MARK: Pages

    func show(_ page: UIView, at place: PagePlace) {
        pages[place] = page
        page.frame = frame(of: place)
        if page.superview !== view { view.addSubview(page) }
    }

    func shows(_ place: PagePlace) -> Bool { pages[place] != nil }

    /// Puts a page into the middle and what is seen there with it. The others are no longer known.
    func center(_ page: UIView?) {
        isPlacing = true
        pages = [:]
        if let page { show(page, at: .shown) }
        offset = offset(of: .shown)
        isPlacing = false
    }

    func scroll(to place: PagePlace) {
        view.setContentOffset(point(offset(of: place)), animated: true)
        // Where animations are off it is there already.
        if case .none = view.motion { rest() }
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, length > 0 else { return }
        let middle = offset(of: .shown)
        let side: PagePlace = offset < middle ? .before : .after
        if offset != middle, !shows(side) { pageComesIn?(side) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

    /// A finger may have caught the content on its way.
    private func rest() {
        guard length > 0 else { return }
        let place = [PagePlace.before, .shown, .after].first { abs(offset - offset(of: $0)) < 0.5 }
        if let place { didRest?(place) }
    }
}

/// Hands no safe area on: pages have that of the page view controller wherever they are.
final class PageScrollView: UIScrollView {
    override var safeAreaInsetsForSubviews: UIEdgeInsets { .zero }
}
