import SizingEngine
import TestSupport
import Testing

/// What a placement takes for granted of its anchor while others are measured must be so: in every arrangement, in any
/// order of measuring.
@Suite struct KeptPlaceTests {
    private static let arrangements: [SectionShape.Arrangement] = [
        .list(spacing: 3),
        .masonry(
            MasonryParameters(
                columns: MasonryParameters.columns(count: 3, crossExtent: 100, spacing: 2),
                itemSpacing: 4
            )
        ),
        .grid(GridParameters(columns: GridParameters.columns(3, in: 100), rowSpacing: 2, alignment: .center)),
        .flow(FlowParameters(crossExtent: 100, itemSpacing: 10, lineSpacing: 5, estimatedCross: 45)),
    ]

    @Test(arguments: [Edge.start, .end])
    func whatIsSaidToKeepItsPlaceDoes(edge: Edge) throws {
        var kept: [Int: Int] = [:]
        let seeds = isExhaustive ? 400 : 80
        for seed in 0..<seeds {
            var generator = SplitMix64(seed: UInt64(seed))
            // In some of the models what is read stays where it is, and columns of masonries move.
            let movesColumns = seed % 5 == 0
            var model = model(seed % Self.arrangements.count, &generator)
            let anchor = element(of: model, &generator)
            // As placements do it: places are decided around the anchor of each, wherever the one before it was.
            for anchor in [element(of: model, near: anchor, &generator), anchor] {
                while let first = model.approach(anchor) {
                    model.measure(size(&generator, inOneColumn: movesColumns), first)
                }
            }
            for _ in 0..<60 {
                let other = element(of: model, near: anchor, &generator)
                if Int.random(in: 0..<10, using: &generator) == 0 { model.forget(other) }
                let before = model.span(of: anchor)[edge]
                let read = movesColumns ? Int.random(in: 0...model.total, using: &generator) : nil
                model.measure(size(&generator, inOneColumn: movesColumns), other, keepingItemsFrom: read)
                guard model.keepsPosition(of: anchor, edge, measuring: other) else { continue }
                kept[seed % Self.arrangements.count, default: 0] += 1
                try #require(model.span(of: anchor)[edge] == before, "seed \(seed): \(other) moved \(anchor)")
            }
        }
        // It is worth asking in each of them: other sections always count, in lists and masonries half of the items too.
        #expect((0..<Self.arrangements.count).allSatisfy { kept[$0, default: 0] > 3 * seeds / 4 })
    }

    private func model(_ arrangement: Int, _ generator: inout SplitMix64) -> LayoutModel {
        let shape = SectionShape(
            arrangement: Self.arrangements[arrangement],
            itemCross: Span(start: 0, end: 100),
            insetBefore: 5,
            insetAfter: 7,
            hasHeader: .random(using: &generator),
            hasFooter: .random(using: &generator)
        )
        let counts = (0..<3).map { _ in Int.random(in: 1...120, using: &generator) }
        let estimates = Estimates(item: 20, header: 11, footer: 13, policy: .learned)
        return LayoutModel(itemCounts: counts, shape: shape, sectionSpacing: 6, estimates: estimates)
    }

    private func element(of model: LayoutModel, _ generator: inout SplitMix64) -> Element {
        let section = Int.random(in: 0..<model.sectionCount, using: &generator)
        let item = Element.item(.random(in: 0..<model.itemCount(in: section), using: &generator), in: section)
        let others = [Element.header(of: section), .footer(of: section)].filter { model.contains($0) }
        return Int.random(in: 0..<6, using: &generator) == 0 ? others.randomElement(using: &generator) ?? item : item
    }

    /// An element, mostly one of the nearest items: those are measured in a placement.
    private func element(of model: LayoutModel, near anchor: Element, _ generator: inout SplitMix64) -> Element {
        let item = anchor.item + Int.random(in: -8...8, using: &generator)
        let near = Element.item(item, in: anchor.section)
        return model.contains(near) && Int.random(in: 0..<4, using: &generator) > 0
            ? near : element(of: model, &generator)
    }

    private func size(_ generator: inout SplitMix64, inOneColumn: Bool) -> ItemSize {
        ItemSize(
            main: .random(in: 0...60, using: &generator),
            cross: .random(in: 10...90, using: &generator),
            columns: !inOneColumn && Int.random(in: 0..<5, using: &generator) == 0 ? 2 : 1
        )
    }
}
