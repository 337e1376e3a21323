import SizingEngine

/// The twin of `ExtentList`: an array of optional extents, and a loop for every question.
struct NaiveExtents: Equatable {
    var extents: [Int?]
    var estimate: Int
    var spacing: Int

    init(count: Int = 0, estimate: Int, spacing: Int = 0) {
        extents = Array(repeating: nil, count: count)
        self.estimate = min(max(estimate, 0), PixelGrid.maximumExtent)
        self.spacing = min(max(spacing, -PixelGrid.maximumExtent), PixelGrid.maximumExtent)
    }

    var count: Int { extents.count }
    var measured: [Int] { extents.compactMap { $0 } }
    var measuredSum: Int { measured.reduce(0, +) }
    var total: Int { extents.reduce(0) { $0 + ($1 ?? estimate) } + max(count - 1, 0) * spacing }

    var starts: [Int] {
        var start = 0
        return extents.map { extent in
            defer { start += (extent ?? estimate) + spacing }
            return start
        }
    }

    func index(at offset: Int) -> Int? {
        count == 0 ? nil : starts.lastIndex { $0 <= offset } ?? 0
    }

    func firstUnmeasured(in range: Range<Int>) -> Int? {
        range.first { extents[$0] == nil }
    }

    func lastUnmeasured(in range: Range<Int>) -> Int? {
        range.last { extents[$0] == nil }
    }

    mutating func measure(_ extent: Int, at index: Int) {
        extents[index] = min(max(extent, 0), PixelGrid.maximumExtent)
    }

    mutating func forget(in range: Range<Int>) {
        for index in range { extents[index] = nil }
    }

    mutating func insert(count: Int, at index: Int) {
        extents.insert(contentsOf: repeatElement(nil, count: count), at: index)
    }

    mutating func remove(_ range: Range<Int>) {
        extents.removeSubrange(range)
    }
}
