import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Rows that come on screen in the pass in which they are measured are shown as they are: the data source fills each once.
@MainActor
@Suite struct MeasuredRowTests {
    private static let texts = (0..<200).map { "\($0) " + .sentences(1 + $0 * 7 % 5) }

    /// A table whose calls for rows are counted.
    @MainActor
    private final class Table {
        let table: TextTable
        var asked: [String: Int] = [:]
        var didFill: (LabelRow, IndexPath) -> Void = { _, _ in }

        init(_ hostility: Hostility = [], rowClass: LabelRow.Type = LabelRow.self) {
            table = TextTable([MeasuredRowTests.texts], hostility: hostility)
            table.view.register(rowClass, forCellReuseIdentifier: "text")
            let fill = table.row
            table.row = { [unowned self] view, indexPath, text in
                asked[text, default: 0] += 1
                let row = fill(view, indexPath, text)
                if let row = row as? LabelRow { didFill(row, indexPath) }
                return row
            }
        }

        /// The texts on screen that the data source was asked for another number of times.
        func shownTexts(askedFor other: Int) -> [String] {
            (table.view.indexPathsForVisibleRows ?? []).map { table.sections[0][$0.row] }.filter { asked[$0] != other }
        }
    }

    /// Claim (Migrating a table screen): "Rows that are measured as they come on screen are filled once, and shown as they are"
    @Test(arguments: [[], .all] as [Hostility])
    func theDataSourceFillsARowOfTheFirstScreenOnce(_ hostility: Hostility) {
        let shown = Table(hostility)
        shown.table.show()
        #expect(shown.table.problem == nil)
        if hostility.isEmpty { #expect(shown.shownTexts(askedFor: 1) == []) }
        shown.table.screen.runUntilRest()
        #expect(shown.table.problem == nil)
        shown.asked = [:]
        shown.table.sections = [Self.texts.reversed()]
        shown.table.view.reloadData()
        shown.table.screen.frame()
        #expect(shown.table.problem == nil)
        if hostility.isEmpty { #expect(shown.shownTexts(askedFor: 1) == []) }
    }

    /// As tables were written before rows could be registered, and with rows that are kept in properties.
    @Test(.byTurns(), arguments: [true, false])
    func aRowThatIsMadeByHandIsFilledOnce(_ hasIdentifier: Bool) {
        let shown = Table()
        var (asked, rows): ([Int: Int], [LabelRow]) = ([:], [])
        shown.table.view.register(nil as AnyClass?, forCellReuseIdentifier: "text")
        let own = (0..<200).map { _ in LabelRow(style: .default, reuseIdentifier: nil) }
        shown.table.row = { view, indexPath, text in
            asked[indexPath.row, default: 0] += 1
            var row = own[indexPath.row]
            if hasIdentifier {
                row =
                    view.dequeueReusableCell(withIdentifier: "text") as? LabelRow
                    ?? LabelRow(style: .default, reuseIdentifier: "text")
                if !rows.contains(row) { rows.append(row) }
            }
            row.label.text = text
            return row
        }
        shown.table.show()
        #expect(shown.table.problem == nil)
        let visible = shown.table.view.indexPathsForVisibleRows ?? []
        #expect(visible.allSatisfy { asked[$0.row] == 1 })
        for _ in 0..<40 {
            shown.table.view.contentOffset.y += 180
            shown.table.screen.frame()
            #expect(shown.table.problem == nil)
        }
        #expect(rows.count < 40)
    }

    /// An app that leaves out a download for templates must be asked for the row that it shows.
    @Test func whoAsksForATemplateIsAskedForTheShownRow() {
        let shown = Table()
        var downloads: [ObjectIdentifier: IndexPath] = [:]
        shown.didFill = { row, indexPath in
            if !row.isSizingTemplate { downloads[ObjectIdentifier(row)] = indexPath }
        }
        shown.table.show()
        for indexPath in shown.table.view.indexPathsForVisibleRows ?? [] {
            let row = shown.table.view.cellForRow(at: indexPath)
            #expect(row.map { downloads[ObjectIdentifier($0)] } == indexPath)
        }
        #expect(shown.table.problem == nil)
    }

    /// What was measured and has not come on screen is used for the next rows, at the end of the pass or once the data change.
    @Test(arguments: [false, true]) func aRowThatDoesNotComeOnScreenIsTheNextOne(isDataChange: Bool) {
        let shown = Table()
        shown.table.show()
        let (view, room, row) = (shown.table.view, TemplateRoom(), LabelRow(style: .default, reuseIdentifier: "text"))
        room.addSubview(row)
        view.measuredRows.begin(row, at: IndexPath(row: 150, section: 0))
        let isKept = view.measuredRows.keep(row)
        #expect(isKept)
        if isDataChange {
            view.dataDidChange()
        } else {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        #expect(row.superview == nil)
        #expect(view.dequeueReusableCell(withIdentifier: "text") === row)
    }

    @Test(.byTurns()) func noMoreRowsAreMadeThanAreNeeded() {
        let shown = Table()
        var rows: Set<ObjectIdentifier> = []
        var kept: [LabelRow] = []
        shown.didFill = { row, _ in
            if rows.insert(ObjectIdentifier(row)).inserted { kept.append(row) }
        }
        shown.table.show()
        for _ in 0..<40 {
            shown.table.view.contentOffset.y += 180
            shown.table.screen.frame()
        }
        #expect(shown.table.problem == nil)
        #expect(kept.count < 40)
        #expect(shown.table.view.measuredRows.removeAll().isEmpty)
    }

    /// The data change while rows are measured: none is shown for another index path.
    @Test func aRowThatWasMeasuredBeforeAChangeIsNotShown() {
        let shown = Table()
        // What was measured is found again by its key.
        shown.table.view.listLayout.itemKey = { [unowned shown] in shown.table.sections[0][$0.item] }
        var changes = 1
        shown.didFill = { [unowned shown] _, indexPath in
            guard indexPath.row == 3, changes > 0 else { return }
            changes -= 1
            shown.table.sections[0].removeFirst(2)
            LayoutPassFaults.meaning("the app reloads while it is asked") { shown.table.view.reloadData() }
        }
        shown.table.show()
        shown.table.screen.runUntilRest()
        #expect(changes == 0)
        #expect(shown.table.problem == nil)
    }

    /// One template measures all rows that are on screen already.
    @Test func rowsOnScreenAreMeasuredByOneTemplate() {
        let shown = Table()
        var rows: Set<ObjectIdentifier> = []
        var kept: [LabelRow] = []
        shown.didFill = { row, _ in
            if row.isTemplate, rows.insert(ObjectIdentifier(row)).inserted { kept.append(row) }
        }
        shown.table.show()
        shown.table.screen.runUntilRest()
        (rows, kept) = ([], [])
        shown.table.view.listLayout.invalidateSizes()
        shown.table.screen.runUntilRest()
        #expect(shown.table.problem == nil)
        #expect(kept.count == 1)
    }

    /// A row that the app keeps itself may be shown elsewhere meanwhile: it stays there.
    @Test func aRowThatIsShownElsewhereIsLeftThere() {
        let (room, elsewhere) = (TemplateRoom(), UIView())
        let rows = (0..<4).map { _ in LabelRow(style: .default, reuseIdentifier: nil) }
        var measured = MeasuredRows()
        for (number, row) in rows.enumerated() {
            room.addSubview(row)
            measured.begin(row, at: IndexPath(row: number, section: 0))
            let isKept = measured.keep(row)
            #expect(isKept)
        }
        elsewhere.addSubview(rows[0])
        elsewhere.addSubview(rows[1])
        let taken = [0, 2].map { measured.take(at: IndexPath(row: $0, section: 0)) }
        #expect(taken == [nil, rows[2]])
        let left = measured.removeAll()
        #expect(left == [rows[3]])
    }

    private class FittedRow: LabelRow {
        static var fittingsOfShownRows = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            if !isTemplate { Self.fittingsOfShownRows += 1 }
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
    }

    /// Claim (Performance): "After three different heights at which such rows have asked for what they were measured with, the next ones
    /// aren't asked again."
    @Test func rowsThatAskForWhatTheyWereMeasuredWithAreNotAskedAgain() {
        let shown = Table(rowClass: FittedRow.self)
        shown.table.show()
        FittedRow.fittingsOfShownRows = 0
        shown.table.sections = [Self.texts.reversed()]
        shown.table.view.reloadData()
        shown.table.screen.frame()
        #expect(shown.table.problem == nil)
        #expect(FittedRow.fittingsOfShownRows == 0)
    }

    /// A row that is taller on screen than it was measured.
    private final class TallerRow: FittedRow {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            var size = super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
            if !isTemplate { size.height += 20 }
            return size
        }
    }

    @Test(.byTurns()) func rowsThatAskForOtherHeightsOnScreenHaveThem() {
        let shown = Table(rowClass: TallerRow.self)
        func check(_ comment: Comment) {
            for row in shown.table.view.visibleTableCells {
                let needed = row.systemLayoutSizeFitting(
                    CGSize(width: row.bounds.width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                )
                #expect(abs(row.bounds.height - needed.height) < 1, comment)
            }
        }
        shown.table.show()
        shown.table.screen.runUntilRest()
        check("opened")
        for _ in 0..<3 {
            shown.table.view.reloadData()
            shown.table.screen.runUntilRest()
            check("reloaded")
        }
    }

    private final class GrowingRow: LabelRow {
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            label.font = .systemFont(ofSize: selected ? 34 : 17)
            invalidateIntrinsicContentSize()
        }
    }

    /// A row that is selected looks otherwise than it was measured.
    @Test(.byTurns()) func aRowThatIsSelectedIsAskedForItsHeight() throws {
        let shown = Table(rowClass: GrowingRow.self)
        shown.table.show()
        let first = IndexPath(row: 0, section: 0)
        shown.table.view.selectRow(at: first, animated: false, scrollPosition: .top)
        shown.table.screen.runUntilRest()
        // It comes back as a row that is measured when it is shown.
        shown.table.view.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        shown.table.screen.runUntilRest()
        shown.table.view.listLayout.invalidateSizes()
        shown.table.view.contentOffset.y = 0
        shown.table.screen.runUntilRest()
        let row = try #require(shown.table.view.cellForRow(at: first) as? LabelRow)
        #expect(row.isSelected)
        let needed = row.label.sizeThatFits(CGSize(width: row.label.bounds.width, height: .infinity)).height
        #expect(abs(row.label.bounds.height - needed) < 1)
    }
}
