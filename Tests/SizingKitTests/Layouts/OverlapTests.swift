import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Spacings and insets that are negative, so that cards overlap, rows lie over their header, and content reaches out at the
/// sides. The width is 300 points, the height 600; item *n* is `10 · (n % 5) + 20` points high where it is measured.
@MainActor
@Suite struct OverlapTests {
    private static let count = 60

    private static func height(_ item: Int) -> CGFloat { CGFloat(item % 5 * 10 + 20) }

    /// Shows items in a layout, and compares what is on screen with their frames at each place of a scroll there and back.
    private func check(
        _ layout: SizingLayout,
        _ frames: [CGRect],
        _ hostility: Hostility = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let source = CellSource(count: Self.count) { view, indexPath in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        source.screen.resize(to: CGSize(width: 300, height: 600))
        source.screen.hostility = hostility
        layout.itemSizing = { path in
            .computed { proposal in
                CGSize(width: proposal.width ?? 300, height: proposal.height ?? Self.height(path.item))
            }
        }
        let view = source.show(layout) { $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") }
        source.screen.runUntilRest()
        let end = (frames.map(\.maxY).max() ?? 0)
        let places = Array(stride(from: 0, through: max(0, end - 600), by: 37))
        for place in places + places.reversed() {
            view.contentOffset.y = place
            source.screen.runUntilRest()
            let top = layout.layoutAttributesForItem(at: [0, 0]).map { $0.frame.minY - frames[0].minY } ?? 0
            let visible = view.bounds.offsetBy(dx: 0, dy: -top)
            let expected = frames.indices.filter { frames[$0].intersects(visible.insetBy(dx: 0, dy: 1)) }
            let shown = view.indexPathsForVisibleItems.map(\.item).sorted()
            #expect(Set(expected).isSubset(of: shown), "at \(place)", sourceLocation: sourceLocation)
            for item in expected {
                let frame = view.cellForItem(at: [0, item])?.frame.offsetBy(dx: 0, dy: -top)
                #expect(frame == frames[item], "item \(item) at \(place)", sourceLocation: sourceLocation)
            }
        }
        #expect(abs(view.contentSize.height - end) < 0.001, sourceLocation: sourceLocation)
    }

    nonisolated private static let modes: [Hostility] = [[], .all]

    /// Rows of a list, or groups of one item, each 15 points over the next one.
    @Test(.byTurns(), arguments: modes)
    func rowsLieOverTheNextOnes(_ hostility: Hostility) {
        var top: CGFloat = 0
        let frames = (0..<Self.count).map { item in
            defer { top += Self.height(item) - 15 }
            return CGRect(x: 0, y: top, width: 300, height: Self.height(item))
        }
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitems: [item(.fractionalWidth(1), .estimated(44))]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = -15
        check(SizingCompositionalLayout(section: section), frames, hostility)
        let flow = SizingFlowLayout()
        flow.estimatedItemSize = CGSize(width: 300, height: 44)
        flow.minimumLineSpacing = -15
        check(flow, frames, hostility)
    }

    /// Groups of a stated and a measured item, which overlap by 25 points, and the items by 5.
    @Test(.byTurns()) func groupsLieOverTheNextOnes() {
        var (top, frames): (CGFloat, [CGRect]) = (0, [])
        for first in stride(from: 0, to: Self.count, by: 2) {
            frames.append(CGRect(x: 0, y: top, width: 300, height: 70))
            frames.append(CGRect(x: 0, y: top + 65, width: 300, height: Self.height(first + 1)))
            top += 65 + Self.height(first + 1) - 25
        }
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(100)),
            subitems: [item(.fractionalWidth(1), .absolute(70)), item(.fractionalWidth(1), .estimated(40))]
        )
        group.interItemSpacing = .fixed(-5)
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = -25
        check(SizingCompositionalLayout(section: section), frames)
    }

    /// Faces that overlap by 20 points in a row, which begins 10 points to the left of the content.
    @Test func itemsOfALineOverlap() {
        let frames = (0..<Self.count).map { (item: Int) -> CGRect in
            CGRect(x: item % 4 * 40 - 10, y: item / 4 * 60, width: 60, height: 60)
        }
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(180), .absolute(60)),
            subitem: item(.absolute(60), .fractionalHeight(1)),
            count: 4
        )
        group.interItemSpacing = .fixed(-20)
        let section = SizingCollectionLayoutSection(group: group)
        section.contentInsets.leading = -10
        check(SizingCompositionalLayout(section: section), frames)
    }

    /// The first card lies over the lower half of its header, and the next section over the last card.
    @Test func rowsLieOverTheirHeader() throws {
        let layout = SizingCompositionalLayout { _, _ in
            let group = SizingCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(100)),
                subitems: [item(.fractionalWidth(1), .absolute(100))]
            )
            let section = SizingCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: -40, leading: 0, bottom: -30, trailing: 0)
            section.boundarySupplementaryItems = [
                SizingCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(80)),
                    elementKind: "header",
                    alignment: .top
                )
            ]
            return section
        }
        let stage = CompositionalStage(layout, [3, 0, 30], kinds: ["header"])
        #expect(stage.views("header") == [[0, 0, 300, 80], [0, 310, 300, 80], [0, 390, 300, 80]])
        #expect(stage.frames() == [[0, 40, 300, 100], [0, 140, 300, 100], [0, 240, 300, 100]])
        #expect(stage.frames(2).first == [0, 430, 300, 100])
        // Of the first section only what lies over the next one is still on screen.
        stage.view.contentOffset.y = 320
        stage.screen.runUntilRest()
        #expect(stage.view.cellForItem(at: [0, 2]) != nil)
        #expect(abs(stage.view.contentSize.height - (430 + 3_000 - 30)) < 0.001)
    }
}
