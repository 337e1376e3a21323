// swift-format-ignore-file
import UIKit

/// Settings of one height under titles.
final class SettingsTableScreen: CorpusTableScreen {
    init() {
        super.init([4, 6, 3, 12], style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 52
        tableView.sectionHeaderHeight = 30
        tableView.sectionHeaderTopPadding = 0
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
}
