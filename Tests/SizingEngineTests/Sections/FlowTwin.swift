import TestSupport

@testable import SizingEngine

/// The twin of `FlowArrangement`: arrays, and a loop for every question.
struct FlowTwin {
    var sizes: [ItemSize?]
    var parameters: FlowParameters
    var estimate: Int
    /// The first of the items whose lines are broken downwards.
    var pivot = 0
    var lower = Side()
    var upper = Side()

    /// Lines that are broken in one direction, in turns.
    struct Side {
        /// The first turn of each decided line, and what stands in for the main extents that are not measured.
        var lines: [(start: Int, standIn: Int)] = []
        var decided = 0
    }

    init(count: Int, parameters: FlowParameters, estimate: Int) {
        sizes = Array(repeating: nil, count: count)
        self.parameters = parameters
        self.estimate = estimate
    }

    var decided: Range<Int> { pivot - upper.decided..<pivot + lower.decided }

    // MARK: Breaking

    private func cross(_ item: Int) -> Int { sizes[item]?.cross ?? parameters.estimatedCross }

    /// The cross extents in the order of turns.
    private func crosses(isUp: Bool) -> [Int] {
        let crosses = sizes.indices.map { cross($0) }
        return isUp ? crosses[..<pivot].reversed() : Array(crosses[pivot...])
    }

    /// The first turns of the lines of a range, broken greedily.
    private func starts(in range: Range<Int>, _ crosses: [Int]) -> [Int] {
        var starts: [Int] = []
        var used = 0
        for turn in range {
            let next = used + parameters.itemSpacing + crosses[turn]
            if starts.isEmpty || next > parameters.crossExtent || turn - starts.last! == 4_096 {
                starts.append(turn)
                used = crosses[turn]
            } else {
                used = next
            }
        }
        return starts
    }

    /// The first turns of all decided lines, broken anew.
    func starts(isUp: Bool) -> [Int] { starts(in: 0..<(isUp ? upper : lower).decided, crosses(isUp: isUp)) }

    private func decided(_ side: Side, isUp: Bool, upTo end: Int) -> Side {
        guard end > side.decided else { return side }
        var side = side
        let last = side.lines.last ?? (0, estimate)
        let anew = starts(in: last.start..<end, crosses(isUp: isUp))
        side.lines = side.lines.dropLast() + anew.map { ($0, $0 == last.start ? last.standIn : estimate) }
        side.decided = end
        return side
    }

    private mutating func decide(isUp: Bool, upTo end: Int) {
        let side = decided(isUp ? upper : lower, isUp: isUp, upTo: end)
        if isUp { upper = side } else { lower = side }
    }

    mutating func decide(upTo item: Int) {
        decide(isUp: false, upTo: item - pivot)
        decideMeasured(isUp: false)
    }

    /// Breaks the lines of a side anew around a turn, with the sizes as they are now.
    private func broken(_ old: Side, isUp: Bool, at turn: Int, replacing removed: Int, by inserted: Int) -> Side {
        guard turn < old.decided, removed + inserted > 0 else { return old }
        var side = old
        let crosses = crosses(isUp: isUp)
        let changed = old.lines.lastIndex { $0.start <= turn }!
        let first = old.lines[changed].start == turn && changed > 0 ? changed - 1 : changed
        let decidedNow = max(old.decided - removed, turn) + inserted
        let end = min(decidedNow, turn + 1_024)
        let anew = starts(in: old.lines[first].start..<end, crosses)
        let head = old.lines[..<first]
        func standIn(_ start: Int) -> Int {
            old.lines[first...changed].first { $0.start == start }?.standIn ?? estimate
        }
        for (index, start) in anew.enumerated().dropFirst() where start >= turn + inserted {
            guard let kept = old.lines.firstIndex(where: { $0.start == start - inserted + removed }) else { continue }
            let tail = old.lines[kept...].map { ($0.start - removed + inserted, $0.standIn) }
            side.lines = head + anew[..<index].map { ($0, standIn($0)) } + tail
            side.decided = decidedNow
            return side
        }
        side.lines = head + anew.map { ($0, standIn($0)) }
        side.decided = end
        return side
    }

