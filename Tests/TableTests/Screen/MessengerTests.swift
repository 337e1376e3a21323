import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Table

/// The conversation of the example, as its readers use it.
@MainActor
@Suite struct MessengerTests {
    private nonisolated static let modes: [Hostility] = [[], .all]

    /// - Parameter conversation: Older pages don't come by themselves.
    private func show(
        _ conversation: Conversation = .walk,
        _ hostility: Hostility
    ) -> (HeadlessScreen, MessengerViewController) {
        let screen = HeadlessScreen(
            size: CGSize(width: 393, height: 852),
            scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        let history = ConversationHistory(pageCount: 0)
        let controller = MessengerViewController(title: "Walk", conversation: conversation, history: history)
        screen.show(UINavigationController(rootViewController: controller))
        screen.frame()
        return (screen, controller)
    }

    /// Where rows are seen, from the top of the screen.
    private func places(in controller: MessengerViewController) -> [Conversation.Item: CGFloat] {
        let view = controller.collectionView
        return view.indexPathsForVisibleItems.reduce(into: [:]) { places, indexPath in
            guard let cell = view.cellForItem(at: indexPath) else { return }
            places[controller.dataSource.itemIdentifier(for: indexPath)!] = cell.convert(cell.bounds, to: nil).minY
        }
    }

    /// How far below its place, 8 points above the bar, the last row ends.
    private func distanceToEnd(in controller: MessengerViewController) throws -> CGFloat {
        let view = controller.collectionView
        let section = view.numberOfSections - 1
        let last = IndexPath(item: view.numberOfItems(inSection: section) - 1, section: section)
        let cell = try #require(view.cellForItem(at: last))
        let bar = controller.inputBar
        return cell.convert(cell.bounds, to: nil).maxY - bar.convert(bar.bounds, to: nil).minY + 8
    }

    private func message(_ id: Int, from sender: Person = .mara) -> Message {
        Message(id: id, sender: sender, time: "9:50", text: "A message of a few words, which is the number \(id).")
    }

    private func bubble(_ id: Int, in controller: MessengerViewController) throws -> UICollectionViewCell {
        let indexPath = try #require(controller.dataSource.indexPath(for: .message(id)))
        return try #require(controller.collectionView.cellForItem(at: indexPath))
    }

    @Test(arguments: Self.modes) func itOpensAtItsEndBelowTheMarkOfNewMessages(_ hostility: Hostility) throws {
        let (screen, controller) = show(.walk, hostility)
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        #expect(places(in: controller)[.unreadMark] != nil)
        #expect(controller.conversation.unreadCount == 3)
        let before = places(in: controller)
        screen.runUntilRest()
        #expect(places(in: controller) == before)
    }

    @Test(arguments: Self.modes) func aMessageArrives(_ hostility: Hostility) throws {
        let (screen, controller) = show(.walk, hostility)
        screen.runUntilRest()
        controller.receive(message(20))
        screen.runUntilRest()
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        #expect(try bubble(20, in: controller).frame.height > 50)
    }

    @Test(.byTurns(), arguments: Self.modes) func nothingMovesForAReaderOfOlderMessages(_ hostility: Hostility) {
        let (screen, controller) = show(.walk, hostility)
        screen.runUntilRest()
        screen.drag(controller.collectionView, by: -500)
        screen.lift(controller.collectionView)
        screen.runUntilRest()
        controller.change { $0.markAsRead() }
        screen.runUntilRest()
        let before = places(in: controller)
        controller.receive(message(20))
        screen.runUntilRest()
        #expect(places(in: controller) == before)
        #expect(controller.conversation.unreadCount == 1)
        controller.receive(message(21, from: .jon))
        screen.runUntilRest()
        #expect(places(in: controller) == before)
        #expect(controller.conversation.unreadCount == 2)
    }

    @Test(.byTurns(), arguments: Self.modes) func theKeyboardComesAndAMessageIsSent(_ hostility: Hostility) throws {
        let (screen, controller) = show(.walk, hostility)
        screen.runUntilRest()
        let bar = controller.inputBar.convert(controller.inputBar.bounds, to: nil)
        #expect(controller.inputBar.field.becomeFirstResponder())
        screen.runUntilRest()
        #expect(controller.inputBar.convert(controller.inputBar.bounds, to: nil).maxY == 516)
        #expect(bar.maxY == 818)
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        screen.typeText("Good.")
        screen.tap(controller.inputBar.button)
        screen.runUntilRest()
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        #expect(controller.conversation.days.last?.messages.last?.text == "Good.")
        #expect(controller.conversation.unreadCount == 0)
        #expect(controller.inputBar.field.text?.isEmpty != false)
    }

    @Test(arguments: Self.modes) func aReactionMakesABubbleTaller(_ hostility: Hostility) throws {
        let (screen, controller) = show(.walk, hostility)
        screen.runUntilRest()
        let before = try bubble(18, in: controller).frame.height
        let indexPath = try #require(controller.dataSource.indexPath(for: .message(18)))
        screen.tapItem(at: indexPath, in: controller.collectionView)
        screen.runUntilRest()
        #expect(try bubble(18, in: controller).frame.height > before + 10)
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        // What is tapped once more counts to two.
        let height = try bubble(18, in: controller).frame.height
        screen.tapItem(at: indexPath, in: controller.collectionView)
        screen.runUntilRest()
        #expect(try bubble(18, in: controller).frame.height == height)
        #expect(controller.conversation.bubbles[18]?.message.reactions.first?.count == 2)
    }

    @Test(.byTurns(), arguments: Self.modes) func somebodyTypes(_ hostility: Hostility) throws {
        let (screen, controller) = show(.walk, hostility)
        screen.runUntilRest()
        let before = places(in: controller)
        controller.change { $0.typing = .elif }
        screen.runUntilRest()
        #expect(places(in: controller)[.typing("Elif")] != nil)
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        controller.change { $0.typing = nil }
        screen.runUntilRest()
        #expect(places(in: controller) == before)
        controller.change { $0.typing = .elif }
        screen.runUntilRest()
        controller.receive(message(20, from: .elif))
        screen.runUntilRest()
        #expect(places(in: controller)[.typing("Elif")] == nil)
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
    }

    @Test(.byTurns(), arguments: Self.modes) func olderPagesComeInUnderTheFinger(_ hostility: Hostility) {
        let (screen, controller) = show(.walk, hostility)
        let (view, history) = (controller.collectionView, ConversationHistory())
        screen.runUntilRest()
        var moved: [String] = []
        for _ in 0..<5 {
            screen.touchDown(view)
            for _ in 0..<40 {
                screen.drag(view, by: -25)
                screen.frame()
                let before = places(in: controller)
                if controller.isNearStart { controller.showOlder(history.page(controller.loadedPageCount)) }
                screen.frame()
                let after = places(in: controller)
                for (item, y) in before where after[item].map({ abs($0 - y) > 0.01 }) ?? (y > 103 && y < 700) {
                    moved.append("\(controller.loadedPageCount): \(item) from \(y) to \(after[item] ?? .nan)")
                }
            }
            screen.lift(view)
            screen.runUntilRest()
        }
        #expect(moved == [])
        #expect(controller.loadedPageCount >= 4)
        #expect(controller.conversation.days.first?.title == "\(controller.loadedPageCount) weeks ago")
    }

    @Test(.byTurns(), arguments: Self.modes) func fewMessagesLieAboveTheBar(_ hostility: Hostility) throws {
        let day = Conversation.Day(title: "Today", messages: [message(1), message(2, from: .jon)])
        let (screen, controller) = show(Conversation(days: [day]), hostility)
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        for id in 3..<16 {
            controller.receive(message(id))
            screen.runUntilRest()
            #expect(try abs(distanceToEnd(in: controller)) < 0.01, "\(id)")
        }
        #expect(controller.collectionView.contentInset.top == 0)
    }

    @Test(arguments: Self.modes) func fewMessagesLieAboveTheKeyboard(_ hostility: Hostility) throws {
        let day = Conversation.Day(title: "Today", messages: [message(1), message(2, from: .jon)])
        let (screen, controller) = show(Conversation(days: [day]), hostility)
        #expect(controller.inputBar.field.becomeFirstResponder())
        screen.runUntilRest()
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
        #expect(controller.inputBar.field.resignFirstResponder())
        screen.runUntilRest()
        #expect(try abs(distanceToEnd(in: controller)) < 0.01)
    }
}
