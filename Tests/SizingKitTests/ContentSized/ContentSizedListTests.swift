import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Lists that are as tall as their content, as in stacks, cells and panels: at first, and while Auto Layout tries, they have no
/// height at all.
@MainActor @Suite struct ContentSizedListTests {
    nonisolated private static let kinds = [
        "list", "chat", "flow with estimates", "flow", "compositional with estimates", "compositional", "masonry",
    ]

    private static func layout(_ kind: String) -> SizingLayout {
        func compositional(_ height: SizingCollectionLayoutDimension) -> SizingLayout {
            let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
            let group = SizingCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
            return SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
        }
        switch kind {
        case "list": return SizingListLayout()
        case "chat":
            let chat = SizingListLayout()
            chat.contentAnchor = .end
            return chat
        case "flow with estimates":
            let flow = SizingFlowLayout()
            flow.estimatedItemSize = CGSize(width: 80, height: 30)
            return flow
        case "flow":
            let flow = SizingFlowLayout()
            flow.itemSize = CGSize(width: 80, height: 30)
            return flow
        case "compositional with estimates": return compositional(.estimated(30))
        case "compositional": return compositional(.absolute(30))
        default: return SizingLayout(.masonry(columns: 2, spacing: 8))
        }
    }

    private func show(_ view: UICollectionView, _ source: Words) {
        view.register(LabelCell.self, forCellWithReuseIdentifier: "word")
        view.dataSource = source
    }

