import Foundation

/// The offsets along one axis between which a scroll view rests.
struct ScrollLimits: Equatable {
    var least: CGFloat
    var most: CGFloat

    func clamp(_ offset: CGFloat) -> CGFloat {
        min(max(offset, least), most)
    }

    /// Whether an offset lies within the limits, apart from rounding errors: a whole number of pixels is rarely a whole number
    /// of points, and sums of such numbers differ in their last digits.
    func contains(_ offset: CGFloat) -> Bool {
        abs(clamp(offset) - offset) < 1e-6
    }
}

/// How a finger that pulls beyond the limits is followed less and less.
///
/// The visible distance is (1 − 1 / (0.55 × pulled / dimension + 1)) × dimension. Formula and constant are in circulation
/// as UIKit's; Apple publishes neither.
struct RubberBand {
    static let constant: CGFloat = 0.55

    let limits: ScrollLimits

    /// The height or width of the scroll view, in points.
    let dimension: CGFloat

    func offset(pulledTo pulled: CGFloat) -> CGFloat {
        let edge = limits.clamp(pulled)
        guard pulled != edge, dimension > 0 else { return edge }
        let distance = abs(pulled - edge)
        let visible = (1 - 1 / (distance * Self.constant / dimension + 1)) * dimension
        return pulled < edge ? edge - visible : edge + visible
    }

    /// Where the finger has pulled if this is what one sees.
    func pulled(toShow offset: CGFloat) -> CGFloat {
        let edge = limits.clamp(offset)
        let visible = min(abs(offset - edge), dimension - 1)
        guard offset != edge, dimension > 0, visible > 0 else { return offset }
        let distance = dimension * visible / (Self.constant * (dimension - visible))
        return offset < edge ? edge - distance : edge + distance
    }
}

/// The movement along one axis after the finger has left.
struct AxisDeceleration {
    /// The frequency of the critically damped spring that pulls content back, in radians per second. Chosen by eye, so
    /// that a bounce takes about as long as UIKit's.
    static let springFrequency: CGFloat = 10

    /// A glide that has less than this to go has arrived, in points.
    static let stopDistance: CGFloat = 0.5

    /// Below this a bounce that is near its edge has ended, in points per second.
    static let stopSpeed: CGFloat = 5

    private(set) var position: CGFloat

    /// In points per second.
    private(set) var velocity: CGFloat

    /// Where the glide ends if nothing is in its way.
    private(set) var target: CGFloat
    private(set) var isBouncing = false
    private(set) var isFinished = false

    /// The exponent of the decay, per second; negative.
    private let decay: CGFloat
    private let bounces: Bool

    /// Where a glide with this velocity would end.
    static func projection(from position: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        position - velocity / (log(rate) * 1000)
    }

    init(from position: CGFloat, velocity: CGFloat, rate: CGFloat, bounces: Bool) {
        self.position = position
        self.velocity = velocity
        self.bounces = bounces
        decay = log(rate) * 1000
        target = position - velocity / decay
    }

    init(from position: CGFloat, to target: CGFloat, rate: CGFloat, bounces: Bool) {
        self.init(from: position, velocity: (position - target) * log(rate) * 1000, rate: rate, bounces: bounces)
        self.target = target
    }

    mutating func shift(by distance: CGFloat) {
        position += distance
        target += distance
    }

    mutating func advance(by seconds: CGFloat, within limits: ScrollLimits) {
        guard !isFinished else { return }
        if isBouncing, limits.contains(position) {
            isBouncing = false
            target = position - velocity / decay
        } else if !limits.contains(position) {
            isBouncing = true
        }
        if isBouncing {
            bounce(for: seconds, within: limits)
        } else {
            glide(for: seconds, within: limits)
        }
    }

    private mutating func glide(for seconds: CGFloat, within limits: ScrollLimits) {
        let next = position + velocity / decay * (exp(decay * seconds) - 1)
        guard limits.contains(next) else { return cross(limits.clamp(next), for: seconds, within: limits) }
        position = next
        velocity *= exp(decay * seconds)
        guard abs(target - position) < Self.stopDistance else { return }
        position = limits.clamp(target)
        isFinished = true
    }

    private mutating func cross(_ edge: CGFloat, for seconds: CGFloat, within limits: ScrollLimits) {
        let remaining = 1 + decay * (edge - position) / velocity
        let time = min(seconds, max(0, log(max(remaining, .leastNonzeroMagnitude)) / decay))
        velocity *= exp(decay * time)
        position = edge
        guard bounces else {
            isFinished = true
            return
        }
        isBouncing = true
        bounce(for: seconds - time, from: edge)
    }

    private mutating func bounce(for seconds: CGFloat, within limits: ScrollLimits) {
        let edge = limits.clamp(position)
        guard bounces else {
            position = edge
            isFinished = true
            return
        }
        bounce(for: seconds, from: edge)
    }

    private mutating func bounce(for seconds: CGFloat, from edge: CGFloat) {
        let frequency = Self.springFrequency
        let distance = position - edge
        let slope = velocity + frequency * distance
        let factor = exp(-frequency * seconds)
        let next = (distance + slope * seconds) * factor
        velocity = (slope - frequency * (distance + slope * seconds)) * factor
        position = edge + next
        let hasCrossed = distance != 0 && next.sign != distance.sign
        guard hasCrossed || abs(next) < Self.stopDistance && abs(velocity) < Self.stopSpeed else { return }
        position = edge
        isFinished = true
    }
}
