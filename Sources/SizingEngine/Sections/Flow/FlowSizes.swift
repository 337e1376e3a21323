/// The way in which the lines of a flow are broken from its pivot on.
enum FlowDirection {
    case down, up
}

/// The sizes of a flow's items in the order in which their lines are broken: from the pivot on down, or from the one
/// before it on up.
struct FlowSizes {
    /// The main extents.
    let mains: ExtentList
    /// The cross extents, with a stand-in for those that are not measured.
    let crosses: ExtentList
    /// The item with which breaking down began.
    let pivot: Int
    let direction: FlowDirection

    /// The number of items in this direction.
    var count: Int { direction == .down ? mains.count - pivot : pivot }

    /// The items of a range of turns.
    func items(_ turns: Range<Int>) -> Range<Int> {
        switch direction {
        case .down: pivot + turns.lowerBound..<pivot + turns.upperBound
        case .up: pivot - turns.upperBound..<pivot - turns.lowerBound
        }
    }

    /// When an item's turn is.
    func turn(of item: Int) -> Int { direction == .down ? item - pivot : pivot - 1 - item }

    /// The first turn of an item that is not measured, within a range of turns.
    func firstUnmeasured(in turns: Range<Int>) -> Int? {
        let items = items(turns)
        let found = direction == .down ? mains.firstUnmeasured(in: items) : mains.lastUnmeasured(in: items)
        return found.map(turn)
    }

    /// Calls `body` with the sizes of a range of turns, the main extent `nil` and the cross extent a stand-in if an item is
    /// not measured, until it returns `false`.
    @inline(__always)
    func forEach(in turns: Range<Int>, _ body: (_ turn: Int, _ main: Int?, _ cross: Int) -> Bool) {
        switch direction {
        case .down:
            Self.forEachBlock(of: turns) { block in
                Self.forEach(of: items(block), mains, crosses) { body($0 &- pivot, $1, $2) }
            }
        case .up:
            Self.forEachBlock(of: turns) { forEachBackwards(in: $0, body) }
        }
    }

    /// Calls `body` with the sizes of a range of items, in their order.
    @inline(__always)
    static func forEach(
        in items: Range<Int>,
        _ mains: ExtentList,
        _ crosses: ExtentList,
        _ body: (_ item: Int, _ main: Int?, _ cross: Int) -> Bool
    ) {
        forEachBlock(of: items) { forEach(of: $0, mains, crosses, body) }
    }

    /// Calls `body` with parts of a range. The two lists are read by turns, a few items first: most changes need no more.
    @inline(__always)
    private static func forEachBlock(of range: Range<Int>, _ body: (_ block: Range<Int>) -> Bool) {
        var length = 32
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + length, range.upperBound)
            guard body(start..<end) else { return }
            start = end
            length = min(length * 4, 2_048)
        }
    }

    @inline(__always)
    private static func forEach(
        of items: Range<Int>,
        _ mains: ExtentList,
        _ crosses: ExtentList,
        _ body: (_ item: Int, _ main: Int?, _ cross: Int) -> Bool
    ) -> Bool {
        var goesOn = true
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { buffer in
            crosses.forEach(in: items) { item, _, cross, _ in
                buffer[item &- items.lowerBound] = Int32(truncatingIfNeeded: cross)
                return true
            }
            mains.forEach(in: items) { item, _, main, isMeasured in
                goesOn = body(item, isMeasured ? main : nil, Int(buffer[item &- items.lowerBound]))
                return goesOn
            }
        }
        return goesOn
    }

    private func forEachBackwards(in turns: Range<Int>, _ body: (_ turn: Int, Int?, Int) -> Bool) -> Bool {
        let items = items(turns)
        var goesOn = true
        withUnsafeTemporaryAllocation(of: (main: Int32, cross: Int32).self, capacity: items.count) { buffer in
            _ = Self.forEach(of: items, mains, crosses) { item, main, cross in
                buffer[items.upperBound &- 1 &- item] = (main.map { Int32(truncatingIfNeeded: $0) } ?? -1, Int32(cross))
                return true
            }
            for turn in turns where goesOn {
                let size = buffer[turn &- turns.lowerBound]
                goesOn = body(turn, size.main < 0 ? nil : Int(size.main), Int(size.cross))
            }
        }
        return goesOn
    }
}
