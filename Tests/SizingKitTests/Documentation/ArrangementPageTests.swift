import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What the articles on changing the arrangement and on wide screens say.
@MainActor
@Suite struct ArrangementPageTests {
    private func library() -> (HeadlessScreen, LibraryViewController) {
        let library = LibraryViewController()
        library.books = (0..<300).map { Book(id: $0, title: .sentences($0 * 7 % 6 + 1)) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(library)
        screen.runUntilRest()
        library.layout.scrollExactly(toItemAt: IndexPath(item: 120, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        return (screen, library)
    }

    /// Where an item begins on screen, in points.
    private func top(_ item: Int, in library: LibraryViewController) throws -> CGFloat {
        let cell = try #require(library.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
        return cell.convert(cell.bounds, to: nil).minY
    }

    @Test(.byTurns(), arguments: [false, true]) func theFirstBookStaysWhereItIs(_ animated: Bool) throws {
        let (screen, library) = library()
        for arrangement in [LibraryViewController.Arrangement.grid, .masonry, .list] {
            library.show(arrangement, animated: animated)
            #expect(abs(try top(120, in: library)) < 0.5)
            screen.runUntilRest()
            #expect(abs(try top(120, in: library)) < 0.5)
        }
    }

    @Test(.byTurns()) func sizesOfTheFormerArrangementAreFoundAgain() throws {
        let (screen, library) = library()
        library.show(.grid, animated: true)
        screen.runUntilRest()
        let measured = library.layout.statistics.items.measured
        library.show(.list, animated: true)
        screen.frame()
        let anew = library.layout.statistics.items.measured - measured
        #expect(library.layout.statistics.items.cacheHits > 0)
        // Rows beyond those of the first list, at the most.
        #expect(anew <= 4)
    }

    @Test(.byTurns()) func otherCellsComeWithAReload() throws {
        let (screen, library) = library()
        library.setShowsCovers(true)
        screen.runUntilRest()
        #expect(library.collectionView.visibleCells.allSatisfy { $0 is CoverCell })
        #expect(abs(try top(120, in: library)) < 0.5)
        library.setShowsCovers(false)
        screen.runUntilRest()
        #expect(library.collectionView.visibleCells.allSatisfy { $0 is BookCell })
        #expect(abs(try top(120, in: library)) < 0.5)
    }

    @Test(.byTurns()) func anotherLayoutBeginsWhereTheReaderWas() throws {
        let (screen, library) = library()
        library.showInLayoutOfItsOwn()
        screen.runUntilRest()
        #expect(abs(try top(120, in: library)) < 0.5)
        #expect(library.collectionView.visibleCells.count > 6)
    }

    @Test func rowsKeepToTheReadableWidth() throws {
        for (width, expected) in [(390, 374 as CGFloat), (1_366, 672)] {
            let layout = WideScreenSnippets.readable()
            let library = LibraryViewController()
            library.books = [Book(id: 0, title: .sentences(30))]
            let screen = HeadlessScreen(size: CGSize(width: width, height: 1_024))
            screen.show(library)
            library.collectionView.setCollectionViewLayout(layout, animated: false)
            screen.runUntilRest()
            let cell = try #require(library.collectionView.visibleCells.first)
            #expect(abs(cell.frame.width - expected) < 0.5)
            #expect(abs(cell.frame.midX - CGFloat(width) / 2) < 0.5)
        }
    }

    @Test(.byTurns()) func aWideScreenHasColumnsAndKeepsThePlace() throws {
        let library = LibraryViewController()
        library.books = (0..<300).map { Book(id: $0, title: .sentences($0 * 7 % 6 + 1)) }
        let screen = HeadlessScreen(size: CGSize(width: 1_024, height: 1_366))
        screen.show(library)
        library.collectionView.setCollectionViewLayout(
            SizingLayout(.grid(columns: .adaptive(minimumWidth: 320), spacing: 16)),
            animated: false
        )
        screen.runUntilRest()
        func columns() -> Int { Set(library.collectionView.visibleCells.map(\.frame.minX)).count }
        #expect(columns() == 3)
        library.collectionView.contentOffset.y = 3_000
        screen.runUntilRest()
        let shown = library.collectionView.indexPathsForVisibleItems.sorted()
        let first = try #require(shown.first { (try? top($0.item, in: library)) ?? -1 >= 0 })
        let place = try top(first.item, in: library)
        // Split View: half of the screen.
        screen.resize(to: CGSize(width: 507, height: 1_366))
        screen.runUntilRest()
        #expect(columns() == 1)
        #expect(abs(try top(first.item, in: library) - place) < 0.5)
    }
}
