/// The items of a section in groups, one after another along the scroll axis. Each group has as many items as the pattern
/// has places, the last one as many as are left.
///
/// The extent of a group follows from the measured extents of its items; as long as none of them is measured, it is as tall
/// as so many items of the estimated extent as the pattern has one after another.
///
/// When items are inserted or removed, those after them come to other places, where they are offered other widths. They
/// become unmeasured, unless their number is a multiple of that of the places.
///
/// Items that do not exist are a programmer's error and stop the program. With p places, a change costs O(p + log n), a
/// look-up O(p + log n); a copy is O(1).
struct PatternArrangement: SectionArrangement {
    let parameters: PatternParameters

    /// The measured extents of the items.
    private(set) var items: ExtentList
    /// The cross extents that items have chosen. It is empty if all are stated.
    private(set) var crosses: ExtentList
    /// The extents of the groups. A group in which nothing is measured is unmeasured.
    private(set) var groups: ExtentList

    /// The estimated extent of an item.
    var estimate: Int {
        didSet {
            estimate = max(estimate, parameters.overlap)
            groups.estimate = estimatedGroup
        }
    }

    init(count: Int, parameters: PatternParameters, estimate: Int) {
        self.parameters = parameters
        self.estimate = max(estimate, parameters.overlap)
        let places = parameters.places.count
        items = ExtentList(count: count, estimate: 0)
        crosses = ExtentList(count: parameters.chosenWidths == nil ? 0 : count, estimate: 0)
        groups = ExtentList(count: (count + places - 1) / places, estimate: 0, spacing: parameters.spacing)
        groups.estimate = estimatedGroup
    }
}

// MARK: Totals

extension PatternArrangement {
    var count: Int { items.count }

    var unmeasuredCount: Int { items.unmeasuredCount }

    var measuredSum: Int { items.measuredSum }

    /// The number of items in a group.
    var placeCount: Int { parameters.places.count }

    var fixedExtent: Int {
        let ofUnmeasured = parameters.fixedExtent ?? spacesOfGroup
        return groups.measuredSum + max(0, groups.count - 1) * parameters.spacing
            + groups.unmeasuredCount * ofUnmeasured
    }

    var estimatedRows: Int { parameters.fixedExtent == nil ? groups.unmeasuredCount * parameters.depth : 0 }

    /// The mean of the measured groups, counted in items one after another.
    var mean: MeasuredMean {
        // Groups whose extents are stated say nothing of others.
        guard parameters.fixedExtent == nil else { return MeasuredMean(count: 0, sum: 0) }
        return MeasuredMean(
            count: groups.measuredCount * parameters.depth,
            sum: max(0, groups.measuredSum - groups.measuredCount * spacesOfGroup)
        )
    }

    private var estimatedGroup: Int { parameters.fixedExtent ?? parameters.depth * estimate + spacesOfGroup }

    /// The spaces between the items of a group that follow one another.
    private var spacesOfGroup: Int { (parameters.depth - 1) * parameters.spacing }
}

// MARK: Changing

extension PatternArrangement {
    mutating func measure(_ size: ItemSize, at item: Int) {
        items.measure(size.main, at: item)
        if hasCrosses { crosses.measure(min(max(0, size.cross), parameters.proposedCross(of: item)), at: item) }
        updateGroup(item / placeCount)
    }

    private var hasCrosses: Bool { parameters.chosenWidths != nil }

    mutating func forget(_ item: Int) {
        items.forget(at: item)
        if hasCrosses { crosses.forget(at: item) }
        updateGroup(item / placeCount)
    }

    mutating func forgetAll() {
        items.forgetAll()
        crosses.forgetAll()
        groups.forgetAll()
    }

    mutating func insert(count inserted: Int, at item: Int) {
        items.insert(count: inserted, at: item)
        if hasCrosses { crosses.insert(count: inserted, at: item) }
        guard inserted > 0 else { return }
        let (first, place) = item.quotientAndRemainder(dividingBy: placeCount)
        guard inserted.isMultiple(of: placeCount) else {
            return forgetPlaces(from: item + inserted, afterGroup: first, place)
        }
        let added = inserted / placeCount
        guard place > 0 else { return groups.insert(count: added, at: first) }
        groups.insert(count: added, at: first + 1)
        updateGroup(first)
        updateGroup(first + added)
    }

    mutating func remove(_ range: Range<Int>) {
        items.remove(range)
        if hasCrosses { crosses.remove(range) }
        guard !range.isEmpty else { return }
        let (first, place) = range.lowerBound.quotientAndRemainder(dividingBy: placeCount)
        guard range.count.isMultiple(of: placeCount) else {
            return forgetPlaces(from: range.lowerBound, afterGroup: first, place)
        }
        let start = place > 0 ? first + 1 : first
        groups.remove(start..<start + range.count / placeCount)
        if place > 0 { updateGroup(first) }
    }

    /// Makes the items from one on unmeasured, since they have come to other places.
    ///
    /// - Parameters:
    ///   - group: The group of the first item that was inserted or removed.
    ///   - place: The place of that item in the group.
    private mutating func forgetPlaces(from item: Int, afterGroup group: Int, _ place: Int) {
        let moved = items.count - item
        items.remove(item..<items.count)
        items.insert(count: moved, at: item)
        if hasCrosses {
            crosses.remove(item..<crosses.count)
            crosses.insert(count: moved, at: item)
        }
        groups.remove(group..<groups.count)
        groups.insert(count: (items.count + placeCount - 1) / placeCount - group, at: group)
        if place > 0 { updateGroup(group) }
    }

    private mutating func updateGroup(_ group: Int) {
        if let extent = self.group(group).extent {
            groups.measure(extent, at: group)
        } else {
            groups.forget(at: group)
        }
    }

    /// A group with its measured extents.
    func group(_ group: Int) -> PatternGroup {
        var measured: [Int?] = []
        measured.reserveCapacity(placeCount)
        items.forEach(in: range(of: group)) { _, _, extent, isMeasured in
            measured.append(isMeasured ? extent : nil)
            return true
        }
        return PatternGroup(measured, parameters: parameters)
    }

    /// Where the items of a group lie across the scroll axis.
    func crossSpans(of group: Int) -> [Span] {
        guard case .chosen(let tree, let room) = parameters.widths else { return parameters.places }
        var measured: [Int?] = []
        measured.reserveCapacity(placeCount)
        crosses.forEach(in: range(of: group)) { item, _, extent, isMeasured in
            // An item that is not measured is as wide as it can be.
            measured.append(isMeasured ? extent : parameters.proposedCross(of: item))
            return true
        }
        return PatternGroup(measured, parameters: tree).spans(in: room)
    }

    /// The items of a group.
    func range(of group: Int) -> Range<Int> { group * placeCount..<min((group + 1) * placeCount, count) }
}
