import Foundation

/// The items of a section in their lines, counted from the first line's beginning.
enum FlowBody {
    case grid(FlowGrid)
    case lines(FlowLines)

    var count: Int {
        switch self {
        case .grid(let grid): grid.count
        case .lines(let lines): lines.count
        }
    }

    var length: CGFloat {
        switch self {
        case .grid(let grid): grid.length
        case .lines(let lines): lines.length
        }
    }

    /// From the beginning of the first line in place to the end of the last one.
    var reach: FlowReach {
        switch self {
        case .grid(let grid): grid.reach
        case .lines(let lines): lines.reach
        }
    }

    func box(_ item: Int) -> FlowBox {
        switch self {
        case .grid(let grid): grid.box(item)
        case .lines(let lines): lines.box(item)
        }
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        switch self {
        case .grid(let grid): grid.items(from: start, to: end)
        case .lines(let lines): lines.items(from: start, to: end)
        }
    }
}
