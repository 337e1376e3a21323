import TestSupport
import Testing

@testable import SizingEngine

/// Items that choose their widths beside others whose widths are stated.
@Suite struct ChosenWidthTests {
    private typealias Part = PatternParameters.Part

    private func content(_ parts: Int) -> [Part] {
        (0..<parts).map { _ in .framed(.item(Span(start: 0, length: 0)), .init(.content)) }
    }

    // MARK: Lines

    /// A word that chooses its width, and an icon of 30 pixels with 2 before it and 3 after it.
    private let wordAndIcon = FlowParameters(
        crossExtent: 200,
        itemSpacing: 10,
        lineSpacing: 5,
        estimatedCross: 50,
        places: [.init(cross: nil, main: nil), .init(cross: 30, main: 20, before: 2, after: 3)]
    )

    /// Where the items lie, by a loop.
    private func expected(_ widths: [Int]) -> [ItemFrame] {
        var (frames, start, top, height) = ([ItemFrame](), 0, 0, 0)
        for (item, width) in widths.enumerated() {
            let isWord = item % 2 == 0
            let (outer, length) = isWord ? (min(width, 200), item % 7 + 10) : (35, 20)
            if start > 0, start + 10 + outer > 200 { (start, top, height) = (0, top + height + 5, 0) }
            if start > 0 { start += 10 }
            let cross = Span(start: start + (isWord ? 0 : 2), length: isWord ? outer : 30)
            frames.append(ItemFrame(main: Span(start: top, length: length), cross: cross))
            start += outer
            height = max(height, length)
        }
        return frames
    }

    private func measureAll(_ flow: inout FlowArrangement, _ widths: [Int]) {
        for item in 0..<flow.count where flow.measuredSize(of: item) == nil {
            let main = item % 2 == 0 ? item % 7 + 10 : 20
            flow.measure(ItemSize(main: main, cross: flow.choosesCross(item) ? widths[item] : 30), at: item)
        }
    }

