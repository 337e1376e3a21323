import UIKit

/// A chat as it is written with the classes of UIKit alone: a list of bubbles, a bar to type into that sits on the keyboard,
/// and older messages by a pull.
final class MessengerViewController: UIViewController {
    struct Message {
        var text: String
        var isOwn: Bool
    }

    private(set) var messages: [Message] = []
    private(set) var earlierLoads = 0

    let collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.alwaysBounceVertical = true
        view.keyboardDismissMode = .onDrag
        return view
    }()

    let inputBar = ChatInputBar()
    private let refresh = UIRefreshControl()
    private var keyboardObserver: (any NSObjectProtocol)?

    init(messages: [Message]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(MessengerCell.self, forCellWithReuseIdentifier: "bubble")
        refresh.addAction(UIAction { [weak self] _ in self?.loadEarlier() }, for: .valueChanged)
        collectionView.refreshControl = refresh
        inputBar.translatesAutoresizingMaskIntoConstraints = false
        inputBar.onSend = { [weak self] text in self?.send(text) }
        view.addSubview(collectionView)
        view.addSubview(inputBar)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.scrollToEnd(animated: false) }
        }
    }

    isolated deinit {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scrollToEnd(animated: false)
    }

    func scrollToEnd(animated: Bool) {
        guard !messages.isEmpty else { return }
        collectionView.scrollToItem(
            at: IndexPath(item: messages.count - 1, section: 0),
            at: .bottom,
            animated: animated
        )
    }

    private func send(_ text: String) {
        messages.append(Message(text: text, isOwn: true))
        let path = IndexPath(item: messages.count - 1, section: 0)
        collectionView.performBatchUpdates { collectionView.insertItems(at: [path]) }
        scrollToEnd(animated: true)
    }

    private func loadEarlier() {
        earlierLoads += 1
        let earlier = (0..<3).map { Message(text: "Earlier \($0)", isOwn: false) }
        messages.insert(contentsOf: earlier, at: 0)
        collectionView.reloadData()
        refresh.endRefreshing()
    }
}

extension MessengerViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        (cell as? MessengerCell)?.show(messages[indexPath.item].text, isOwn: messages[indexPath.item].isOwn)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width
        return CGSize(width: width, height: MessengerCell.height(of: messages[indexPath.item].text, in: width))
    }
}
