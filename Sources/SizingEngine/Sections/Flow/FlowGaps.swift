/// Computes where the items of a line start across the scroll axis, one item after the other.
struct FlowGaps {
    /// Where the next item starts.
    private(set) var position = 0
    private var spacing = 0
    /// The number of gaps, from the first one on, that are a pixel wider than the others.
    private var wider = 0

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
            let gaps = Int(line.count) - 1
            guard gaps > 0, !placed.isLoose else { return }
            spacing += rest / gaps
            wider = rest % gaps
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
            spacing += rest / gaps
            wider = rest % gaps
        }
    }

    mutating func advance(by length: Int) {
        position += length + spacing + (wider > 0 ? 1 : 0)
        wider -= 1
    }
}
