import HeadlessTools
import Testing
import UIKit

/// Whole screens, used as a reader would use them.
@MainActor
struct ScreenTests {
    private func show(_ controller: UIViewController) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
        screen.window.traitOverrides.displayScale = 2
        screen.show(controller)
        screen.frames(2)
        return screen
    }

    // MARK: Outline

    @Test func foldersOpenAndClose() throws {
        let controller = OutlineViewController()
        let screen = show(controller)
        let view = try #require(controller.collectionView)
        #expect(controller.visibleTitles == ["Inbox", "Work", "Plans", "Minutes", "Travel"])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        screen.tapItem(at: IndexPath(item: 0, section: 1), in: view)
        screen.frame()
        #expect(controller.visibleTitles == ["Inbox", "Work", "Travel"])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 44, 88])
        screen.tapItem(at: IndexPath(item: 1, section: 1), in: view)
        screen.frame()
        #expect(controller.visibleTitles == ["Inbox", "Work", "Travel", "Rome"])
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func rowsInFoldersAreIndented() throws {
        let controller = OutlineViewController()
        _ = show(controller)
        let cells = controller.collectionView.visibleCells.compactMap { $0 as? UICollectionViewListCell }
        #expect(cells.map(\.indentationLevel) == [0, 0, 1, 1, 0])
        // A disclosure indicator takes 34 points at the end, the indentation 10 at the beginning.
        #expect(cells[0].contentView.frame == rect(0, 0, 286, 44))
        #expect(cells[2].contentView.frame == rect(10, 0, 276, 44))
    }

    // MARK: Chat

    @Test func theNewestMessageStandsAtTheBottom() throws {
        let controller = ChatViewController()
        let screen = show(controller)
        let view = try #require(controller.collectionView)
        controller.receive(Message(id: 0, text: "Hello", isOutgoing: false))
        controller.receive(Message(id: 1, text: "Hello\nyou", isOutgoing: true))
        screen.frames(2)
        func frame(_ item: Int) throws -> CGRect {
            let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? BubbleCell)
            return cell.bubbleView.convert(cell.bubbleView.bounds, to: controller.view)
        }
        // Lines of 17.9 points; 8 points in the bubble above and below, 4 around it, bubbles of at least 80.
        #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 320, 60), rect(0, 60, 320, 42)])
        #expect(try frame(0) == rect(228, 424, 80, 52))
        #expect(try frame(1) == rect(12, 382, 80, 34))
    }

    // MARK: Questions

    @Test func answersShowWhereTheQuestionIsTapped() {
        let controller = QuestionsViewController()
        let screen = show(controller)
        let view = controller.collectionView!
        // A question is 20.5 points high, with 12 around it.
        #expect(view.visibleCells.map(\.frame.minY) == [0, 44.5, 89])
        screen.tapItem(at: IndexPath(item: 1, section: 0), in: view)
        screen.frames(2)
        // 6 points and an answer of two lines more.
        #expect(
            view.visibleCells.map(\.frame) == [
                rect(0, 0, 320, 44.5), rect(0, 44.5, 320, 86.5), rect(0, 131, 320, 44.5),
            ]
        )
        screen.tapItem(at: IndexPath(item: 1, section: 0), in: view)
        screen.frames(2)
        #expect(view.visibleCells.map(\.frame.minY) == [0, 44.5, 89])
    }
}
