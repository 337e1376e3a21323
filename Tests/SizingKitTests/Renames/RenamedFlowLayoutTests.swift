import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import FlowScreens
@testable import OriginalFlowScreens

/// Subclasses of the flow layout as apps have them: after the renames they show what they showed before.
@MainActor
@Suite struct RenamedFlowLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }
    }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 40 + indexPath.item % 7 * 13, height: 30)
        }
    }

    private struct Pair {
        let name: String
        let original: UICollectionViewFlowLayout
        let renamed: SizingFlowLayout
        var statesSizes = false
    }

    private var pairs: [Pair] {
        let sticky = (OriginalFlowScreens.StickyHeaderFlowLayout(), FlowScreens.StickyHeaderFlowLayout())
        sticky.0.headerReferenceSize = CGSize(width: 300, height: 33)
        sticky.1.headerReferenceSize = CGSize(width: 300, height: 33)
        return [
            Pair(
                name: "columns",
                original: OriginalFlowScreens.ColumnFlowLayout(columns: 3),
                renamed: FlowScreens.ColumnFlowLayout(columns: 3)
            ),
            Pair(
                name: "carousel",
                original: OriginalFlowScreens.CarouselFlowLayout(),
                renamed: FlowScreens.CarouselFlowLayout()
            ),
            Pair(
                name: "centred",
                original: OriginalFlowScreens.CenteredFlowLayout(),
                renamed: FlowScreens.CenteredFlowLayout(),
                statesSizes: true
            ),
            Pair(
                name: "left",
                original: OriginalFlowScreens.LeftAlignedFlowLayout(),
                renamed: FlowScreens.LeftAlignedFlowLayout(),
                statesSizes: true
            ),
            Pair(name: "sticky", original: sticky.0, renamed: sticky.1),
        ]
    }

    private static let title = UICollectionView.elementKindSectionHeader

    /// The frames of the cells and titles that overlap the bounds, and how the cells are scaled.
    private func shown(_ view: UICollectionView) -> [String] {
        let cells = view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }
        let titles = view.indexPathsForVisibleSupplementaryElements(ofKind: Self.title).sorted().compactMap {
            view.supplementaryView(forElementKind: Self.title, at: $0)
        }
        return (cells + titles).filter { $0.frame.intersects(view.bounds) }.map { view in
            let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.transform.a]
            return frame.map { String(Double(($0 * 1_000).rounded()) / 1_000) }.joined(separator: " ")
        }
    }

    @Test(.byTurns(), arguments: byTurns(ShownCells.everyMode(), every: 2))
    func aSubclassShowsWhatItShowed(_ hostility: Hostility) throws {
        let (source, sizes) = (Source(), Sizes())
        for pair in pairs {
            let screen = HeadlessScreen(size: CGSize(width: 332, height: 400), hostility: hostility)
            let views = [
                UICollectionView(frame: .zero, collectionViewLayout: pair.original),
                SizingCollectionView(frame: .zero, collectionViewLayout: pair.renamed),
            ]
            for view in views {
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
                view.register(
                    UICollectionReusableView.self,
                    forSupplementaryViewOfKind: Self.title,
                    withReuseIdentifier: "title"
                )
                view.dataSource = source
                if pair.statesSizes { view.delegate = sizes }
                screen.show(view)
            }
            screen.runUntilRest()
            #expect(shown(views[0]).count > 3)
            #expect(shown(views[1]) == shown(views[0]), "\(pair.name) at the start")
            for step in 1...12 {
                for view in views {
                    let isHorizontal = pair.original.scrollDirection == .horizontal
                    view.contentOffset = isHorizontal ? CGPoint(x: step * 60, y: 0) : CGPoint(x: 0, y: step * 60)
                }
                screen.frame()
                #expect(views[1].contentOffset == views[0].contentOffset, "\(pair.name) after \(step) steps")
                #expect(shown(views[1]) == shown(views[0]), "\(pair.name) after \(step) steps")
            }
            for view in views { view.contentOffset = .zero }
            screen.runUntilRest()
            screen.resize(to: CGSize(width: 402, height: 300))
            screen.runUntilRest()
            #expect(shown(views[1]) == shown(views[0]), "\(pair.name) in another width")
        }
    }
}
