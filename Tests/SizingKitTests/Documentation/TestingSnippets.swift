import HeadlessTools
import SizingKit
import Testing
import UIKit

// The example of the article "Testing layouts without a simulator".

final class MessageCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("MessageCell is made in code only")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: size.width - 32, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: text.height + 22)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 11)
    }
}

final class MessagesViewController: UIViewController, UICollectionViewDataSource {
    let messages = (0..<500).map { String(repeating: "A message of some words. ", count: $0 % 9 + 1) }
    let layout = SizingListLayout()
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    let messageCell = SizingRegistration<MessageCell, String> { cell, _, text in cell.label.text = text }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            .template(messageCell, item: messages[indexPath.item], key: indexPath.item)
        }
        collectionView.dataSource = self
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
        collectionView.dequeueConfiguredReusableCell(using: messageCell, for: indexPath, item: messages[indexPath.item])
    }
}

@MainActor
@Suite struct MessagesTests {
    @Test func everyTextIsWithinItsCell() {
        let messages = MessagesViewController()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: .all)
        screen.show(messages)
        screen.frame()
        screen.fling(messages.collectionView, velocity: 3_000)
        screen.runUntilRest()
        #expect(messages.collectionView.contentOffset.y > 500)
        for case let cell as MessageCell in messages.collectionView.visibleCells {
            let text = cell.label.sizeThatFits(CGSize(width: cell.label.bounds.width, height: 10_000))
            #expect(text.height <= cell.label.bounds.height)
        }
    }

    private func load() async {
        await Task.yield()
    }

    @Test func whatWasLoadedIsShown() async {
        let messages = MessagesViewController()
        HeadlessScreen().show(messages)
        await load()
        let screen = HeadlessScreen()
        screen.show(messages)
        screen.frame()
        #expect(messages.collectionView.visibleCells.count > 5)
    }

    @Test(arguments: [[], .all] as [Hostility]) func theFirstScreenIsFull(_ hostility: Hostility) {
        let messages = MessagesViewController()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: hostility)
        screen.show(messages)
        screen.frame()
        #expect(messages.collectionView.visibleCells.count > 5)
    }

    @Test func theScreenLooksRight() throws {
        let messages = MessagesViewController()
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        screen.show(UINavigationController(rootViewController: messages))
        screen.frame()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("messages.svg")
        try SVGPicture(screen: screen.window).write(to: file)
    }

    @Test func theScreenLooksAsItDid() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("looks.svg")
        for updates in [true, false] {
            let messages = MessagesViewController()
            let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
            screen.show(messages)
            screen.frame()
            let picture = SVGPicture(screen: screen.window)
            if updates { try picture.write(to: file) }
            #expect(try String(contentsOf: file, encoding: .utf8) == picture.text)
        }
    }

    @Test func theDataSourceIsAskedForVisibleItemsOnly() {
        let messages = MessagesViewController()
        let screen = HeadlessScreen()
        let trace = CallTrace.record {
            screen.show(messages)
            screen.frame()
        }
        let asked = trace.lines(beginningWith: "dataSource.cellForItem")
        #expect(asked.count == messages.collectionView.visibleCells.count)
    }

    @Test func aReloadedMessageFadesOverToItsNewView() {
        let messages = MessagesViewController()
        let screen = HeadlessScreen()
        screen.show(messages)
        screen.frame()
        messages.collectionView.reloadItems(at: [IndexPath(item: 0, section: 0)])
        let animations = screen.animations(in: messages.collectionView)
        let reloaded = animations.filter { $0.change == .appears || $0.change == .disappears }
        #expect(reloaded.map(\.change) == [.disappears, .appears])
        #expect(reloaded.last?.end.alpha == 1)
    }
}
