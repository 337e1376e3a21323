import SizingEngine

/// The operations of `ExtentList` beside those of an array of offsets, which is also what they are checked against.
///
/// Look-ups, insertions and removals meet lists of which every other hundred elements is measured.
@MainActor
enum ExtentBenchmarks {
    static let all = [
        Benchmark(name: "naive.create", run: naiveCreate),
        Benchmark(name: "engine.create", rival: "naive.create", run: create),
        Benchmark(name: "naive.measure", run: naiveMeasure),
        Benchmark(name: "engine.measure", rival: "naive.measure") { try measure($0, $1, isScattered: false) },
        Benchmark(name: "engine.measureScattered", rival: "naive.measure") { try measure($0, $1, isScattered: true) },
        Benchmark(name: "naive.offset", run: naiveOffset),
        Benchmark(name: "engine.offset", rival: "naive.offset", run: offset),
        Benchmark(name: "naive.indexAtOffset", run: naiveIndexAtOffset),
        Benchmark(name: "engine.indexAtOffset", rival: "naive.indexAtOffset", run: indexAtOffset),
        Benchmark(name: "engine.visitScreen", run: visitScreen),
        Benchmark(name: "naive.insert", run: naiveInsert),
        Benchmark(name: "engine.insert", rival: "naive.insert", run: insert),
        Benchmark(name: "engine.insertAfterCopy", rival: "naive.insert", run: insertAfterCopy),
        Benchmark(name: "naive.remove", run: naiveRemove),
        Benchmark(name: "engine.remove", rival: "naive.remove", run: remove),
    ]

    private static let estimate = 80
    private static let operations = 1_000
    /// An array of a million is rebuilt for so long that a few operations must do.
    private static let naiveOperations = 4

    private static func extent(of index: Int) -> Int {
        40 + index * 7919 % 160
    }

    private static func isMeasured(_ index: Int) -> Bool {
        index / 100 % 2 == 0
    }

    private static func partlyMeasured(_ size: Int) -> ExtentList {
        var list = ExtentList(count: size, estimate: estimate)
        for index in 0..<size where isMeasured(index) { list.measure(extent(of: index), at: index) }
        return list
    }

    private static func partlyMeasuredArray(_ size: Int) -> OffsetsArray {
        var array = OffsetsArray(count: size, estimate: estimate)
        array.measure((0..<size).lazy.filter(isMeasured).map { ($0, extent(of: $0)) })
        return array
    }

    private static func randomPositions(_ count: Int, below bound: Int, seed: Int) -> [Int] {
        var generator = SplitMix64(seed: UInt64(seed))
        return (0..<count).map { _ in .random(in: 0..<bound, using: &generator) }
    }

    private static func runs(_ effort: Effort, _ run: (Int) throws -> Double) rethrows -> Measurement {
        try Measurement((0..<effort.runs).map(run))
    }

    private static func verifyAll(_ list: ExtentList, _ array: OffsetsArray) throws {
        try verify(list.count, array.count, "count")
        try verify(list.total, array.offsets[array.count], "total")
        var wrong: Int?
        list.forEach(in: 0..<list.count) { index, start, extent, _ in
            if start != array.offsets[index] || extent != Int(array.extents[index]) { wrong = index }
            return wrong == nil
        }
        try verify(wrong, nil, "the first element out of place")
    }
}

// MARK: Making

extension ExtentBenchmarks {
    private static func create(_ size: Int, _ effort: Effort) throws -> Measurement {
        try verifyAll(ExtentList(count: size, estimate: estimate), OffsetsArray(count: size, estimate: estimate))
        return runs(effort) { _ in
            time(operations) {
                for _ in 0..<operations { consume(ExtentList(count: size, estimate: estimate)) }
            }
        }
    }

    private static func naiveCreate(_ size: Int, _ effort: Effort) -> Measurement {
        runs(effort) { _ in
            time(1) { consume(OffsetsArray(count: size, estimate: estimate)) }
        }
    }
}

// MARK: Measuring

extension ExtentBenchmarks {
    /// Measures elements of an untouched list: from the middle on, or anywhere.
    private static func measure(_ size: Int, _ effort: Effort, isScattered: Bool) throws -> Measurement {
        let count = min(operations, size / 2)
        var array = OffsetsArray(count: size, estimate: estimate)
        var list = ExtentList(count: size, estimate: estimate)
        let measurement = runs(effort) { run in
            let positions =
                isScattered ? randomPositions(count, below: size, seed: 1) : Array(size / 2..<size / 2 + count)
            if run == 0 { array.measure(positions.map { ($0, extent(of: $0)) }) }
            list.forgetAll()
            return time(count) {
                for index in positions { list.measure(extent(of: index), at: index) }
            }
        }
        try verifyAll(list, array)
        return measurement
    }

