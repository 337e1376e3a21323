/// Computes where the items of a line start across the scroll axis, one item after the other.
struct FlowGaps {
    /// Where the next item starts.
    private(set) var position = 0
    private var spacing = 0
    /// The number of gaps, from the first one on, that are a pixel wider than the others.
    private var wider = 0

    init() {}

    init(_ placed: FlowArrangement.PlacedLine, _ parameters: FlowParameters) {
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
        }
    }

    mutating func advance(by length: Int) {
        position += length + spacing + (wider > 0 ? 1 : 0)
        wider -= 1
    }
}
