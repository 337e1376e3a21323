extension MasonryParameters.Order {
    /// The run of columns that the next item takes.
    ///
    /// - Parameters:
    ///   - count: How many columns it takes, at most all.
    ///   - ends: How far the columns are filled.
    ///   - last: The run of the item that came before it.
    ///   - direction: Whether items are decided downwards or upwards. Upwards columns are taken in the opposite order.
    @inline(__always)
    func run(
        of count: Int,
        below ends: UnsafeBufferPointer<Int>,
        after last: MasonryRun?,
        _ direction: OutwardDirection
    ) -> MasonryRun {
        switch self {
        case .sequential:
            if direction == .up {
                let next = (last?.first ?? ends.count) &- count
                return MasonryRun(first: next >= 0 ? next : ends.count &- count, count: count)
            }
            let next = last?.end ?? 0
            return MasonryRun(first: next &+ count <= ends.count ? next : 0, count: count)
        case .shortestColumn:
            // Of equal columns the next item takes the first one; upwards it takes the last one, so that the items of a row
            // are in their order there, too.
            let tie = direction == .up ? 1 : 0
            var first = 0
            var start = Int.max
            if count == 1 {
                for column in 0..<ends.count {
                    // Conditional moves instead of a branch, which would be mispredicted half of the time.
                    let isShorter = ends[column] &- tie < start
                    first = isShorter ? column : first
                    start = isShorter ? ends[column] : start
                }
                return MasonryRun(first: first, count: 1)
            }
            for column in 0...ends.count - count {
                let run = MasonryRun(first: column, count: count)
                let end = run.start(below: ends.baseAddress!)
                if end &- tie < start { (first, start) = (column, end) }
            }
            return MasonryRun(first: first, count: count)
        }
    }
}
