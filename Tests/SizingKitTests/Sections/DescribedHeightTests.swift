import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Sections that are described by the height of the collection view, which changes alone: a window is dragged to another height.
@MainActor
@Suite struct DescribedHeightTests {
    /// Who describes pages that are as high as the screen.
    enum Description: CaseIterable {
        case oneSection, provider, carousels

        @MainActor var layout: SizingLayout {
            switch self {
            case .oneSection: SizingCompositionalLayout(section: Self.page)
            case .provider: SizingCompositionalLayout { _, _ in Self.page }
            case .carousels:
                SizingLayout { _, environment in
                    .carousel(itemWidth: .fraction(1), itemHeight: .fixed(environment.effectiveContentSize.height))
                }
            }
        }

        @MainActor private static var page: SizingCollectionLayoutSection {
            let whole = SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
            let item = SizingCollectionLayoutItem(layoutSize: whole)
            return SizingCollectionLayoutSection(group: .vertical(layoutSize: whole, subitems: [item]))
        }
    }

    private final class Pages: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        }
    }

    @Test(.byTurns(), arguments: Description.allCases, sample(of: Hostility.userModes, every: 6, always: [[]]))
    func pagesAreAsHighAsTheScreen(_ description: Description, _ hostility: Hostility) {
        let pages = Pages()
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: description.layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        view.dataSource = pages
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 800), hostility: hostility)
        screen.show(view)
        screen.runUntilRest()
        let perSection: CGFloat = description == .carousels ? 1 : 4
        view.scrollToItem(at: IndexPath(item: 1, section: 1), at: .top, animated: false)
        screen.runUntilRest()
        for height in [500, 640, 800] as [CGFloat] {
            screen.resize(to: CGSize(width: 390, height: height))
            screen.runUntilRest()
            #expect(view.contentSize.height == height * perSection * 3)
            #expect(view.contentOffset.y == height * (perSection == 1 ? 1 : 5))
            let shown = view.visibleCells.filter { $0.frame.intersects(view.bounds) }
            #expect(shown.map(\.bounds.height) == [height])
        }
        withExtendedLifetime(pages) {}
    }

    /// A provider is asked once for each height, and not by scrolls.
    @Test func aProviderIsAskedAgainForAnotherHeightOnly() {
        let pages = Pages()
        var asked = 0
        let layout = SizingLayout { _, _ in
            asked += 1
            return .grid(columns: 1)
        }
        layout.itemSizing = { _ in .fixed(height: 300) }
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        view.dataSource = pages
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 800))
        screen.show(view)
        screen.runUntilRest()
        view.contentOffset.y = 2_000
        screen.runUntilRest()
        let before = asked
        view.contentOffset.y = 100
        screen.runUntilRest()
        #expect(asked == before)
        screen.resize(to: CGSize(width: 390, height: 700))
        screen.runUntilRest()
        #expect(asked > before && asked <= before + 3)
        withExtendedLifetime(pages) {}
    }
}
