// The file that the article "From an empty file" begins with, and what becomes of it.
import SizingKit
import UIKit

final class EntryCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
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
        fatalError("EntryCell is made in code only")
    }
}

final class DiaryViewController: UIViewController, UICollectionViewDataSource {
    var entries = (1...1_000).map { day in
        "Day \(day). " + String(repeating: "We walked along the coast to the next lighthouse. ", count: day % 7)
    }
    let collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(EntryCell.self, forCellWithReuseIdentifier: "entry")
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        entries.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
        (cell as? EntryCell)?.label.text = entries[indexPath.item]
        return cell
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: DiaryViewController())
        window?.makeKeyAndVisible()
    }
}

/// The same file with another layout.
@MainActor
enum Columns {
    final class DiaryViewController: UIViewController, UICollectionViewDataSource {
        var entries = (1...1_000).map { day in
            "Day \(day). " + String(repeating: "We walked along the coast to the next lighthouse. ", count: day % 7)
        }
        let layout = SizingLayout(
            .masonry(columns: .adaptive(minimumWidth: 160), spacing: 8)
                .insets(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        )
        lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

        override func viewDidLoad() {
            super.viewDidLoad()
            layout.itemSizing = { indexPath in .dataSource().columnSpan(indexPath.item % 10 == 0 ? Int.max : 1) }
            collectionView.register(EntryCell.self, forCellWithReuseIdentifier: "entry")
            collectionView.dataSource = self
            collectionView.backgroundColor = .systemBackground
            collectionView.frame = view.bounds
            collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(collectionView)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            entries.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
            (cell as? EntryCell)?.label.text = entries[indexPath.item]
            return cell
        }
    }
}

struct TalkMessage {
    var text: String
    var isMine: Bool

    static let talk = [
        TalkMessage(text: "Are you coming along on Sunday?", isMine: false),
        TalkMessage(text: "Where to?", isMine: true),
        TalkMessage(text: "To the lighthouse. The path was closed all winter, and now it is open.", isMine: false),
        TalkMessage(text: "All the way around the bay, or by the ferry and back on foot?", isMine: true),
        TalkMessage(text: "By the ferry. It leaves at nine.", isMine: false),
        TalkMessage(text: "Then I'll bring bread and cheese, and you bring coffee.", isMine: true),
        TalkMessage(text: "And an umbrella.", isMine: false),
        TalkMessage(text: "Is rain expected?", isMine: true),
        TalkMessage(text: "Not before the evening. But last time it came at noon, on the rocks.", isMine: false),
        TalkMessage(text: "I remember. Two umbrellas, then.", isMine: true),
    ]
}

final class TalkCell: UICollectionViewCell {
    let bubble = UIView()
    let label = UILabel()
    lazy var atTrailingEdge = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    lazy var atLeadingEdge = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        bubble.layer.cornerRadius = 18
        bubble.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(label)
        contentView.addSubview(bubble)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("TalkCell is made in code only")
    }

    func show(_ message: TalkMessage) {
        label.text = message.text
        label.textColor = message.isMine ? .white : .label
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        atTrailingEdge.isActive = false
        atLeadingEdge.isActive = false
        (message.isMine ? atTrailingEdge : atLeadingEdge).isActive = true
    }
}

final class TalkViewController: UIViewController, UICollectionViewDataSource {
    var messages = (0..<100).map { TalkMessage.talk[$0 % TalkMessage.talk.count] }
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.contentAnchor = .end
        layout.configuration.showsSeparators = false
        collectionView.register(TalkCell.self, forCellWithReuseIdentifier: "message")
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let older = UIAction(title: "Older") { [unowned self] _ in showOlder() }
        let newer = UIAction(title: "New") { [unowned self] _ in receive("See you on Sunday.") }
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: older)
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: newer)
    }

    func receive(_ text: String) {
        collectionView.performBatchUpdates {
            messages.append(TalkMessage(text: text, isMine: false))
            collectionView.insertItems(at: [IndexPath(item: messages.count - 1, section: 0)])
        }
    }

    func showOlder() {
        let older = (0..<20).map { TalkMessage.talk[$0 * 3 % TalkMessage.talk.count] }
        collectionView.performBatchUpdates {
            messages.insert(contentsOf: older, at: 0)
            collectionView.insertItems(at: older.indices.map { IndexPath(item: $0, section: 0) })
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
        (cell as? TalkCell)?.show(messages[indexPath.item])
        return cell
    }
}

/// What the renames make of the screen in `FlowScreenSnippets.swift`: `RenamesTests` compares them.
@MainActor
enum Renamed {
    final class PlacesViewController: UIViewController, UICollectionViewDataSource {
        var places = (1...500).map { $0 % 3 == 0 ? "The lighthouse at Cape \($0)" : "Bay \($0)" }
        let layout = SizingFlowLayout()
        lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

        override func viewDidLoad() {
            super.viewDidLoad()
            layout.estimatedItemSize = SizingFlowLayout.automaticSize
            layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
            collectionView.register(EntryCell.self, forCellWithReuseIdentifier: "place")
            collectionView.dataSource = self
            collectionView.backgroundColor = .systemBackground
            collectionView.frame = view.bounds
            collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(collectionView)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            places.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
            (cell as? EntryCell)?.label.text = places[indexPath.item]
            return cell
        }
    }
}
