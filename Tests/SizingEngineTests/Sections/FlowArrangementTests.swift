import TestSupport
import Testing

@testable import SizingEngine

@Suite struct FlowArrangementTests {
    private func flow(
        _ sizes: [(main: Int, cross: Int)?],
        alignment: FlowParameters.Alignment = .leading,
        lineAlignment: FlowParameters.LineAlignment = .start
    ) -> FlowArrangement {
        let parameters = FlowParameters(
            crossExtent: 100,
            itemSpacing: 10,
            lineSpacing: 5,
            alignment: alignment,
            lineAlignment: lineAlignment,
            estimatedCross: 40
        )
        var flow = FlowArrangement(count: sizes.count, parameters: parameters, estimate: 20)
        for (item, size) in sizes.enumerated() {
            if let size { flow.measure(ItemSize(main: size.main, cross: size.cross), at: item) }
        }
        return flow
    }

    private func crosses(_ flow: FlowArrangement) -> [Range<Int>] {
        (0..<flow.count).map { flow.frame(of: $0).cross }.map { $0.start..<$0.end }
    }

    private func mains(_ flow: FlowArrangement) -> [Range<Int>] {
        (0..<flow.count).map { flow.frame(of: $0).main }.map { $0.start..<$0.end }
    }

    // MARK: Lines

    @Test func aLineTakesWhatFits() {
        let flow = flow([(20, 45), (30, 45), (10, 1), (10, 90)])
        #expect(crosses(flow) == [0..<45, 55..<100, 0..<1, 0..<90])
        #expect(mains(flow) == [0..<20, 0..<30, 35..<45, 50..<60])
        #expect(flow.extent == 60)
    }

    @Test func anItemWiderThanTheLineGetsALineOfItsOwn() {
        let flow = flow([(10, 20), (10, 300), (10, 0), (10, 20)], alignment: .center)
        #expect(crosses(flow) == [40..<60, 0..<100, 35..<35, 45..<65])
        #expect(mains(flow) == [0..<10, 15..<25, 30..<40, 30..<40])
        #expect(flow.measuredSize(of: 1) == ItemSize(main: 10, cross: 300))
    }

    @Test(arguments: [(FlowParameters.Alignment.leading, [0..<20, 30..<61]), (.center, [19..<39, 49..<80])])
    func theRestOfALineLiesWhereTheAlignmentSays(alignment: FlowParameters.Alignment, expected: [Range<Int>]) {
        #expect(crosses(flow([(10, 20), (10, 31)], alignment: alignment)) == expected)
    }

    @Test func trailingItemsEndWithTheLine() {
        #expect(crosses(flow([(10, 20), (10, 31)], alignment: .trailing)) == [39..<59, 69..<100])
    }

    @Test func aJustifiedLineIsFilledToThePixelFromTheFront() {
        let flow = flow(
            [(10, 20), (10, 20), (10, 20), (10, 13), (10, 95), (10, 20), (10, 20)],
            alignment: .justified
        )
        // 100 - 60 = 40 - 20 of least spacing leaves no room for 13 more: 10 pixels a gap and then 10 and 10 to spread.
        #expect(crosses(flow) == [0..<20, 40..<60, 80..<100, 0..<13, 0..<95, 0..<20, 30..<50])
        let odd = self.flow([(10, 20), (10, 20), (10, 23), (10, 95)], alignment: .justified)
        #expect(crosses(odd) == [0..<20, 39..<59, 77..<100, 0..<95])
    }

