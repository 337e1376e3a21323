import Testing

@testable import SizingEngine

/// What lies between the lines of stated sizes, and boundaries of no extent.
@Suite struct StatedContentEdgeTests {
    /// Lines of two items, 20 pixels long and 10 pixels apart.
    private func content(header: Double = 0, footer: Double = 0) -> StatedContent {
        let section = StatedContent.Section(
            itemCount: 6,
            sizes: .uniform(StatedSize(main: 20, cross: 50)),
            header: header,
            footer: footer,
            insetBefore: 0,
            insetAfter: 0,
            crossStart: 0,
            available: 100,
            itemSpacing: 0,
            lineSpacing: 10
        )
        return StatedContent([section], spacing: 0, crossExtent: 100, on: PixelGrid(scale: 1))
    }

    @Test func theSpaceBetweenTwoLinesBelongsToTheFirst() throws {
        let content = content()
        let model = LayoutModel(
            stating: content,
            shape: SectionShape(),
            estimates: Estimates(item: 44, header: 28, footer: 28, policy: .learned)
        )
        let items = try #require(model.sections[0].items as? StatedArrangement)
        let lines = (0..<80).map { items.item(at: $0).map { $0 / 2 } }
        #expect(lines == (0..<80).map { Optional($0 / 30) })
    }

    @Test func aBoundaryOfNoExtentHasNoFrame() {
        for kind in [Element.header(of: 0), .footer(of: 0)] {
            #expect(content().frame(of: kind) == nil)
            #expect(content(header: 15, footer: 15).frame(of: kind)?.size.main == 15)
        }
    }
}
