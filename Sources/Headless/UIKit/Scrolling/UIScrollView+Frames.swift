import Foundation

extension UIScrollView {
    /// Moves on by one frame: a deceleration, a bounce or an animated change of the offset.
    package func advance(by seconds: TimeInterval) {
        switch motion {
        case .none:
            if bouncesWithoutFlags { snapBack() }
        case .drag:
            break
        case .deceleration(var deceleration):
            advance(&deceleration, by: CGFloat(seconds))
        case .animation(var animation):
            animation.elapsed += CGFloat(seconds)
            motion = .animation(animation)
            move(to: animation.position.rounded(toScale: traitCollection.displayScale, unless: animation.isFinished))
            if animation.isFinished, case .animation = motion { endAnimation() }
        }
    }

    /// Whether `advance(by:)` has something to do.
    package var isMoving: Bool {
        switch motion {
        case .none: bouncesWithoutFlags
        case .drag: false
        case .deceleration, .animation: true
        }
    }

    private func advance(_ deceleration: inout ScrollDeceleration, by seconds: CGFloat) {
        let limits = deceleration.fixedLimits ?? limits
        deceleration.horizontal.advance(by: seconds, within: limits.horizontal)
        deceleration.vertical.advance(by: seconds, within: limits.vertical)
        motion = .deceleration(deceleration)
        dropFlagsIfBouncing(deceleration)
        move(
            to: deceleration.position.rounded(
                toScale: traitCollection.displayScale,
                unless: deceleration.isFinished
            )
        )
        if deceleration.isFinished, case .deceleration = motion { endDeceleration() }
    }

    /// A bounce beyond the ends has no flags. What is within them, since the content has got longer meanwhile, has them
    /// again.
    private func dropFlagsIfBouncing(_ deceleration: ScrollDeceleration) {
        guard scrollHostility.contains(.bounceWithoutFlags), !deceleration.isFinished else { return }
        let isBouncing = deceleration.horizontal.isBouncing || deceleration.vertical.isBouncing
        let isGliding = !isBouncing || isWithinLimits(deceleration.position)
        guard isGliding != isDecelerating else { return }
        isDecelerating = isGliding
        if isGliding {
            _delegate?.scrollViewWillBeginDecelerating(self)
        } else {
            _delegate?.scrollViewDidEndDecelerating(self)
        }
    }

    func beginDeceleration(_ deceleration: ScrollDeceleration) {
        offsetOfMotion = contentOffset
        motion = .deceleration(deceleration)
        guard !bouncesWithoutFlags else { return }
        isDecelerating = true
        _delegate?.scrollViewWillBeginDecelerating(self)
    }

    private func snapBack() {
        offsetOfMotion = contentOffset
        let rate = decelerationRate.rawValue
        motion = .deceleration(
            ScrollDeceleration(
                horizontal: AxisDeceleration(from: contentOffset.x, velocity: 0, rate: rate, bounces: true),
                vertical: AxisDeceleration(from: contentOffset.y, velocity: 0, rate: rate, bounces: true)
            )
        )
    }

    func animate(to target: CGPoint, goesToTop: Bool) {
        offsetOfMotion = contentOffset
        motion = .animation(ScrollAnimation(start: contentOffset, target: target, goesToTop: goesToTop))
        isScrollAnimating = !scrollHostility.contains(.animationsWithoutFlags)
    }

    /// Ends whatever moves, with the messages that belong to it.
    func stopMotion() {
        offsetOfMotion = nil
        switch motion {
        case .none: break
        case .drag:
            motion = .none
            isTracking = false
            isDragging = false
        case .deceleration: endDeceleration()
        case .animation: endAnimation()
        }
    }

    private func endDeceleration() {
        motion = .none
        guard isDecelerating else { return }
        isDecelerating = false
        _delegate?.scrollViewDidEndDecelerating(self)
    }

