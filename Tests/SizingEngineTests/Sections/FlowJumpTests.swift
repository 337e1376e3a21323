import TestSupport
import Testing

@testable import SizingEngine

/// Flows whose lines are broken around the place of a jump.
@Suite struct FlowJumpTests {
    private func flow(
        _ crosses: [Int],
        from pivot: Int,
        alignment: FlowParameters.Alignment = .leading
    ) -> FlowArrangement {
        let parameters = FlowParameters(
            crossExtent: 100,
            itemSpacing: 10,
            lineSpacing: 5,
            alignment: alignment,
            estimatedCross: 40
        )
        var flow = FlowArrangement(count: crosses.count, parameters: parameters, estimate: 20)
        flow.begin(at: pivot)
        for item in pivot..<crosses.count { flow.measure(ItemSize(main: 10, cross: crosses[item]), at: item) }
        for item in (0..<pivot).reversed() { flow.measure(ItemSize(main: 10, cross: crosses[item]), at: item) }
        return flow
    }

    private func starts(_ flow: FlowArrangement) -> [Int] { (0..<flow.count).map { flow.frame(of: $0).main.start } }

    private func crosses(_ flow: FlowArrangement) -> [Range<Int>] {
        (0..<flow.count).map { flow.frame(of: $0).cross }.map { $0.start..<$0.end }
    }

    @Test func linesAboveTakeFromTheirEndOnBackWhatFits() {
        let flow = flow([45, 45, 45, 45, 45, 60, 60], from: 5)
        // From the top they would be 0-1, 2-3 and 4: the short one is the first line instead.
        #expect(starts(flow) == [0, 15, 15, 30, 30, 45, 60])
        #expect(crosses(flow)[..<5] == [0..<45, 0..<45, 55..<100, 0..<45, 55..<100])
        #expect(flow.extent == 70)
        #expect(!flow.isAlignedAtStart)
    }

    @Test func nothingBelowMovesAgainstEachOtherWhateverIsDecidedAbove() {
        var generator = SplitMix64(seed: 11)
        let widths = (0..<400).map { _ in Int.random(in: 5...70, using: &generator) }
        var grown = flow(widths, from: 200)
        let parameters = grown.parameters
        var young = FlowArrangement(count: 400, parameters: parameters, estimate: 20)
        young.begin(at: 200)
        for item in 200..<400 { young.measure(ItemSize(main: 10, cross: widths[item]), at: item) }
        func below(_ flow: FlowArrangement) -> [ItemFrame] {
            let start = flow.frame(of: 200).main.start
            return (200..<400).map { item in
                var frame = flow.frame(of: item)
                frame.main = frame.main.offset(by: -start)
                return frame
            }
        }
        #expect(below(grown) == below(young))
        let crossesBefore = (0..<400).map { grown.frame(of: $0).cross }
        grown.insert(count: 1, at: 200)
        #expect((200..<400).map { grown.frame(of: $0 + 1).cross } == Array(crossesBefore[200...]))
    }

    @Test func aligningTheStartBreaksAllLinesFromTheFirstItemOn() {
        var flow = flow([45, 45, 45, 45, 45, 60, 60], from: 5)
        flow.alignStart()
        #expect(flow.isAlignedAtStart)
        #expect(starts(flow) == [0, 0, 15, 15, 30, 45, 60])
    }

    @Test func theFirstLineOfAJustifiedFlowThatWasLeftOverIsNotFilled() {
        let flow = flow([30, 30, 90, 20, 30, 40, 60], from: 5, alignment: .justified)
        #expect(crosses(flow) == [0..<30, 40..<70, 0..<90, 0..<20, 70..<100, 0..<40, 0..<60])
        #expect(starts(flow) == [0, 0, 15, 30, 30, 45, 60])
    }

