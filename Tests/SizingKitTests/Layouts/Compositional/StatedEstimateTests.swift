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

        convenience init(
            _ section: SizingCollectionLayoutSection,
            _ hostility: Hostility = .registrationsHidden,
            _ height: @escaping (Int) -> CGFloat
        ) {
            self.init(SizingCompositionalLayout(section: section), hostility, height)
        }

        init(
            _ layout: SizingLayout,
            count: Int = 100,
            _ hostility: Hostility = .registrationsHidden,
            _ height: @escaping (Int) -> CGFloat
        ) {
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
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

    /// A size that an app states for the items of a whole layout.
    @Test(arguments: [false, true]) func theEstimateOfALayoutCounts(isFlow: Bool) {
        let layout = isFlow ? SizingFlowLayout() : SizingLayout(.bareList())
        (layout as? SizingFlowLayout)?.minimumLineSpacing = 0
        layout.estimatedItemSize = CGSize(width: 390, height: 300)
        let shown = Screen(layout) { 300 + CGFloat($0 % 2) * 30 }
        #expect(shown.made == 3)
        #expect(shown.view.visibleCells.map(\.frame.height).sorted() == [300, 300, 330])
    }

    /// A cell of a picture of a required height: in 44 points its constraints could not hold.
    private final class PictureCell: UICollectionViewCell {
        let picture = UIView()
        private(set) lazy var height = picture.heightAnchor.constraint(equalToConstant: 0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            picture.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(picture)
            NSLayoutConstraint.activate([
                picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
                picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
                picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                height,
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    @Test(arguments: [[], .registrationsHidden, .all, .all.union(.registrationsHidden)] as [Hostility])
    func noConstraintGivesWayWhereTheEstimateIsRight(_ hostility: Hostility) {
        var conflicts: [String] = []
        let old = Trace.sink
        Trace.sink = { if $0.contains("Unable to simultaneously satisfy") { conflicts.append($0) } }
        defer { Trace.sink = old }
        let layout = SizingCompositionalLayout(section: section([300]))
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        let screen = HeadlessScreen(hostility: hostility)
        let cell = UICollectionView.CellRegistration<PictureCell, Int> { cell, _, _ in
            cell.height.constant = 260
            cell.height.isActive = true
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<100))
        source.apply(snapshot, animatingDifferences: false)
        screen.show(view)
        for offset in [0, 700, 2_000] as [CGFloat] {
            view.contentOffset.y = offset
            screen.frame()
            #expect(view.visibleCells.count >= 3)
            #expect(view.visibleCells.allSatisfy { $0.frame.height == 300 })
        }
        screen.runUntilRest()
        #expect(conflicts.isEmpty)
        withExtendedLifetime(source) {}
    }
}
