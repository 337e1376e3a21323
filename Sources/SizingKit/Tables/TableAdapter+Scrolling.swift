import UIKit

/// The methods of a scroll view's delegate. On iOS they are optional, so that each is taken as an optional closure.
extension TableAdapter {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewDidScroll(_:)
        method?(scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewDidZoom(_:)
        method?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewWillBeginDragging(_:)
        method?(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let method: Optional = delegate?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        method?(scrollView, velocity, targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        let method: Optional = delegate?.scrollViewDidEndDragging(_:willDecelerate:)
        method?(scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewWillBeginDecelerating(_:)
        method?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewDidEndDecelerating(_:)
        method?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewDidEndScrollingAnimation(_:)
        method?(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        let method: Optional = delegate?.viewForZooming(in:)
        return method?(scrollView) ?? nil
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        let method: Optional = delegate?.scrollViewWillBeginZooming(_:with:)
        method?(scrollView, view)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        let method: Optional = delegate?.scrollViewDidEndZooming(_:with:atScale:)
        method?(scrollView, view, scale)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        let method: Optional = delegate?.scrollViewShouldScrollToTop(_:)
        return method?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewDidScrollToTop(_:)
        method?(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        let method: Optional = delegate?.scrollViewDidChangeAdjustedContentInset(_:)
        method?(scrollView)
    }
}
