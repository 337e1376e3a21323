import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import OriginalTableScreens
@testable import TableScreens

/// Rows are dragged by the same fingers within a table and from one into another, before and after the renames.
@MainActor
@Suite struct DraggedScreenTests {
    /// One of the two tables, or what lies beside all rows.
    private enum Place {
        case open(Int)
        case done(Int)
        /// A little below the last row.
        case openEnd, doneEnd
        /// Far below the last row.
        case doneSpace
    }

    /// A screen with two tables, whatever shows it.
    @MainActor
    private struct Stage {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        let rows: @MainActor (_ isDone: Bool) -> [(text: String, frame: CGRect)]
        let log: @MainActor () -> [String]

        func point(_ place: Place) -> CGPoint {
            let (isDone, row, space): (Bool, Int?, CGFloat) =
                switch place {
                case .open(let row): (false, row, 0)
                case .done(let row): (true, row, 0)
                case .openEnd: (false, nil, 10)
                case .doneEnd: (true, nil, 10)
                case .doneSpace: (true, nil, 300)
                }
            let rows = rows(isDone)
            if let row { return CGPoint(x: rows[row].frame.midX, y: rows[row].frame.midY) }
            return CGPoint(x: isDone ? 290 : 100, y: (rows.last?.frame.maxY ?? 0) + space)
        }

        func drag(from start: Place, to end: Place) {
            screen.dragAndDrop(from: point(start), to: point(end))
            screen.frames(40)
        }

        var shown: [[String]] { [false, true].map { rows($0).map(\.text) } }
    }

    private static let open = ["Buy milk", "Call the plumber about the kitchen sink", "Fixed: rent", "Write to Ada"]
    private static let done = ["Book a table", "Water the plants"]

    private func original() -> Stage {
        let board = OriginalTableScreens.BoardViewController(open: Self.open, done: Self.done)
        let stage = Stage { isDone in
            let table = isDone ? board.doneTable : board.openTable
            return (table.indexPathsForVisibleRows ?? []).map {
                (table.cellForRow(at: $0)?.textLabel?.text ?? "", table.convert(table.rectForRow(at: $0), to: nil))
            }
        } log: {
            board.events
        }
        stage.screen.show(board)
        stage.screen.frame()
        return stage
    }

    private func migrated() -> Stage {
        let board = TableScreens.BoardViewController(open: Self.open, done: Self.done)
        let stage = Stage { isDone in
            let table = isDone ? board.doneTable : board.openTable
            return (table.indexPathsForVisibleRows ?? []).map {
                (table.cellForRow(at: $0)?.textLabel?.text ?? "", table.convert(table.rectForRow(at: $0), to: nil))
            }
        } log: {
            board.events
        }
        stage.screen.show(board)
        stage.screen.frame()
        return stage
    }

    private func run(_ stage: Stage) -> (shown: [[[String]]], events: [String]) {
        let steps: [(Place, Place)] = [
            (.open(0), .done(1)), (.done(0), .done(2)), (.open(2), .open(0)), (.done(2), .openEnd),
            (.open(1), .done(0)),
            (.open(0), .doneSpace), (.open(0), .doneEnd),
        ]
        var shown = [stage.shown]
        for (start, end) in steps {
            stage.drag(from: start, to: end)
            shown.append(stage.shown)
        }
        return (shown, stage.log())
    }

    @Test(.byTurns()) func rowsAreDraggedBeforeAndAfterTheRenames() {
        // There is one screen at a time.
        let expected = run(original())
        let found = run(migrated())
        for (number, (expected, found)) in zip(expected.shown, found.shown).enumerated() {
            #expect(found == expected, "after \(number) steps")
        }
        #expect(found.events == expected.events)
        let call = Self.open[1]
        let lists: [[[String]]] = [
            [Self.open, Self.done],
            [[call, "Fixed: rent", "Write to Ada"], ["Book a table", "Buy milk", "Water the plants"]],
            [[call, "Fixed: rent", "Write to Ada"], ["Buy milk", "Water the plants", "Book a table"]],
            [["Write to Ada", call, "Fixed: rent"], ["Buy milk", "Water the plants", "Book a table"]],
            [["Write to Ada", call, "Fixed: rent", "Book a table"], ["Buy milk", "Water the plants"]],
            [["Write to Ada", "Fixed: rent", "Book a table"], [call, "Buy milk", "Water the plants"]],
            [["Fixed: rent", "Book a table"], [call, "Buy milk", "Water the plants", "Write to Ada"]],
            // A row whose delegate returns nothing is not lifted.
            [["Fixed: rent", "Book a table"], [call, "Buy milk", "Water the plants", "Write to Ada"]],
        ]
        #expect(found.shown == lists)
        #expect(
            found.events.prefix(7) == [
                "open: drag begins", "open: enters", "open: exits", "done: enters", "open: drop ends",
                "done: drop ends",
                "open: drag ends",
            ]
        )
    }
}
