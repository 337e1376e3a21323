extension MasonryTree: OutwardHalf {
    init(_ parameters: MasonryParameters) { self.init(columnCount: parameters.columns.count) }

    func extent(_ parameters: MasonryParameters) -> Int { columnEnds.longest }

    func nextStart(_ parameters: MasonryParameters) -> Int { columnEnds.shortest }

    var endsEvenly: Bool { columnEnds.shortest == columnEnds.longest }

    mutating func append(upTo end: Int, _ sizes: OutwardSizes, _ parameters: MasonryParameters, estimate: Int) {
        guard count < end else { return }
        let next = count..<end
        // Moved out, so that it is uniquely referenced and changed in place.
        var tree = MasonryTree.vacant
        swap(&tree, &self)
        let last = tree.lastRun
        var decision = MasonryDecision(tree, sizes.direction, last: last, parameters, estimate: estimate)
        decision.withMemory { decision in
            sizes.forEach(in: next) { _, main, columns in
                decision.decide(parameters.clamped(columns), extent: main ?? estimate, isMeasured: main != nil)
                return true
            }
        }
        self = decision.tree
    }

    /// - Complexity: O(log *n* + block). Items of several columns add the cube of the number of columns at each level.
    mutating func remeasure(
        at index: Int,
        from old: Int?,
        _ sizes: OutwardSizes,
        _ parameters: MasonryParameters,
        estimate: Int
    ) {
        let item = sizes.item(at: index)
        let extent = sizes.mains.extent(at: item)
        let width = parameters.clamped(sizes.crosses.extent(at: item))
        let columnCount = columnCount
        change(at: index / MasonryBlock.size) { block in
            let local = index % MasonryBlock.size
            let run = block.runs[local].widened(to: width, of: columnCount)
            let length = block.change(
                at: local,
                from: old ?? block.estimatedExtent(at: local),
                to: extent,
                wasMeasured: old != nil,
                run: run
            )
            if let length { return .column(run.first, length: length, estimated: old == nil ? -1 : 0) }
            block.recount(from: index - local, sizes, spacing: parameters.itemSpacing)
            return .recounted
        }
    }

    /// Keeps the item's columns and its extent.
    ///
    /// - Complexity: O(log *n*)
    mutating func forget(
        at index: Int,
        extent: Int,
        _ sizes: OutwardSizes,
        _ parameters: MasonryParameters,
        estimate: Int
    ) {
        change(at: index / MasonryBlock.size) { block in
            let local = index % MasonryBlock.size
            block.forget(at: local, extent: extent)
            return .column(block.runs[local].first, length: 0, estimated: 1)
        }
    }

    /// Drops the items from the change on. After a removal it decides those that are measured again, up to `promptCount`;
    /// inserted items are not measured.
    ///
    /// - Complexity: O(log *n* + block + `promptCount`), apart from columns and giving back the storage if no copy shares it
    mutating func replace(
        at index: Int,
        removing removed: Int,
        inserting inserted: Int,
        _ sizes: OutwardSizes,
        _ parameters: MasonryParameters,
        estimate: Int
    ) {
        truncate(to: index, sizes, spacing: parameters.itemSpacing)
        guard removed > 0 else { return }
        let end = sizes.endOfMeasured(from: count, limit: MasonryArrangement.promptCount)
        append(upTo: end, sizes, parameters, estimate: estimate)
    }

    /// The run of the last item.
    private var lastRun: MasonryRun? {
        guard count > 0 else { return nil }
        return tail.runs.last ?? block(at: fullBlocks - 1).runs.last
    }
}
