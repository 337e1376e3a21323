import Testing

@testable import SizingEngine

/// The last line of a flow isn't stretched, from whichever end its lines were filled.
@Suite struct LastLineTests {
    private func flow(_ alignment: FlowParameters.Alignment) -> FlowArrangement {
        let parameters = FlowParameters(
            crossExtent: 100,
            itemSpacing: 5,
            lineSpacing: 5,
            alignment: alignment,
            lineAlignment: .start,
            estimatedCross: 40
        )
        return FlowArrangement(count: 9, parameters: parameters, estimate: 20)
    }

    private func crosses(_ flow: FlowArrangement, _ items: ClosedRange<Int>) -> [Range<Int>] {
        items.map { flow.frame(of: $0).cross }.map { $0.start..<$0.end }
    }

    @Test func readFromTheStart() {
        var flow = flow(.justified)
        for item in 0..<8 { flow.measure(ItemSize(main: 20, cross: 26), at: item) }
        flow.measure(ItemSize(main: 20, cross: 30), at: 8)
        #expect(crosses(flow, 0...2) == [0..<26, 37..<63, 74..<100])
        #expect(crosses(flow, 6...8) == [0..<26, 31..<57, 62..<92])
    }

    @Test func readFromTheEnd() {
        var flow = flow(.justified)
        flow.begin(at: 9)
        flow.measure(ItemSize(main: 20, cross: 30), at: 8)
        for item in (0..<8).reversed() { flow.measure(ItemSize(main: 20, cross: 26), at: item) }
        #expect(crosses(flow, 6...8) == [0..<26, 31..<57, 62..<92])
        #expect(crosses(flow, 3...5) == [0..<26, 37..<63, 74..<100])
        // A line that isn't full and comes first is no last line.
        #expect(flow.decidedItems == 0..<9)
    }

    /// Three gaps share 8 pixels: an item starts where it would on a finer screen, rounded, and no error adds up.
    @Test func whatIsLeftIsSharedByPositions() {
        let parameters = FlowParameters(crossExtent: 103, itemSpacing: 5, alignment: .justified, estimatedCross: 40)
        var flow = FlowArrangement(count: 5, parameters: parameters, estimate: 20)
        for item in 0..<5 { flow.measure(ItemSize(main: 20, cross: 20), at: item) }
        #expect(crosses(flow, 0...3).map(\.lowerBound) == [0, 28, 55, 83])
    }

    /// A jump into the middle: the line above its target is full.
    @Test func readFromTheMiddle() {
        var flow = flow(.justified)
        flow.begin(at: 6)
        for item in (0..<6).reversed() { flow.measure(ItemSize(main: 20, cross: 26), at: item) }
        #expect(crosses(flow, 3...5) == [0..<26, 37..<63, 74..<100])
    }
}
