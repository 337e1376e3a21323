import SizingEngine
import UIKit

/// Moves one carousel of a collection view at a time, by a scroll view of its own.
///
/// The model says where a carousel is scrolled to. The scroll view is given to the carousel that is touched or animated, tells
/// its movements, and is free again when it is at rest. So two or three of them serve any number of carousels.
@MainActor
final class CarouselScroller: NSObject, UIScrollViewDelegate {
    private let session: SessionReference
    let scrollView = CarouselScrollView()
    /// The carousel that the scroll view moves; `nil` while it is free.
    private(set) var section: Int?
    /// The offset of the carousel where that of the scroll view is 0, in points.
    private var zero: CGFloat = 0
    /// 1 if the two offsets grow together, -1 in a right-to-left interface.
    private var direction: CGFloat = 1
    private var axis = Axis.horizontal
    private var grid = PixelGrid(scale: 1)
    /// The offset of the carousel when the finger began to move it, in pixels.
    private var start = 0
    /// Whether a scroll is animated: before iOS 17.4 the scroll view does not say so.
    private var isAnimating = false
    /// Whether the last movement was a scroll by the app, which ends where the app says, also between two columns.
    private var isAtTarget = false
    private var stillness = RestDetector()
    /// Whether the offset of the scroll view is being set from that of the carousel.
    private var isFollowing = false

    private let guests = Guests()

    init(_ session: LayoutSession) {
        self.session = SessionReference(session)
        super.init()
        guests.add(scrollView)
        guests.add(scrollView.panGestureRecognizer)
        scrollView.delegate = self
        scrollView.mayReceive = { [weak self] in self?.mayReceive($0) ?? false }
        scrollView.mayBegin = { [weak self] in self?.mayBegin(at: $0, velocity: $1) ?? false }
    }

    /// Whether the carousel is moved by a finger or goes on by itself.
    var isMoving: Bool { scrollView.isMovedByFinger || isAnimating }

    func isAttached(to collectionView: UICollectionView?) -> Bool { scrollView.superview === collectionView }

    func attach(to collectionView: UICollectionView) {
        guard !isAttached(to: collectionView) else { return }
        collectionView.insertSubview(scrollView, at: 0)
        collectionView.addGestureRecognizer(scrollView.panGestureRecognizer)
    }

    func detach() {
        stop()
        scrollView.panGestureRecognizer.view?.removeGestureRecognizer(scrollView.panGestureRecognizer)
        scrollView.removeFromSuperview()
        section = nil
    }

