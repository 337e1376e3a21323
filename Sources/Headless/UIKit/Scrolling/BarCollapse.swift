import Foundation

/// How far the bar above a scroll view has given way to content that was scrolled.
struct BarCollapse: Equatable {
    /// By how much the bar is lower than above the top of the content, in points.
    var height: CGFloat = 0

    /// The heights at which the bar comes to rest, in rising order. The first one is 0.
    var stops: [CGFloat] = [0]

    /// By how much the bar can be lower.
    var limit: CGFloat { stops.last ?? 0 }
}

extension UIScrollView {
    /// How far the content is scrolled from where it rests under the whole bar, in points.
    var distanceFromTop: CGFloat { contentOffset.y + adjustedContentInset.top + barCollapse.height }

    /// The controller whose bars observe the scroll view.
    var observingController: UIViewController? {
        if let statedObserver { return statedObserver }
        guard let owner = viewController ?? superview?.viewController else { return nil }
        return owner.foundContentScrollView === self ? owner : nil
    }

    /// Lets the bar above follow a scroll.
    func tellBar() {
        observingController?.navigationController?.contentDidScroll(self)
    }

    /// The offset at which a scroll ends that would leave the bar half collapsed: the nearest one at which the bar rests.
    func offsetWithBarAtRest(near offset: CGPoint) -> CGPoint {
        let top = contentOffset.y - distanceFromTop
        guard offset.y > top, offset.y < top + barCollapse.limit else { return offset }
        let limits = limits.vertical
        let ends = barCollapse.stops.map { top + $0 }.filter(limits.contains)
        let nearest = ends.min { abs($0 - offset.y) < abs($1 - offset.y) }
        return CGPoint(x: offset.x, y: nearest ?? offset.y)
    }
}
