import Foundation

/// A finger, simulated. Points are in the coordinates of the screen or any others that do not scroll along.
extension UIScrollView {
    /// Puts a finger down; what moves stops.
    package func beginTracking(at finger: CGPoint) {
        guard isScrollEnabled else { return }
        stopMotion()
        offsetOfMotion = contentOffset
        isTracking = true
        let bands = rubberBands
        motion = .drag(
            ScrollDrag(
                finger: finger,
                pulled: CGPoint(
                    x: bands.horizontal.pulled(toShow: contentOffset.x),
                    y: bands.vertical.pulled(toShow: contentOffset.y)
                )
            )
        )
    }

    /// Lets the drag count from where the finger is now: what it took to be recognized is lost.
    func takeUpDrag(at finger: CGPoint) {
        guard case .drag(var drag) = motion else { return }
        drag.finger = finger
        motion = .drag(drag)
    }

    /// Moves the finger; the first movement begins the drag.
    package func drag(to finger: CGPoint) {
        guard case .drag(var drag) = motion else { return }
        if scrollRecognizer.isMovedWithoutTouch { scrollRecognizer.follow(to: finger, isDragging ? .changed : .began) }
        if !isDragging {
            isDragging = true
            _delegate?.scrollViewWillBeginDragging(self)
            if keyboardDismissMode.endsEditingOnDrag { window?.endEditing(false) }
            guard case .drag(let current) = motion else { return }
            drag = current
        }
        if scrollsHorizontally { drag.pulled.x += drag.finger.x - finger.x }
        if scrollsVertically { drag.pulled.y += drag.finger.y - finger.y }
        drag.finger = finger
        motion = .drag(drag)
        if keyboardDismissMode.followsFinger { Keyboard.follow(fingerAt: finger.y) }
        let bands = rubberBands
        move(
            to: CGPoint(
                x: bounces && bouncesHorizontally
                    ? bands.horizontal.offset(pulledTo: drag.pulled.x) : bands.horizontal.limits.clamp(drag.pulled.x),
                y: bounces && bouncesVertically
                    ? bands.vertical.offset(pulledTo: drag.pulled.y) : bands.vertical.limits.clamp(drag.pulled.y)
            ).rounded(toScale: traitCollection.displayScale)
        )
    }

    /// Takes the finger away.
    ///
    /// - Parameter velocity: That of the content offset, in points per second: positive towards the end of the content.
    package func endDragging(velocity: CGPoint) {
        guard case .drag(let drag) = motion else { return }
        motion = .none
        offsetOfMotion = nil
        isTracking = false
        if isDragging, scrollRecognizer.isMovedWithoutTouch { scrollRecognizer.follow(to: drag.finger, .ended) }
        guard isDragging else {
            if isBeyondLimits { beginDeceleration(deceleration(from: .zero, to: nil)) }
            return
        }
        if keyboardDismissMode.followsFinger { Keyboard.letGo(velocity: -velocity.y) }
        var velocity = velocity
        if !scrollsHorizontally { velocity.x = 0 }
        if !scrollsVertically { velocity.y = 0 }
        let natural = projectedOffset(velocity: velocity)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = targetContentOffset(proposed: natural, velocity: perMillisecond)
        _delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        target = offsetWithBarAtRest(near: target)
        let deceleration = deceleration(from: velocity, to: target == natural ? nil : target)
        let isAtRest = target == contentOffset && velocity == .zero && !isBeyondLimits
        isDragging = false
        _delegate?.scrollViewDidEndDragging(self, willDecelerate: !isAtRest && !bouncesWithoutFlags)
        guard !isAtRest, case .none = motion else { return }
        beginDeceleration(deceleration)
    }