    @Test func everyJustifiedLineFillsTheLine() {
        var generator = SplitMix64(seed: 6)
        let sizes = (0..<400).map { _ in (10, Int.random(in: 0...60, using: &generator)) }
        let flow = flow(sizes, alignment: .justified)
        let frames = (0..<400).map { flow.frame(of: $0) }
        var lines: [[ItemFrame]] = []
        for frame in frames {
            if frame.main == lines.last?[0].main { lines[lines.count - 1].append(frame) } else { lines.append([frame]) }
        }
        #expect(lines.count > 80)
        for line in lines.dropLast() {
            let gaps = zip(line, line.dropFirst()).map { $1.cross.start - $0.cross.end }
            #expect(line[0].cross.start == 0)
            #expect(line.count == 1 || line.last!.cross.end == 100)
            #expect(gaps.allSatisfy { $0 >= 10 && abs($0 - gaps[0]) <= 1 })
        }
    }

    @Test(arguments: [(FlowParameters.LineAlignment.start, 0..<9), (.center, 5..<14), (.end, 11..<20)])
    func aLowerItemIsAlignedInItsLine(alignment: FlowParameters.LineAlignment, main: Range<Int>) {
        #expect(mains(flow([(20, 40), (9, 40)], lineAlignment: alignment)) == [0..<20, main])
    }

    // MARK: What is not measured

    @Test func whatIsNotDecidedIsGuessedInLinesOfStandIns() {
        let flow = flow([nil, nil, nil, nil, nil])
        #expect(flow.decidedCount == 0)
        #expect(crosses(flow) == [0..<40, 50..<90, 0..<40, 50..<90, 0..<40])
        #expect(mains(flow) == [0..<20, 0..<20, 25..<45, 25..<45, 50..<70])
        #expect(flow.estimatedRows == 3)
    }

    @Test func aStandInThatHasDecidedAPlaceKeepsItsExtent() {
        var flow = flow([nil, nil, nil, nil])
        flow.decide(upTo: 3)
        flow.estimate = 100
        #expect(mains(flow) == [0..<20, 0..<20, 25..<45, 50..<150])
        flow.measure(ItemSize(main: 7, cross: 40), at: 2)
        #expect(mains(flow) == [0..<20, 0..<20, 25..<32, 37..<137])
    }

    @Test func theNextItemMayStartOnTheLastLine() {
        var flow = flow([(10, 60), (10, 30), nil, nil, nil])
        // 60 + 10 + 30 fill the line.
        #expect(flow.nextToPlace(from: 0, startingBefore: 15) == nil)
        #expect(flow.nextToPlace(from: 0, startingBefore: 16) == 2)
        flow.measure(ItemSize(main: 10, cross: 20), at: 2)
        #expect(flow.nextToPlace(from: 0, startingBefore: 15) == nil)
        #expect(flow.nextToPlace(from: 0, startingBefore: 16) == 3)
        #expect(flow.needsPlacing(in: Span(start: 15, end: 16)))
        #expect(!flow.needsPlacing(in: Span(start: 0, end: 15)))
    }

    @Test func anItemMeasuredAheadGetsItsPlaceWithTheOneBeforeIt() {
        var flow = flow([nil, (10, 30), (10, 30), nil])
        #expect(flow.decidedCount == 0)
        #expect(flow.visited(in: Span(start: 0, end: 99)).allSatisfy { !$0.isMeasured })
        flow.measure(ItemSize(main: 10, cross: 5), at: 0)
        #expect(flow.decidedCount == 3)
        #expect(crosses(flow) == [0..<5, 15..<45, 55..<85, 0..<40])
    }

    // MARK: Changes

    @Test func aSmallerFirstItemGoesBackToTheLineBefore() {
        var flow = flow([(10, 60), (10, 60), (10, 90)])
        flow.measure(ItemSize(main: 10, cross: 30), at: 1)
        #expect(crosses(flow) == [0..<60, 70..<100, 0..<90])
        flow.remove(0..<1)
        #expect(crosses(flow) == [0..<30, 0..<90])
    }

    @Test(.byTurns()) func aChangeEndsWithTheLineThatBeginsAsBefore() {
        var flow = flow((0..<3_000).map { (10, $0 % 6 == 0 ? 100 : 45) })
        let before = flow.frame(of: 2_999)
        flow.insert(count: 1, at: 1)
        #expect(flow.decidedCount == 3_001)
        flow.measure(ItemSize(main: 10, cross: 45), at: 1)
        #expect(flow.frame(of: 3_000).main == before.main)
        flow.remove(1..<2)
        #expect(flow.frame(of: 2_999) == before)
    }

