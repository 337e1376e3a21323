import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What the article on reordering and drag and drop says.
@MainActor
@Suite struct ReorderingPageTests {
    private func books(_ count: Int, from first: Int = 0) -> [Book] {
        (first..<(first + count)).map { Book(id: $0, title: .sentences($0 * 3 % 5 + 1)) }
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func anItemOfAMasonryIsCarriedAndKeepsItsSize() throws {
        let wall = WallViewController()
        wall.books = books(10)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(wall)
        screen.runUntilRest()
        let view = try #require(wall.collectionView)
        let cell = try #require(view.cellForItem(at: path(1)))
        let size = cell.frame.size
        let target = try #require(view.cellForItem(at: path(4))).center
        #expect(screen.pressItem(at: path(1), in: view))
        screen.carryItem(to: target, in: view)
        screen.runUntilRest()
        #expect(cell.frame.size == size)
        #expect(wall.books.map(\.id) == Array(0..<10))
        screen.dropItem(in: view)
        screen.runUntilRest()
        #expect(wall.books.map(\.id) != Array(0..<10))
        let place = try #require(wall.books.firstIndex { $0.id == 1 })
        #expect(view.indexPath(for: cell) == path(place))
        #expect(view.cellForItem(at: path(place))?.frame.size == size)
    }

    @Test func aBookIsDraggedToTheOtherShelf() throws {
        let library = ShelvesViewController()
        library.shelves = [books(4), books(4, from: 4)]
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(library)
        screen.runUntilRest()
        let view = library.collectionView
        let from = try #require(view.cellForItem(at: path(0))).center
        let to = try #require(view.cellForItem(at: path(2, 1))).center
        screen.dragAndDrop(from: from, to: to, frames: 30)
        screen.runUntilRest()
        #expect(library.shelves[0].map(\.id) == [1, 2, 3])
        #expect(library.shelves[1].map(\.id) == [4, 5, 0, 6, 7])
        for section in 0..<2 {
            for item in library.shelves[section].indices {
                let cell = try #require(view.cellForItem(at: path(item, section)) as? BookCell)
                let text = cell.label.sizeThatFits(CGSize(width: cell.label.bounds.width, height: 0)).height
                #expect(cell.bounds.height > text + 23)
            }
        }
    }

    /// The recognizer's action, as the article has it.
    @Test func aLongPressOfOnesOwnCarriesAnItem() throws {
        let library = ShelvesViewController()
        library.shelves = [books(6)]
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(library)
        library.collectionView.dragInteractionEnabled = false
        let press = UILongPressGestureRecognizer()
        library.collectionView.addGestureRecognizer(press)
        screen.whenRecognized(press) { _ in library.follow(press) }
        screen.runUntilRest()
        let from = try #require(library.collectionView.cellForItem(at: path(0))).center
        let to = try #require(library.collectionView.cellForItem(at: path(3))).center
        screen.touchDown(at: from)
        screen.frames(40)
        screen.moveTouch(to: to)
        screen.frames(3)
        screen.liftTouch()
        screen.runUntilRest()
        #expect(library.shelves[0].map(\.id) == [1, 2, 3, 0, 4, 5])
    }

    @Test func aRowIsMovedByItsHandle() throws {
        let playlist = PlaylistViewController(style: .plain)
        playlist.songs = (0..<5).map { "Song \($0)" }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(playlist)
        playlist.setEditing(true, animated: false)
        screen.runUntilRest()
        let row = try #require(playlist.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let from = CGPoint(x: 390 - 24, y: row.convert(row.bounds, to: nil).midY)
        screen.touchDown(at: from)
        screen.frames(3)
        for step in 1...10 {
            screen.moveTouch(to: CGPoint(x: from.x, y: from.y + CGFloat(step) * 10))
            screen.frame()
        }
        screen.liftTouch()
        screen.runUntilRest()
        #expect(playlist.songs == ["Song 1", "Song 2", "Song 0", "Song 3", "Song 4"])
    }
}
