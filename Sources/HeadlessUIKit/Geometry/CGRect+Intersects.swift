import Foundation

extension CGRect {
    /// Whether the two have a point in common, apart from their right and lower edges. Those that only touch do not intersect for
    /// CoreGraphics, and an empty one does that begins where the other one does; Foundation of Linux, which has a method of this
    /// name, says otherwise. A property takes precedence over a method of another module.
    public var intersects: (CGRect) -> Bool {
        { other in !isNull && !other.isNull && overlaps(other) }
    }

    /// As `intersects`, for rectangles that are not null.
    func overlaps(_ other: CGRect) -> Bool {
        (minX < other.maxX && other.minX < maxX || minX == other.minX)
            && (minY < other.maxY && other.minY < maxY || minY == other.minY)
    }
}
