/// Computes where the items of a line start across the scroll axis, one item after the other.
struct FlowGaps {
    /// Where the next item starts.
    private(set) var position = 0
    private var spacing = 0
    /// The pixels by which the gaps of the line grow together.
    private var rest = 0
    /// The number of gaps that share them.
    private var gaps = 0
    /// The number of gaps so far, and the pixels that they have got of the rest. Positions are rounded, not gaps, so that none is
    /// more than half a pixel from where it would be on a finer screen.
    private var passed = (gaps: 0, rest: 0)

    init() {}

    /// - Parameter lastCross: The cross extent of the last item of the line.
    init(
        _ placed: FlowArrangement.PlacedLine,
        _ parameters: FlowParameters,
        lastCross: @autoclosure () -> Int
    ) {
        let line = placed.line
        spacing = parameters.itemSpacing
        let rest = max(parameters.crossExtent - Int(line.used), 0)
        switch parameters.alignment {
        case .leading: break
        case .center: position = rest / 2
        case .trailing: position = rest
        case .justified:
            guard line.count > 1, !placed.isLoose else { return }
            (self.rest, gaps) = (rest, Int(line.count) - 1)
        case .spread:
            var (gaps, rest) = (Int(line.count) - 1, rest)
            if placed.isLoose {
                let step = min(lastCross(), parameters.crossExtent) + parameters.itemSpacing
                let more = step > 0 ? rest / step : 0
                gaps += more
                rest -= more * step
            }
            guard gaps > 0 else {
                position = rest / 2
                return
            }
            (self.rest, self.gaps) = (rest, gaps)
        }
    }

    mutating func advance(by length: Int) {
        position += length + spacing
        guard rest > 0, gaps > 0 else { return }
        passed.gaps += 1
        let share = (2 * rest * passed.gaps + gaps) / (2 * gaps)
        position += share - passed.rest
        passed.rest = share
    }
}
