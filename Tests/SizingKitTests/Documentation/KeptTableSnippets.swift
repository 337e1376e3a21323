import SizingKit
import UIKit

// The code blocks of "Coming from FDTemplateLayoutCell": a screen that stays a table. `KeptTableExampleTests` runs it.

struct Article {
    var id: Int
    var text: String
    var isRead = false
}

final class ArticleCell: UITableViewCell {
    private let label = UILabel()
    /// The articles that shown cells have asked a picture for.
    static var downloads: [Int] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("ArticleCell is made in code only")
    }

    func show(_ article: Article) {
        label.text = article.text
        accessoryType = article.isRead ? .checkmark : .disclosureIndicator
        if !isSizingTemplate { Self.downloads.append(article.id) }
    }
}

/// A note below the articles, laid out by frames.
final class MemoCell: UITableViewCell {
    let note = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.numberOfLines = 0
        contentView.addSubview(note)
    }

    required init?(coder: NSCoder) {
        fatalError("MemoCell is made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        note.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = note.sizeThatFits(CGSize(width: size.width - 32, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: text.height + 16)
    }
}

final class TitleView: UITableViewHeaderFooterView {
    let title = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        title.numberOfLines = 0
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("TitleView is made in code only")
    }
}

/// Articles by key, and a note without one.
class ArticlesViewController: UITableViewController {
    var articles: [Article] = []
    var note = ""
    var newsTitle = ""
    lazy var sizer = TableSizer(in: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
        tableView.register(MemoCell.self, forCellReuseIdentifier: "note")
        tableView.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? articles.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 1 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? MemoCell)?.note.text = note
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        (cell as? ArticleCell)?.show(articles[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if indexPath.section == 1 { return heightOfNote(at: indexPath) }
        let article = articles[indexPath.row]
        return sizer.height(forRowAt: indexPath, cell: "article", key: article.id) { (cell: ArticleCell) in
            cell.show(article)
        }
    }

    private func heightOfNote(at indexPath: IndexPath) -> CGFloat {
        sizer.height(forRowAt: indexPath, cell: "note", fitting: .sizeThatFits) { (cell: MemoCell) in
            cell.note.text = note
        }
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 0 else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
        (view as? TitleView)?.title.text = newsTitle
        return view
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard section == 0 else { return 0 }
        return sizer.height(forHeaderInSection: section, view: "title") { (view: TitleView) in
            view.title.text = newsTitle
        }
    }

    func change(_ article: Article, at indexPath: IndexPath) {
        articles[indexPath.row] = article
        sizer.invalidateHeights(for: [article.id])
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }

    func measureAhead() {
        tableView.estimatedRowHeight = 120
        sizer.precaching = SizingPrecaching()
        SizingLog.categories = [.templateMade, .measured, .cacheHit, .precached]
    }

    func keepHeightsByHand(_ article: Article, at indexPath: IndexPath) {
        if sizer.keptHeight(forRowAt: indexPath, cell: "article", key: article.id) == nil {
            sizer.keepHeight(120, forRowAt: indexPath, cell: "article", key: article.id)
        }
        sizer.invalidateHeights(for: [article.id])
        sizer.invalidateHeights()
    }
}

/// The same articles without keys.
final class UnkeyedArticlesViewController: ArticlesViewController {
    override func loadView() {
        let tableView = HeightKeepingTableView(frame: .zero, style: .plain)
        tableView.dataSource = self
        tableView.delegate = self
        self.tableView = tableView
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard indexPath.section == 0 else { return super.tableView(tableView, heightForRowAt: indexPath) }
        let article = articles[indexPath.row]
        return sizer.height(forRowAt: indexPath, cell: "article") { (cell: ArticleCell) in
            cell.show(article)
        }
    }

    func append(_ more: [Article]) {
        articles += more
        guard let tableView = tableView as? HeightKeepingTableView else { return }
        tableView.reloadDataKeepingHeights()
    }
}
