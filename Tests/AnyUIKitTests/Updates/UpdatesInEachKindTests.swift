import SizingKit
import Testing
import UIKit

/// Updates in each kind of section. At the start of the content, everything on screen is where it would have been if the items
/// had always been these.
@MainActor
@Suite(.oneAtATime) struct UpdatesInEachKindTests {
    @Test(arguments: SectionKind.allCases) func anItemIsInsertedAtTheStart(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0.insert(90, at: 0)
        } _: {
            $0.insertItems(at: [path(0)])
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func anItemIsInsertedInTheMiddle(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0.insert(55, at: 5)
        } _: {
            $0.insertItems(at: [path(5)])
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func itemsAreInsertedAmongOthers(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0.insert(55, at: 2)
            $0.insert(70, at: 6)
            $0.insert(120, at: 7)
        } _: {
            $0.insertItems(at: [path(2), path(6), path(7)])
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func theFirstItemIsDeleted(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0.removeFirst()
        } _: {
            $0.deleteItems(at: [path(0)])
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func itemsAreDeletedAmongOthers(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0.remove(at: 6)
            $0.remove(at: 3)
            $0.remove(at: 2)
        } _: {
            $0.deleteItems(at: [path(2), path(3), path(6)])
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func anItemMovesDown(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0.insert($0.remove(at: 1), at: 7)
        } _: {
            $0.moveItem(at: path(1), to: path(7))
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func anItemMovesUp(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0.insert($0.remove(at: 7), at: 1)
        } _: {
            $0.moveItem(at: path(7), to: path(1))
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func anItemIsReloadedWithAnotherSize(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            $0[3] = 150
        } _: {
            $0.reloadItems(at: [path(3)])
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func aBatchInsertsDeletesAndMoves(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await page.change {
            let moved = $0[9]
            $0.remove(at: 9)
            $0.remove(at: 4)
            $0.insert(moved, at: 1)
            $0.insert(110, at: 0)
        } _: {
            $0.deleteItems(at: [path(4)])
            $0.moveItem(at: path(9), to: path(2))
            $0.insertItems(at: [path(0)])
        }
        #expect(await page.shown == page.expected)
    }

    @Test(arguments: SectionKind.allCases) func allItemsAreDeleted(_ kind: SectionKind) async {
        let page = await KindScreen(kind, count: 20)
        await page.change {
            $0.removeAll()
        } _: {
            $0.deleteItems(at: (0..<20).map(path))
        }
        #expect(page.shown.isEmpty)
        #expect(page.view.contentSize.height == 0)
    }

    @Test(arguments: SectionKind.allCases) func theFirstItemsCome(_ kind: SectionKind) async {
        let page = await KindScreen(kind, count: 0)
        await page.change {
            $0 = [50, 90, 70, 120, 60]
        } _: {
            $0.insertItems(at: (0..<5).map(path))
        }
        #expect(page.shown.count == 5)
        #expect(await page.shown == page.expected)
    }

    /// As many as fill whole rows of the grid, so that each item stays beside the same others.
    @Test(arguments: SectionKind.allCases) func whatIsInsertedAboveMovesNothingOnScreen(_ kind: SectionKind)
        async throws
    {
        let page = await KindScreen(kind, count: 200)
        await page.scroll(to: 1_000)
        let (item, distance) = try #require(page.reading)
        await page.change {
            $0.insert(contentsOf: [80, 80, 80, 80], at: 0)
        } _: {
            $0.insertItems(at: (0..<4).map(path))
        }
        #expect(page.distance(of: item + 4) == distance)
    }

    @Test(arguments: SectionKind.allCases) func whatIsDeletedAboveMovesNothingOnScreen(_ kind: SectionKind) async throws
    {
        let page = await KindScreen(kind, count: 200)
        await page.scroll(to: 1_000)
        let (item, distance) = try #require(page.reading)
        await page.change {
            $0.removeFirst(2)
        } _: {
            $0.deleteItems(at: [path(0), path(1)])
        }
        #expect(page.distance(of: item - 2) == distance)
    }

    @Test(arguments: SectionKind.allCases) func whatIsAppendedMovesNothingOnScreen(_ kind: SectionKind) async {
        let page = await KindScreen(kind, count: 200)
        await page.scroll(to: 1_000)
        let before = page.shown
        await page.change {
            $0 += [80, 80]
        } _: {
            $0.insertItems(at: [path(200), path(201)])
        }
        #expect(page.shown == before)
    }
}
