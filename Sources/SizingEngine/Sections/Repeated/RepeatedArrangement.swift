/// Items of stated sizes in groups that are all alike: every position follows by a multiplication, and nothing is measured.
///
/// A look-up costs O(places of a group), a change of the items O(1).
struct RepeatedArrangement: SectionArrangement {
    let parameters: RepeatedParameters
    private(set) var count: Int
    /// Not used: nothing is estimated.
    var estimate: Int

    init(count: Int, parameters: RepeatedParameters, estimate: Int) {
        self.count = count
        self.parameters = parameters
        self.estimate = estimate
    }

    var unmeasuredCount: Int { 0 }
    var isStated: Bool { true }
    var measuredSum: Int { fixedExtent }
    var estimatedRows: Int { 0 }
    /// What is stated says nothing of others.
    var mean: MeasuredMean { MeasuredMean(count: 0, sum: 0) }

    var fixedExtent: Int {
        groupCount == 0 ? 0 : Self.pixel(Double(groupCount - 1) * parameters.pitch + parameters.extent)
    }

    private var placeCount: Int { parameters.places.count }

    private var groupCount: Int { (count + placeCount - 1) / placeCount }

    private static func pixel(_ position: Double) -> Int { Int(position.rounded()) }

    // MARK: Looking up

    func frame(of item: Int) -> ItemFrame {
        let (group, place) = item.quotientAndRemainder(dividingBy: placeCount)
        return ItemFrame(main: span(ofPlace: place, in: group), cross: parameters.places[place].cross)
    }

    private func span(ofPlace place: Int, in group: Int) -> Span {
        let (start, place) = (Double(group) * parameters.pitch, parameters.places[place])
        return Span(start: Self.pixel(start + place.start), end: Self.pixel(start + place.end))
    }

    func proposedCross(of item: Int, columns: Int) -> Int { parameters.places[item % placeCount].cross.length }

    func measuredSize(of item: Int) -> ItemSize? {
        let frame = frame(of: item)
        return ItemSize(main: frame.main.length, cross: frame.cross.length)
    }

    func item(at position: Int) -> Int? {
        guard count > 0 else { return nil }
        var (nearest, nearestEnd) = (0, Int.min)
        // An edge may be rounded by a pixel across the position.
        for group in groups(from: position - 1, to: position + 1, withPrevious: true) {
            for item in items(of: group) {
                let main = span(ofPlace: item % placeCount, in: group)
                if main.contains(position) { return item }
                if main.end <= position, main.end > nearestEnd { (nearest, nearestEnd) = (item, main.end) }
            }
        }
        return nearest
    }

    @discardableResult
    func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard !span.isEmpty else { return true }
        for group in groups(from: span.start - 1, to: span.end + 1) {
            for item in items(of: group) {
                let frame = frame(of: item)
                if frame.main.intersects(span), !body(item, frame, true) { return false }
            }
        }
        return true
    }

    /// The groups whose items may reach between two positions.
    ///
    /// - Parameter withPrevious: Whether the group before them is one of them.
    private func groups(from start: Int, to end: Int, withPrevious: Bool = false) -> Range<Int> {
        let pitch = parameters.pitch
        // Groups that all start at one place are on screen together.
        guard pitch > 0 else { return 0..<groupCount }
        func clamped(_ group: Double) -> Int { Int(min(max(group, 0), Double(groupCount))) }
        let first = clamped(((Double(start) - parameters.reach.upperBound) / pitch).rounded(.down))
        let last = clamped(((Double(end) - parameters.reach.lowerBound) / pitch).rounded(.up) + 1)
        return max(0, min(first, groupCount - 1) - (withPrevious ? 1 : 0))..<max(first, last)
    }

    private func items(of group: Int) -> Range<Int> { group * placeCount..<min((group + 1) * placeCount, count) }

    func nextToPlace(from item: Int, startingBefore position: Int) -> Int? { nil }
    func nextToPlace(before item: Int, endingAfter position: Int) -> Int? { nil }
    func needsPlacing(in span: Span) -> Bool { false }

    // MARK: Changing

    mutating func measure(_ size: ItemSize, at item: Int) {}

    mutating func forget(_ item: Int) {}

    mutating func forgetAll() {}

    mutating func insert(count inserted: Int, at item: Int) { count += inserted }

    mutating func remove(_ range: Range<Int>) { count -= range.count }
}
