import SizingKit
import UIKit

/// A conversation of several people. It opens at its end, and stays where it is read.
final class MessengerViewController: UIViewController {
    private(set) var conversation: Conversation
    let history: ConversationHistory
    let layout = SizingListLayout()
    private(set) lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    let inputBar = MessageInputBar()
    /// The time of a message that is sent.
    var time = { Date.now.formatted(date: .omitted, time: .shortened) }

    /// The number of pages of older messages that were loaded, and the task that loads the next.
    private(set) var loadedPageCount = 0
    private var loading: Task<Void, Never>?
    private var hasLoadedAll = false

    private let bubbleCell = UICollectionView.CellRegistration<BubbleCell, Bubble> { cell, _, bubble in
        cell.show(bubble)
    }
    private let markCell = UICollectionView.CellRegistration<UnreadMarkCell, Int> { cell, _, count in
        cell.show(count)
    }
    private let typingCell = UICollectionView.CellRegistration<TypingCell, Person> { cell, _, person in
        cell.show(person)
    }
    private lazy var dayView = UICollectionView.SupplementaryRegistration<DayView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
        view.show(conversation.days[indexPath.section].title)
    }
    private(set) lazy var dataSource = makeDataSource()

    init(title: String, conversation: Conversation, history: ConversationHistory = ConversationHistory()) {
        self.conversation = conversation
        self.history = history
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MessengerViewController is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.contentAnchor = .end
        layout.configuration.showsSeparators = false
        layout.configuration.headerTopPadding = 0
        layout.headerSizing = { _ in .dataSource() }
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .interactive
        collectionView.contentInset.bottom = 8
        inputBar.sendHandler = { [unowned self] in send($0) }
        showViews()
        show(changing: [], animated: false)
    }

    /// The list ends where the bar begins, and the bar follows the keyboard.
    private func showViews() {
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        for view in [collectionView, inputBar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        letFewMessagesLieAtTheEnd()
    }

    /// Messages that don't fill the screen lie directly above the bar.
    private func letFewMessagesLieAtTheEnd() {
        let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).height
        let content = layout.collectionViewContentSize.height + collectionView.contentInset.bottom
        let inset = max(0, room - content)
        if collectionView.contentInset.top != inset { collectionView.contentInset.top = inset }
    }
}

// MARK: Data

extension MessengerViewController {
    private func makeDataSource() -> UICollectionViewDiffableDataSource<Conversation.Day.ID, Conversation.Item> {
        let dataSource = UICollectionViewDiffableDataSource<Conversation.Day.ID, Conversation.Item>(
            collectionView: collectionView
        ) { [unowned self] collectionView, indexPath, item in
            cell(in: collectionView, at: indexPath, for: item)
        }
        dataSource.supplementaryViewProvider = { [unowned self] collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: dayView, for: indexPath)
        }
        return dataSource
    }

    private func cell(
        in collectionView: UICollectionView,
        at indexPath: IndexPath,
        for item: Conversation.Item
    ) -> UICollectionViewCell? {
        switch item {
        case .message(let id):
            collectionView.dequeueConfiguredReusableCell(
                using: bubbleCell,
                for: indexPath,
                item: conversation.bubbles[id]
            )
        case .unreadMark:
            collectionView.dequeueConfiguredReusableCell(
                using: markCell,
                for: indexPath,
                item: conversation.unreadCount
            )
        case .typing:
            collectionView.dequeueConfiguredReusableCell(
                using: typingCell,
                for: indexPath,
                item: conversation.typing
            )
        }
    }

    /// Changes the conversation, and what is shown of it.
    func change(_ change: (inout Conversation) -> Void) {
        let before = conversation
        change(&conversation)
        show(changing: conversation.changedItems(since: before))
    }

    /// - Parameter items: Those that were shown before and look different now. They get the heights that they need now.
    private func show(changing items: [Conversation.Item], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Conversation.Day.ID, Conversation.Item>()
        for day in conversation.days {
            snapshot.appendSections([day.id])
            snapshot.appendItems(conversation.items(of: day), toSection: day.id)
        }
        snapshot.reconfigureItems(items)
        dataSource.apply(snapshot, animatingDifferences: animated)
        layout.invalidateSizes(at: items.compactMap { dataSource.indexPath(for: $0) })
        letFewMessagesLieAtTheEnd()
    }
}

// MARK: Writing and reading

extension MessengerViewController: UICollectionViewDelegate {
    /// A reader at the end stays there and sees the message. For one further up nothing moves.
    func receive(_ message: Message) {
        let isAtEnd = layout.offscreenContent.map { $0.after.itemCount == 0 } ?? true
        change { $0.append(message, isUnread: !isAtEnd) }
    }

    func send(_ text: String) {
        let id = (conversation.days.last?.messages.last?.id ?? 0) + 1
        change {
            $0.markAsRead()
            $0.append(Message(id: id, sender: .reader, time: time(), text: text))
        }
        guard let indexPath = dataSource.indexPath(for: .message(id)) else { return }
        layout.scrollExactly(toItemAt: indexPath, at: .bottom, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard case .message(let id) = dataSource.itemIdentifier(for: indexPath) else { return }
        change { $0.react(with: "heart.fill", to: id) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if isNearStart { loadOlder() }
    }

    /// Whether the reader may soon come to the first message that was loaded.
    var isNearStart: Bool { layout.offscreenContent.map { $0.before.itemCount < 20 } ?? false }

    private func loadOlder() {
        guard loading == nil, !hasLoadedAll else { return }
        loading = Task { [weak self] in
            guard let self else { return }
            showOlder(await history.days(ofPage: loadedPageCount))
            loading = nil
        }
    }

    /// Older messages come in above, also while a finger scrolls: what is on screen stays where it is.
    func showOlder(_ days: [Conversation.Day]) {
        guard !days.isEmpty else {
            hasLoadedAll = true
            return
        }
        loadedPageCount += 1
        change { $0.insertOlder(days) }
    }
}
