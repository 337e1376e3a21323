import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// The grip of a row, touched by a finger.
@MainActor
@Suite(.secondProcess) struct ReorderGripTests {
    /// Screens whose rows can be moved.
    enum Screen: CaseIterable, Sendable {
        case plainTable, insetGroupedTable, tableFromRightToLeft, navigation
    }

    private func table(_ screen: Screen, _ hostility: Hostility) -> TextTable {
        let table = TextTable(
            [(0..<60).map { "\($0) row" }],
            style: screen == .insetGroupedTable ? .insetGrouped : .plain,
            hostility: hostility
        )
        table.canMove = true
        if screen == .tableFromRightToLeft { table.view.semanticContentAttribute = .forceRightToLeft }
        if screen == .navigation {
            let controller = UIViewController()
            table.view.frame = controller.view.bounds
            table.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(table.view)
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(controller, animated: false)
            table.screen.show(navigation)
            table.screen.frame()
        } else {
            table.show()
        }
        table.view.setEditing(true, animated: false)
        table.view.contentOffset.y = 300
        table.screen.runUntilRest()
        return table
    }

    private func grip(_ row: Int, in table: TextTable) throws -> CGPoint {
        let cell = try #require(table.view.cellForRow(at: IndexPath(row: row, section: 0)))
        let control = try #require(cell.reorderControl)
        return control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    }

    @Test(
        arguments: sample(
            of: pairs(
                Screen.allCases,
                [[], .outerRecognizersFirst, .beginningsAskedLate, .pressesBeginLate, .all] as [Hostility]
            ),
            every: 4
        )
    )
    func aRowIsMovedFromTheFirstFrameOn(_ screen: Screen, _ hostility: Hostility) throws {
        let table = table(screen, hostility)
        let (offset, texts) = (table.view.contentOffset, table.sections[0])
        let finger = try grip(12, in: table)
        table.screen.touchDown(at: finger)
        // A finger that moves at once would scroll elsewhere.
        for step in 1...6 {
            table.screen.moveTouch(to: CGPoint(x: finger.x, y: finger.y + CGFloat(step) * 23))
            table.screen.frame()
            #expect(table.view.contentOffset == offset)
        }
        let row = try #require(
            table.view.visibleTableCells.first { ($0 as? LabelRow)?.label.text == texts[12] }
        )
        #expect(abs(row.convert(row.bounds, to: nil).midY - finger.y - 138) < 22)
        table.screen.liftTouch()
        table.screen.runUntilRest()
        #expect(table.sections[0].firstIndex(of: texts[12]) == 15)
        #expect(table.view.contentOffset == offset)
        #expect(table.view.indexPathForSelectedRow == nil)
    }

    @Test(.byTurns(), arguments: byTurns(Screen.allCases, every: 3))
    func aFingerBesideTheGripScrolls(_ screen: Screen) throws {
        let table = table(screen, [])
        let (offset, texts) = (table.view.contentOffset, table.sections[0])
        let finger = try grip(12, in: table)
        let beside = CGPoint(x: 195, y: finger.y)
        table.screen.pan(from: beside, to: CGPoint(x: beside.x, y: beside.y - 100), frames: 6)
        table.screen.runUntilRest()
        #expect(table.view.contentOffset.y > offset.y + 50)
        #expect(table.sections[0] == texts)
    }

    @Test(.byTurns()) func aTouchThatDoesNotMoveLeavesTheRowWhereItIs() throws {
        let table = table(.plainTable, [])
        let texts = table.sections[0]
        table.screen.tap(try grip(12, in: table))
        table.screen.runUntilRest()
        #expect(table.sections[0] == texts)
        #expect(table.problem == nil)
        #expect(table.view.indexPathForSelectedRow == nil)
        // It can be moved after that.
        try aRowIsMovedFromTheFirstFrameOn(.plainTable, [])
    }

    /// Where a system begins the press after the touch, a finger that is lifted before that moves nothing.
    @Test(.byTurns()) func aShortTouchMovesNothing() throws {
        let table = table(.plainTable, [.pressesBeginLate])
        let texts = table.sections[0]
        table.screen.touchDown(at: try grip(12, in: table))
        table.screen.liftTouch()
        table.screen.runUntilRest()
        #expect(table.sections[0] == texts)
        #expect(table.problem == nil)
    }

    @Test(.byTurns()) func anInterruptedMovementPutsTheRowBack() throws {
        let table = table(.plainTable, [])
        let texts = table.sections[0]
        let finger = try grip(12, in: table)
        table.screen.touchDown(at: finger)
        table.screen.moveTouch(to: CGPoint(x: finger.x, y: finger.y + 100))
        table.screen.frame()
        table.screen.cancelTouches()
        table.screen.runUntilRest()
        #expect(table.sections[0] == texts)
        #expect(table.problem == nil)
    }
}