    @Test(.byTurns()) func aChangeWithoutAnEndLeavesTheRestUndecided() {
        var flow = flow(Array(repeating: (10, 45), count: 5_000))
        #expect(flow.decidedCount == 5_000)
        flow.remove(0..<1)
        #expect(flow.decidedCount == FlowArrangement.reach)
        #expect(flow.unmeasuredCount == 0)
        #expect(flow.needsPlacing(in: Span(start: 100_000, end: 100_010)) == false)
        #expect(flow.needsPlacing(in: Span(start: 20_000, end: 20_010)))
        flow.decide(upTo: 4_999)
        #expect((0..<4_999).allSatisfy { flow.frame(of: $0).main.start == $0 / 2 * 15 })
        #expect(flow.visited(in: Span(start: 0, end: 90_000)).allSatisfy { $0.isMeasured })
    }

    @Test func aCopyKeepsItsPlaces() {
        var flow = flow([(10, 60), (10, 60)])
        let copy = flow
        flow.remove(0..<1)
        flow.measure(ItemSize(main: 50, cross: 50), at: 0)
        #expect(mains(copy) == [0..<10, 15..<25])
        #expect(mains(flow) == [0..<50])
    }

    // MARK: Scrolling

    @Test(.byTurns(), arguments: [(1, 1), (90, 55), (14, 99)])
    func aScrollFromTheTopEndsWhereAllSizesWereKnown(estimate: Int, estimatedCross: Int) throws {
        for seed in 0..<6 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            let sizes = (0..<300).map { _ in
                ItemSize(main: .random(in: 1...30, using: &generator), cross: .random(in: 0...80, using: &generator))
            }
            let parameters = FlowParameters(
                crossExtent: 120,
                itemSpacing: 3,
                lineSpacing: 2,
                alignment: .justified,
                lineAlignment: .center,
                estimatedCross: estimatedCross
            )
            var known = FlowTwin(count: 300, parameters: parameters, estimate: estimate)
            for (item, size) in sizes.enumerated() { known.measure(size, at: item) }
            let final = known.frames
            var flow = FlowArrangement(count: 300, parameters: parameters, estimate: estimate)
            var measured: [Int] = []
            var top = 0
            while top < flow.extent {
                let viewport = Span(start: top, length: 100)
                while let item = flow.nextToPlace(from: 0, startingBefore: viewport.end) {
                    flow.measure(sizes[item], at: item)
                    measured.append(item)
                }
                let visited = flow.visited(in: viewport)
                #expect(visited.allSatisfy { $0.isMeasured && $0.frame == final[$0.item] })
                #expect(!flow.needsPlacing(in: viewport))
                top += 40
            }
            #expect(measured == Array(0..<300))
            #expect((0..<300).map { flow.frame(of: $0) } == final)
        }
    }

    // MARK: Bounds

    @Test func extentsOfZeroAndHugeOnes() {
        let huge = PixelGrid.maximumExtent
        var flow = flow([(0, 0), (-1, -1), (.max, .max), (0, 5), nil])
        #expect(mains(flow) == [0..<0, 0..<0, 5..<5 + huge, 10 + huge..<10 + huge, 15 + huge..<35 + huge])
        #expect(crosses(flow)[2] == 0..<100)
        flow.estimate = -4
        #expect(flow.extent == 15 + huge)
        #expect(flow.visited(in: Span(start: -9, end: 2 * huge)).map(\.item) == [2])
        #expect(flow.item(at: -1) == 0)
        #expect(flow.item(at: 5) == 2)
    }

    @Test func aLineHasAnEndWhateverItsItems() {
        let parameters = FlowParameters(crossExtent: 0, estimatedCross: 0)
        var flow = FlowArrangement(count: 10_000, parameters: parameters, estimate: 4)
        #expect(flow.estimatedRows == 3)
        flow.decide(upTo: 10_000)
        #expect(flow.extent == 12)
        #expect(flow.frame(of: 8_191).main == Span(start: 4, length: 4))
        #expect(flow.frame(of: 8_192).main == Span(start: 8, length: 4))
    }

    @Test func parametersAreClamped() {
        let parameters = FlowParameters(
            crossExtent: -1,
            itemSpacing: .min,
            lineSpacing: .max,
            estimatedCross: .min
        )
        #expect(parameters.crossExtent == 0)
        #expect(parameters.itemSpacing == -PixelGrid.maximumExtent)
        #expect(parameters.lineSpacing == PixelGrid.maximumExtent)
        #expect(parameters.estimatedCross == 0)
        #expect(FlowParameters(crossExtent: 10, estimatedCross: 90).estimatedLineCount == 1)
    }

    @Test(.byTurns()) func everySmallFlowAndEveryChangeOfIt() throws {
        let parameters = FlowParameters(
            crossExtent: 10,
            itemSpacing: 1,
            lineSpacing: 1,
            alignment: .justified,
            estimatedCross: 4
        )
        let choices: [ItemSize?] = [nil, ItemSize(main: 0, cross: 2), ItemSize(main: 9, cross: 5)]
        for count in 0...(isExhaustive ? 4 : 3) {
            for state in 0..<(0..<count).reduce(1, { power, _ in power * 3 }) {
                var flow = FlowArrangement(count: count, parameters: parameters, estimate: 3)
                var twin = FlowTwin(count: count, parameters: parameters, estimate: 3)
                var digits = state
                for item in 0..<count {
                    if let size = choices[digits % 3] {
                        flow.measure(size, at: item)
                        twin.measure(size, at: item)
                    }
                    digits /= 3
                }
                var (jumped, jumpedTwin) = (flow, twin)
                flow.decide(upTo: (count + 1) / 2)
                twin.decide(upTo: (count + 1) / 2)
                try expectEveryChange(of: flow, twin)
                jumped.begin(at: count / 2)
                jumpedTwin.begin(at: count / 2)
                try expectEveryChange(of: jumped, jumpedTwin)
                guard count > 1, let size = jumpedTwin.sizes[count / 2 - 1] else { continue }
                jumped.measure(size, at: count / 2 - 1)
                jumpedTwin.measure(size, at: count / 2 - 1)
                try expectEveryChange(of: jumped, jumpedTwin)
            }
        }
    }

    private func expectEveryChange(of flow: FlowArrangement, _ twin: FlowTwin) throws {
        let count = flow.count
        for first in 0...count {
            for inserted in 1...2 {
                var (flow, twin) = (flow, twin)
                flow.insert(count: inserted, at: first)
                twin.insert(inserted, at: first)
                try flow.check(against: twin)
            }
            for end in first..<count {
                var (flow, twin) = (flow, twin)
                flow.remove(first..<end + 1)
                twin.remove(first..<end + 1)
                try flow.check(against: twin)
            }
        }
    }

    #if os(Linux) || os(macOS)
        @Test func whatDoesNotExistIsAnError() async {
            await #expect(processExitsWith: .failure) { _ = threeItems().frame(of: 3) }
            await #expect(processExitsWith: .failure) {
                var flow = threeItems()
                flow.measure(ItemSize(main: 1, cross: 1), at: 3)
            }
            await #expect(processExitsWith: .failure) {
                var flow = threeItems()
                flow.decide(upTo: 4)
            }
            await #expect(processExitsWith: .failure) {
                var flow = threeItems()
                flow.remove(2..<4)
            }
        }
    #endif
}

private func threeItems() -> FlowArrangement {
    FlowArrangement(count: 3, parameters: FlowParameters(crossExtent: 9, estimatedCross: 3), estimate: 1)
}
