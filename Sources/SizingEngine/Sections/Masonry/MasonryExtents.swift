/// The way in which the items of a masonry are decided from its pivot on.
enum MasonryDirection {
    case down, up
}

/// The measured extents of a masonry's items in the order in which they are decided: from the pivot on down, or from the
/// one before it on up.
struct MasonryExtents {
    let list: ExtentList
    /// The item with which deciding down began.
    let pivot: Int
    let direction: MasonryDirection

    /// The items of a range of turns.
    @inline(__always)
    func items(_ turns: Range<Int>) -> Range<Int> {
        switch direction {
        case .down: pivot &+ turns.lowerBound..<pivot &+ turns.upperBound
        case .up: pivot &- turns.upperBound..<pivot &- turns.lowerBound
        }
    }

    /// Writes down the measured extents of a range of turns, and leaves the slots of what is unmeasured.
    func copyMeasured(in turns: Range<Int>, into slots: UnsafeMutableBufferPointer<Int32>) {
        let (first, step) = direction == .down ? (pivot &+ turns.lowerBound, 1) : (pivot &- 1 &- turns.lowerBound, -1)
        list.forEachPiece(of: items(turns)) { piece, chunk, start in
            let slot = slots.baseAddress! + (piece.lowerBound &- first) &* step
            chunk.copyMeasured(in: piece.lowerBound &- start..<piece.upperBound &- start, to: slot, step: step)
        }
    }

    /// Calls `body` with the items of a range in the order in which they are decided.
    @inline(__always)
    func forEach(of items: Range<Int>, _ body: (_ item: Int, _ measured: Int?) -> Void) {
        switch direction {
        case .down:
            list.forEachPiece(of: items) { piece, chunk, first in
                for item in piece { body(item, chunk.measuredExtent(at: item &- first)) }
            }
        case .up:
            var end = items.upperBound
            while end > items.lowerBound {
                let (_, chunk, before) = list.chunks.descend(to: end - 1) { _, summary in summary.count }
                let start = max(before.count, items.lowerBound)
                for item in (start..<end).reversed() { body(item, chunk.measuredExtent(at: item &- before.count)) }
                end = start
            }
        }
    }
}

extension ExtentList {
    /// Calls `body` with the parts of a range that lie in one chunk each, the chunk, and the number of its first element.
    ///
    /// The range of a block lies in two or three chunks; to descend to each is quicker than to walk from one to the next.
    @inline(__always)
    func forEachPiece(of range: Range<Int>, _ body: (_ piece: Range<Int>, _ chunk: ExtentChunk, _ first: Int) -> Void) {
        var item = range.lowerBound
        while item < range.upperBound {
            let (_, chunk, before) = chunks.descend(to: item) { _, summary in summary.count }
            let end = min(before.count + chunk.count, range.upperBound)
            body(item..<end, chunk, before.count)
            item = end
        }
    }
}
