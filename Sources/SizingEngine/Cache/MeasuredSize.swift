/// The measured size of an element, in whole pixels.
package struct MeasuredSize: Sendable, Hashable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
