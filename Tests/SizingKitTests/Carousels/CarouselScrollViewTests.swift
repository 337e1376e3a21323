import HeadlessTools
import SizingKit
import TestSupport
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

    /// UIKit may be going through its subviews.
    @Test(arguments: [[], .all] as [Hostility])
    func aPassAddsNothingToTheCollectionView(_ hostility: Hostility) {
        let carousel = CarouselFixture(hostility: hostility)
        let layout = PassLayout(.list())
        layout.sectionProvider = carousel.layout.sectionProvider
        layout.itemSizing = carousel.layout.itemSizing
        let view = PassView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        carousel.keys.remove(at: 1)
        view.dataSource = carousel
        carousel.screen.show(view)
        carousel.screen.frames(2)
        carousel.keys.insert(Array(100..<110), at: 1)
        view.performBatchUpdates { view.insertSections([1]) }
        carousel.screen.frames(2)
        carousel.drag(from: CGPoint(x: 200, y: 140), by: CGSize(width: -120, height: 0))
        carousel.screen.runUntilRest()
        #expect(view.hostedCount > 0)
        #expect(view.addedInPassCount == 0)
    }

    private final class PassLayout: SizingLayout {
        var isPreparing = false

        override func prepare() {
            isPreparing = true
            super.prepare()
            isPreparing = false
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            isPreparing = true
            super.prepare(forCollectionViewUpdates: updateItems)
            isPreparing = false
        }
    }

    private final class PassView: SizingCollectionView {
        var addedInPassCount = 0
        /// The scroll views that it was given.
        var hostedCount = 0

        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            if subview is UIScrollView { hostedCount += 1 }
            if (collectionViewLayout as? PassLayout)?.isPreparing == true { addedInPassCount += 1 }
        }
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
