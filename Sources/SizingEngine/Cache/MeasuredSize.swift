/// The size that a measurement gave, in whole pixels.
package struct MeasuredSize: Sendable, Hashable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
