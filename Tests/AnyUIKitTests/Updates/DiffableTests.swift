import SizingKit
import Testing
import UIKit

/// Lists of a diffable data source. An item is its own height, in points.
@MainActor
@Suite(.oneAtATime) struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @MainActor
    private final class Screen {
        let stage = Stage()
        let layout = SizingListLayout.bare()
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<String, Int>

        init(animatesFirst: Bool = false) {
            let registration = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
                cell.show(height)
            }
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
                view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: CGFloat(item))
            }
            let source = source
            layout.itemSizing = { [unowned source] indexPath in
                let item = source.itemIdentifier(for: indexPath) ?? 0
                return .template(registration, item: CGFloat(item), key: item)
            }
            stage.show(view)
        }

        func apply(_ sections: [(String, [Int])], animated: Bool = false) async {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items, toSection: section)
            }
            source.show(snapshot, animated: animated)
            await stage.runUntilRest()
        }

        var heights: [[CGFloat]] {
            (0..<view.numberOfSections).map { section in
                (0..<view.numberOfItems(inSection: section)).map { item in
                    let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
                    return attributes?.frame.height ?? -1
                }
            }
        }
    }

    @Test func theFirstSnapshotIsShown() async {
        let screen = Screen()
        await screen.apply([("a", [50, 60]), ("b", [70])])
        #expect(screen.heights == [[50, 60], [70]])
        #expect(screen.view.contentSize.height == 180)
    }

    nonisolated static let changes: [[[Int]]] = [
        [[10, 50, 60], [70, 80]], [[60], [70, 80]], [[60, 50], [70, 80]], [[50], [60, 70, 80]], [[], [80, 70, 50]],
        [[50, 60]], [[90, 91, 92], [93]], [], [[50, 60], [70, 80], [100]],
    ]

    @Test(arguments: changes, [false, true])
    func anotherSnapshotPutsEachItemInItsPlace(_ sections: [[Int]], _ animated: Bool) async {
        let screen = Screen()
        await screen.apply([("0", [50, 60]), ("1", [70, 80])])
        await screen.apply(sections.enumerated().map { (String($0), $1) }, animated: animated)
        #expect(screen.heights == sections.map { $0.map { CGFloat($0) } })
        let total = sections.joined().reduce(0, +)
        #expect(screen.view.contentSize.height == CGFloat(total))
    }

    @Test func whatWasThereBeforeIsNotMeasuredAgain() async {
        let screen = Screen()
        await screen.apply([("a", [50, 60, 70])])
        let measured = screen.layout.statistics.items.measured
        await screen.apply([("a", [70, 55, 50])])
        #expect(measured == 3)
        #expect(screen.layout.statistics.items.measured == 4)
    }

    @Test func anItemThatIsReconfiguredKeepsItsCell() async {
        let screen = Screen()
        await screen.apply([("a", [50, 60, 70])])
        let path = IndexPath(item: 1, section: 0)
        let cell = screen.view.cellForItem(at: path)
        var snapshot = screen.source.snapshot()
        snapshot.reconfigureItems([60])
        screen.source.show(snapshot, animated: false)
        await screen.stage.runUntilRest()
        #expect(screen.view.cellForItem(at: path) === cell)
        #expect(screen.heights == [[50, 60, 70]])
    }

    @Test func whatIsReadStaysWhileItemsComeBeforeIt() async {
        let screen = Screen()
        await screen.apply([("a", Array(30..<90))])
        screen.layout.scrollExactly(toItemAt: IndexPath(item: 30, section: 0), at: .top, animated: false)
        await screen.stage.runUntilRest()
        await screen.apply([("a", Array(10..<90))])
        let frame = screen.layout.layoutAttributesForItem(at: IndexPath(item: 50, section: 0))?.frame
        #expect(frame?.minY == screen.view.contentOffset.y)
    }
}
