// swift-format-ignore-file
import SizingKit
import UIKit

/// What the screens with tables have in common.
class CorpusTableScreen: SizingTableViewController {
    private(set) var rows: [[Int]]

    init(_ counts: [Int], style: SizingTableView.Style) {
        rows = counts.enumerated().map { section, count in (0..<count).map { section * 100 + $0 } }
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SizingTableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: SizingTableView) -> Int { rows.count }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func insertRow() {
        rows[0].insert(77, at: 1)
        tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
}
