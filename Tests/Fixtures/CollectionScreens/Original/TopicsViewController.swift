import UIKit

struct Topic: Hashable {
    var id: Int
    var name: String
}

/// Topics in lines, each as wide as its name.
final class TopicsViewController: UIViewController {
    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var topics: [Int: Topic]
    private let first: [Int]

    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
        [unowned self] collectionView, indexPath, id in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "topic", for: indexPath)
        (cell as? TopicCell)?.label.text = self.topics[id]?.name
        return cell
    }

    init(topics: [Topic]) {
        self.topics = Dictionary(uniqueKeysWithValues: topics.map { ($0.id, $0) })
        first = topics.map(\.id)
        super.init(nibName: nil, bundle: nil)
        title = "Topics"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.register(TopicCell.self, forCellWithReuseIdentifier: "topic")
        view.addSubview(collectionView)

        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(first)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func remove(_ id: Int) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([id])
        topics[id] = nil
        dataSource.apply(snapshot)
    }

    func insert(_ topic: Topic, before id: Int) {
        topics[topic.id] = topic
        var snapshot = dataSource.snapshot()
        snapshot.insertItems([topic.id], beforeItem: id)
        dataSource.apply(snapshot)
    }

    func move(_ id: Int, before other: Int) {
        var snapshot = dataSource.snapshot()
        snapshot.moveItem(id, beforeItem: other)
        dataSource.apply(snapshot)
    }

    func rename(_ id: Int, to name: String) {
        topics[id]?.name = name
        var snapshot = dataSource.snapshot()
        snapshot.reloadItems([id])
        dataSource.apply(snapshot)
    }
}

final class TopicCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 15, weight: .regular))
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.backgroundColor = .secondarySystemFill
        contentView.layer.cornerRadius = 8
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
