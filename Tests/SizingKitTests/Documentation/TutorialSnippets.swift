import HeadlessTools
import SizingKit
import Testing
import UIKit

// The example of the article "From an empty list to a chat".

struct ChatMessage {
    var id = UUID()
    var text: String
    var isMine: Bool
}

final class BubbleCell: UICollectionViewCell {
    private let bubble = UIView()
    private let label = UILabel()
    private var isMine = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        bubble.layer.cornerRadius = 17
        bubble.addSubview(label)
        contentView.addSubview(bubble)
    }

    required init?(coder: NSCoder) {
        fatalError("BubbleCell is made in code only")
    }

    func show(_ message: ChatMessage) {
        isMine = message.isMine
        label.text = message.text
        label.textColor = isMine ? .white : .label
        bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        setNeedsLayout()
    }

    private func textSize(across width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width * 0.75 - 24, height: .greatestFiniteMagnitude))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: textSize(across: size.width).height + 20)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = textSize(across: contentView.bounds.width)
        let width = text.width + 24
        let x = isMine ? contentView.bounds.width - 12 - width : 12
        bubble.frame = CGRect(x: x, y: 2, width: width, height: text.height + 16)
        label.frame = CGRect(x: 12, y: 8, width: text.width, height: text.height)
    }
}

final class ChatViewController: UIViewController, UICollectionViewDataSource {
    var messages: [ChatMessage] = []
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    let bar = UIView()
    let field = UITextField()
    var older: (_ first: ChatMessage) async -> [ChatMessage] = { _ in [] }
    var isLoading = false

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.contentAnchor = .end
        layout.configuration.showsSeparators = false
        layout.itemKey = { [unowned self] indexPath in messages[indexPath.item].id }
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        (cell as? BubbleCell)?.show(messages[indexPath.item])
        return cell
    }
}

extension ChatViewController {
    func receive(_ message: ChatMessage) {
        collectionView.performBatchUpdates {
            messages.append(message)
            collectionView.insertItems(at: [IndexPath(item: messages.count - 1, section: 0)])
        }
    }

    func send(_ text: String) {
        receive(ChatMessage(text: text, isMine: true))
        layout.scrollExactly(toItemAt: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    func showOlderByHand(_ older: [ChatMessage]) {
        let distance = collectionView.contentSize.height - collectionView.contentOffset.y
        messages.insert(contentsOf: older, at: 0)
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.y = collectionView.contentSize.height - distance
    }

    func showOlder(_ older: [ChatMessage]) {
        collectionView.performBatchUpdates {
            messages.insert(contentsOf: older, at: 0)
            collectionView.insertItems(at: older.indices.map { IndexPath(item: $0, section: 0) })
        }
    }

    func change(_ id: UUID, to text: String) {
        guard let item = messages.firstIndex(where: { $0.id == id }) else { return }
        messages[item].text = text
        let indexPath = IndexPath(item: item, section: 0)
        layout.reconfigureItems(at: [indexPath])
    }

    /// Call it in `viewDidLayoutSubviews()`.
    func letFewMessagesLieAtTheEnd() {
        let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).height
        let inset = max(0, room - layout.collectionViewContentSize.height)
        if collectionView.contentInset.top != inset { collectionView.contentInset.top = inset }
    }

    /// Call it at the end of `viewDidLoad()`.
    func addInputBar() {
        field.borderStyle = .roundedRect
        field.backgroundColor = .secondarySystemBackground
        bar.backgroundColor = .systemBackground
        bar.addSubview(field)
        view.addSubview(bar)
        for view in [collectionView, bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
        ])
    }

    /// Call it before the chat is shown.
    func showFirstUnread(_ item: Int) {
        layout.scrollExactly(toItemAt: IndexPath(item: item, section: 0), at: .top, animated: false)
    }

    func saveReadingPosition() -> SizingPosition<UUID>? {
        layout.position(withKeysOf: UUID.self)
    }