    private static func naiveMeasure(_ size: Int, _ effort: Effort) -> Measurement {
        var array = OffsetsArray(count: size, estimate: estimate)
        return runs(effort) { run in
            time(naiveOperations) {
                for index in 0..<naiveOperations { array.measure(extent(of: index), at: size / 2 + index) }
            }
        }
    }
}

// MARK: Looking up

extension ExtentBenchmarks {
    private static func offset(_ size: Int, _ effort: Effort) throws -> Measurement {
        let list = partlyMeasured(size)
        let array = partlyMeasuredArray(size)
        return try lookUp(effort, positionsBelow: size, list.offset(of:), expected: array.offset(of:))
    }

    private static func naiveOffset(_ size: Int, _ effort: Effort) throws -> Measurement {
        let array = partlyMeasuredArray(size)
        return try lookUp(effort, positionsBelow: size, array.offset(of:), expected: array.offset(of:))
    }

    private static func indexAtOffset(_ size: Int, _ effort: Effort) throws -> Measurement {
        let list = partlyMeasured(size)
        let array = partlyMeasuredArray(size)
        return try lookUp(
            effort,
            positionsBelow: list.total,
            { list.index(at: $0) ?? -1 },
            expected: array.index(at:)
        )
    }

    private static func naiveIndexAtOffset(_ size: Int, _ effort: Effort) throws -> Measurement {
        let array = partlyMeasuredArray(size)
        return try lookUp(effort, positionsBelow: array.offsets[size], array.index(at:), expected: array.index(at:))
    }

    /// Finds the element at an offset and goes through the twenty from it on.
    private static func visitScreen(_ size: Int, _ effort: Effort) throws -> Measurement {
        let list = partlyMeasured(size)
        let array = partlyMeasuredArray(size)
        return try lookUp(
            effort,
            positionsBelow: array.offsets[size - 20],
            { offset in
                let first = list.index(at: offset) ?? 0
                var end = 0
                list.forEach(in: first..<first + 20) { _, start, extent, _ in
                    end = start + extent
                    return true
                }
                return end
            },
            expected: { array.offsets[array.index(at: $0) + 20] }
        )
    }

    private static func lookUp(
        _ effort: Effort,
        positionsBelow bound: Int,
        _ lookUp: (Int) -> Int,
        expected: (Int) -> Int
    ) throws -> Measurement {
        try runs(effort) { run in
            let positions = randomPositions(operations, below: bound, seed: run)
            var found = Array(repeating: 0, count: operations)
            let nanoseconds = time(operations) {
                for (slot, position) in positions.enumerated() { found[slot] = lookUp(position) }
            }
            try verify(found, positions.map(expected), "results")
            return nanoseconds
        }
    }
}

// MARK: Inserting and removing

extension ExtentBenchmarks {
    private static func insert(_ size: Int, _ effort: Effort) throws -> Measurement {
        var list = partlyMeasured(size)
        var positions: [Int] = []
        let measurement = runs(effort) { run in
            let more = randomPositions(min(operations, size / 10), below: list.count, seed: run)
            positions += more
            return time(more.count) {
                for index in more { list.insert(count: 1, at: index) }
            }
        }
        var array = partlyMeasuredArray(size)
        array.insert(oneByOne: positions)
        try verifyAll(list, array)
        return measurement
    }

    private static func naiveInsert(_ size: Int, _ effort: Effort) -> Measurement {
        var array = partlyMeasuredArray(size)
        return runs(effort) { run in
            let positions = randomPositions(naiveOperations, below: size, seed: run)
            return time(naiveOperations) {
                for index in positions { array.insert(at: index) }
            }
        }
    }

    /// Keeps the list as it was before each insertion.
    private static func insertAfterCopy(_ size: Int, _ effort: Effort) throws -> Measurement {
        let list = partlyMeasured(size)
        let positions = randomPositions(operations, below: size, seed: 0)
        let measurement = runs(effort) { run in
            time(operations) {
                for index in positions {
                    var changed = list
                    changed.insert(count: 1, at: index)
                    consume(changed)
                }
            }
        }
        try verifyAll(list, partlyMeasuredArray(size))
        return measurement
    }

    private static func remove(_ size: Int, _ effort: Effort) throws -> Measurement {
        var list = partlyMeasured(size)
        var positions: [Int] = []
        let measurement = runs(effort) { run in
            let more = randomPositions(min(operations, size / 50), below: size / 4, seed: run)
            positions += more
            return time(more.count) {
                for index in more { list.remove(index..<index + 1) }
            }
        }
        var array = partlyMeasuredArray(size)
        array.remove(oneByOne: positions)
        try verifyAll(list, array)
        return measurement
    }

    private static func naiveRemove(_ size: Int, _ effort: Effort) -> Measurement {
        var array = partlyMeasuredArray(size)
        return runs(effort) { run in
            let positions = randomPositions(naiveOperations, below: size / 2, seed: run)
            return time(naiveOperations) {
                for index in positions { array.remove(at: index) }
            }
        }
    }
}
