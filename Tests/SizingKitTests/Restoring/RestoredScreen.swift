import HeadlessTools
import SizingKit
import UIKit

/// A message, whose height nobody knows before its cell is measured.
struct RestoredMessage: Hashable, Sendable {
    let id: Int

    var height: CGFloat { 31 + CGFloat((id &* 7_919 & 0xFFFF) % 97) }
}

final class RestoredCell: UICollectionViewCell {
    var message: RestoredMessage?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: message?.height ?? 0)
    }
}

/// A screen of messages whose app inserts older ones above what is read, and restores the offset by hand.
@MainActor
final class RestoredScreen: NSObject, UICollectionViewDataSource {
    /// How the app uses the layout.
    enum Kind: CaseIterable {
        /// The data source is asked, and nobody states keys.
        case list
        /// The same, with a key for each message.
        case keyedList
        /// The layout begins at the end.
        case chat
        /// Templates with keys in a plain collection view.
        case templates
        case grid
        case masonry
        /// Pinned titles above each section. Older messages are a section of their own.
        case sections
        /// An estimate that the app has set.
        case constantEstimate
    }

    let screen: HeadlessScreen
    let kind: Kind
    let layout: SizingLayout
    let view: UICollectionView
    private(set) var sections: [[RestoredMessage]]
    private var oldest = 0
    private let cell = SizingRegistration<RestoredCell, RestoredMessage> { cell, _, message in cell.message = message }

    init(_ kind: Kind, count: Int = 300, hostility: Hostility) {
        self.kind = kind
        screen = HeadlessScreen(hostility: hostility)
        sections = [(0..<count).map(RestoredMessage.init(id:))]
        layout =
            switch kind {
            case .grid: SizingLayout(.grid(columns: 3))
            case .masonry: SizingLayout(.masonry(columns: 2, spacing: 8))
            case .sections: SizingLayout(.bareList().pinningHeaders())
            default: SizingLayout(.bareList())
            }
        view =
            kind == .templates
            ? UICollectionView(frame: .zero, collectionViewLayout: layout)
            : SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if kind == .constantEstimate { layout.estimatedItemSize = CGSize(width: 0, height: 60) }
        if kind == .chat { layout.contentAnchor = .end }
        if kind == .keyedList || kind == .chat || kind == .masonry {
            layout.itemKey = { [unowned self] in sections[$0.section][$0.item].id }
        }
        if kind == .templates {
            layout.itemSizing = { [unowned self] in
                let message = sections[$0.section][$0.item]
                return .template(cell, item: message, key: message.id)
            }
        }
        if kind == .sections { layout.headerSizing = { _ in .title("Title") } }
        view.register(RestoredCell.self, forCellWithReuseIdentifier: "message")
        view.dataSource = self
        screen.show(view)
        screen.runUntilRest()
    }

    // MARK: Older messages

    /// The index path of a message once older ones have been inserted.
    func inserting(_ count: Int) -> [IndexPath] {
        let older = (oldest - count..<oldest).map(RestoredMessage.init(id:))
        oldest -= count
        guard kind != .sections else {
            sections.insert(older, at: 0)
            return older.indices.map { IndexPath(item: $0, section: 0) }
        }
        sections[0].insert(contentsOf: older, at: 0)
        return older.indices.map { IndexPath(item: $0, section: 0) }
    }

    func insertInBatch(_ count: Int, completion: ((Bool) -> Void)? = nil) {
        view.performBatchUpdates {
            let paths = inserting(count)
            if kind == .sections { view.insertSections([0]) } else { view.insertItems(at: paths) }
        } completion: {
            completion?($0)
        }
    }

    func insertAndReload(_ count: Int) {
        _ = inserting(count)
        view.reloadData()
        view.layoutIfNeeded()
    }

    func indexPath(of message: RestoredMessage) -> IndexPath {
        for (section, messages) in sections.enumerated() {
            if let item = messages.firstIndex(of: message) { return IndexPath(item: item, section: section) }
        }
        return IndexPath(item: 0, section: 0)
    }

    // MARK: What is seen

    /// The first message that is wholly on screen, in the order of the data.
    var watched: RestoredMessage? {
        cells.filter { $0.frame.minY >= view.contentOffset.y && $0.frame.maxY <= view.bounds.maxY }
            .compactMap(\.message).min { $0.id < $1.id }
    }

    /// The first message on screen, which may be cut.
    var first: RestoredMessage? { cells.compactMap(\.message).min { $0.id < $1.id } }

    /// The distance of a message from the top of the screen; `nil` if it is not shown.
    func place(of message: RestoredMessage) -> CGFloat? {
        cells.first { $0.message == message }.map { $0.frame.minY - view.contentOffset.y }
    }

    private var cells: [RestoredCell] {
        view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0) as? RestoredCell }
    }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let message = sections[indexPath.section][indexPath.item]
        guard kind != .templates else {
            return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: message)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
        (cell as? RestoredCell)?.message = message
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
    }
}
