import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A table view whose rows are measured before they are shown.
@MainActor
@Suite(.secondProcess) struct SizingTableViewTests {
    private static let texts = (0..<2_000).map { "\($0): " + .sentences(1 + $0 * 7 % 9) }

    @Test(.byTurns(), arguments: byTurns(SizingCollectionViewTests.modes, every: 4, always: [[]]))
    func everyRowIsRightInItsFirstFrame(_ hostility: Hostility) {
        let table = TextTable([Self.texts], hostility: hostility)
        table.show()
        #expect(table.problem == nil)
        for offset in [300, 9_000, 60_000, 59_000] as [CGFloat] {
            table.view.contentOffset.y = offset
            table.screen.frame()
            #expect(table.problem == nil, "at \(offset)")
        }
        #expect(Set(table.measured).count == table.measured.count)
        #expect(table.view.listLayout.statistics.items.corrected == 0)
        #expect(table.view.listLayout.session.measurer.finder.templates.templateCount == 1)
    }

    @Test(.byTurns()) func rowsAreReusedAndNoneIsLost() {
        let table = TextTable([Self.texts])
        table.show()
        for step in 0..<60 {
            table.view.contentOffset.y = CGFloat(step) * 700
            table.screen.frame()
        }
        #expect(table.problem == nil)
        let shown = Set(table.view.visibleTableCells.map { ObjectIdentifier($0) })
        #expect(shown == Set(table.displayed))
        #expect(table.displayed.count == shown.count)
        // Rows wait in their cells, which UIKit keeps, so that the pool holds few.
        #expect(table.view.rowPool.count < 30)
    }

    @Test(.byTurns()) func rowsMadeByHandAreMeasuredAndReused() {
        let table = TextTable([Self.texts])
        var made = 0
        table.row = { view, _, text in
            let row =
                view.dequeueReusableCell(withIdentifier: "hand") as? LabelRow
                ?? {
                    made += 1
                    return LabelRow(style: .default, reuseIdentifier: "hand")
                }()
            row.label.text = text
            return row
        }
        table.show()
        for step in 0..<40 {
            table.view.contentOffset.y = CGFloat(step) * 500
            table.screen.frame()
            #expect(table.problem == nil)
        }
        #expect(made < 40)
        #expect(table.view.listLayout.statistics.items.corrected == 0)
    }

    /// Rows of a settings screen, which a controller keeps in properties.
    @Test(.byTurns()) func rowsKeptInPropertiesAreMeasuredWhereTheyAre() {
        let texts = (0..<30).map { "\($0) " + .sentences(1 + $0 % 4) }
        let rows = texts.map { text in
            let row = LabelRow(style: .default, reuseIdentifier: nil)
            row.label.text = text
            return row
        }
        let table = TextTable([texts])
        table.row = { _, indexPath, _ in rows[indexPath.row] }
        table.show()
        #expect(table.problem == nil)
        table.view.reloadData()
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        table.screen.rotate(to: CGSize(width: 844, height: 390))
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        table.view.contentOffset.y = 700
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        #expect(table.view.listLayout.statistics.items.corrected == 0)
        #expect(table.view.rowPool.count == 0)
    }

    @Test func heightsAreThoseOfTheDelegateOrMeasured() {
        let table = TextTable([["a", "b", "c", "d"]])
        table.heights = ["b": 80, "c": 0]
        table.view.rowHeight = 60
        table.show()
        let frames = (0..<4).map { table.view.rectForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(frames.map(\.minY) == [0, 60, 140, 140])
        #expect(frames.map(\.height) == [60, 80, 0, 60])
        table.view.rowHeight = SizingTableView.automaticDimension
        table.screen.runUntilRest()
        #expect(table.view.rectForRow(at: IndexPath(row: 3, section: 0)).height == table.height(of: "a"))
        #expect(table.measured == ["a", "d"])
    }

    @Test func templatesKnowThatTheyAreMeasured() {
        let table = TextTable([["a", "b"]])
        table.show()
        #expect(table.measured == ["a", "b"])
        #expect(table.view.visibleTableCells.allSatisfy { !$0.isSizingTemplate })
        #expect(table.view.visibleTableCells.map(\.reuseIdentifier) == ["text", "text"])
    }

    @Test(.byTurns()) func updatesMoveRowsAndMeasureNewOnes() {
        let table = TextTable([Self.texts])
        table.show()
        table.screen.runUntilRest()
        let measured = table.measured.count
        table.view.beginUpdates()
        table.sections[0].insert(contentsOf: ["new " + .sentences(9), "newer"], at: 1)
        table.view.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .top)
        table.sections[0].remove(at: 6)
        table.view.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .left)
        // UIKit may read it, and it has no updates.
        #expect(!table.view.hasUncommittedUpdates)
        table.view.endUpdates()
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        #expect(table.measured.count - measured <= 4)
        table.sections[0][3] = "changed " + .sentences(7)
        table.view.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        let text = table.sections[0].remove(at: 5)
        table.sections[0].insert(text, at: 2)
        table.view.moveRow(at: IndexPath(row: 5, section: 0), to: IndexPath(row: 2, section: 0))
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        table.sections.insert(["x", "y"], at: 0)
        table.view.insertSections(IndexSet(integer: 0), with: .none)
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        #expect(table.view.numberOfSections == 2)
        #expect(table.view.numberOfRows(inSection: 0) == 2)
        #expect(table.view.listLayout.statistics.items.corrected == 0)
    }

    @Test func aConfiguredRowKeepsItsViewAndGetsItsHeight() throws {
        let table = TextTable([["a", "b", "c"]])
        table.show()
        let path = IndexPath(row: 1, section: 0)
        let row = try #require(table.view.cellForRow(at: path))
        table.sections[0][1] = .sentences(8)
        table.view.reconfigureRows(at: [path])
        table.screen.runUntilRest()
        #expect(table.view.cellForRow(at: path) === row)
        #expect(table.problem == nil)
    }
}
