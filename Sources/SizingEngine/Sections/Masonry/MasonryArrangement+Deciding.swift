extension MasonryArrangement {
    /// Decides the columns of all items from the island down to one, and of the measured ones that follow, up to
    /// `promptCount`. An unmeasured one takes one column.
    ///
    /// - Complexity: O(decided items), apart from columns.
    package mutating func decide(upTo item: Int) {
        precondition(item <= count, "There are not \(item) items among \(count) to decide.")
        let end = decidedItems.upperBound
        if item > end { decide(.down, end..<item) }
        decidePrompt(.down)
    }

    /// Begins an island at an item, where no item is decided but the measured ones that follow, up to `promptCount`.
    ///
    /// In sequence the island begins with the item of the first column, as far as items take one column each.
    ///
    /// - Complexity: O(columns + `promptCount`), apart from giving back the storage if no copy shares it.
    package mutating func begin(at item: Int) {
        precondition(item >= 0 && item <= count, "There is no item \(item) among \(count) to begin at.")
        lower = MasonryTree(columnCount: parameters.columns.count)
        upper = lower
        pivot = parameters.order == .sequential ? item - item % parameters.columns.count : item
        decidePrompt(.down)
    }

    /// Brings the island to an item that is going to be shown, so that it is decided or comes next.
    ///
    /// If the item is near, the island grows as far as there; else another one begins at the item, or at the top if that
    /// is near.
    ///
    /// - Parameter item: `count` for the end.
    /// - Returns: The item that has to be measured first, be it measured or not, before asking again; `nil` if the island
    ///   is there.
    /// - Complexity: O(log n + columns), and the items over which the island grows, at most `reach` + `promptCount`.
    package mutating func approach(_ item: Int) -> Int? {
        if !isNear(item) { begin(at: isNear(0..<item) ? 0 : item) }
        let decided = decidedItems
        if item > decided.upperBound {
            decideMeasured(.down, decided.upperBound..<item)
            return decidedItems.upperBound < item ? decidedItems.upperBound : nil
        }
        if item < decided.lowerBound - 1 {
            decideMeasured(.up, item + 1..<decided.lowerBound)
            return decidedItems.lowerBound > item + 1 ? decidedItems.lowerBound - 1 : nil
        }
        return nil
    }

    package func needsApproach(to item: Int) -> Bool { !isApproached(item) }

    /// Whether an item is decided or comes next.
    package func isApproached(_ item: Int) -> Bool {
        let decided = decidedItems
        return item >= decided.lowerBound - 1 && item <= decided.upperBound
    }

    /// Moves each column up to the start, if the island has reached the first item and its columns start at different
    /// heights. Items keep their columns; the pivot is the first item from then on.
    ///
    /// - Complexity: O(decided items) if there is something to move, else O(columns).
    package mutating func level() {
        guard !isLevel else { return }
        var decision = MasonryDecision(
            MasonryTree(columnCount: parameters.columns.count),
            .down,
            last: nil,
            parameters,
            standIn: estimate
        )
        decision.withRoom { decision in
            upperSide.forEachBackwards { _, run, main, isMeasured in
                decision.takeOver(run, extent: main.length, isMeasured: isMeasured)
                return true
            }
            let side = lowerSide
            side.forEach(in: side.window(over: .everything)) { _, run, _, extent, isMeasured in
                decision.takeOver(run, extent: extent, isMeasured: isMeasured)
                return true
            }
        }
        (pivot, lower, upper) = (0, decision.tree, MasonryTree(columnCount: parameters.columns.count))
    }

    /// Whether the island can grow to an item for little.
    private func isNear(_ item: Int) -> Bool {
        let decided = decidedItems
        if item > decided.upperBound { return isNear(decided.upperBound..<item) }
        return item >= decided.lowerBound - 1 || isNear(item..<decided.lowerBound)
    }

    private func isNear(_ gap: Range<Int>) -> Bool {
        let most = max(Self.approachCount, parameters.columns.count)
        return gap.count <= most || gap.count <= Self.reach && extents.unmeasuredCount(in: gap) <= most
    }

    /// Decides the next items as long as they are measured, up to `promptCount`.
    mutating func decidePrompt(_ direction: MasonryDirection) {
        let decided = decidedItems
        switch direction {
        case .down:
            decideMeasured(.down, decided.upperBound..<min(decided.upperBound + Self.promptCount, count))
        case .up:
            decideMeasured(.up, max(decided.lowerBound - Self.promptCount, 0)..<decided.lowerBound)
        }
    }

    /// Decides the next items out of a range as long as they are measured.
    private mutating func decideMeasured(_ direction: MasonryDirection, _ next: Range<Int>) {
        let measured =
            switch direction {
            case .down: next.lowerBound..<(extents.firstUnmeasured(in: next) ?? next.upperBound)
            case .up: (extents.lastUnmeasured(in: next).map { $0 + 1 } ?? next.lowerBound)..<next.upperBound
            }
        if !measured.isEmpty { decide(direction, measured) }
    }

    /// Decides the next items.
    private mutating func decide(_ direction: MasonryDirection, _ items: Range<Int>) {
        let hasWishes = columnWishes.measuredCount > 0
        let estimate = estimate
        let (tree, last) = takeTree(direction)
        var decision = MasonryDecision(tree, direction, last: last, parameters, standIn: estimate)
        func decide(_ item: Int, _ measured: Int?, _ decision: inout MasonryDecision) {
            let width = hasWishes && measured != nil ? parameters.clamped(columnWishes.extent(at: item)) : 1
            decision.decide(width, extent: measured ?? estimate, isMeasured: measured != nil)
        }
        if items.count == 1 {
            // The usual case, when one item after the other is measured.
            let measured = extents.measuredExtent(at: items.lowerBound)
            decision.withRoom { decide(items.lowerBound, measured, &$0) }
        } else {
            let extents = extents(direction)
            decision.withRoom { decision in extents.forEach(of: items) { decide($0, $1, &decision) } }
        }
        switch direction {
        case .down: lower = decision.tree
        case .up: upper = decision.tree
        }
    }

    /// Takes the tree of a direction out, so that it can be changed in place, and the run of its last item.
    private mutating func takeTree(_ direction: MasonryDirection) -> (MasonryTree, MasonryRun?) {
        var tree = MasonryTree.vacant
        switch direction {
        case .down: swap(&tree, &lower)
        case .up: swap(&tree, &upper)
        }
        return (tree, tree.lastRun)
    }
}