    @Test(.byTurns()) func itemsTakeTurnsAtWidthsThatAreStated() throws {
        for seed in 0..<40 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            var widths = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
                Int.random(in: 1...230, using: &generator)
            }
            var flow = FlowArrangement(count: widths.count, parameters: wordAndIcon, estimate: 20)
            measureAll(&flow, widths)
            for step in 0..<8 {
                let item = Int.random(in: 0...widths.count, using: &generator)
                let number = Int.random(in: 1...3, using: &generator)
                if Bool.random(using: &generator) {
                    widths.insert(contentsOf: (0..<number).map { $0 * 31 % 90 + 5 }, at: item)
                    flow.insert(count: number, at: item)
                } else {
                    let range = item..<min(item + number, widths.count)
                    widths.removeSubrange(range)
                    flow.remove(range)
                }
                try flow.checkInvariants()
                flow.forgetAll()
                measureAll(&flow, widths)
                flow.alignStart()
                try flow.checkInvariants()
                #expect((0..<flow.count).map(flow.frame(of:)) == expected(widths), "seed \(seed), step \(step)")
            }
        }
    }

    @Test func othersInTurnAreUnmeasured() {
        var flow = FlowArrangement(count: 6, parameters: wordAndIcon, estimate: 20)
        measureAll(&flow, [40, 1, 50, 1, 60, 1])
        flow.insert(count: 2, at: 0)
        #expect(flow.unmeasuredCount == 2)
        flow.insert(count: 1, at: 4)
        #expect((0..<9).filter { flow.measuredSize(of: $0) == nil } == [0, 1, 4, 5, 6, 7, 8])
        #expect(flow.measuredSize(of: 3) == ItemSize(main: 20, cross: 30))
        #expect((0..<3).map(flow.choosesCross) == [true, false, true])
        #expect((0..<3).map { flow.proposedCross(of: $0, columns: 1) } == [200, 30, 200])
    }

    // MARK: Groups

    /// Two words with 6 pixels between them and an icon of 24 after them.
    private func words(spacing: Int = 0, isFlexible: Bool = false, shrinks: Bool = false) -> PatternParameters {
        var stack = PatternParameters.Stack(spacing: 6, isFlexible: isFlexible)
        stack.shrinks = shrinks
        let icon = Part.framed(.item(Span(start: 0, length: 0)), .init(.fixed(24)))
        return PatternParameters(group: .stack(content(2) + [icon], stack), spacing: spacing)
    }

    private func pattern(_ widths: PatternParameters, in room: Int = 200) -> PatternParameters {
        PatternParameters(
            group: .row((0..<3).map { _ in .item(Span(start: 0, length: 150)) }),
            spacing: 4,
            widths: .chosen(widths, in: Span(start: 0, length: room))
        )
    }

    private func crosses(_ parameters: PatternParameters, _ sizes: [(main: Int, cross: Int)]) throws -> [[Int]] {
        var items = PatternArrangement(count: sizes.count, parameters: parameters, estimate: 20)
        for (item, size) in sizes.enumerated() {
            items.measure(ItemSize(main: size.main, cross: size.cross), at: item)
        }
        try items.checkInvariants()
        return (0..<sizes.count).map { items.frame(of: $0) }.map { [$0.main.start, $0.cross.start, $0.cross.length] }
    }

    @Test func aGroupPlacesItsItemsByTheirWidths() throws {
        let sizes = [(20, 40), (30, 60), (10, 24), (20, 90), (20, 10)]
        #expect(
            try crosses(pattern(words()), sizes)
                == [[0, 0, 40], [0, 46, 60], [0, 112, 24], [34, 0, 90], [34, 96, 10]]
        )
        let flexible = PatternParameters.Part.framed(words(isFlexible: true).group, .init(.filling))
        // 200 - 124 - 12 are shared by two spaces.
        #expect(
            try crosses(pattern(PatternParameters(group: flexible)), Array(sizes.prefix(3)))
                == [[0, 0, 40], [0, 78, 60], [0, 176, 24]]
        )
    }

    @Test func theWidestItemsShrinkUntilAllFit() throws {
        let shrunk = PatternParameters.Part.framed(words(shrinks: true).group, .init(.fixed(100)))
        // 100 - 24 - 12 are 64 for both words.
        #expect(
            try crosses(pattern(PatternParameters(group: shrunk), in: 100), [(20, 20), (20, 90), (20, 24)])
                == [[0, 0, 20], [0, 26, 44], [0, 76, 24]]
        )
        #expect(
            try crosses(pattern(PatternParameters(group: shrunk), in: 100), [(20, 50), (20, 90), (20, 24)])
                == [[0, 0, 32], [0, 38, 32], [0, 76, 24]]
        )
    }

    @Test func onlyItemsWithoutAStatedWidthChooseIt() {
        let items = PatternArrangement(count: 6, parameters: pattern(words()), estimate: 20)
        #expect((0..<6).map(items.choosesCross) == [true, true, false, true, true, false])
        #expect((0..<3).map { items.proposedCross(of: $0, columns: 1) } == [150, 150, 24])
        // Widths of another number of items are none.
        let other = PatternParameters(
            group: .item(Span(start: 0, length: 9)),
            widths: .chosen(words(), in: Span(start: 0, length: 9))
        )
        #expect(other.chosenWidths == nil)
    }

    // MARK: Carousels

    private func carousel(_ count: Int, rest: CarouselParameters.Rest = .columns) -> CarouselArrangement {
        CarouselArrangement(
            count: count,
            parameters: CarouselParameters(
                width: .measured(atMost: 150, estimate: 120),
                group: pattern(words()),
                columnSpacing: 10,
                rest: rest,
                contentWidth: 100
            ),
            estimate: 20
        )
    }

    @Test func aColumnIsAsWideAsItsGroup() throws {
        var carousel = carousel(6)
        for (item, width) in [40, 60, 24, 10, 20, 24].enumerated() {
            carousel.measure(ItemSize(main: 20 + item, cross: width), at: item)
        }
        try carousel.checkInvariants()
        #expect(carousel.column(of: 0) == Span(start: 0, length: 136))
        #expect(carousel.column(of: 5) == Span(start: 146, length: 66))
        #expect((0..<6).map { carousel.frame(of: $0).cross.start } == [0, 46, 112, 146, 162, 188])
        #expect(carousel.totalWidth == 212)
        #expect(carousel.rowHeight == 22)
        // A scroll comes to rest where a group begins, or at the end.
        #expect(carousel.restingOffset(proposed: 90, from: 0, current: 90, direction: 1) == 112)
        #expect(carousel.restingOffset(proposed: 30, from: 0, current: 30, direction: 1) == 0)
    }

    @Test(.byTurns()) func groupsAreInStepWithTheItemsAfterEveryChange() throws {
        for seed in 0..<60 as Range<UInt64> {
            var generator = SplitMix64(seed: seed)
            var carousel = carousel(Int.random(in: 0...20, using: &generator))
            for _ in 0..<25 {
                let item = Int.random(in: 0...max(0, carousel.count), using: &generator)
                switch Int.random(in: 0...9, using: &generator) {
                case ..<5:
                    guard item < carousel.count else { continue }
                    let size = ItemSize(
                        main: .random(in: 0...60, using: &generator),
                        cross: .random(in: 0...170, using: &generator)
                    )
                    carousel.measure(size, at: item)
                case 5:
                    guard item < carousel.count else { continue }
                    carousel.forget(item)
                case 6: carousel.insert(count: .random(in: 0...6, using: &generator), at: item)
                case 7: carousel.remove(item..<min(carousel.count, item + Int.random(in: 0...6, using: &generator)))
                case 8: carousel.scroll(to: .random(in: 0...900, using: &generator))
                default: carousel.forgetAll()
                }
                try carousel.checkInvariants()
                // Each item lies in its column, and items that follow one another do not overlap.
                for item in 0..<carousel.count {
                    let cross = carousel.frame(of: item).cross.offset(by: carousel.offset)
                    let column = carousel.column(of: item)
                    #expect(cross.start >= column.start && cross.end <= column.end, "seed \(seed), item \(item)")
                }
            }
        }
    }
}