    @Test func theTopLineIsAskedForAsLongAsItHasRoom() {
        let parameters = FlowParameters(crossExtent: 100, itemSpacing: 10, lineSpacing: 5, estimatedCross: 45)
        var flow = FlowArrangement(count: 2_000, parameters: parameters, estimate: 20)
        flow.begin(at: 1_000)
        // 500 lines of 20 with 5 after each lie above.
        #expect(flow.frame(of: 1_000).main.start == 12_500)
        #expect(flow.nextToPlace(before: 1_000, endingAfter: 12_494) == 999)
        #expect(flow.nextToPlace(before: 1_000, endingAfter: 12_495) == nil)
        flow.measure(ItemSize(main: 20, cross: 45), at: 999)
        #expect(flow.decidedItems == 999..<1_000)
        #expect(flow.nextToPlace(before: 1_000, endingAfter: 12_519) == 998)
        #expect(flow.needsPlacing(in: Span(start: 12_519, end: 12_520)))
        flow.measure(ItemSize(main: 20, cross: 45), at: 998)
        #expect(flow.nextToPlace(before: 1_000, endingAfter: 12_475) == nil)
        #expect(!flow.needsPlacing(in: Span(start: 12_480, end: 12_500)))
        #expect(flow.needsPlacing(in: Span(start: 12_469, end: 12_480)))
    }

    /// Claim (Mixing sections): "up to 256 unmeasured items before the target are measured with it"
    @Test func whatIsNearIsMeasuredAndWhatIsFarStartsAnew() {
        let parameters = FlowParameters(crossExtent: 100, estimatedCross: 40)
        var flow = FlowArrangement(count: 5_000, parameters: parameters, estimate: 20)
        #expect(flow.approach(0) == nil)
        #expect(flow.approach(FlowArrangement.approachCount) == 0)
        #expect(!flow.isApproached(FlowArrangement.approachCount))
        #expect(flow.approach(FlowArrangement.approachCount + 1) == nil)
        #expect(flow.decidedItems == 257..<257)
        #expect(flow.approach(300) == 257)
        flow.measure(ItemSize(main: 10, cross: 10), at: 257)
        #expect(flow.approach(300) == 258)
        #expect(flow.approach(200) == 256)
        #expect(flow.approach(4_000) == nil)
        #expect(flow.approach(3_990) == 3_999)
        #expect(flow.approach(5_000) == nil)
        #expect(flow.decidedItems == 5_000..<5_000)
        #expect(flow.nextToPlace(from: 4_999, startingBefore: .max) == 4_999)
    }

    @Test func itemsAddedBelowTheLastOneGoOnBelow() {
        let parameters = FlowParameters(crossExtent: 100, itemSpacing: 10, lineSpacing: 5, estimatedCross: 40)
        var flow = FlowArrangement(count: 6, parameters: parameters, estimate: 20)
        flow.begin(at: 6)
        for item in (0..<6).reversed() { flow.measure(ItemSize(main: 10, cross: 45), at: item) }
        let before = (0..<6).map { flow.frame(of: $0) }
        flow.insert(count: 1, at: 6)
        flow.measure(ItemSize(main: 10, cross: 45), at: 6)
        #expect((0..<6).map { flow.frame(of: $0) } == before)
        #expect(flow.frame(of: 6).main == Span(start: 45, length: 10))
    }

    @Test func standInsThatADistantLineFollowsFromAreMeasuredFirst() {
        var flow = flow(Array(repeating: 30, count: 900), from: 450)
        flow.insert(count: 2, at: 600)
        flow.insert(count: 3, at: 300)
        #expect(flow.followsFromEstimates(700))
        #expect(!flow.followsFromEstimates(500))
        #expect(flow.approach(700) == 603)
        #expect(flow.approach(100) == 302)
        #expect(flow.approach(500) == nil)
        flow.insert(count: 300, at: 600)
        #expect(flow.approach(1_000) == nil)
        #expect(flow.decidedItems.lowerBound == 1_000)
    }
}
