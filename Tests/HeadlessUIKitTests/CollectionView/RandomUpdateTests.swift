import HeadlessTools
import TestSupport
import Testing
import UIKit

/// Random batches over several sections: every view must show its item, and items that stay must keep their views.
@MainActor
struct RandomUpdateTests {
    /// Sections of items, as identities.
    private typealias Content = [[Int]]

    private final class Stack: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize {
            guard let collectionView else { return .zero }
            let items = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
            return CGSize(width: 100, height: CGFloat(items.reduce(0, +)) * 10)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            guard let collectionView else { return nil }
            var y: CGFloat = 0
            var elements: [UICollectionViewLayoutAttributes] = []
            for section in 0..<collectionView.numberOfSections {
                for item in 0..<collectionView.numberOfItems(inSection: section) {
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: section)
                    )
                    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 10)
                    if y < rect.maxY, y + 10 > rect.minY { elements.append(attributes) }
                    y += 10
                }
            }
            return elements
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))?
                .first { $0.indexPath == indexPath }
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var content: Content
        private let cell = UICollectionView.CellRegistration<RowCell, Int> { cell, _, id in cell.title = "\(id)" }

        init(_ content: Content) {
            self.content = content
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            content.count
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            content[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let id = content[indexPath.section][indexPath.item]
            return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }
    }

    /// A batch, and what it leads to.
    private struct Step {
        var deletedSections: IndexSet = []
        var insertedSections: IndexSet = []
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var reloaded: [IndexPath] = []
        var moved: [(from: IndexPath, to: IndexPath)] = []

        /// The content afterwards.
        var result: Content = []

        /// The items whose views must be the same afterwards.
        var stay: Set<Int> = []

        private var leaving: [(path: IndexPath, id: Int)] = []

        init(from old: Content, nextID: inout Int, using random: inout some RandomNumberGenerator) {
            for (section, ids) in old.enumerated() {
                let isLastHope = result.isEmpty && section == old.count - 1
                if !isLastHope, Int.random(in: 0..<8, using: &random) == 0 {
                    deletedSections.insert(section)
                } else {
                    result.append(thin(ids, in: section, using: &random))
                }
            }
            let homes = addSections(nextID: &nextID, using: &random)
            fill(homes, nextID: &nextID, using: &random)
        }

        /// Takes some items out of a section, to be deleted or moved, and has some reloaded.
        private mutating func thin(
            _ ids: [Int],
            in section: Int,
            using random: inout some RandomNumberGenerator
        ) -> [Int] {
            var kept: [Int] = []
            for (item, id) in ids.enumerated() {
                let path = IndexPath(item: item, section: section)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: deleted.append(path)
                case 1: leaving.append((path, id))
                case 2:
                    reloaded.append(path)
                    kept.append(id)
                default:
                    kept.append(id)
                    stay.insert(id)
                }
            }
            return kept
        }

        /// Puts new sections between the old ones, and returns where these stand now.
        private mutating func addSections(
            nextID: inout Int,
            using random: inout some RandomNumberGenerator
        ) -> [Int] {
            var sections: Content = []
            var homes: [Int] = []
            for section in result {
                if Int.random(in: 0..<6, using: &random) == 0 {
                    insertedSections.insert(sections.count)
                    sections.append([nextID, nextID + 1])
                    nextID += 2
                }
                homes.append(sections.count)
                sections.append(section)
            }
            result = sections
            return homes
        }

        /// Lets the moved items and two new ones arrive somewhere in the old sections.
        private mutating func fill(
            _ homes: [Int],
            nextID: inout Int,
            using random: inout some RandomNumberGenerator
        ) {
            var arrivals: [(id: Int, section: Int)] = []
            for id in leaving.map(\.id) + [nextID, nextID + 1] {
                let section = homes.randomElement(using: &random) ?? 0
                result[section].insert(id, at: Int.random(in: 0...result[section].count, using: &random))
                arrivals.append((id, section))
            }
            nextID += 2
            for (id, section) in arrivals {
                let path = IndexPath(item: result[section].firstIndex(of: id) ?? 0, section: section)
                if let origin = leaving.first(where: { $0.id == id }) {
                    moved.append((origin.path, path))
                    stay.insert(id)
                } else {
                    inserted.append(path)
                }
            }
        }
    }

    @Test(.byTurns(), arguments: 0..<40 as Range<UInt64>)
    func viewsFollowTheirItems(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var nextID = 100
        let source = Source([[1, 2, 3, 4], [5, 6, 7], [8]])
        let screen = HeadlessScreen(
            size: CGSize(width: 100, height: 10_000),
            hostility: seed.isMultiple(of: 2) ? [] : .all
        )
        let view = UICollectionView(frame: .zero, collectionViewLayout: Stack())
        view.dataSource = source
        screen.show(view)
        screen.frame()
        for _ in 0..<12 {
            let step = Step(from: source.content, nextID: &nextID, using: &random)
            let old = cells(of: view)
            let faults = catchingUIKitExceptions { perform(step, on: view, source) }
            screen.frame()
            let new = cells(of: view)
            #expect(faults.isEmpty, "seed \(seed)")
            #expect(view.visibleCells.compactMap { ($0 as? RowCell)?.title } == step.result.joined().map { "\($0)" })
            for id in step.stay { #expect(old[id] === new[id], "seed \(seed), item \(id)") }
        }
    }

    private func perform(_ step: Step, on view: UICollectionView, _ source: Source) {
        view.performBatchUpdates {
            source.content = step.result
            view.deleteSections(step.deletedSections)
            view.insertSections(step.insertedSections)
            view.deleteItems(at: step.deleted)
            view.insertItems(at: step.inserted)
            view.reloadItems(at: step.reloaded)
            for move in step.moved { view.moveItem(at: move.from, to: move.to) }
        }
    }

    private func cells(of view: UICollectionView) -> [Int: UICollectionViewCell] {
        var cells: [Int: UICollectionViewCell] = [:]
        for cell in view.visibleCells { cells[Int((cell as? RowCell)?.title ?? "") ?? -1] = cell }
        return cells
    }
}
