/// What is not decided: lines of stand-ins, the first of which begins below the last decided line.
extension FlowArrangement {
    private var startOfEstimated: Int { lines.summary.end(lineSpacing: parameters.lineSpacing) }

    /// Where an item that is not decided would lie.
    func estimatedFrame(of item: Int) -> ItemFrame {
        let each = parameters.estimatedLineCount
        let (row, column) = (item - decidedCount).quotientAndRemainder(dividingBy: each)
        return ItemFrame(
            main: Span(start: startOfEstimated + row * (estimate + parameters.lineSpacing), length: estimate),
            cross: Span(
                start: column * (parameters.estimatedCross + parameters.itemSpacing),
                length: min(parameters.estimatedCross, parameters.crossExtent)
            )
        )
    }

    /// The last guessed line that starts at a place or before it, else the first one.
    ///
    /// - Returns: Its index, and its first item counted from the first that is not decided.
    func estimatedRow(at place: Int) -> (row: Int, first: Int) {
        let distance = place - startOfEstimated
        guard distance >= 0, estimatedRows > 0 else { return (0, 0) }
        let each = estimate + parameters.lineSpacing
        let row = each == 0 ? estimatedRows - 1 : min(distance / each, estimatedRows - 1)
        return (row, row * parameters.estimatedLineCount)
    }

    func forEachEstimatedItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard estimate > 0, decidedCount < count, startOfEstimated < span.end else { return true }
        for item in decidedCount + estimatedRow(at: span.start).first..<count {
            let frame = estimatedFrame(of: item)
            guard frame.main.start < span.end else { break }
            if frame.main.intersects(span), !body(item, frame, false) { return false }
        }
        return true
    }
}
