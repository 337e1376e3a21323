import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What a description estimates counts until something is measured.
@MainActor
@Suite struct StatedEstimateTests {
    /// A group of the full width, of items with estimated heights one above another.
    private func section(_ estimates: [CGFloat], ofGroup: CGFloat? = nil) -> SizingCollectionLayoutSection {
        func size(_ height: SizingCollectionLayoutDimension) -> SizingCollectionLayoutSize {
            SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        }
        let items = estimates.map { estimate in
            SizingCollectionLayoutItem(layoutSize: size(ofGroup == nil ? .estimated(estimate) : .fractionalHeight(1)))
        }
        return SizingCollectionLayoutSection(
            group: .vertical(layoutSize: size(.estimated(ofGroup ?? estimates.reduce(0, +))), subitems: items)
        )
    }

    /// Cells of a registration that nothing tells of, as high as their items say.
    @MainActor
    private final class Screen {
        private(set) var made = 0
        let view: SizingCollectionView
        let screen: HeadlessScreen
        private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

        init(
            _ section: SizingCollectionLayoutSection,
            count: Int = 100,
            _ hostility: Hostility = .registrationsHidden,
            _ height: @escaping (Int) -> CGFloat
        ) {
            view = SizingCollectionView(
                frame: .zero,
                collectionViewLayout: SizingCompositionalLayout(section: section)
            )
            screen = HeadlessScreen(hostility: hostility)
            let cell = UICollectionView.CellRegistration<StatedCell, Int> { cell, _, item in cell.height = height(item)
            }
            dataSource = UICollectionViewDiffableDataSource(collectionView: view) { [weak self] view, indexPath, item in
                self?.made += 1
                return view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            dataSource?.apply(snapshot, animatingDifferences: false)
            screen.show(view)
            screen.frame()
        }
    }

    /// With 44 points for each, 20 cells would be made for a screen of three.
    @Test func theFirstScreenIsThatOfTheEstimates() {
        let shown = Screen(section([300])) { 300 + CGFloat($0 % 2) * 30 }
        #expect(shown.made == 3)
        #expect(shown.view.visibleCells.map(\.frame.height).sorted() == [300, 300, 330])
    }

    @Test func theContentIsAsLongAsEstimated() {
        let shown = Screen(section([300])) { _ in 300 }
        #expect(shown.view.contentSize.height == 30_000)
    }

    @Test func anItemThatFillsItsGroupHasTheEstimateOfTheGroup() {
        let shown = Screen(section([1], ofGroup: 300)) { _ in 300 }
        #expect(shown.made == 3)
        #expect(shown.view.contentSize.height == 30_000)
    }

    @Test func eachPlaceHasItsOwnEstimate() {
        let shown = Screen(section([100, 500])) { $0 % 2 == 0 ? 100 : 500 }
        #expect(shown.made == 4)
        #expect(shown.view.contentSize.height == 30_000)
    }

    /// Cells that are measured in advance tell what others are like.
    @Test func whatIsMeasuredCountsFromThenOn() {
        let shown = Screen(section([300]), []) { _ in 100 }
        #expect(shown.view.visibleCells.allSatisfy { $0.frame.height == 100 })
        shown.screen.runUntilRest()
        #expect(shown.view.contentSize.height == 10_000)
    }
}
