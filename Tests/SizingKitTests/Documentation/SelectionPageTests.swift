import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What the article on selection that changes sizes says.
@MainActor
@Suite struct SelectionPageTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func books() -> (HeadlessScreen, ExpandingViewController) {
        let list = ExpandingViewController()
        list.books = (0..<100).map { Book(id: $0, title: "Book \($0)", text: .sentences(8)) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(list)
        screen.runUntilRest()
        list.layout.scrollExactly(toItemAt: path(40), at: .top, animated: false)
        screen.runUntilRest()
        return (screen, list)
    }

    private func place(_ item: Int, in view: UICollectionView) throws -> CGRect {
        let cell = try #require(view.cellForItem(at: path(item)))
        return cell.convert(cell.bounds, to: nil)
    }

    @Test(.byTurns()) func theTappedRowKeepsItsTop() throws {
        let (screen, list) = books()
        let view = list.collectionView
        let before = try place(44, in: view)
        screen.tapItem(at: path(44), in: view)
        screen.runUntilRest()
        let opened = try place(44, in: view)
        #expect(opened.minY == before.minY)
        #expect(opened.height > before.height + 60)
        // Again: nothing is measured.
        let measured = list.layout.statistics.items.measured
        screen.tapItem(at: path(44), in: view)
        screen.runUntilRest()
        #expect(try place(44, in: view) == before)
        #expect(list.layout.statistics.items.measured == measured)
    }

    /// A row above, on screen, that closes at the same time lets the tapped one move up; off screen it moves nothing.
    @Test(.byTurns()) func theFormerRowCloses() throws {
        let (screen, list) = books()
        let view = list.collectionView
        screen.tapItem(at: path(42), in: view)
        screen.runUntilRest()
        let (first, before) = (try place(40, in: view), try place(44, in: view))
        screen.tapItem(at: path(44), in: view)
        screen.runUntilRest()
        #expect(try place(40, in: view) == first)
        #expect(try place(44, in: view).minY < before.minY - 60)
        view.contentOffset.y += 500
        screen.runUntilRest()
        let below = try #require(
            view.indexPathsForVisibleItems.sorted().first { try! place($0.item, in: view).minY > 100 }
        )
        let former = try place(below.item, in: view)
        screen.tapItem(at: below, in: view)
        screen.runUntilRest()
        #expect(view.cellForItem(at: path(44)) == nil)
        #expect(try place(below.item, in: view).minY == former.minY)
    }

    @Test(.byTurns(), arguments: [[], .all] as [Hostility]) func aSelectedTagIsAsWideAsItsText(_ hostility: Hostility)
        throws
    {
        let list = TagsViewController()
        list.tags = (0..<30).map { "Tag \($0 * 37 % 400)" }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: hostility)
        screen.show(list)
        screen.runUntilRest()
        let view = list.collectionView
        let before = try place(2, in: view)
        screen.tapItem(at: path(2), in: view)
        screen.runUntilRest()
        let cell = try #require(view.cellForItem(at: path(2)) as? TagCell)
        #expect(cell.isSelected)
        #expect(cell.frame.width > before.width + 8)
        #expect(cell.label.sizeThatFits(CGSize(width: 1_000, height: 100)).width <= cell.frame.width - 23.5)
        screen.tapItem(at: path(2), in: view)
        screen.runUntilRest()
        #expect(try place(2, in: view) == before)
    }
}
