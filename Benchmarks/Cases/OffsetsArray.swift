/// The rival and the twin of `ExtentList`: all offsets in an array, made anew from the changed element on.
struct OffsetsArray {
    let estimate: Int
    private(set) var extents: [Int32]
    private(set) var offsets: [Int]

    init(count: Int, estimate: Int) {
        self.estimate = estimate
        extents = Array(repeating: Int32(estimate), count: count)
        offsets = Array(repeating: 0, count: count + 1)
        rebuild(from: 0)
    }

    var count: Int { extents.count }

    private mutating func rebuild(from start: Int) {
        var offset = offsets[start]
        for index in start..<extents.count {
            offsets[index] = offset
            offset += Int(extents[index])
        }
        offsets[extents.count] = offset
    }

    func offset(of index: Int) -> Int {
        offsets[index]
    }

    /// The last element that starts at `offset` or before it.
    func index(at offset: Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    mutating func measure(_ extent: Int, at index: Int) {
        extents[index] = Int32(extent)
        rebuild(from: index)
    }

    /// Many measurements with one rebuilding at the end.
    mutating func measure(_ measurements: some Sequence<(index: Int, extent: Int)>) {
        for (index, extent) in measurements { extents[index] = Int32(extent) }
        rebuild(from: 0)
    }

    /// Many insertions, one after the other, with one rebuilding at the end.
    mutating func insert(oneByOne indices: [Int]) {
        for index in indices { extents.insert(Int32(estimate), at: index) }
        offsets = Array(repeating: 0, count: count + 1)
        rebuild(from: 0)
    }

    /// Many removals, one after the other, with one rebuilding at the end.
    mutating func remove(oneByOne indices: [Int]) {
        for index in indices { extents.remove(at: index) }
        offsets = Array(repeating: 0, count: count + 1)
        rebuild(from: 0)
    }

    mutating func insert(at index: Int) {
        extents.insert(Int32(estimate), at: index)
        offsets.append(0)
        rebuild(from: index)
    }

    mutating func remove(at index: Int) {
        extents.remove(at: index)
        offsets.removeLast()
        rebuild(from: index)
    }
}