    func restoreReadingPosition(_ position: SizingPosition<UUID>) {
        guard let item = messages.firstIndex(where: { $0.id == position.key }) else { return }
        layout.restore(position, at: IndexPath(item: item, section: 0))
    }
}

extension ChatViewController: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard indexPath.item < 20, !isLoading, let first = messages.first else { return }
        isLoading = true
        Task {
            let older = await older(first)
            showOlder(older)
            isLoading = older.isEmpty
        }
    }
}

@MainActor
@Suite struct ChatTests {
    @Test func theCollectionViewMayBeAskedForBeforeTheViewIsLoaded() {
        let chat = ChatViewController()
        #expect(chat.collectionView.frame == .zero)
        #expect(!chat.isViewLoaded)
    }

    @Test func bubblesKeepOutFromUnderTheNotchAndHaveNoLines() {
        let (chat, screen) = chat(of: Self.messages(200))
        screen.rotate(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        )
        screen.runUntilRest()
        let cells = chat.collectionView.visibleCells
        #expect(!cells.isEmpty)
        #expect(cells.allSatisfy { $0.frame.minX == 47 && $0.frame.width == 750 })
        let attributes = chat.layout.layoutAttributesForElements(in: chat.collectionView.bounds) ?? []
        #expect(attributes.allSatisfy { $0.representedElementCategory == .cell })
    }

    static func messages(_ count: Int) -> [ChatMessage] {
        (0..<count).map { number in
            let text = String(repeating: "Some words of a message. ", count: number % 6 + 1)
            return ChatMessage(text: text, isMine: number % 3 == 0)
        }
    }

