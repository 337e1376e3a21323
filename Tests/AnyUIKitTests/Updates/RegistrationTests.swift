import SizingKit
import Testing
import UIKit

/// Screens of UIKit's own registrations, whether or not UIKit lets the layout see them. An item is its own height, in points.
@MainActor
@Suite(.oneAtATime) struct RegistrationTests {
    @MainActor
    private final class Screen {
        let stage = Stage()
        let view: SizingCollectionView
        let layout: SizingLayout
        private let source: UICollectionViewDiffableDataSource<Int, Int>

        init(_ layout: SizingLayout) {
            self.layout = layout
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            let cell = UICollectionView.CellRegistration<HeightCell, CGFloat> { cell, _, height in cell.show(height) }
            let header = UICollectionView.SupplementaryRegistration<HeightView>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, _, indexPath in view.height = 30 + CGFloat(indexPath.section) * 10 }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
                view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: CGFloat(item % 100))
            }
            source.supplementaryViewProvider = { view, _, indexPath in
                view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for section in 0..<3 {
                snapshot.appendSections([section])
                snapshot.appendItems((0..<6).map { section * 100 + 40 + $0 * 10 }, toSection: section)
            }
            source.show(snapshot, animated: false)
            stage.show(view)
        }

        var heights: [CGFloat] {
            view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame.height }
        }
    }

    @Test func aListOfRegistrationsHasTheSizesOfItsCells() async {
        let screen = Screen(SizingListLayout.bare())
        await screen.stage.runUntilRest()
        #expect(Array(screen.heights.prefix(8)) == [40, 50, 60, 70, 80, 90, 40, 50])
    }

    @Test func headersOfRegistrationsHaveTheirSizes() async {
        let layout = SizingListLayout.bare()
        layout.headerSizing = { _ in .dataSource() }
        let screen = Screen(layout)
        await screen.stage.runUntilRest()
        let kind = UICollectionView.elementKindSectionHeader
        for indexPath in screen.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
            let header = screen.view.supplementaryView(forElementKind: kind, at: indexPath)
            #expect(header?.frame.height == 30 + CGFloat(indexPath.section) * 10)
        }
    }
}
