import Foundation

/// Moves the groups of a section across the layout.
///
/// It shows nothing: its pan recognizer is added to the collection view, and the layout moves the cells by its offset.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    private weak var layout: UICollectionViewCompositionalLayout?
    private var groups: OrthogonalGroups?
    private var axes = FlowAxes(scrollDirection: .horizontal)
    private var isMirrored = false
    private var dragStart: CGFloat = 0
    private var isFollowing = false

    init(_ layout: UICollectionViewCompositionalLayout) {
        self.layout = layout
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OrthogonalScroller is made in code only")
    }

    /// How far the groups are scrolled, from their leading edge.
    var offset: CGFloat {
        let position = axes.along(contentOffset)
        return isMirrored ? (groups?.greatestOffset ?? 0) - position : position
    }

    func show(_ groups: OrthogonalGroups, in view: UICollectionView, _ axes: FlowAxes) {
        let kept = offset
        isFollowing = true
        defer { isFollowing = false }
        self.groups = groups
        self.axes = axes
        isMirrored = view.mirrorsLayout && axes.scrollDirection == .horizontal
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = groups.frame
        let place = view.displayed(attributes).frame
        if frame != place { frame = place }
        let size = axes.size(along: groups.contentLength, across: axes.across(groups.frame.size))
        if contentSize != size { contentSize = size }
        if superview !== view {
            view.insertSubview(self, at: 0)
            view.addGestureRecognizer(panGestureRecognizer)
        }
        let isFree = groups.behavior == .continuous || groups.behavior == .continuousGroupLeadingBoundary
        decelerationRate = isFree ? .normal : .fast
        if !isDragging, !isDecelerating { move(to: kept, animated: false) }
    }

    func remove() {
        panGestureRecognizer.view?.removeGestureRecognizer(panGestureRecognizer)
        removeFromSuperview()
    }

    /// Moves the groups, as far as there are any.
    func move(to offset: CGFloat, animated: Bool) {
        let greatest = groups?.greatestOffset ?? 0
        let legal = min(max(0, offset), greatest)
        let position = isMirrored ? greatest - legal : legal
        guard position != axes.along(contentOffset) else { return }
        let size = axes.size(along: position, across: 0)
        setContentOffset(CGPoint(x: size.width, y: size.height), animated: animated)
    }

    /// Shows a frame in the coordinates of the unscrolled groups.
    func reveal(_ frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let groups else { return }
        let start = axes.along(frame.origin)
        let rest = groups.visibleLength - axes.along(frame.size)
        if position.contains(.centeredHorizontally) || position.contains(.centeredVertically) {
            move(to: start - rest / 2, animated: animated)
        } else if position.contains(.left) || position.contains(.top) {
            move(to: start, animated: animated)
        } else if position.contains(.right) || position.contains(.bottom) {
            move(to: start - rest, animated: animated)
        } else if start < offset || start - rest > offset {
            move(to: start < offset ? start : start - rest, animated: animated)
        }
    }

    // MARK: UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = offset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isFollowing { layout?.sectionDidScroll() }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let groups, groups.behavior != .continuous else { return }
        let target = axes.along(targetContentOffset.pointee)
        let proposed = isMirrored ? groups.greatestOffset - target : target
        let rest = groups.rest(proposed: proposed, from: dragStart)
        let size = axes.size(along: isMirrored ? groups.greatestOffset - rest : rest, across: 0)
        targetContentOffset.pointee = CGPoint(x: size.width, y: size.height)
    }

    // MARK: Touches

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === panGestureRecognizer, let superview else { return true }
        return frame.contains(touch.location(in: superview))
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        guard gestureRecognizer === panGestureRecognizer, let superview else { return true }
        let velocity = panGestureRecognizer.velocity(in: superview)
        return axes.scrollDirection == .horizontal
            ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
    }
}
