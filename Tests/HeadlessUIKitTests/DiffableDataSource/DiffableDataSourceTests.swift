import HeadlessTools
import TestSupport
import Testing
import UIKit

@MainActor
struct DiffableDataSourceTests {
    @Test func aSnapshotIsShown() {
        let rows = DiffableRows()
        rows.apply([(0, [3, 1]), (1, [2])])
        #expect(rows.numbers == [3, 1, 2])
        #expect(rows.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 1)
        #expect(rows.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
        #expect(rows.source.indexPath(for: 2) == IndexPath(item: 0, section: 1))
        #expect(rows.source.indexPath(for: 9) == nil)
        #expect(rows.source.sectionIdentifier(for: 1) == 1)
        #expect(rows.source.index(for: 1) == 1)
        #expect(rows.source.snapshot().itemIdentifiers == [3, 1, 2])
    }

    @Test func theLayoutIsToldTheLeastThatChanged() {
        let rows = DiffableRows()
        rows.apply([(0, [1, 2, 3, 4]), (1, [5])])
        let trace = CallTrace.record { rows.apply([(0, [4, 1, 2, 6]), (1, [5, 3])]) }
        #expect(
            trace.lines.filter { $0.contains("forCollectionViewUpdates") } == [
                "layout.prepare(forCollectionViewUpdates: insert(0, 3), move(0, 3 to 0, 0), move(0, 2 to 1, 1))"
            ]
        )
        let none = CallTrace.record { rows.apply([(0, [4, 1, 2, 6]), (1, [5, 3])]) }
        #expect(none.lines.isEmpty)
    }

    @Test func cellsStayWithTheirItems() {
        let rows = DiffableRows()
        rows.apply([(0, [1, 2, 3])])
        let old = rows.cells
        _ = rows.configuredNow()
        rows.apply([(0, [3, 4, 1])])
        #expect(rows.configuredNow() == [4])
        #expect(rows.cells[1] === old[1])
        #expect(rows.cells[3] === old[3])
    }

    @Test func reloadingAndConfiguringAgain() {
        let rows = DiffableRows()
        rows.apply([(0, [1, 2, 3])])
        let old = rows.cells
        _ = rows.configuredNow()
        rows.apply([(0, [1, 2, 3])]) { $0.reconfigureItems([2]) }
        #expect(rows.configuredNow() == [2])
        #expect(rows.cells[2] === old[2])
        let trace = CallTrace.record { rows.apply([(0, [1, 2, 3])]) { $0.reloadItems([2]) } }
        #expect(trace.lines.contains("layout.prepare(forCollectionViewUpdates: reload(0, 1))"))
        #expect(rows.configuredNow() == [2])
        #expect(rows.source.snapshot().reloadedItemIdentifiers.isEmpty)
        rows.apply([(0, [1, 2, 3])]) { $0.reloadSections([0]) }
        #expect(rows.configuredNow().sorted() == [1, 2, 3])
    }

    @Test func reloadingTheData() {
        let rows = DiffableRows()
        rows.apply([(0, [1, 2])])
        var snapshot = rows.source.snapshot()
        snapshot.appendItems([3])
        var isComplete = false
        let trace = CallTrace.record {
            rows.source.applySnapshotUsingReloadData(snapshot) { isComplete = true }
            rows.screen.frame()
        }
        #expect(trace.lines.first == "layout.invalidateLayout(with: everything, counts)")
        #expect(isComplete)
        #expect(rows.numbers == [1, 2, 3])
    }

    @Test func completionsAndWaiting() async {
        let rows = DiffableRows()
        rows.screen.frame()
        var snapshot = Numbers()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        var completions = 0
        rows.source.apply(snapshot) { completions += 1 }
        rows.source.apply(snapshot, animatingDifferences: true) { completions += 1 }
        #expect(completions == 2)
        snapshot.appendItems([2])
        await rows.source.apply(snapshot, animatingDifferences: false)
        rows.screen.frame()
        #expect(rows.numbers == [1, 2])
    }

    @Test func aProviderWithoutACell() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        var snapshot = Numbers()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        let caught = catchingUIKitExceptions {
            source.apply(snapshot)
            view.layoutIfNeeded()
        }
        #expect(
            caught.first?.reason.hasPrefix(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path"
            )
                == true
        )
    }

    @Test func subclassesAnswerForThemselves() {
        final class Titled: UICollectionViewDiffableDataSource<String, Int> {
            override func collectionView(
                _ collectionView: UICollectionView,
                canMoveItemAt indexPath: IndexPath
            ) -> Bool {
                indexPath.item == 1
            }

            override func indexTitles(for collectionView: UICollectionView) -> [String]? {
                snapshot().sectionIdentifiers
            }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Titled(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        source.applySnapshotUsingReloadData(snapshot)
        #expect(view.dataSource?.indexTitles(for: view) == ["A", "B"])
        #expect(view.dataSource?.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)) == true)
    }

    @Test func supplementaryViewsComeFromTheirProvider() {
        let rows = DiffableRows()
        let kind = UICollectionView.elementKindSectionHeader
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
            _,
            _,
            _ in
        }
        rows.source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        (rows.view.collectionViewLayout as! UICollectionViewFlowLayout).headerReferenceSize.height = 5
        rows.apply([(0, [1]), (1, [2])])
        #expect(rows.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [0, 15])
    }

    @Test func draggedItems() {
        let rows = DiffableRows()
        rows.source.reorderingHandlers.canReorderItem = { $0 != 2 }
        var heard: [String] = []
        rows.source.reorderingHandlers.willReorder = { heard.append("will \($0.finalSnapshot.itemIdentifiers)") }
        rows.source.reorderingHandlers.didReorder = { transaction in
            let applied = [1, 2, 3, 4].applying(transaction.difference)
            heard.append("did \(applied ?? []) \(transaction.sectionTransactions.map(\.sectionIdentifier))")
        }
        rows.apply([(0, [1, 2, 3]), (1, [4])])
        #expect(!rows.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(rows.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
        rows.screen.frame()
        rows.view.endInteractiveMovement()
        rows.screen.frame()
        #expect(heard == ["will [2, 3, 1, 4]", "did [2, 3, 1, 4] [0]"])
        #expect(rows.numbers == [2, 3, 1, 4])
    }

    @Test func outlines() {
        let rows = DiffableRows()
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([11, 12], to: 1)
        rows.source.apply(outline, to: 0, animatingDifferences: false)
        rows.screen.frame()
        #expect(rows.numbers == [1, 2])
        outline.expand([1])
        rows.source.apply(outline, to: 0)
        rows.screen.frame()
        #expect(rows.numbers == [1, 11, 12, 2])
        #expect(rows.source.snapshot(for: 0).level(of: 11) == 1)
        var flat = rows.source.snapshot()
        flat.deleteItems([12])
        rows.source.apply(flat)
        #expect(rows.source.snapshot(for: 0).level(of: 11) == 0)
    }

    @Test(arguments: seeds(0..<60))
    func cellsFollowRandomSnapshots(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let rows = DiffableRows(hostility: seed.isMultiple(of: 2) ? [] : .all)
        var before = Numbers()
        for _ in 0..<12 {
            let next = Numbers.random(after: before, using: &random)
            let old = rows.cells
            let faults = catchingUIKitExceptions {
                rows.source.apply(next, animatingDifferences: .random(using: &random))
                rows.screen.frame()
            }
            #expect(faults.isEmpty, "seed \(seed)")
            #expect(rows.numbers == next.itemIdentifiers, "seed \(seed)")
            for item in next.reconfiguredItemIdentifiers where before.indexOfItem(item) != nil {
                let isRemade =
                    next.reloadedItemIdentifiers.contains(item)
                    || next.reloadedSectionIdentifiers.contains(next.sectionIdentifier(containingItem: item)!)
                    || before.sectionIdentifier(containingItem: item) != next.sectionIdentifier(containingItem: item)
                if !isRemade { #expect(rows.cells[item] === old[item], "seed \(seed), item \(item)") }
            }
            before = next
        }
    }
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
    /// Some of thirty items, shuffled a little, in some of five sections, a few to be reloaded or configured again.
    static func random(after old: Self, using random: inout SplitMix64) -> Self {
        var new = Self()
        var sections = old.sectionIdentifiers.filter { _ in .random(using: &random) || .random(using: &random) }
        for section in 0..<5 where !old.sectionIdentifiers.contains(section) && .random(using: &random) {
            sections.insert(section, at: .random(in: 0...sections.count, using: &random))
        }
        if Bool.random(using: &random) { sections.shuffle(using: &random) }
        new.appendSections(sections)
        guard !sections.isEmpty else { return new }
        var items = old.itemIdentifiers
        if Bool.random(using: &random) { items.shuffle(using: &random) }
        for item in 0..<30 where .random(in: 0..<4, using: &random) == 0 {
            if let index = items.firstIndex(of: item) { items.remove(at: index) } else { items.append(item) }
        }
        for item in items {
            let home = old.sectionIdentifier(containingItem: item)
            let stays = home.map { sections.contains($0) } ?? false && .random(in: 0..<5, using: &random) > 0
            new.appendItems([item], toSection: stays ? home! : sections.randomElement(using: &random)!)
        }
        for item in items where .random(in: 0..<6, using: &random) == 0 {
            if Bool.random(using: &random) { new.reloadItems([item]) } else { new.reconfigureItems([item]) }
        }
        if .random(in: 0..<3, using: &random) == 0 { new.reloadSections([sections[0]]) }
        return new
    }
}
