import Foundation

/// The whole pixels of a display, and the way between them and points.
///
/// All sums in the engine are sums of whole pixels, so that they are exact. Points exist only at its edge.
package struct PixelGrid: Sendable, Hashable {
    /// How a length between two whole pixels is rounded.
    package enum Rounding: Sendable {
        case up
        case nearest
        case down
    }

    /// The largest extent of one element in pixels: some 1.4 million points at three pixels a point. A longer one could only be
    /// bad data.
    ///
    /// It keeps a stored extent within 32 bits, and the sum over `ExtentList.maximumCount` elements within the 53 bits in which
    /// a `CGFloat` has each whole pixel.
    package static let maximumExtent = 1 << 22

    /// The largest distance from zero of a position in pixels, up to which a `Double` holds every whole number.
    package static let maximumPosition = 1 << 53

    /// How far a length may lie beyond a pixel's edge, in pixels, and still be rounded to that edge.
    ///
    /// Thirds of a point have no exact `Double`: 133 pixels at scale 3 must not come back as 134.
    static let tolerance = 1.0 / 1024

    /// Pixels per point.
    package let scale: Double

    /// - Parameter scale: Pixels per point. Any value but a positive finite number counts as 1, such as the 0 of an
    ///   unspecified trait.
    package init(scale: Double) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Converts an extent from points to whole pixels, in `0...maximumExtent`.
    ///
    /// NaN and negative extents give 0, infinite and huge ones `maximumExtent`.
    package func extent(of points: Double, rounded rounding: Rounding = .up) -> Int {
        clamped(points, rounding, to: 0...Self.maximumExtent)
    }

    /// Converts a space from points to whole pixels, in `-maximumExtent...maximumExtent`: a negative one lets what is beside it
    /// overlap. NaN gives 0.
    package func space(of points: Double) -> Int {
        clamped(points, .nearest, to: -Self.maximumExtent...Self.maximumExtent)
    }

    /// Returns a space that is not greater than the greatest extent, in pixels.
    static func clampedSpace(_ space: Int) -> Int { min(max(space, -maximumExtent), maximumExtent) }

    /// Converts a position from points to whole pixels, in `-maximumPosition...maximumPosition`. NaN gives 0.
    package func position(of points: Double, rounded rounding: Rounding = .nearest) -> Int {
        clamped(points, rounding, to: -Self.maximumPosition...Self.maximumPosition)
    }

    /// Converts pixels to points.
    package func points(of pixels: Int) -> Double {
        Double(pixels) / scale
    }

    private func clamped(_ points: Double, _ rounding: Rounding, to bounds: ClosedRange<Int>) -> Int {
        let exact = points * scale
        guard !exact.isNaN else { return 0 }
        let whole =
            switch rounding {
            case .up: (exact - Self.tolerance).rounded(.up)
            case .nearest: exact.rounded(.toNearestOrAwayFromZero)
            case .down: (exact + Self.tolerance).rounded(.down)
            }
        if whole <= Double(bounds.lowerBound) { return bounds.lowerBound }
        if whole >= Double(bounds.upperBound) { return bounds.upperBound }
        return Int(whole)
    }
}
