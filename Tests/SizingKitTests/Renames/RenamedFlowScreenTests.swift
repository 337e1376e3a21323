import FlowScreens
import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import FlowScreens
@testable import OriginalFlowScreens

/// Screens of flow layouts as apps have them, after the published renames and nothing else: what they show, by hand.
///
/// All lengths are in pixels, of which a point has three. A line of the system's font is 2444/2048 of its size high: 20.29 points
/// at 17, and 63.25 at the 53 points of the largest text; a label is rounded up to whole pixels. A digit is 0.556 of the size wide.
@MainActor
@Suite(.secondProcess) struct RenamedFlowScreenTests {
    private func frames(of view: UICollectionView) -> [[Int]] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0).map { pixels($0.frame) } }
    }

    private func headers(of view: UICollectionView, _ kind: String = UICollectionView.elementKindSectionHeader)
        -> [[Int]]
    {
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
            view.supplementaryView(forElementKind: kind, at: $0).map { pixels($0.frame) }
        }
    }

    private func pixels(_ frame: CGRect) -> [Int] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 3).rounded()) }
    }

    private func screen(
        _ width: CGFloat,
        isLargest: Bool,
        _ hostility: Hostility = [],
        isRightToLeft: Bool = false
    ) -> HeadlessScreen {
        let size = width == 390 ? ShownCells.upright : ShownCells.onItsSide
        let screen = ShownCells.screen(size, isLargest: isLargest, hostility: hostility)
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        return screen
    }

    nonisolated private static let cases = pairs([390, 844] as [CGFloat], [false, true])

    // MARK: Products

    nonisolated private static let names = ["Bowl", "Cup", "Plate", "Glass", "Spoon"]

    private var categories: [FlowScreens.ProductCategory] {
        (0..<6).map { index in
            let products = Self.names.map { FlowScreens.Product(name: $0, price: "12") }
            return FlowScreens.ProductCategory(title: "Category \(index)", products: index == 2 ? [] : products)
        }
    }

    /// Columns of (390 - 32 - 12) / 2 = 173 or (844 - 32 - 36) / 4 = 194 points, as tall as they are wide, and 8 and two lines of 21
    /// or 64 points each below. A title is a line and 16 points tall, and 8 points lie below it.
    private func product(_ column: Int, _ row: Int, _ width: CGFloat, isLargest: Bool) -> [Int] {
        let side = width == 390 ? 173 : 194
        let (line, title) = isLargest ? (64, 80) : (21, 37)
        let height = side + 8 + 2 * line
        return [16 + column * (side + 12), title + 8 + row * (height + 16), side, height].map { $0 * 3 }
    }

    @Test(.byTurns(), arguments: cases)
    func productsAreRightInTheirFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let shop = FlowScreens.ProductsViewController(categories: categories)
            screen.show(shop)
            screen.frame()
            let columns = width == 390 ? 2 : 4
            let expected = (0..<columns).map { product($0, 0, width, isLargest: isLargest) }
            let shown = frames(of: shop.collectionView)
            #expect(Array(shown.prefix(columns)) == expected, "\(hostility)")
            #expect(
                shown.dropFirst(columns).first == product(0, 1, width, isLargest: isLargest) || shown.count == columns,
                "\(hostility)"
            )
            let title = [0, 0, Int(width) * 3, isLargest ? 240 : 111]
            #expect(headers(of: shop.collectionView).first == title, "\(hostility)")
            #expect((shop.collectionView.collectionViewLayout as? SizingFlowLayout)?.statistics.items.corrected == 0)
        }
    }

    /// The rows of five products end 3 · 223 + 2 · 16 + 8 + 24 points below the title: 45 + 701 + 24 = 770.
    @Test func titlesStayAtTheTop() {
        let screen = screen(390, isLargest: false)
        let shop = FlowScreens.ProductsViewController(categories: categories)
        screen.show(shop)
        screen.frame()
        shop.collectionView.contentOffset.y = 300
        screen.frame()
        #expect(headers(of: shop.collectionView).first == [0, 900, 1170, 111])
        shop.collectionView.contentOffset.y = 750
        screen.frame()
        // The next title pushes it away.
        #expect(headers(of: shop.collectionView).prefix(2) == [[0, 2199, 1170, 111], [0, 2310, 1170, 111]])
        // A category without products has no title.
        let kind = UICollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: 2)
        #expect(shop.collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) == nil)
    }

    /// Claim (Swapping it in): "Nothing on screen moves when sizes above it change."
    @Test(.byTurns(), arguments: sample(of: ShownCells.modes))
    func nothingMovesWhenAProductIsAddedAbove(_ hostility: Hostility) throws {
        let screen = screen(390, isLargest: false, hostility)
        let shop = FlowScreens.ProductsViewController(categories: categories)
        screen.show(shop)
        screen.frame()
        shop.collectionView.contentOffset.y = 1_000
        screen.runUntilRest()
        let path = IndexPath(item: 2, section: 1)
        func distance() -> CGFloat? {
            shop.collectionView.cellForItem(at: path).map { $0.frame.minY - shop.collectionView.contentOffset.y }
        }
        let before = try #require(distance())
        // A row more in the category above: six of its products fill three rows, and one is left.
        shop.add(FlowScreens.Product(name: "Fork", price: "3"), to: 0)
        // A batch that UIKit abandons leaves it without counts until the next pass: to insert again before that is the app's fault.
        if hostility.contains(.abandonedBatches) { screen.frame() }
        shop.add(FlowScreens.Product(name: "Knife", price: "3"), to: 0)
        screen.runUntilRest()
        #expect(distance() == before)
        #expect(shop.collectionView.contentOffset.y == 1_239)
    }

    // MARK: Tags

    /// 4, 8, 12, 4, 40 and 6 digits: 114, 227, 341, 114, 1135 and 171 pixels, and 72 around them.
    nonisolated private static let tags = [4, 8, 12, 4, 40, 6].map { String(repeating: "7", count: $0) }

    /// A line has 1074 pixels, or 2436; none is wider. A tag is 61 or 190 and 36 pixels tall.
    private static func tagFrames(_ width: CGFloat, isLargest: Bool) -> [[Int]] {
        switch (width, isLargest) {
        case (390, false):
            [
                [48, 60, 186, 97], [258, 60, 299, 97], [581, 60, 413, 97], [48, 193, 186, 97], [48, 326, 1074, 97],
                [48, 459, 243, 97],
            ]
        case (390, true):
            [
                [48, 60, 426, 226], [48, 322, 780, 226], [48, 584, 1074, 226], [48, 846, 426, 226],
                [48, 1108, 1074, 226], [48, 1370, 603, 226],
            ]
        case (_, false):
            [
                [48, 60, 186, 97], [258, 60, 299, 97], [581, 60, 413, 97], [1018, 60, 186, 97],
                [1228, 60, 1207, 97], [48, 193, 243, 97],
            ]
        default:
            [
                [48, 60, 426, 226], [498, 60, 780, 226], [1302, 60, 1133, 226], [48, 322, 426, 226],
                [48, 584, 2436, 226], [48, 846, 603, 226],
            ]
        }
    }

    /// Claim (Swapping it in): "With `estimatedItemSize`, every item has its true size before it is shown."
    @Test(.byTurns(), arguments: cases)
    func tagsAreRightInTheirFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode(always: [.lateSelfSizing, .fittingAlongBothAxes]) {
            let screen = screen(width, isLargest: isLargest, hostility)
            let tags = FlowScreens.TagsViewController(tags: Self.tags)
            screen.show(tags)
            screen.frame()
            #expect(frames(of: tags.collectionView) == Self.tagFrames(width, isLargest: isLargest), "\(hostility)")
            #expect((tags.collectionView.collectionViewLayout as? SizingFlowLayout)?.statistics.items.corrected == 0)
            screen.runUntilRest()
            #expect(frames(of: tags.collectionView) == Self.tagFrames(width, isLargest: isLargest), "\(hostility)")
        }
    }

    @Test func aTagThatIsAddedIsRight() {
        let screen = screen(390, isLargest: false)
        let tags = FlowScreens.TagsViewController(tags: Self.tags)
        screen.show(tags)
        screen.frame()
        tags.add("77777777", at: 0)
        screen.runUntilRest()
        #expect(
            frames(of: tags.collectionView).prefix(4) == [
                [48, 60, 299, 97], [371, 60, 186, 97], [581, 60, 299, 97], [48, 193, 413, 97],
            ]
        )
    }

    // MARK: Shelf

    private var shelves: [[FlowScreens.Book]] {
        [5, 20, 1].map { count in (0..<count).map { FlowScreens.Book(title: "Book \($0)") } }
    }

    /// Books of 120 or 200 points, two above each other in 320 points: of 60 and two lines of 21 points, so that the lower one
    /// begins at 320 - 102 = 218, or of 156 points, at 164. Five of them take three columns, each 16 points after the one before.
    private func book(_ index: Int, _ width: CGFloat, isLargest: Bool) -> [Int] {
        let (side, height) = (width == 390 ? 120 : 200, isLargest ? 156 : 102)
        return [20 + index / 2 * (side + 16), index % 2 * (320 - height), side, height].map { $0 * 3 }
    }

    @Test(arguments: cases)
    func aShelfIsRightInItsFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let shelf = FlowScreens.ShelfViewController(shelves: shelves)
            screen.show(shelf)
            screen.frame()
            let columns = (0..<5).map { book($0, width, isLargest: isLargest) }
            let onScreen = columns.filter { $0[0] < Int(width) * 3 }
            #expect(Array(frames(of: shelf.collectionView).prefix(onScreen.count)) == onScreen, "\(hostility)")
            let end = shelf.collectionView.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionFooter,
                at: IndexPath(item: 0, section: 0)
            )
            // After three columns and 8 points.
            #expect(end.map { pixels($0.frame) } == [columns[4][0] + columns[4][2] + 24, 0, 72, 960])
            let second = shelf.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))
            #expect(second.map { pixels($0.frame)[0] } == columns[4][0] + columns[4][2] + 24 + 72 + 24)
        }
    }

    @Test func aShelfComesToRestOnABook() {
        let screen = screen(390, isLargest: false)
        let shelf = FlowScreens.ShelfViewController(shelves: shelves)
        screen.show(shelf)
        screen.frame()
        screen.drag(shelf.collectionView, by: CGPoint(x: 120, y: 0))
        screen.lift(shelf.collectionView)
        screen.runUntilRest()
        #expect(shelf.collectionView.contentOffset.x == 136)
    }

    // MARK: Journal

    private var months: [FlowScreens.JournalMonth] {
        (1...4).map { month in
            let entries = (1...12).map { FlowScreens.JournalEntry(day: $0, title: "7", text: "77") }
            return FlowScreens.JournalMonth(name: "Month \(month)", entries: entries)
        }
    }

    /// A title of 46 points, and 4 above the first entry. An entry has a line of 17 points size and one of 15, or of 53 and 49, 3 points
    /// between them, 12 above and 14 below; 10 lie between two entries.
    private func entry(_ index: Int, _ width: CGFloat, isLargest: Bool) -> [Int] {
        let height = 36 + (isLargest ? 190 + 9 + 176 : 61 + 9 + 54) + 42
        return [48, 138 + 12 + index * (height + 30), Int(width) * 3 - 96, height]
    }

    @Test(.byTurns(), arguments: cases)
    func aJournalIsRightInItsFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let journal = FlowScreens.JournalViewController(months: months)
            screen.show(journal)
            screen.frame()
            let shown = frames(of: journal.collectionView)
            let expected = shown.indices.map { entry($0, width, isLargest: isLargest) }
            #expect(shown.count > 1)
            #expect(Array(shown.prefix(12)) == Array(expected.prefix(12)), "\(hostility)")
            #expect(headers(of: journal.collectionView).first == [0, 0, Int(width) * 3, 138], "\(hostility)")
            let layout = journal.collectionViewLayout as? SizingFlowLayout
            #expect(layout?.statistics.items.corrected == 0, "\(hostility)")
        }
    }

    /// How far the middle of an entry lies below the middle of its screen, in points.
    private func distance(of entry: IndexPath, in view: UICollectionView) -> CGFloat? {
        view.cellForItem(at: entry).map { $0.frame.midY - view.bounds.midY }
    }

    /// Claim (Swapping it in): "The flow layout misses it, by as much as its estimates are wrong"
    @Test(arguments: byTurns([[], .all] as [Hostility], every: 2))
    func anEntryThatIsAskedForIsInTheMiddle(_ hostility: Hostility) throws {
        let screen = screen(390, isLargest: false, hostility)
        let journal = FlowScreens.JournalViewController(months: SwapPictures.months)
        screen.show(journal)
        screen.frame()
        journal.showEntry(at: SwapPictures.entry)
        screen.frame()
        let view = journal.collectionView!
        #expect(try abs(#require(distance(of: SwapPictures.entry, in: view))) < 0.34)
        screen.runUntilRest()
        #expect(try abs(#require(distance(of: SwapPictures.entry, in: view))) < 0.34)
        guard hostility == [] else { return }
        let original = OriginalFlowScreens.JournalViewController(months: SwapPictures.originalMonths)
        screen.show(original)
        screen.frame()
        original.showEntry(at: SwapPictures.entry)
        screen.runUntilRest()
        #expect(try abs(#require(distance(of: SwapPictures.entry, in: original.collectionView))) > 20)
    }

    // MARK: Right to left

    /// A flow layout is not mirrored unless a subclass asks for it, and neither is what the renames make of it.
    @Test(.byTurns(), arguments: byTurns(ShownCells.everyMode(), every: 3))
    func screensAreRightFromRightToLeft(_ hostility: Hostility) {
        func screen() -> HeadlessScreen { self.screen(390, isLargest: false, hostility, isRightToLeft: true) }
        let (shops, walls, shelfScreen) = (screen(), screen(), screen())
        let shop = FlowScreens.ProductsViewController(categories: categories)
        shops.show(shop)
        shops.frame()
        let expected = (0..<4).map { product($0 % 2, $0 / 2, 390, isLargest: false) }
        #expect(Array(frames(of: shop.collectionView).prefix(4)) == expected)
        let tags = FlowScreens.TagsViewController(tags: Self.tags)
        walls.show(tags)
        walls.frame()
        #expect(frames(of: tags.collectionView) == Self.tagFrames(390, isLargest: false))
        let shelf = FlowScreens.ShelfViewController(shelves: shelves)
        shelfScreen.show(shelf)
        shelfScreen.frame()
        let books = (0..<5).map { book($0, 390, isLargest: false) }
        #expect(Array(frames(of: shelf.collectionView).prefix(5)) == books)
        let pages = screen()
        let journal = FlowScreens.JournalViewController(months: months)
        pages.show(journal)
        pages.frame()
        let entries = (0..<3).map { entry($0, 390, isLargest: false) }
        #expect(Array(frames(of: journal.collectionView).prefix(3)) == entries)
    }

    // MARK: Before and after

    private func compare(_ view: UICollectionView, _ original: UICollectionView, on screen: HeadlessScreen) {
        for share in [0, 0.3, 1] as [CGFloat] {
            for view in [view, original] {
                let (width, height) = (
                    view.contentSize.width - view.bounds.width, view.contentSize.height - view.bounds.height
                )
                view.contentOffset = CGPoint(x: max(0, width.rounded(.down)) * share, y: max(0, height) * share)
            }
            screen.runUntilRest()
            #expect(frames(of: view) == frames(of: original))
            #expect(headers(of: view) == headers(of: original))
            let kind = UICollectionView.elementKindSectionFooter
            #expect(headers(of: view, kind) == headers(of: original, kind))
        }
    }

    /// The screens that state their sizes look as they did.
    /// Claim (Swapping it in): "Items whose sizes are stated lie where they did."
    @Test(.byTurns(), arguments: cases, [false, true])
    func screensOfStatedSizesLookAsBefore(_ look: (width: CGFloat, isLargest: Bool), _ isRightToLeft: Bool) {
        let (width, isLargest) = look
        let shops = screen(width, isLargest: isLargest, isRightToLeft: isRightToLeft)
        let shop = FlowScreens.ProductsViewController(categories: categories)
        let originalShop = OriginalFlowScreens.ProductsViewController(
            categories: categories.map { category in
                OriginalFlowScreens.ProductCategory(
                    title: category.title,
                    products: category.products.map { OriginalFlowScreens.Product(name: $0.name, price: $0.price) }
                )
            }
        )
        let pair = UIViewController()
        for controller in [shop, originalShop] as [UIViewController] {
            pair.addChild(controller)
            controller.view.frame = shops.window.bounds
            pair.view.addSubview(controller.view)
        }
        shops.show(pair)
        shops.frames(2)
        compare(shop.collectionView, originalShop.collectionView, on: shops)

        let shelfScreen = screen(width, isLargest: isLargest, isRightToLeft: isRightToLeft)
        let shelf = FlowScreens.ShelfViewController(shelves: shelves)
        let originalShelf = OriginalFlowScreens.ShelfViewController(
            shelves: shelves.map { $0.map { OriginalFlowScreens.Book(title: $0.title) } }
        )
        let shelfPair = UIViewController()
        for controller in [shelf, originalShelf] as [UIViewController] {
            shelfPair.addChild(controller)
            controller.view.frame = shelfScreen.window.bounds
            shelfPair.view.addSubview(controller.view)
        }
        shelfScreen.show(shelfPair)
        shelfScreen.frames(2)
        compare(shelf.collectionView, originalShelf.collectionView, on: shelfScreen)
    }
}
