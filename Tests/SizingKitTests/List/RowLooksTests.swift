import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Rows without insets, corners and swipe actions have plain attributes, until some row has any of these.
@MainActor
@Suite struct RowLooksTests {
    /// A cell of an app that reads the attributes of its row.
    private final class InsetCell: UICollectionViewCell {
        private(set) var insets: NSDirectionalEdgeInsets?

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            if let attributes = layoutAttributes as? SizingLayoutAttributes { insets = attributes.contentInsets }
        }
    }

    @MainActor
    private final class Screen: NSObject, UICollectionViewDataSource {
        let screen: HeadlessScreen
        let layout: SizingListLayout
        let collectionView: UICollectionView

        init(_ configuration: SizingListConfiguration, hostility: Hostility = []) {
            screen = HeadlessScreen(hostility: hostility)
            layout = SizingListLayout(configuration: configuration)
            layout.itemSizing = { _ in .fixed(CGSize(width: 0, height: 50)) }
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            collectionView.register(InsetCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dataSource = self
            screen.show(collectionView)
            screen.frame()
        }

        /// The insets that all cells on screen were told last.
        var toldInsets: [NSDirectionalEdgeInsets?] {
            var told: [NSDirectionalEdgeInsets?] = []
            for case let cell as InsetCell in collectionView.visibleCells where !told.contains(cell.insets) {
                told.append(cell.insets)
            }
            return told
        }

        func tellsLooks(_ item: Int) -> Bool {
            layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) is SizingLayoutAttributes
        }

        func showIndex() {
            let index = SizingSectionIndexView()
            index.titles = ["A"]
            layout.sectionIndex = index
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// A list without lines, whose rows go on under a section index.
    private var bare: SizingListConfiguration {
        var configuration = SizingListConfiguration()
        configuration.showsSeparators = false
        configuration.insetsRowsToSafeArea = false
        return configuration
    }

    @Test func rowsWithoutLooksHavePlainAttributes() {
        let page = Screen(bare)
        #expect(!page.tellsLooks(0))
        #expect(page.toldInsets == [nil])
    }

    @Test func rowsWithSeparatorsTellTheirLooks() {
        var configuration = bare
        configuration.showsSeparators = true
        let page = Screen(configuration)
        #expect(page.tellsLooks(0))
        #expect(page.toldInsets == [NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 1 / 3, trailing: 0)])
    }

    @Test func rowsThatMayBeSwipedTellThatTheyAreNot() {
        var configuration = bare
        configuration.trailingSwipeActionsConfigurationProvider = { _ in nil }
        let page = Screen(configuration)
        #expect(page.tellsLooks(0))
        #expect(page.toldInsets == [.zero])
    }

    @Test(arguments: [Hostility(), .attributesComparedAcrossClasses, .all])
    func cellsOnScreenGetTheFirstLooksOfTheirRows(_ hostility: Hostility) {
        let page = Screen(bare, hostility: hostility)
        let frame = page.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        page.showIndex()
        page.screen.frame()
        #expect(page.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == frame)
        #expect(page.toldInsets == [NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 15)])
    }

    @Test(arguments: [Hostility(), .attributesComparedAcrossClasses, .all])
    func cellsAreToldThatTheirRowsHaveNoLooksAnyMore(_ hostility: Hostility) {
        let page = Screen(bare, hostility: hostility)
        page.showIndex()
        page.screen.frame()
        page.layout.sectionIndex = nil
        page.screen.frame()
        #expect(page.tellsLooks(0))
        #expect(page.toldInsets == [.zero])
    }

    @Test(arguments: [Hostility(), .attributesComparedAcrossClasses])
    func cellsThatAnotherLayoutShowedGetTheLooksOfTheirRows(_ hostility: Hostility) {
        let page = Screen(bare, hostility: hostility)
        let layout = SizingListLayout(configuration: bare)
        layout.itemSizing = { _ in .fixed(CGSize(width: 0, height: 50)) }
        page.collectionView.setCollectionViewLayout(layout, animated: false)
        page.screen.frame()
        #expect(page.toldInsets == [nil])
        var configuration = bare
        configuration.trailingSwipeActionsConfigurationProvider = { _ in nil }
        let next = SizingListLayout(configuration: configuration)
        next.itemSizing = layout.itemSizing
        page.collectionView.setCollectionViewLayout(next, animated: false)
        page.screen.frame()
        #expect(page.toldInsets == [.zero])
    }
}
