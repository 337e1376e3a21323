import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Cells are told the looks of their rows, whatever UIKit takes for equal. What holds with any UIKit is in `AnyUIKitTests`.
@MainActor
@Suite struct RowLooksTests {
    /// A cell of an app that reads the attributes of its row.
    private final class InsetCell: UICollectionViewCell {
        private(set) var insets: NSDirectionalEdgeInsets?
        /// What the app does when attributes are applied.
        static var whenApplied: () -> Void = {}

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            Self.whenApplied()
            if let attributes = layoutAttributes as? SizingLayoutAttributes { insets = attributes.contentInsets }
        }
    }

    @MainActor
    private final class Screen: NSObject, UICollectionViewDataSource {
        let screen: HeadlessScreen
        let layout: SizingLayout
        let collectionView: UICollectionView
        var counts: [Int]

        convenience init(_ configuration: SizingListConfiguration, hostility: Hostility = []) {
            self.init(SizingListLayout(configuration: configuration), hostility: hostility)
        }

        init(_ layout: SizingLayout, counts: [Int] = [40], hostility: Hostility = []) {
            screen = HeadlessScreen(hostility: hostility)
            self.layout = layout
            self.counts = counts
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

        func zIndex(_ item: Int, in section: Int) -> Int? {
            layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.zIndex
        }

        func showIndex() {
            let index = SizingSectionIndexView()
            index.titles = ["A"]
            (layout as? SizingListLayout)?.sectionIndex = index
        }

        func hideIndex() {
            (layout as? SizingListLayout)?.sectionIndex = nil
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

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
        page.hideIndex()
        page.screen.frame()
        #expect(page.tellsLooks(0))
        #expect(page.toldInsets == [.zero])
    }

    @Test(arguments: [Hostility(), .attributesComparedAcrossClasses, .noPrepareAfterUpdates, .all])
    func cellsOnScreenGetTheFirstLooksThatABatchBrings(_ hostility: Hostility) {
        var sections = [SizingSection.list(bare)]
        let page = Screen(SizingLayout { section, _ in sections[section] }, counts: [3], hostility: hostility)
        #expect(page.toldInsets == [nil])
        // The app lays out everything while UIKit sets up the animations.
        InsetCell.whenApplied = { [unowned page] in page.collectionView.layoutIfNeeded() }
        defer { InsetCell.whenApplied = {} }
        page.collectionView.performBatchUpdates {
            sections.insert(.list(SizingListConfiguration()), at: 0)
            page.counts.insert(3, at: 0)
            page.collectionView.insertSections([0])
        }
        page.screen.runUntilRest()
        #expect(page.collectionView.visibleCells.count == 6)
        #expect(page.toldInsets.allSatisfy { $0 != nil })
        #expect(page.toldInsets.contains(.zero))
        #expect((0..<3).allSatisfy { page.zIndex($0, in: 0) == 0 && page.zIndex($0, in: 1) == 0 })
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
