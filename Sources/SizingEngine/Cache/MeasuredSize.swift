/// The measured size of an element, in whole pixels. Each is clamped to what 32 bits hold.
package struct MeasuredSize: Sendable, Hashable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = Int(Int32(clamping: width))
        self.height = Int(Int32(clamping: height))
    }
}
