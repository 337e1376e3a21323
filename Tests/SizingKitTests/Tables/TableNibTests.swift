import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Rows, headers and footers of a table view from nibs.
@MainActor
@Suite struct TableNibTests {
    @Test(.byTurns()) func rowsFromANibAreMeasuredOnceAndReused() {
        var made = 0
        NibRegistry.register("label row") {
            made += 1
            return [LabelRow(frame: .zero)]
        }
        defer { NibRegistry.unregister("label row") }
        let texts = (0..<300).map { "\($0): " + .sentences(1 + $0 % 5) }
        let table = TextTable([texts])
        table.view.register(UINib(nibName: "label row", bundle: nil), forCellReuseIdentifier: "text")
        table.show()
        #expect(table.problem == nil)
        #expect(table.view.visibleTableCells.allSatisfy { $0.reuseIdentifier == "text" })
        for _ in 0..<30 {
            table.view.contentOffset.y += 300
            table.screen.frame()
            #expect(table.problem == nil)
        }
        // The rows of a screen, those that come in while others leave, and the template.
        #expect(made < 30)
        #expect(Set(table.measured).count == table.measured.count)
        #expect(table.view.listLayout.statistics.items.corrected == 0)
    }

    /// 3 · (10 + 10) + 61 = 121 pixels for a line, and nothing below the header.
    @Test func headersComeFromNibs() throws {
        NibRegistry.register("label title") { [LabelTitle(reuseIdentifier: "title")] }
        defer { NibRegistry.unregister("label title") }
        let table = TextTable([["a"]])
        let delegate = TitleDelegate()
        table.view.register(UINib(nibName: "label title", bundle: nil), forHeaderFooterViewReuseIdentifier: "title")
        table.view.tableDelegate = delegate
        table.view.sectionHeaderTopPadding = 0
        table.show()
        let header = try #require(table.view.headerView(forSection: 0) as? LabelTitle)
        #expect(header.label.text == "Title" && header.reuseIdentifier == "title")
        #expect(Int((table.view.rectForHeader(inSection: 0).height * 3).rounded()) == 121)
    }

    @Test func aNibWithoutARowHasNone() {
        NibRegistry.register("no row") { [UILabel(frame: .zero)] }
        defer { NibRegistry.unregister("no row") }
        let table = TextTable([[]])
        table.view.register(UINib(nibName: "no row", bundle: nil), forCellReuseIdentifier: "none")
        #expect(table.view.dequeueReusableCell(withIdentifier: "none") == nil)
    }
}

/// A header whose text is held up by constraints.
private final class LabelTitle: SizingTableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        hold(label, in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("LabelTitle is made in code only")
    }
}

private final class TitleDelegate: NSObject, SizingTableViewDelegate {
    func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
        (header as? LabelTitle)?.label.text = "Title"
        return header
    }
}
