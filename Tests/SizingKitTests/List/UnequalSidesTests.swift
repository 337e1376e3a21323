import HeadlessTools
import SizingEngine
import Testing
import UIKit

@testable import SizingKit

/// What belongs to one side of a list, where its sides are not alike: the safe area is wider at the left, the list is read from right
/// to left, or it scrolls sideways.
@MainActor
@Suite struct UnequalSidesTests {
    private static let size = CGSize(width: 844, height: 390)
    private static let safeArea = UIEdgeInsets(top: 0, left: 60, bottom: 21, right: 10)

    // MARK: Corners

    private final class Rows: NSObject, UICollectionViewDataSource {
        let counts = [3, 1, 2]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.backgroundView = UIView()
            return cell
        }
    }

    private func corners(ofRow row: CGRect, in card: CGRect) -> CACornerMask {
        func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }
        let (left, right) = (isSame(row.minX, card.minX), isSame(row.maxX, card.maxX))
        let (top, bottom) = (isSame(row.minY, card.minY), isSame(row.maxY, card.maxY))
        var corners: CACornerMask = []
        if left, top { corners.insert(.layerMinXMinYCorner) }
        if right, top { corners.insert(.layerMaxXMinYCorner) }
        if left, bottom { corners.insert(.layerMinXMaxYCorner) }
        if right, bottom { corners.insert(.layerMaxXMaxYCorner) }
        return corners
    }

    /// The backgrounds of rows have the corners of the card where the rows lie in them, wherever the list begins.
    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [false, true])
    func rowsHaveTheCornersThatTheyLieIn(_ direction: UICollectionView.ScrollDirection, _ isRightToLeft: Bool) throws {
        let layout = SizingListLayout(configuration: SizingListConfiguration(appearance: .insetGrouped))
        layout.scrollDirection = direction
        layout.itemSizing = { _ in .fixed(CGSize(width: 44, height: 44)) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(SizingListCell.self, forCellWithReuseIdentifier: "cell")
        let rows = Rows()
        view.dataSource = rows
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        let screen = HeadlessScreen(size: Self.size)
        screen.show(view)
        screen.frames(2)
        for (section, count) in rows.counts.enumerated() {
            let card = try #require(
                layout.layoutAttributesForDecorationView(
                    ofKind: ListCardView.elementKind,
                    at: IndexPath(item: 0, section: section)
                )
            )
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                let row = try #require(layout.layoutAttributesForItem(at: path) as? SizingLayoutAttributes)
                #expect(row.maskedCorners == corners(ofRow: row.frame, in: card.frame), "row \(item) of \(section)")
                let background = try #require((view.cellForItem(at: path) as? SizingListCell)?.backgroundView)
                #expect(background.layer.maskedCorners == row.maskedCorners)
                #expect(background.layer.cornerRadius > 0)
            }
        }
    }

    // MARK: The safe area

    /// The buttons begin beside the safe area of the side that they are at.
    @Test(arguments: [false, true])
    func aSwipedRowOpensBesideTheSafeAreaOfItsSide(_ isRightToLeft: Bool) {
        let list = SwipeFixture(isRightToLeft: isRightToLeft, size: Self.size, safeArea: Self.safeArea)
        list.configuration.insetsRowsToSafeArea = false
        list.screen.frame()
        // Two trailing actions, one leading action, of 74 points each.
        let (right, left) =
            isRightToLeft
            ? (74 + Self.safeArea.right, 148 + Self.safeArea.left)
            : (148 + Self.safeArea.right, 74 + Self.safeArea.left)
        list.drag(1, by: -right - 5)
        #expect(list.movedRows == [1: -right])
        list.tap(list.middle(of: 4))
        #expect(list.movedRows == [:])
        list.drag(2, by: left + 5)
        #expect(list.movedRows == [2: left])
    }

    private func show(_ layout: SizingListLayout, of rows: Rows, isRightToLeft: Bool) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(SizingListCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        let screen = HeadlessScreen(size: Self.size, safeAreaInsets: Self.safeArea)
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        screen.show(view)
        screen.frames(2)
        return view
    }

    /// Rows are inset to the safe area, and their backgrounds extend from edge to edge.
    @Test(arguments: [false, true])
    func theBackgroundOfARowReachesFromEdgeToEdge(_ isRightToLeft: Bool) throws {
        let layout = SizingListLayout()
        let rows = Rows()
        let view = show(layout, of: rows, isRightToLeft: isRightToLeft)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizingListCell)
        #expect(cell.frame.minX == 60 && cell.frame.maxX == 834)
        let background = try #require(cell.backgroundView)
        let frame = background.convert(background.bounds, to: view)
        #expect(frame.minX == 0 && frame.maxX == 844)
    }

    /// In a list that scrolls sideways, they extend from the upper to the lower edge.
    @Test(arguments: [false, true])
    func theBackgroundOfARowThatScrollsSidewaysReachesFromEdgeToEdge(_ isRightToLeft: Bool) throws {
        let layout = SizingListLayout()
        layout.scrollDirection = .horizontal
        layout.itemSizing = { _ in .fixed(CGSize(width: 44, height: 44)) }
        let rows = Rows()
        let view = show(layout, of: rows, isRightToLeft: isRightToLeft)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? SizingListCell)
        #expect(cell.frame.minY == 0 && cell.frame.maxY == 369)
        let background = try #require(cell.backgroundView)
        #expect(
            background.convert(background.bounds, to: view)
                == CGRect(x: cell.frame.minX, y: 0, width: cell.frame.width, height: 390)
        )
    }

    @Test(arguments: [SizingTableView.Style.plain, .grouped], [false, true])
    func theContentOfAHeaderIsInsideTheSafeArea(_ style: SizingTableView.Style, _ isRightToLeft: Bool) throws {
        let table = TextTable([["a"]], style: style, size: Self.size, safeArea: Self.safeArea)
        table.headers = [0: "Header"]
        table.footers = [0: "Footer"]
        if isRightToLeft { table.screen.set { $0.layoutDirection = .rightToLeft } }
        table.show()
        for view in [table.view.headerView(forSection: 0), table.view.footerView(forSection: 0)] {
            let content = try #require(view?.contentView)
            let frame = content.convert(content.bounds, to: table.view)
            #expect(frame.minX == 60 && frame.maxX == 834)
        }
    }
}
