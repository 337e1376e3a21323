import HeadlessTools
import SizingKit
import UIKit

/// What a row of a table under test shows.
struct KeptRow: Equatable {
    enum Kind: String, CaseIterable {
        /// A label that constraints hold.
        case label
        /// A cell laid out by frames: a quarter as high as its content is wide.
        case quarter
        /// A cell of a standard style.
        case standard
    }

    enum Accessory: Equatable {
        case type(UITableViewCell.AccessoryType)
        case view(width: CGFloat)
    }

    var id: Int
    var kind = Kind.label
    var text = "Word"
    var accessory = Accessory.type(.none)
    var editingAccessory = Accessory.type(.none)
    var indentationLevel = 0
    var showsReorderControl = false

    @MainActor
    func fill(_ cell: UITableViewCell) {
        if let cell = cell as? KeptLabelCell {
            cell.label.text = text
        } else if !(cell is QuarterTableCell) {
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = text
        }
        (cell.accessoryType, cell.accessoryView) = Self.parts(accessory)
        (cell.editingAccessoryType, cell.editingAccessoryView) = Self.parts(editingAccessory)
        cell.indentationLevel = indentationLevel
        cell.showsReorderControl = showsReorderControl
    }

    @MainActor
    private static func parts(_ accessory: Accessory) -> (UITableViewCell.AccessoryType, UIView?) {
        switch accessory {
        case .type(let type): (type, nil)
        case .view(let width): (.none, UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
        }
    }
}

final class KeptLabelCell: UITableViewCell {
    let label = UILabel()
    /// How often `prepareForReuse()` was called.
    private(set) var reuseCount = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        hold(label, in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("KeptLabelCell is made in code only")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}

final class QuarterTableCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 4)
    }
}

final class KeptTitleView: UITableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        hold(label, in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("KeptTitleView is made in code only")
    }
}

/// A table view whose heights come from a sizer, or else from the shown cells: the naive twin.
@MainActor
final class KeptTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    enum Heights {
        case ofShownCells
        /// Without keys.
        case byIndexPath
        case byKey
    }

    var sections: [[KeptRow]] = []
    var title: String?
    var indexTitles: [String]?
    var indentsWhileEditing = true
    var fitting = SizingFitting.automatic
    let heights: Heights
    let tableView: UITableView
    let sizer: TableSizer
    /// The rows whose templates were configured.
    private(set) var configured: [Int] = []

    init(_ tableView: UITableView, _ heights: Heights) {
        self.tableView = tableView
        self.heights = heights
        sizer = TableSizer(in: tableView)
        super.init()
        tableView.register(KeptLabelCell.self, forCellReuseIdentifier: KeptRow.Kind.label.rawValue)
        tableView.register(QuarterTableCell.self, forCellReuseIdentifier: KeptRow.Kind.quarter.rawValue)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: KeptRow.Kind.standard.rawValue)
        tableView.register(KeptTitleView.self, forHeaderFooterViewReuseIdentifier: "title")
        tableView.dataSource = self
        tableView.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section][indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row.kind.rawValue, for: indexPath)
        row.fill(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let row = sections[indexPath.section][indexPath.row]
        let key: AnyHashable?
        switch heights {
        case .ofShownCells: return UITableView.automaticDimension
        case .byIndexPath: key = nil
        case .byKey: key = row.id
        }
        return sizer.height(forRowAt: indexPath, cell: row.kind.rawValue, key: key, fitting: fitting) { cell in
            configured.append(row.id)
            row.fill(cell)
        }
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indentsWhileEditing
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { titleView() }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { titleView() }

    private func titleView() -> UIView? {
        guard let title else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title") as? KeptTitleView
        view?.label.text = title
        return view
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard let title, heights != .ofShownCells else { return UITableView.automaticDimension }
        return sizer.height(forHeaderInSection: section, view: "title") { (view: KeptTitleView) in
            view.label.text = title
        }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard let title, heights != .ofShownCells else { return UITableView.automaticDimension }
        return sizer.height(forFooterInSection: section, view: "title", key: title) { (view: KeptTitleView) in
            view.label.text = title
        }
    }

    /// The heights of all rows, in pixels.
    var rowHeights: [[Int]] {
        let scale = tableView.traitCollection.displayScale
        return sections.indices.map { section in
            sections[section].indices.map { row in
                Int((tableView.rectForRow(at: IndexPath(row: row, section: section)).height * scale).rounded())
            }
        }
    }
}

/// Tables one on the other, on a screen that is high enough for all of their rows.
@MainActor
final class KeptTables {
    let screen: HeadlessScreen
    let tables: [KeptTable]

    init(
        width: CGFloat = 390,
        height: CGFloat = 20_000,
        style: UITableView.Style = .plain,
        isRightToLeft: Bool = false,
        safeArea: CGFloat = 0,
        _ heights: [KeptTable.Heights] = [.byIndexPath, .ofShownCells],
        prepare: (KeptTable) -> Void
    ) {
        screen = HeadlessScreen(
            size: CGSize(width: width, height: height),
            scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 0, left: safeArea, bottom: 0, right: safeArea)
        )
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        let whole = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        tables = heights.map { KeptTable(HeightKeepingTableView(frame: .zero, style: style), $0) }
        for table in tables {
            prepare(table)
            table.tableView.frame = whole.bounds
            table.tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            whole.addSubview(table.tableView)
        }
        screen.show(whole)
        screen.frame()
    }

    /// The heights of the first table's rows, in pixels, if all tables have the same; empty otherwise.
    var rowHeights: [Int] {
        for table in tables where table.rowHeights != tables[0].rowHeights { return [] }
        return Array(tables[0].rowHeights.joined())
    }
}
