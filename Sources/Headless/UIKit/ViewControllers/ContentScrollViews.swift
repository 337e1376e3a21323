import Foundation

/// The scroll views that a controller was told to let its bars observe.
struct ContentScrollViews {
    private weak var top: UIScrollView?
    private weak var bottom: UIScrollView?

    subscript(edge: NSDirectionalRectEdge) -> UIScrollView? { edge == .top ? top : bottom }

    @MainActor
    mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge, of controller: UIViewController) {
        for old in [top, bottom] { old?.statedObserver = nil }
        if edge.contains(.top) { top = scrollView }
        if edge.contains(.bottom) { bottom = scrollView }
        for new in [top, bottom] { new?.statedObserver = controller }
    }
}

extension UIViewController {
    /// The scroll view that nobody had to state: the controller's view, or what lies furthest back in it.
    var foundContentScrollView: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// For all edges.
    @available(iOS 15.0, *)
    @MainActor @preconcurrency
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }
}