    private func endAnimation() {
        guard case .animation(let animation) = motion else { return }
        motion = .none
        isScrollAnimating = false
        if animation.goesToTop {
            _delegate?.scrollViewDidScrollToTop(self)
        } else {
            _delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}

extension UIScrollView {
    var limits: (horizontal: ScrollLimits, vertical: ScrollLimits) { limits(in: bounds.size) }

    private func limits(in size: CGSize) -> (horizontal: ScrollLimits, vertical: ScrollLimits) {
        let insets = adjustedContentInset
        func axis(_ before: CGFloat, _ content: CGFloat, _ visible: CGFloat, _ after: CGFloat) -> ScrollLimits {
            ScrollLimits(least: -before, most: max(-before, content - visible + after))
        }
        return (
            axis(insets.left, contentSize.width, size.width, insets.right),
            axis(insets.top + barCollapse.height, contentSize.height, size.height, insets.bottom)
        )
    }

    /// Bounds whose offset lies within the content, where a hostile scroll view takes no others; else as they are.
    func clamped(_ bounds: CGRect) -> CGRect {
        guard scrollHostility.contains(.clampedOffsets), !isMovingItself else { return bounds }
        let limits = limits(in: bounds.size)
        let origin = CGPoint(x: limits.horizontal.clamp(bounds.minX), y: limits.vertical.clamp(bounds.minY))
        return CGRect(origin: origin, size: bounds.size)
    }

    /// Puts an offset back into the content that the content has shrunk away from, where a hostile scroll view does so.
    func clampOffset() {
        guard scrollHostility.contains(.clampedOffsets) else { return }
        let (clamped, old) = (clamped(bounds), contentOffset)
        guard clamped != bounds else { return }
        changeBounds(to: clamped)
        distanceMoved.x += contentOffset.x - old.x
        distanceMoved.y += contentOffset.y - old.y
    }

    var rubberBands: (horizontal: RubberBand, vertical: RubberBand) {
        let limits = limits
        return (
            RubberBand(limits: limits.horizontal, dimension: bounds.width),
            RubberBand(limits: limits.vertical, dimension: bounds.height)
        )
    }

    var scrollsHorizontally: Bool {
        let limits = limits.horizontal
        return limits.most > limits.least || bounces && alwaysBounceHorizontal
    }

    var scrollsVertically: Bool {
        let limits = limits.vertical
        return limits.most > limits.least || bounces && alwaysBounceVertical
    }

    /// Whether nothing moves the content, neither a finger nor a motion by itself.
    var isStill: Bool {
        if case .none = motion { return !isTracking }
        return false
    }

    var isBeyondLimits: Bool { !isWithinLimits(contentOffset) }

    private func isWithinLimits(_ offset: CGPoint) -> Bool {
        let limits = limits
        return limits.horizontal.contains(offset.x) && limits.vertical.contains(offset.y)
    }

    var bouncesWithoutFlags: Bool {
        scrollHostility.contains(.bounceWithoutFlags) && isBeyondLimits
    }

    /// Sets the offset for the motion under way. If somebody moved it on the way there, the motion goes on from there.
    func move(to offset: CGPoint) {
        noteMotion(to: offset)
        guard offset != contentOffset else { return }
        isMovingItself = true
        changeBounds(to: CGRect(origin: offset, size: bounds.size))
        isMovingItself = false
        if contentOffset != offset { continueMotion(from: offset, at: contentOffset) }
    }

    /// Adds up how far the motion itself has moved the content.
    private func noteMotion(to offset: CGPoint) {
        let before = offsetOfMotion ?? contentOffset
        distanceMoved.x += offset.x - before.x
        distanceMoved.y += offset.y - before.y
        programOffsetTakenBack(CGPoint(x: before.x - contentOffset.x, y: before.y - contentOffset.y))
        if case .none = motion { return }
        offsetOfMotion = offset
    }

    private func noteShift(from old: CGPoint, to new: CGPoint) {
        offsetOfMotion?.x += new.x - old.x
        offsetOfMotion?.y += new.y - old.y
    }

    /// Takes into the motion that a program has moved the offset.
    func continueMotion(from old: CGPoint, at new: CGPoint) {
        switch motion {
        case .none: break
        case .drag(var drag):
            guard !scrollHostility.contains(.offsetsIgnoredWhileDragging) else { return }
            noteShift(from: old, to: new)
            let bands = rubberBands
            drag.pulled = CGPoint(
                x: bands.horizontal.pulled(toShow: new.x),
                y: bands.vertical.pulled(toShow: new.y)
            )
            motion = .drag(drag)
        case .deceleration(var deceleration):
            guard !scrollHostility.contains(.offsetsIgnoredWhileDecelerating) else { return }
            noteShift(from: old, to: new)
            deceleration.horizontal.shift(by: new.x - old.x)
            deceleration.vertical.shift(by: new.y - old.y)
            motion = .deceleration(deceleration)
        case .animation(var animation):
            noteShift(from: old, to: new)
            animation.restart(from: new)
            motion = .animation(animation)
        }
    }
}

extension CGPoint {
    fileprivate func rounded(toScale scale: CGFloat, unless isExact: Bool) -> CGPoint {
        isExact ? self : rounded(toScale: scale)
    }
}
