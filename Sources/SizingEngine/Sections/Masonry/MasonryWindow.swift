/// The items that a search of a `MasonryTree` looks for. Positions are those of the half, in pixels.
struct MasonryWindow {
    /// The indices of the items.
    var items: Range<Int>
    /// The items end after this position.
    var start = Int.min
    /// The items start before this position.
    var end = Int.max
    var estimatedOnly = false
    /// The space between an item's end and the end of its column.
    let spacing: Int

    /// Whether every item below these ends of columns starts too late.
    @inline(__always)
    func isPassed(by ends: UnsafeBufferPointer<Int>) -> Bool {
        for end in ends where end < self.end { return false }
        return true
    }

    /// Whether every item above these ends of columns ends too early.
    @inline(__always)
    func isPassedBackwards(by ends: UnsafeBufferPointer<Int>) -> Bool {
        for end in ends where end &- spacing > start { return false }
        return true
    }
}