    private mutating func breakLines(isUp: Bool, at turn: Int, replacing removed: Int, by inserted: Int) {
        if isUp {
            upper = broken(upper, isUp: true, at: turn, replacing: removed, by: inserted)
        } else {
            lower = broken(lower, isUp: false, at: turn, replacing: removed, by: inserted)
        }
    }

    // MARK: Changing

    mutating func insert(_ inserted: Int, at item: Int) {
        let goesBelow = item > pivot || item == pivot && (pivot == 0 || pivot == sizes.count)
        sizes.insert(contentsOf: Array(repeating: nil, count: inserted), at: item)
        if goesBelow {
            breakLines(isUp: false, at: item - pivot, replacing: 0, by: inserted)
        } else {
            let turn = pivot - item
            pivot += inserted
            breakLines(isUp: true, at: turn, replacing: 0, by: inserted)
        }
    }

    mutating func remove(_ range: Range<Int>) {
        sizes.removeSubrange(range)
        let above = range.clamped(to: 0..<pivot).count
        let (upperTurn, lowerTurn) = (max(pivot - range.upperBound, 0), max(range.lowerBound - pivot, 0))
        pivot -= above
        breakLines(isUp: true, at: upperTurn, replacing: above, by: 0)
        breakLines(isUp: false, at: lowerTurn, replacing: range.count - above, by: 0)
    }

    private mutating func set(_ size: ItemSize?, at item: Int) {
        sizes[item] = size
        let isUp = item < pivot
        breakLines(isUp: isUp, at: isUp ? pivot - 1 - item : item - pivot, replacing: 1, by: 1)
    }

    mutating func measure(_ size: ItemSize, at item: Int) {
        let before = decided
        set(ItemSize(main: max(size.main, 0), cross: max(size.cross, 0)), at: item)
        if item == before.upperBound { decideMeasured(isUp: false) }
        if item == before.lowerBound - 1 { decideMeasured(isUp: true) }
    }

    private mutating func decideMeasured(isUp: Bool) {
        let side = isUp ? upper : lower
        let turns = isUp ? sizes[..<pivot].reversed() : Array(sizes[pivot...])
        decide(isUp: isUp, upTo: side.decided + turns[side.decided...].prefix(1_024).prefix { $0 != nil }.count)
    }

    mutating func forget(_ item: Int) {
        guard sizes[item] != nil else { return }
        set(nil, at: item)
    }

    mutating func forgetAll() {
        self = FlowTwin(count: sizes.count, parameters: parameters, estimate: estimate)
    }

    mutating func begin(at item: Int) {
        (pivot, lower, upper) = (item, Side(), Side())
        decideMeasured(isUp: false)
    }

    mutating func approach(_ item: Int) -> Int? {
        func between(_ item: Int) -> Range<Int> { item < pivot ? item + 1..<pivot : pivot..<item }
        func unmeasured(_ range: Range<Int>) -> Int { sizes[range].count { $0 == nil } }
        let gap = item < pivot ? decided.lowerBound - item : item - decided.upperBound
        if gap > 1_024 || unmeasured(between(item)) > 256 {
            begin(at: item <= 1_024 && unmeasured(0..<item) <= 256 ? 0 : item)
        }
        let isUp = item < pivot
        let next = between(item)
        if let first = isUp ? next.last(where: { sizes[$0] == nil }) : next.first(where: { sizes[$0] == nil }) {
            return first
        }
        decide(isUp: isUp, upTo: next.count)
        return nil
    }

    var isAlignedAtStart: Bool { upper.decided == 0 || upper.decided < pivot }

    mutating func alignStart() {
        guard !isAlignedAtStart else { return }
        let end = decided.upperBound
        (pivot, lower, upper) = (0, Side(), Side())
        decide(isUp: false, upTo: end)
    }
}
