import HeadlessTools
import Testing
import UIKit

/// List cells as an app has them: configured by a registration, measured and selected by the collection view.
@MainActor
struct ListInCollectionViewTests {
    private func rows() -> Rows {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            if item == 1 { content.secondaryText = "Two lines" }
            cell.contentConfiguration = content
            cell.accessories = [.delete(), .disclosureIndicator()]
        }
        let source = RowSource(rows: Array(0..<3))
        source.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item) }
        let rows = Rows(source) { $0.acceptsPreferredSizes = true }
        rows.screen.frame()
        return rows
    }

    private func cell(_ item: Int, in rows: Rows) throws -> UICollectionViewListCell {
        try #require(rows.view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    @Test
    func rowsAreAsHighAsTheirContent() throws {
        let rows = rows()
        let twoLines: CGFloat = 25 + 61 / 3 + 54 / 3
        #expect(try cell(0, in: rows).frame.height == 44)
        #expect(try cell(1, in: rows).frame.height.isClose(to: twoLines))
        #expect(try cell(2, in: rows).frame.minY.isClose(to: 44 + twoLines))
    }

    @Test
    func aTappedRowShowsItsSelection() throws {
        let rows = rows()
        rows.screen.tapItem(at: IndexPath(item: 0, section: 0), in: rows.view)
        rows.screen.frame()
        #expect(try cell(0, in: rows).backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(try cell(1, in: rows).backgroundConfiguration?.backgroundColor == .systemBackground)
    }

    @Test
    func editingIsThatOfTheCollectionView() throws {
        let rows = rows()
        let first = try cell(0, in: rows)
        #expect(first.contentView.frame.minX == 0)
        rows.view.isEditing = true
        rows.screen.frame()
        #expect(first.configurationState.isEditing)
        #expect(first.contentView.frame == CGRect(x: 38, y: 0, width: 228, height: 44))
    }
}
