import Foundation

extension CGRect {
    /// Whether the two have an area in common. Those that only touch do not intersect for CoreGraphics; they do for
    /// Foundation of Linux, which has a method of this name. A property takes precedence over a method of another module.
    public var intersects: (CGRect) -> Bool {
        { other in !isNull && !other.isNull && overlaps(other) }
    }

    /// As `intersects`, for rectangles that are not null.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
