@testable import SizingEngine

extension OutwardArrangement {
    /// Decides all items up to one, measured or not, and the measured ones that follow it.
    mutating func decide(upTo item: Int) {
        precondition(item <= count, "There are not \(item) items among \(count) to decide.")
        decide(.down, upTo: item - startItem)
        decideMeasured(.down)
    }
}