    /// Ends the movement where it is: the finger moves nothing until it is lifted.
    func stop() {
        isFollowing = true
        defer { isFollowing = false }
        let recognizer = scrollView.panGestureRecognizer
        if recognizer.numberOfTouches > 0 {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        isAnimating = false
    }

    // MARK: Following the carousel

    /// Gives the scroll view to a carousel.
    func serve(_ section: Int) {
        if self.section != section { leaveSection() }
        self.section = section
        follow()
    }

    /// Makes the scroll view free.
    func leaveSection() {
        stop()
        isAtTarget = false
        section = nil
    }

    /// Makes the scroll view free once it is certain that the carousel is at rest. A carousel that was stopped elsewhere, or
    /// that has become shorter while it moved, moves to the nearest rest.
    func rest() {
        guard let section, let carousel = session.use({ $0.carousels[section] }) else { return leaveSection() }
        let offset = carousel.state.offset
        let legal = carousel.state.restingOffsets.clamp(offset)
        let isAtRest = stillness.isAtRest(
            offset: position(scrollView.contentOffset),
            isMoving: false,
            isOverscrolled: legal != offset
        )
        guard isAtRest else { return }
        let rest = session.use {
            $0.elastic?.model.restingOffset(
                ofCarousel: section,
                proposed: legal,
                from: legal,
                current: legal,
                direction: 0
            )
        }
        guard let rest, rest != offset, !isAtTarget || legal != offset else { return leaveSection() }
        follow()
        animate(to: rest)
    }

    /// Follows the section of the carousel through a batch of updates.
    func move(to section: Int?) {
        guard let section else { return leaveSection() }
        self.section = section
    }

    /// Brings the scroll view up to date with the carousel. While the scroll view moves, its offset stays: only the
    /// position in the carousel that it stands for changes.
    func follow() {
        guard let section, let carousel = session.use({ $0.carousels[section] }) else { return leaveSection() }
        isFollowing = true
        defer { isFollowing = false }
        (axis, grid, direction) = (carousel.axis, carousel.grid, carousel.isMirrored ? -1 : 1)
        apply(carousel.style)
        if scrollView.frame != carousel.frame { scrollView.frame = carousel.frame }
        let resting = carousel.state.restingOffsets
        let (first, last) = (points(resting.start), points(resting.end))
        let offset = points(carousel.state.offset)
        if isMoving {
            zero = offset - direction * position(scrollView.contentOffset)
        } else {
            zero = direction > 0 ? first : last
        }
        // While it moves, its lower limit stays at 0: UIKit moves the offset along with an inset.
        let end = max(direction * (first - zero), direction * (last - zero))
        let size = axis.size(
            main: end + axis.main(scrollView.bounds.size),
            cross: axis.cross(scrollView.bounds.size)
        )
        if scrollView.contentSize != size { scrollView.contentSize = size }
        guard !isMoving else { return }
        let wanted = direction * (offset - zero)
        if abs(wanted - position(scrollView.contentOffset)) * CGFloat(grid.scale) >= 1 {
            scrollView.contentOffset = axis.moved(.zero, to: wanted)
        }
    }

    private func apply(_ style: CarouselStyle) {
        let alwaysBounces = style.bounce == .always
        scrollView.bounces = style.bounce != .never
        scrollView.alwaysBounceHorizontal = axis == .horizontal && alwaysBounces
        scrollView.alwaysBounceVertical = axis == .vertical && alwaysBounces
        let isFree = style.scrollingBehavior == .continuous || style.scrollingBehavior == .none
        let usual = isFree ? session.use({ $0.collectionView?.decelerationRate }) ?? .normal : .fast
        scrollView.decelerationRate = style.decelerationRate ?? usual
    }

    private func points(_ pixels: Int) -> CGFloat { grid.points(of: pixels) }

    private func position(_ offset: CGPoint) -> CGFloat { axis.main(offset) }

    /// The offset of the carousel for one of the scroll view, in pixels.
    private func pixels(_ offset: CGPoint) -> Int {
        grid.position(of: zero + direction * position(offset), rounded: .nearest)
    }

    // MARK: Scrolling by the app

    /// Scrolls the carousel to an offset with an animation, in pixels.
    func animate(to offset: Int) {
        let wanted = axis.moved(.zero, to: direction * (points(offset) - zero))
        guard abs(position(wanted) - position(scrollView.contentOffset)) * CGFloat(grid.scale) >= 1 else {
            isAtTarget = true
            if let section { session.use { $0.carousels.scroll(section, to: offset) } }
            return
        }
        isAnimating = true
        scrollView.setContentOffset(wanted, animated: true)
    }

    // MARK: Touches

    private func mayReceive(_ touch: UITouch) -> Bool {
        session.use { session in
            session.collectionView.map { session.carousels.takesTouch(at: touch.location(in: $0), self) }
        } ?? false
    }

    /// Whether a finger moves along the carousel, and the carousel can go its way.
    private func mayBegin(at location: CGPoint, velocity: CGPoint) -> Bool {
        // A scroll without a touch, such as that of a trackpad, is not announced by one.
        if section == nil || !isMoving && scrollView.panGestureRecognizer.numberOfTouches == 0 {
            guard session.use({ $0.carousels.takesTouch(at: location, self) }) == true else { return false }
        }
        guard let section, let carousel = session.use({ $0.carousels[section] }) else { return false }
        let along = axis.main(CGSize(width: velocity.x, height: velocity.y))
        let across = axis.cross(CGSize(width: velocity.x, height: velocity.y))
        guard abs(along) > abs(across) || isMoving else { return false }
        let resting = carousel.state.restingOffsets
        switch carousel.style.bounce {
        case .always: return true
        case .automatic: return !resting.isEmpty && !goesBack(along, from: carousel)
        case .never:
            // A drag that would move nothing is left to others, such as that back to the previous screen.
            let isForward = direction * along < 0
            return isForward ? carousel.state.offset < resting.end : carousel.state.offset > resting.start
        }
    }

    /// Whether a drag would only make a carousel at its start bounce, and can go back to the previous screen instead.
    private func goesBack(_ velocity: CGFloat, from carousel: Carousel) -> Bool {
        #if os(tvOS)
            return false
        #else
            guard axis == .horizontal, direction * velocity > 0,
                carousel.state.offset == carousel.state.restingOffsets.start
            else { return false }
            return session.use { $0.collectionView?.mayPopFromContent } ?? false
        #endif
    }

    // MARK: UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard let section, let carousel = session.use({ $0.carousels[section] }) else { return }
        isAnimating = false
        isAtTarget = false
        start = carousel.state.offset
        session.use { $0.carousels.tell(section, .willBeginDragging) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        stillness.step()
        guard !isFollowing, let section else { return }
        session.use { $0.carousels.scroll(section, to: pixels(scrollView.contentOffset)) }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let section, let carousel = session.use({ $0.carousels[section] }),
            carousel.state.parameters.rest != .anywhere
        else { return }
        let speed = direction * position(velocity)
        let (proposed, current) = (pixels(targetContentOffset.pointee), pixels(scrollView.contentOffset))
        let rest = session.use {
            $0.elastic?.model.restingOffset(
                ofCarousel: section,
                proposed: proposed,
                from: start,
                current: current,
                direction: abs(speed) < Self.slowestFlick ? 0 : speed > 0 ? 1 : -1
            )
        }
        guard let rest else { return }
        targetContentOffset.pointee = axis.moved(targetContentOffset.pointee, to: direction * (points(rest) - zero))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard let section else { return }
        session.use { $0.carousels.tell(section, .didEndDragging(willDecelerate: decelerate)) }
        if !decelerate { comeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard let section else { return }
        session.use { $0.carousels.tell(section, .didEndDecelerating) }
        comeToRest()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard let section else { return }
        isAnimating = false
        isAtTarget = true
        session.use { $0.carousels.tell(section, .didEndScrollingAnimation) }
        comeToRest()
    }

    /// Sets the limits of the scroll view anew, which have stayed while it moved.
    private func comeToRest() {
        if !isMoving { follow() }
    }

    /// The speed below which the nearest column counts, and not the direction, in points per millisecond. Other open
    /// layouts use 0.2 to 0.5.
    private static let slowestFlick: CGFloat = 0.2
}