    /// Shows a view across the top of a page. Its height is its own.
    private func show(_ view: UIView, atTopOf screen: HeadlessScreen) {
        let page = UIViewController()
        page.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        ])
        screen.show(page)
        screen.frame()
    }

    @Test(arguments: kinds) func aListWithoutHeightHasAContentSize(_ kind: String) {
        let source = Words(count: 8)
        let view = SizingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 358, height: 0),
            collectionViewLayout: Self.layout(kind)
        )
        show(view, source)
        view.layoutIfNeeded()
        let first = view.collectionViewLayout.collectionViewContentSize.height
        #expect(first > 0)
        #expect(view.contentSize.height == first)
        view.frame.size.height = 1_000
        view.layoutIfNeeded()
        // What fits on a screen was measured before.
        #expect(view.contentSize.height == first)
        view.frame.size.height = 0
        view.layoutIfNeeded()
        #expect(view.contentSize.height == first)
    }

    @Test(arguments: kinds) func aListAsTallAsItsContentIsSo(_ kind: String) {
        let screen = HeadlessScreen()
        let source = Words(count: 8)
        let view = ContentSizedCollectionView(frame: .zero, collectionViewLayout: Self.layout(kind))
        show(view, source)
        show(view, atTopOf: screen)
        #expect(view.visibleCells.count == 8)
        #expect(view.bounds.height == view.contentSize.height)
        source.count = 12
        view.insertItems(at: (8..<12).map { IndexPath(item: $0, section: 0) })
        screen.frames(30)
        #expect(view.visibleCells.count == 12)
        #expect(view.bounds.height == view.contentSize.height)
        source.count = 0
        view.reloadData()
        screen.frames(2)
        source.count = 5
        view.reloadData()
        screen.frames(2)
        #expect(view.visibleCells.count == 5)
        #expect(view.bounds.height == view.contentSize.height)
    }

    @Test(arguments: kinds) func aConstraintThatIsSetFromTheContentSizeIsSo(_ kind: String) {
        let screen = HeadlessScreen()
        let source = Words(count: 8)
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: Self.layout(kind))
        show(view, source)
        screen.show(FittedListController(view))
        screen.frames(2)
        #expect(view.visibleCells.count == 8)
        #expect(view.bounds.height == view.contentSize.height)
    }

    @Test func aTableAsTallAsItsContentIsSo() {
        let screen = HeadlessScreen()
        let table = HuggingTableView(frame: .zero, style: .plain)
        let source = WordTable()
        table.register(SizingTableViewCell.self, forCellReuseIdentifier: "word")
        table.tableDataSource = source
        show(table, atTopOf: screen)
        #expect(table.visibleTableCells.count == 6)
        #expect(table.bounds.height == table.contentSize.height)
    }

    @Test(arguments: [[], .all] as [Hostility]) func aRowIsAsTallAsTheListInIt(_ hostility: Hostility) {
        let screen = HeadlessScreen(hostility: hostility)
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout.bare())
        let source = TagRows()
        view.register(WordsCell.self, forCellWithReuseIdentifier: "tags")
        view.dataSource = source
        screen.show(view)
        screen.frames(5)
        // Three tags in a line of 390 points, 10 points below one another.
        let heights = (0..<4).map { view.cellForItem(at: [0, $0])?.frame.height }
        #expect(heights == [35, 75, 115, 155])
    }

    @Test(arguments: ["list", "compositional with estimates", "masonry"], [[], Hostility.clampedOffsets])
    func aPanelThatWasFoldedShowsWhatItShowed(_ kind: String, _ hostility: Hostility) {
        checkFolding(kind, 40, at: .top, to: [[200, 0, 0, 400]], hostility) { $0.frame.size.height = $1 }
    }

    @Test(
        arguments: ["list", "chat", "flow", "compositional with estimates", "masonry"],
        [[], Hostility.clampedOffsets]
    )
    func aColumnThatWasFoldedShowsWhatItShowed(_ kind: String, _ hostility: Hostility) {
        let position: UICollectionView.ScrollPosition = kind == "chat" ? .bottom : .top
        checkFolding(kind, 160, at: position, to: [[0, 390], [200, 0, 0, 390]], hostility) { $0.frame.size.width = $1 }
    }

    /// Scrolls to an item, folds the view and unfolds it, and checks that the item lies where it lay.
    private func checkFolding(
        _ kind: String,
        _ item: Int,
        at position: UICollectionView.ScrollPosition,
        to lengths: [[CGFloat]],
        _ hostility: Hostility,
        _ fold: (UICollectionView, CGFloat) -> Void
    ) {
        let screen = HeadlessScreen(hostility: hostility)
        let source = Words(count: 300)
        let view = SizingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 400),
            collectionViewLayout: Self.layout(kind)
        )
        show(view, source)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.show(host)
        host.addSubview(view)
        screen.frame()
        func place() -> CGFloat? {
            view.cellForItem(at: [0, item]).map { $0.frame.minY - view.contentOffset.y }
        }
        view.scrollToItem(at: [0, item], at: position, animated: false)
        screen.runUntilRest()
        let before = place()
        for lengths in lengths {
            for length in lengths {
                fold(view, length)
                screen.frames(3)
            }
            screen.runUntilRest()
            #expect(before != nil && place() == before, "\(lengths)")
        }
    }

    @Test func aChatThatWasFoldedIsAtItsEnd() {
        let screen = HeadlessScreen()
        let source = Words(count: 100)
        let layout = SizingListLayout()
        layout.contentAnchor = .end
        let view = SizingCollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 0), collectionViewLayout: layout)
        show(view, source)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.show(host)
        host.addSubview(view)
        for height: CGFloat in [0, 400, 0, 300] {
            view.frame.size.height = height
            screen.frames(2)
        }
        #expect(view.cellForItem(at: [0, 99])?.frame.maxY == view.bounds.maxY)
    }

    @Test func aListThatGetsAHeightOpensWhereItWasAskedTo() {
        let screen = HeadlessScreen()
        let source = Words(count: 100)
        let layout = SizingListLayout()
        let view = SizingCollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 0), collectionViewLayout: layout)
        show(view, source)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.show(host)
        host.addSubview(view)
        layout.scrollExactly(toItemAt: [0, 50], at: .top, animated: false)
        screen.frame()
        view.frame.size.height = 500
        screen.frames(2)
        #expect(view.cellForItem(at: [0, 50])?.frame.minY == view.bounds.minY)
    }
}

private final class HuggingTableView: SizingTableView {
    override var contentSize: CGSize { didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } } }
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}

private final class Words: NSObject, UICollectionViewDataSource {
    var count: Int

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
        (cell as? LabelCell)?.label.text = Array(repeating: "word", count: 1 + indexPath.item * 7 % 5 * 6).joined(
            separator: " "
        )
        return cell
    }
}

/// Tags below one another in the cell of a list.
private final class WordsCell: UICollectionViewCell {
    private let words = Words(count: 0)
    private let list: ContentSizedCollectionView

    override init(frame: CGRect) {
        let flow = SizingFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 30)
        list = ContentSizedCollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(frame: frame)
        list.register(LabelCell.self, forCellWithReuseIdentifier: "word")
        list.dataSource = words
        contentView.addSubview(list)
        list.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ count: Int) {
        words.count = count
        list.reloadData()
        layoutIfNeeded()
    }
}

private final class TagRows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tags", for: indexPath)
        (cell as? WordsCell)?.show(3 * (indexPath.item + 1))
        return cell
    }
}

private final class WordTable: NSObject, SizingTableViewDataSource {
    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 6 }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "word", count: 1 + indexPath.row * 13).joined(separator: " ")
        return cell
    }
}
