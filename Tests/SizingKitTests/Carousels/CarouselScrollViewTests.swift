import HeadlessTools
import SizingKit
import Testing
import UIKit

/// The scroll views of carousels, and what is said of their items.
@MainActor
@Suite struct CarouselScrollViewTests {
    /// With a second scroll view that scrolls to its top, UIKit would scroll none.
    @Test func theTapOnTheStatusBarIsTheLists() {
        let carousel = CarouselFixture()
        carousel.show()
        var inner: [UIScrollView] = []
        func visit(_ view: UIView) {
            for subview in view.subviews {
                if let scrollView = subview as? UIScrollView { inner.append(scrollView) }
                visit(subview)
            }
        }
        visit(carousel.collectionView)
        #expect(!inner.isEmpty)
        #expect(inner.allSatisfy { !$0.scrollsToTop })
        #expect(carousel.collectionView.scrollsToTop)
    }

    @Test func onlyItemsAreVisibleItems() {
        var categories: Set<UICollectionView.ElementCategory> = []
        let section = SizingSection.carousel(itemWidth: .fixed(100), spacing: 10).visibleItems { items, _, _ in
            categories.formUnion(items.map(\.representedElementCategory))
        }
        let carousel = CarouselFixture(section)
        carousel.layout.headerSizing = { _ in .fixed(CGSize(width: 400, height: 30)) }
        carousel.collectionView.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        let headers = Headers(carousel)
        carousel.collectionView.dataSource = headers
        carousel.show()
        carousel.collectionView.contentOffset.y = 3
        carousel.screen.frame()
        #expect(headers.shown > 0)
        #expect(categories == [.cell])
        withExtendedLifetime(headers) {}
    }

    /// The data source of the page, with headers.
    private final class Headers: NSObject, UICollectionViewDataSource {
        private let source: CarouselFixture
        var shown = 0

        init(_ source: CarouselFixture) {
            self.source = source
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { source.keys.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            source.keys[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            shown += 1
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "header",
                for: indexPath
            )
        }
    }
}
