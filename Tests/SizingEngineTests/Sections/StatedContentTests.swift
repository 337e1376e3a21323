import TestSupport
import Testing

@testable import SizingEngine

/// A model of stated sizes lies on the pixels nearest to what is stated, and answers alike by whatever it is asked.
@Suite struct StatedContentTests {
    private static func content(_ seed: UInt64) -> (content: StatedContent, model: LayoutModel, grid: PixelGrid) {
        var generator = SplitMix64(seed: seed)
        func length(_ range: ClosedRange<Double>) -> Double {
            let length = Double.random(in: range, using: &generator)
            // Halves of pixels, which can be rounded either way, and any fraction.
            return Bool.random(using: &generator) ? (length * 2).rounded() / 2 : length
        }
        // In every other content some things overlap.
        let least = overlaps(seed) ? -8.0 : 0
        func space() -> Double { Bool.random(using: &generator) ? 0 : length(least...20) }
        let grid = PixelGrid(scale: [1, 2, 3].randomElement(using: &generator)!)
        let spacing = Int.random(in: 0...2, using: &generator)
        let sections = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            let count = Int.random(in: 0...20, using: &generator)
            let sizes = (0..<count).map { _ in StatedSize(main: length(0...30), cross: length(1...120)) }
            let isUniform = Bool.random(using: &generator)
            return StatedContent.Section(
                itemCount: count,
                sizes: isUniform ? .uniform(StatedSize(main: length(1...30), cross: length(1...120))) : .each(sizes),
                header: max(0, space()),
                footer: max(0, space()),
                insetBefore: space(),
                insetAfter: space(),
                crossStart: space(),
                available: length(60...100),
                itemSpacing: space(),
                lineSpacing: space()
            )
        }
        let content = StatedContent(sections, spacing: spacing, crossExtent: 100, on: grid)
        let model = LayoutModel(
            stating: content,
            shape: SectionShape(),
            estimates: Estimates(item: 44, header: 28, footer: 28, policy: .learned)
        )
        return (content, model, grid)
    }

    private static func overlaps(_ seed: UInt64) -> Bool { !seed.isMultiple(of: 2) }

    private static func elements(of model: LayoutModel) -> [Element] {
        (0..<model.sectionCount).flatMap { section in
            [Element.header(of: section)] + (0..<model.itemCount(in: section)).map { .item($0, in: section) }
                + [.footer(of: section)]
        }
        .filter(model.contains)
    }

    @Test(arguments: seeds(0..<1_000))
    func everyEdgeLiesOnTheNearestPixel(_ seed: UInt64) throws {
        let (content, model, grid) = Self.content(seed)
        #expect(model.unmeasuredCount == 0)
        #expect(model.total == grid.pixel(at: content.extent))
        for element in Self.elements(of: model) {
            let exact = try #require(content.frame(of: element))
            let (frame, pixels) = (model.frame(of: element), content.pixels(of: exact))
            #expect(frame.main == pixels.main, "\(element)")
            if element.kind == .item { #expect(frame.cross == pixels.cross, "\(element)") }
            #expect(abs(grid.points(of: frame.main.start) - exact.mainStart) * grid.scale <= 0.500_002)
        }
        for section in 0..<model.sectionCount {
            let items = try #require(model.sections[section].items as? StatedArrangement)
            try items.checkInvariants()
        }
    }

    @Test(arguments: seeds(0..<1_000))
    func spansAndPositionsGiveTheSameElements(_ seed: UInt64) throws {
        let (_, model, _) = Self.content(seed)
        let elements = Self.elements(of: model)
        var generator = SplitMix64(seed: seed &+ 1)
        for _ in 0..<20 {
            let start = Int.random(in: -10...max(model.total, 1), using: &generator)
            let span = Span(start: start, length: Int.random(in: 0...200, using: &generator))
            var found: [Element] = []
            model.forEachElement(in: span) { element, frame, isMeasured in
                found.append(element)
                #expect(isMeasured && frame == model.frame(of: element))
                return true
            }
            #expect(found == elements.filter { model.span(of: $0).intersects(span) })
            if Self.overlaps(seed) { continue }
            let covering = elements.filter { model.span(of: $0).contains(start) }
            if let first = covering.first { #expect(model.element(at: start) == first) }
        }
    }

    /// Sections that lie alike share their lines.
    @Test func manySectionsAreOne() {
        let section = StatedContent.Section(
            itemCount: 10,
            sizes: .uniform(StatedSize(main: 10, cross: 10)),
            header: 20,
            footer: 0,
            insetBefore: 5,
            insetAfter: 5,
            crossStart: 0,
            available: 100,
            itemSpacing: 0,
            lineSpacing: 0
        )
        let content = StatedContent(
            repeatElement(section, count: 100),
            spacing: 0,
            crossExtent: 100,
            on: PixelGrid(scale: 3)
        )
        #expect(content.placed.allSatisfy { $0.items == content.placed[0].items })
        #expect(content.extent == 4_000)
    }
}
