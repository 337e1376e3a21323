import HeadlessTools
import Testing
import UIKit

/// Outline disclosures, which open and close folders through the data source's section snapshot.
@MainActor
struct OutlineTests {
    /// Two folders with two files each, all closed.
    @MainActor private final class Outline {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 400))
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        let dataSource: UICollectionViewDiffableDataSource<Int, String>

        init(_ accessory: @escaping (String) -> UICellAccessory = { _ in .outlineDisclosure() }) {
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = item.count == 1 ? [accessory(item)] : []
            }
            dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            view.contentInsetAdjustmentBehavior = .never
            screen.show(view)
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["A", "B"])
            snapshot.append(["A1", "A2"], to: "A")
            snapshot.append(["B1", "B2"], to: "B")
            dataSource.apply(snapshot, to: 0, animatingDifferences: false)
            screen.frame()
        }

        var items: [String] { dataSource.snapshot().itemIdentifiers }

        func cell(_ item: String) -> UICollectionViewListCell? {
            dataSource.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
        }

        func disclosure(_ item: String) -> CellAccessoryView? {
            cell(item)?.subviews.compactMap { $0 as? CellAccessoryView }.first
        }

        func tapDisclosure(_ item: String) {
            if let view = disclosure(item) { screen.tap(view) }
            screen.frame()
        }
    }

    @Test func aTapOpensAndAnotherCloses() {
        let outline = Outline()
        #expect(outline.items == ["A", "B"])
        outline.tapDisclosure("A")
        #expect(outline.items == ["A", "A1", "A2", "B"])
        #expect(outline.view.visibleCells.map(\.frame.minY) == [0, 100, 200, 300])
        outline.tapDisclosure("B")
        #expect(outline.items == ["A", "A1", "A2", "B", "B1", "B2"])
        outline.tapDisclosure("A")
        #expect(outline.items == ["A", "B", "B1", "B2"])
    }

    @Test func theCellKnowsAndItsArrowTurns() {
        let outline = Outline()
        var states: [Bool] = []
        outline.cell("A")?.configurationUpdateHandler = { _, state in states.append(state.isExpanded) }
        outline.screen.frame()
        #expect(outline.disclosure("A")?.glyph == .outline(isExpanded: false))
        outline.tapDisclosure("A")
        #expect(outline.disclosure("A")?.glyph == .outline(isExpanded: true))
        #expect(outline.disclosure("B")?.glyph == .outline(isExpanded: false))
        outline.tapDisclosure("A")
        #expect(states == [false, true, false])
    }

    @Test(arguments: [[], Hostility.outlinesIndentedWhenShown]) func cellsHaveTheLevelsOfTheirItems(
        _ hostility: Hostility
    ) {
        let outline = Outline()
        outline.screen.hostility = hostility
        outline.tapDisclosure("A")
        #expect(["A", "A1", "A2", "B"].map { outline.cell($0)?.indentationLevel } == [0, 1, 1, 0])
    }

    @Test func theAppIsAskedAndTold() {
        let outline = Outline()
        var calls: [String] = []
        outline.dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != "B" }
        outline.dataSource.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
        outline.dataSource.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
        outline.tapDisclosure("B")
        outline.tapDisclosure("A")
        outline.tapDisclosure("A")
        #expect(outline.items == ["A", "B"])
        #expect(calls == ["expand A", "collapse A"])
    }

    @Test func childrenMayComeWhenTheyAreNeeded() {
        let outline = Outline()
        outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
            var children = NSDiffableDataSourceSectionSnapshot<String>()
            children.append(["new"])
            return children
        }
        outline.tapDisclosure("A")
        #expect(outline.items == ["A", "new", "B"])
    }

    @Test func anAppsOwnHandlerTakesThePlace() {
        var taps: [String] = []
        let outline = Outline { item in .outlineDisclosure(actionHandler: { taps.append(item) }) }
        outline.tapDisclosure("B")
        #expect(taps == ["B"])
        #expect(outline.items == ["A", "B"])
    }

    @Test func aCellIsSelectedBesideItsDisclosure() {
        let outline = Outline { _ in .outlineDisclosure(options: .init(style: .cell)) }
        outline.screen.tap(CGPoint(x: 100, y: 50))
        #expect(outline.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(outline.items == ["A", "B"])
    }

    @Test func aHeaderOpensWhereverItIsTouched() {
        let outline = Outline { _ in .outlineDisclosure(options: .init(style: .header)) }
        outline.screen.tap(CGPoint(x: 100, y: 50))
        #expect(outline.view.indexPathsForSelectedItems == [])
        #expect(outline.items == ["A", "A1", "A2", "B"])
    }
}
