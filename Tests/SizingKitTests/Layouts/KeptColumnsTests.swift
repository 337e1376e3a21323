import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What is read of a masonry stays where it is, in its columns, when items come or go above the screen.
@MainActor
@Suite struct KeptColumnsTests {
    enum Motion: CaseIterable, Sendable {
        case rest, finger, momentum
    }

    private final class Cards: NSObject, UICollectionViewDataSource {
        var ids = Array(0..<300)

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            ids.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? RestoredCell)?.message = RestoredMessage(id: ids[indexPath.item])
            return cell
        }
    }

    @MainActor private struct Feed {
        let cards = Cards()
        let screen: HeadlessScreen
        let layout: SizingLayout
        let view: UICollectionView

        init(_ section: SizingSection, _ hostility: Hostility) {
            screen = HeadlessScreen(hostility: hostility)
            layout = SizingLayout(section)
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(RestoredCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = cards
            screen.show(view)
            screen.frame()
        }

        /// Where the cards on screen are seen.
        var places: [Int: CGPoint] {
            var places: [Int: CGPoint] = [:]
            for path in view.indexPathsForVisibleItems {
                guard let frame = view.cellForItem(at: path)?.frame, frame.intersects(view.bounds) else { continue }
                places[cards.ids[path.item]] = CGPoint(x: frame.minX, y: frame.minY - view.contentOffset.y)
            }
            return places
        }

        /// Inserts or deletes cards somewhere above the screen.
        func changeAbove(using generator: inout SplitMix64, next: inout Int) {
            guard let first = view.indexPathsForVisibleItems.map(\.item).min() else { return }
            let near = Bool.random(using: &generator) ? max(0, first - 4) : 0
            let index = Int.random(in: near...first, using: &generator)
            let count = Int.random(in: 1...6, using: &generator)
            if first < 80 || Bool.random(using: &generator) {
                cards.ids.insert(contentsOf: next..<next + count, at: index)
                next += count
                view.performBatchUpdates {
                    view.insertItems(at: (index..<index + count).map { IndexPath(item: $0, section: 0) })
                }
            } else {
                let removed = index..<min(index + count, first)
                cards.ids.removeSubrange(removed)
                view.performBatchUpdates {
                    view.deleteItems(at: removed.map { IndexPath(item: $0, section: 0) })
                }
            }
        }
    }

    @Test(arguments: Motion.allCases, [[], .all.subtracting(.abandonedBatches)] as [Hostility])
    func whatIsReadStaysInItsColumns(_ motion: Motion, _ hostility: Hostility) {
        let columns = motion == .finger ? 3 : 2
        // Read from the start on, or from where a scroll has gone.
        for (seed, start) in [100, 250].enumerated() {
            let feed = Feed(.masonry(columns: .count(columns), spacing: 8), hostility)
            var (generator, next) = (SplitMix64(seed: UInt64(seed)), 1_000)
            let path = IndexPath(item: start, section: 0)
            if seed.isMultiple(of: 2) {
                while feed.view.indexPathsForVisibleItems.allSatisfy({ $0.item < start }) {
                    feed.view.contentOffset.y += 300
                    feed.screen.frame()
                }
            } else {
                feed.view.scrollToItem(at: path, at: .top, animated: false)
            }
            feed.screen.runUntilRest()
            if motion == .finger { feed.screen.touchDown(feed.view) }
            for round in 0..<12 {
                if motion == .momentum { feed.screen.fling(feed.view, velocity: round.isMultiple(of: 2) ? 900 : -900) }
                let before = feed.places
                feed.changeAbove(using: &generator, next: &next)
                if motion == .finger { feed.screen.drag(feed.view, by: round.isMultiple(of: 3) ? 20 : -15) }
                feed.screen.frame()
                let after = feed.places
                let stayed = before.keys.filter { after[$0] != nil }
                #expect(stayed.count > 5)
                let across = stayed.filter { before[$0]?.x != after[$0]?.x }
                let moved = Set(stayed.map { ((after[$0]!.y - before[$0]!.y) * 3).rounded() })
                #expect(
                    across.isEmpty && moved.count == 1,
                    "\(seed), round \(round): \(across.sorted()) \(moved.sorted())"
                )
                if motion == .rest { #expect(moved == [0]) }
            }
            if motion == .finger { feed.screen.lift(feed.view) }
            feed.screen.runUntilRest()
            // At the start all columns are whole.
            feed.screen.scrollToTop(feed.view)
            feed.screen.runUntilRest()
            feed.screen.frames(3)
            #expect(feed.view.contentOffset.y == 0)
            let tops = Dictionary(grouping: feed.places.values, by: \.x).mapValues { $0.map(\.y).min() }
            #expect(tops.count == columns && Set(tops.values) == [0])
        }
    }

    /// Below other content, so that the first card may stay where it is while others come before it.
    @Test(arguments: [[], .all.subtracting(.abandonedBatches)] as [Hostility])
    func whereItsStartIsVisibleAMasonryIsReadFromThere(_ hostility: Hostility) {
        func frames(inserting count: Int, inABatch isBatch: Bool) -> [Int: CGRect] {
            let section = SizingSection.masonry(columns: .count(2), spacing: 8)
            let feed = Feed(
                section.insets(NSDirectionalEdgeInsets(top: 400, leading: 0, bottom: 0, trailing: 0)),
                hostility
            )
            func insert() { feed.cards.ids.insert(contentsOf: 900..<900 + count, at: 0) }
            if !isBatch { insert() }
            feed.view.reloadData()
            feed.view.contentOffset.y = 200
            feed.screen.runUntilRest()
            if isBatch {
                feed.view.performBatchUpdates {
                    insert()
                    feed.view.insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
                }
                feed.screen.runUntilRest()
            }
            let paths = (0..<12).map { IndexPath(item: $0, section: 0) }
            return Dictionary(
                uniqueKeysWithValues: paths.map {
                    (feed.cards.ids[$0.item], feed.layout.layoutAttributesForItem(at: $0)?.frame ?? .zero)
                }
            )
        }
        for count in 1...4 {
            #expect(frames(inserting: count, inABatch: true) == frames(inserting: count, inABatch: false))
        }
    }
}
