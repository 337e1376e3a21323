// swift-format-ignore-file
import UIKit

/// Rows whose heights the delegate states.
final class HeightTableScreen: CorpusTableScreen {
    init() {
        super.init([30, 10], style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 0
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        40 + CGFloat(rows[indexPath.section][indexPath.row] * 31 % 5) * 17
    }
}