    /// The message that ends lowest on screen, and how far its end is from the lower edge, to a hundredth of a point.
    private func last(of chat: ChatViewController) -> (item: Int, distance: CGFloat)? {
        let view = chat.collectionView
        let shown = view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0) }
        return shown.max { $0.frame.maxY < $1.frame.maxY }.map {
            ($0.indexPath.item, ((view.bounds.maxY - $0.frame.maxY) * 100).rounded() / 100)
        }
    }

    private func chat(of messages: [ChatMessage]) -> (ChatViewController, HeadlessScreen) {
        let chat = ChatViewController()
        chat.messages = messages
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat)
        screen.runUntilRest()
        return (chat, screen)
    }

    /// Claim (README): "The list opens at its last message"
    @Test func itOpensAtTheLastMessage() throws {
        let chat = ChatViewController()
        chat.messages = Self.messages(200)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: .all)
        screen.show(chat)
        screen.frame()
        #expect(chat.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: 199, section: 0)))
        #expect(last(of: chat)?.item == 199)
        #expect(last(of: chat)?.distance == 0)
    }

    /// Claim (A chat): "With ten messages or a million, it opens exactly at the last one, in the first frame."
    @Test func ofAMillionMessagesTheLastOneIsShownFirst() {
        let chat = ChatViewController()
        chat.messages = Array(repeating: ChatMessage(text: "Some words of a message.", isMine: false), count: 1_000_000)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat)
        screen.frame()
        #expect(last(of: chat)?.item == 999_999)
        #expect(last(of: chat)?.distance == 0)
    }

    /// Claim (README): "stays there when messages come"
    @Test func aReaderAtTheEndFollowsWhatArrives() {
        let (chat, screen) = chat(of: Self.messages(200))
        chat.receive(ChatMessage(text: "Another one", isMine: false))
        screen.runUntilRest()
        #expect(last(of: chat)?.item == 200)
        #expect(last(of: chat)?.distance == 0)
    }

    @Test func aReaderOfOlderMessagesStaysWithThem() throws {
        let (chat, screen) = chat(of: Self.messages(200))
        chat.layout.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: .bottom, animated: false)
        screen.runUntilRest()
        #expect(last(of: chat)?.item == 100)
        chat.receive(ChatMessage(text: "Another one", isMine: false))
        chat.showOlder(Self.messages(40))
        screen.runUntilRest()
        let lowest = try #require(last(of: chat))
        #expect(lowest.item == 140)
        #expect(lowest.distance == 0)
    }

    /// Claim (README): "For a reader of older messages nothing moves, even if more are inserted while a finger scrolls"
    @Test func olderMessagesComeInUnderAFinger() {
        let (chat, screen) = chat(of: Self.messages(200))
        chat.layout.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        let film = HeadlessFilm("Older messages", of: chat.collectionView, on: screen)
        film.record {
            screen.touchDown(chat.collectionView)
            for _ in 0..<10 { screen.drag(chat.collectionView, by: -30) }
            chat.showOlder(Self.messages(40))
            for _ in 0..<10 { screen.drag(chat.collectionView, by: -30) }
            screen.lift(chat.collectionView)
            screen.runUntilRest()
        }
        #expect(chat.messages.count == 240)
        #expect(film.movedPixels == 0)
    }

    @Test func whatIsSentIsShown() {
        let (chat, screen) = chat(of: Self.messages(200))
        chat.layout.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: .bottom, animated: false)
        screen.runUntilRest()
        chat.send("My own words")
        screen.runUntilRest()
        #expect(last(of: chat)?.item == 200)
    }

    @Test func aChangedMessageHasRoomForItsText() throws {
        let (chat, screen) = chat(of: Self.messages(200))
        let height = chat.collectionView.layoutAttributesForItem(at: IndexPath(item: 198, section: 0))?.frame.height
        chat.change(chat.messages[198].id, to: String(repeating: "Many more words than before. ", count: 12))
        screen.runUntilRest()
        let changed = chat.collectionView.layoutAttributesForItem(at: IndexPath(item: 198, section: 0))?.frame.height
        #expect(try #require(changed) - #require(height) > 100)
        #expect(last(of: chat)?.distance == 0)
    }

    @Test func theReadingPositionComesBack() throws {
        let messages = Self.messages(200)
        let (first, screen) = chat(of: messages)
        first.layout.scrollExactly(toItemAt: IndexPath(item: 80, section: 0), at: .bottom, animated: false)
        screen.runUntilRest()
        let position = try #require(first.saveReadingPosition())
        let (second, _) = chat(of: messages + Self.messages(10))
        second.restoreReadingPosition(position)
        second.collectionView.layoutIfNeeded()
        #expect(last(of: second)?.item == 80)
    }

    /// Claim (README): "stays there when messages come and the keyboard appears"
    @Test func theKeyboardComesBelowTheLastMessage() {
        let chat = ChatViewController()
        chat.messages = Self.messages(200)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat)
        chat.addInputBar()
        screen.runUntilRest()
        let height = chat.collectionView.bounds.height
        #expect(last(of: chat)?.item == 199)
        #expect(last(of: chat)?.distance == 0)
        screen.tap(chat.field)
        screen.runUntilRest()
        #expect(chat.collectionView.bounds.height < height - 200)
        #expect(last(of: chat)?.item == 199)
        #expect(last(of: chat)?.distance == 0)
    }

    @Test func itOpensAtTheFirstUnreadMessage() {
        let chat = ChatViewController()
        chat.messages = Self.messages(200)
        chat.showFirstUnread(150)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat)
        screen.frame()
        let frame = chat.collectionView.layoutAttributesForItem(at: IndexPath(item: 150, section: 0))?.frame
        #expect(frame?.minY == chat.collectionView.bounds.minY)
    }

    @Test func olderMessagesAreLoadedBeforeTheReaderComesToTheFirst() async {
        let chat = ChatViewController()
        chat.messages = Self.messages(12)
        chat.older = { _ in Self.messages(10) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat)
        screen.frame()
        #expect(chat.isLoading)
        for _ in 0..<10_000 where chat.isLoading { await Task.yield() }
        #expect(chat.messages.count == 22)
        #expect(!chat.isLoading)
    }
}
