import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What the article on empty states says.
@MainActor
@Suite struct EmptyStatePageTests {
    private func list(_ count: Int) -> (HeadlessScreen, ReadingListViewController) {
        let list = ReadingListViewController()
        list.books = (0..<count).map { Book(id: $0, title: .sentences(2)) }
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        screen.show(UINavigationController(rootViewController: list))
        screen.runUntilRest()
        return (screen, list)
    }

    @Test func theViewComesWithTheLastDeletionAndGoesWithTheFirstInsertion() throws {
        let (screen, list) = list(2)
        let view = list.collectionView
        let offset = view.contentOffset
        #expect(list.emptyView.superview == nil)
        list.remove(at: 0)
        #expect(list.emptyView.superview == nil)
        list.remove(at: 0)
        screen.runUntilRest()
        #expect(list.emptyView.window != nil)
        #expect(view.visibleCells.isEmpty)
        #expect(view.contentOffset == offset)
        #expect(list.emptyView.convert(list.emptyView.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
        list.append(Book(id: 9, title: "A book"))
        screen.runUntilRest()
        #expect(list.emptyView.window == nil)
        #expect(view.contentOffset == offset)
        let cell = try #require(view.visibleCells.first)
        #expect(cell.convert(cell.bounds, to: nil).minY == -offset.y)
    }

    @Test func anEmptyListCanBePulled() {
        let (screen, list) = list(0)
        let view = list.collectionView
        view.alwaysBounceVertical = true
        let offset = view.contentOffset.y
        screen.drag(view, by: -100)
        #expect(view.contentOffset.y < offset - 20)
        screen.lift(view, velocity: 0)
        screen.runUntilRest()
        #expect(view.contentOffset.y == offset)
    }

    @Test func belowAHeaderItScrollsWithTheContent() throws {
        let (screen, list) = list(0)
        list.collectionView.backgroundView = nil
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
        list.emptyView.frame.size.height = 200
        list.layout.contentHeaderView = header
        list.showEmptyViewBelowHeader()
        screen.runUntilRest()
        let (top, below) = (
            header.convert(header.bounds, to: nil), list.emptyView.convert(list.emptyView.bounds, to: nil)
        )
        #expect(top == CGRect(x: 0, y: 91, width: 390, height: 120))
        #expect(below == CGRect(x: 0, y: 211, width: 390, height: 200))
        list.books = [Book(id: 1, title: "A book")]
        list.collectionView.reloadData()
        list.showEmptyViewBelowHeader()
        screen.runUntilRest()
        #expect(list.emptyView.window == nil)
    }
}