    /// A tap on the status bar: scrolls to the top, with no flag but that of an animation.
    package func scrollToTop() {
        guard scrollsToTop, isScrollEnabled, _delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top - barCollapse.height)
        guard contentOffset != top else { return }
        stopMotion()
        animate(to: top, goesToTop: true)
    }

    /// A step of a wheel, or of whatever else scrolls without a finger and without a flag: as far as the content goes.
    package func turnWheel(by distance: CGPoint) {
        guard isScrollEnabled else { return }
        stopMotion()
        let limits = limits
        move(
            to: CGPoint(
                x: limits.horizontal.clamp(contentOffset.x + distance.x),
                y: limits.vertical.clamp(contentOffset.y + distance.y)
            ).rounded(toScale: traitCollection.displayScale)
        )
    }

    /// An animated scroll by what is visible, as a key or VoiceOver asks for it: without a flag, as far as the content goes.
    package func turnPage(forward: Bool) {
        guard isScrollEnabled else { return }
        stopMotion()
        let visible = bounds.inset(by: adjustedContentInset)
        let direction: CGFloat = forward ? 1 : -1
        let limits = limits
        let target = CGPoint(
            x: limits.horizontal.clamp(contentOffset.x + (scrollsVertically ? 0 : direction * visible.width)),
            y: limits.vertical.clamp(contentOffset.y + (scrollsVertically ? direction * visible.height : 0))
        )
        guard target != contentOffset else { return }
        animate(to: target, goesToTop: false)
        isScrollAnimating = false
    }

    /// Where the content would come to rest, within the limits.
    private func projectedOffset(velocity: CGPoint) -> CGPoint {
        let limits = limits
        let rate = decelerationRate.rawValue
        let offset = CGPoint(
            x: AxisDeceleration.projection(from: contentOffset.x, velocity: velocity.x, rate: rate),
            y: AxisDeceleration.projection(from: contentOffset.y, velocity: velocity.y, rate: rate)
        )
        let target = isPagingEnabled ? page(after: velocity) : offset
        return CGPoint(x: limits.horizontal.clamp(target.x), y: limits.vertical.clamp(target.y))
            .rounded(toScale: traitCollection.displayScale)
    }

    /// The next page in the direction of the movement.
    private func page(after velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ size: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let rule: FloatingPointRoundingRule = velocity == 0 ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
            return (offset / size).rounded(rule) * size
        }
        return CGPoint(
            x: page(contentOffset.x, bounds.width, velocity.x),
            y: page(contentOffset.y, bounds.height, velocity.y)
        )
    }

    /// - Parameter target: Where somebody wants it to end; nil for where it would end anyway.
    private func deceleration(from velocity: CGPoint, to target: CGPoint?) -> ScrollDeceleration {
        let natural = projectedOffset(velocity: velocity)
        let limits = limits
        func axis(_ axis: KeyPath<CGPoint, CGFloat>, _ limits: ScrollLimits, _ bounces: Bool) -> AxisDeceleration {
            let (position, velocity) = (contentOffset[keyPath: axis], velocity[keyPath: axis])
            let rate = decelerationRate.rawValue
            let free = AxisDeceleration.projection(from: position, velocity: velocity, rate: rate)
            let runsIntoTheEnd = target == nil && !isPagingEnabled && !limits.contains(free)
            if runsIntoTheEnd || !limits.contains(position) {
                return AxisDeceleration(from: position, velocity: velocity, rate: rate, bounces: bounces)
            }
            return AxisDeceleration(
                from: position,
                to: (target ?? natural)[keyPath: axis],
                rate: rate,
                bounces: bounces
            )
        }
        return ScrollDeceleration(
            horizontal: axis(\.x, limits.horizontal, bounces && bouncesHorizontally),
            vertical: axis(\.y, limits.vertical, bounces && bouncesVertically),
            fixedLimits: scrollHostility.contains(.limitsFixedAtStartOfDeceleration) ? limits : nil
        )
    }
}

extension CGPoint {
    func rounded(toScale scale: CGFloat) -> CGPoint {
        guard scale > 0 else { return self }
        return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    }
}
