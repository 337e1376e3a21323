import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A batch that UIKit abandons is over with the turn of the run loop, whatever mode the run loop is in, and at once for an app that
/// goes on with the collection view.
@MainActor
@Suite struct AbandonedBatchTests {
    nonisolated private static let modes: [Hostility] = [.abandonedBatches, .all.union(.abandonedBatches)]

    private final class Source: NSObject, UICollectionViewDataSource, SizingTableViewDataSource {
        var items = Array(0..<200)

        static func height(of item: Int) -> CGFloat { 40 + CGFloat(abs(item) % 4) * 10 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? HeightCell)?.show(Self.height(of: items[indexPath.item]))
            return cell
        }

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { items.count }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            let cell = SizingTableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(items[indexPath.row])"
            return cell
        }
    }

    private let source = Source()

    private func show(_ kind: Int, _ hostility: Hostility) -> (view: SizingCollectionView, screen: HeadlessScreen) {
        let view: SizingCollectionView
        switch kind {
        case 0: view = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())
        case 1:
            let masonry = SizingLayout(.masonry(columns: 2, spacing: 0))
            view = SizingCollectionView(frame: .zero, collectionViewLayout: masonry)
        case 2:
            let grid = SizingLayout(.grid(columns: 3))
            view = SizingCollectionView(frame: .zero, collectionViewLayout: grid)
        default:
            let table = SizingTableView(frame: .zero, style: .plain)
            table.tableDataSource = source
            view = table
        }
        if kind < 3 {
            view.register(HeightCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
        }
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(view)
        screen.frame()
        return (view, screen)
    }

    private func shownCount(_ view: SizingCollectionView) -> Int {
        (view as UICollectionView).indexPathsForVisibleItems.count
    }

    private func insert(_ count: Int, into view: SizingCollectionView) {
        source.items.insert(contentsOf: (1...count).map { -$0 }, at: 0)
        view.insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
    }

    @Test(.byTurns(), arguments: [0, 1, 2, 3], byTurns(modes, every: 2)) func itIsShownInTheNextFrameOfADrag(
        _ kind: Int,
        _ hostility: Hostility
    ) {
        let (view, screen) = show(kind, hostility)
        screen.drag(view, by: 400)
        let before = shownCount(view)
        #expect(before > 5)
        insert(3, into: view)
        screen.drag(view, by: 1)
        #expect(shownCount(view) >= before - 3)
        insert(2, into: view)
        screen.frame()
        #expect(shownCount(view) >= before - 3)
        screen.lift(view)
        screen.runUntilRest()
        #expect(shownCount(view) > 5)
    }

    /// The run loop turns in another mode under a finger.
    @Test(.byTurns(), arguments: [0, 1, 2, 3]) func itIsShownInADragWithoutUpdateLinks(_ kind: Int) {
        withoutUpdateLinks { itIsShownInTheNextFrameOfADrag(kind, []) }
    }

    @Test(arguments: [0, 1, 2, 3], modes) func aScrollInTheSameTurnGoesToItsItem(_ kind: Int, _ hostility: Hostility) {
        let (view, screen) = show(kind, hostility)
        insert(5, into: view)
        view.scrollToItem(at: IndexPath(item: 120, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        let frame = view.layoutAttributesForItem(at: IndexPath(item: 120, section: 0))?.frame ?? .zero
        #expect(abs(view.contentOffset.y - frame.minY) < 1)
        #expect(view.contentOffset.y > 500)
    }
}
