import Foundation

/// The way of a weight on a spring from 0 to 1.
struct SpringCurve: Hashable, Sendable {
    private let frequency: CGFloat
    /// 1 comes to rest without swinging over.
    private let ratio: CGFloat
    /// In ways per second.
    private let velocity: CGFloat

    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        let mass = max(mass, 1e-6)
        frequency = (max(stiffness, 1e-6) / mass).squareRoot()
        ratio = damping / (2 * (max(stiffness, 1e-6) * mass).squareRoot())
        self.velocity = velocity
    }

    /// The spring that has come to rest after a duration, in seconds.
    init(ratio: CGFloat, velocity: CGFloat, duration: CGFloat) {
        self.ratio = max(ratio, 0.001)
        self.velocity = velocity
        frequency = Self.restingExponent / (min(self.ratio, 1) * max(duration, 1e-6))
    }

    /// A thousandth of the way is left after this many times the decay.
    private static let restingExponent: CGFloat = 6.9

    var settlingDuration: CFTimeInterval {
        let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        return CFTimeInterval(Self.restingExponent / max(decay, 1e-6))
    }

    /// - Parameter time: in seconds.
    func progress(at time: CGFloat) -> CGFloat {
        guard time > 0 else { return 0 }
        let (w, z) = (frequency, ratio)
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let decay = exp(-z * w * time)
            return 1 - decay * (cos(swing * time) + (z * w - velocity) / swing * sin(swing * time))
        }
        // Critically damped; a stronger damping is drawn like it, slower.
        let rate = z == 1 ? w : w * (z - (z * z - 1).squareRoot())
        return 1 - exp(-rate * time) * (1 + (rate - velocity) * time)
    }
}
