import Foundation

extension CGRect {
    /// Whether the two have something in common. Those that only touch do not intersect for CoreGraphics; they do for
    /// Foundation of Linux, which has a method of this name. A property takes precedence over a method of another module.
    ///
    /// An empty rectangle is a point or a line, and one at the left or top edge of another intersects it. Apple documents
    /// neither; the tests of public layouts, written on iOS, expect both.
    public var intersects: (CGRect) -> Bool {
        { other in !isNull && !other.isNull && overlaps(other) }
    }

    /// As `intersects`, for rectangles that are not null.
    func overlaps(_ other: CGRect) -> Bool {
        (minX < other.maxX && other.minX < maxX || minX == other.minX)
            && (minY < other.maxY && other.minY < maxY || minY == other.minY)
    }
}
