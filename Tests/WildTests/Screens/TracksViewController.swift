import UIKit

/// A table screen as it has been written for years.
final class TracksViewController: UITableViewController {
    var tracks = ["Kind of Blue", "A Love Supreme", "Time Out"]
    private(set) var opened: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tracks"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "track")
        tableView.estimatedRowHeight = 60
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak self] action in
                guard let self else { return }
                tracks.append("Refreshed")
                tableView.reloadData()
                (action.sender as? UIRefreshControl)?.endRefreshing()
            },
            for: .valueChanged
        )
        refreshControl = refresh
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tracks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = tracks[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        opened.append(tracks[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.tracks.remove(at: indexPath.row)
            self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
