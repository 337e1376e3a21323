import HeadlessTools
import UIKit

@testable import SizingKit

/// A row whose text is held up by constraints, 10 points from the upper and lower, 16 from the side edges.
class LabelRow: SizingTableViewCell {
    let label = UILabel()

    override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        hold(label, in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("LabelRow is made in code only")
    }
}

/// A table screen of texts in sections.
@MainActor
final class TextTable: NSObject, SizingTableViewDataSource, SizingTableViewDelegate {
    var sections: [[String]]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var titles: [String]?
    var heights: [String: CGFloat] = [:]
    let screen: HeadlessScreen
    let view: SizingTableView
    /// Every text that a template showed, in order.
    private(set) var measured: [String] = []
    /// What the table view asked and told, by name.
    var calls: [String] = []
    var canMove = false
    /// How a row is made; by the identifier of the class `LabelRow` unless a test says otherwise.
    var row: (SizingTableView, IndexPath, String) -> SizingTableViewCell = { view, indexPath, text in
        let row = view.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (row as? LabelRow)?.label.text = text
        return row
    }
    /// The rows that have been shown and have not left the screen.
    private(set) var displayed: [ObjectIdentifier] = []

    init(
        _ sections: [[String]],
        style: SizingTableView.Style = .plain,
        size: CGSize = CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) {
        self.sections = sections
        screen = HeadlessScreen(size: size, safeAreaInsets: safeArea, hostility: hostility)
        view = SizingTableView(frame: .zero, style: style)
        super.init()
        view.register(LabelRow.self, forCellReuseIdentifier: "text")
        view.tableDataSource = self
        view.tableDelegate = self
    }

    func show() {
        screen.show(view)
        screen.frame()
    }

    /// The height of the row of a text, with its separator, in points.
    func height(of text: String) -> CGFloat {
        // A delete control takes 40 points.
        let width = view.bounds.width - 32 - (view.isEditing ? 40 : 0)
        return heights[text] ?? textHeight(text, width: width) + 20 + 1 / 3
    }

    /// What is wrong with the rows on screen; `nil` if each shows its text, is as tall as it, and begins where the one before
    /// it in its section ends.
    var problem: String? {
        guard let indexPaths = view.indexPathsForVisibleRows else { return "nothing is shown" }
        var last: (indexPath: IndexPath, end: CGFloat)?
        for indexPath in indexPaths {
            guard let row = view.cellForRow(at: indexPath) as? LabelRow, let cell = row.container else {
                return "there is no row at \(indexPath)"
            }
            let text = sections[indexPath.section][indexPath.row]
            if row.label.text != text { return "\(indexPath) shows another text" }
            if row.frame != cell.bounds { return "\(row.frame) is not the frame of its cell" }
            if abs(cell.frame.height - height(of: text)) > 0.01 {
                return "\(cell.frame) at \(indexPath) should be \(height(of: text)) tall"
            }
            if let last, last.indexPath.section == indexPath.section, abs(last.end - cell.frame.minY) > 0.01 {
                return "there is a gap before \(indexPath)"
            }
            last = (indexPath, cell.frame.maxY)
        }
        return nil
    }

    // MARK: Data source

    func numberOfSections(in tableView: SizingTableView) -> Int { sections.count }

    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let text = sections[indexPath.section][indexPath.row]
        let row = row(tableView, indexPath, text)
        if row.isTemplate { measured.append(text) }
        return row
    }

    func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

    func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    func sectionIndexTitles(for tableView: SizingTableView) -> [String]? { titles }

    func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        calls.append("commit \(editingStyle.rawValue) \(indexPath.section)-\(indexPath.row)")
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }

    // MARK: Delegate

    func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
    }

    func tableView(
        _ tableView: SizingTableView,
        willDisplay cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        displayed.append(ObjectIdentifier(cell))
    }

    func tableView(
        _ tableView: SizingTableView,
        didEndDisplaying cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if let index = displayed.firstIndex(of: ObjectIdentifier(cell)) { displayed.remove(at: index) }
    }

    func tableView(_ tableView: SizingTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(indexPath.row)")
        return sections[indexPath.section][indexPath.row].isEmpty ? nil : indexPath
    }

    func tableView(_ tableView: SizingTableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: SizingTableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.row)")
    }

    func tableView(_ tableView: SizingTableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        calls.append("accessory \(indexPath.row)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if calls.last != "scroll" { calls.append("scroll") }
    }
}
