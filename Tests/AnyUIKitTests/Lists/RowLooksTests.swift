import SizingKit
import Testing
import UIKit

/// Rows without insets, corners and swipe actions have plain attributes, until some row has any of these.
@MainActor
@Suite(.oneAtATime) struct RowLooksTests {
    private func list(_ configuration: SizingListConfiguration) async -> (
        fixture: SectionsFixture, layout: SizingListLayout
    ) {
        let layout = SizingListLayout(configuration: configuration)
        let fixture = SectionsFixture(counts: [20], layout: layout)
        fixture.size = { _, _ in CGSize(width: 0, height: 50) }
        await fixture.show()
        return (fixture, layout)
    }

    /// A list without lines, whose rows go on under a section index.
    private var bare: SizingListConfiguration {
        var configuration = SizingListConfiguration()
        configuration.showsSeparators = false
        configuration.insetsRowsToSafeArea = false
        return configuration
    }

    private func attributes(_ layout: SizingLayout) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForItem(at: path(0))
    }

    @Test func rowsWithoutLooksHavePlainAttributes() async throws {
        let (_, layout) = await list(bare)
        let first = try #require(attributes(layout))
        #expect(!(first is SizingLayoutAttributes))
    }

    @Test func rowsWithSeparatorsTellTheirLooks() async {
        var configuration = bare
        configuration.showsSeparators = true
        let (_, layout) = await list(configuration)
        let first = attributes(layout) as? SizingLayoutAttributes
        #expect((first?.contentInsets.bottom ?? 0) > 0)
    }

    @Test func aSectionIndexIsToldToRows() async {
        let (fixture, layout) = await list(bare)
        let index = SizingSectionIndexView()
        index.titles = ["A"]
        layout.sectionIndex = index
        await fixture.stage.frame()
        #expect((attributes(layout) as? SizingLayoutAttributes)?.contentInsets.trailing == 15)
        layout.sectionIndex = nil
        await fixture.stage.frame()
        #expect((attributes(layout) as? SizingLayoutAttributes)?.contentInsets.trailing == 0)
    }
}
