import HeadlessTools
import SizingKit
import Testing
import UIKit

// The example of the article "Rows that unfold and sections that collapse".

struct Fact {
    var id: Int
    var text: String
    var isUnfolded = false
}

final class FactsViewController: UIViewController, UICollectionViewDataSource {
    var facts: [Fact] = []
    let layout = SizingListLayout()
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    let factCell = SizingRegistration<PostCell, Fact> { cell, _, fact in
        cell.show(Post(id: fact.id, text: fact.isUnfolded ? fact.text : "Short"))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            let fact = facts[indexPath.item]
            return .template(factCell, item: fact, key: fact.id, version: fact.isUnfolded ? 1 : 0)
        }
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
    }

    func toggle(_ indexPath: IndexPath) {
        facts[indexPath.item].isUnfolded.toggle()
        layout.reconfigureItems(at: [indexPath])
        UIView.animate(withDuration: 0.3) { [self] in collectionView.layoutIfNeeded() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { facts.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: factCell, for: indexPath, item: facts[indexPath.item])
    }
}

final class GroupsViewController: UIViewController, UICollectionViewDataSource {
    struct Group {
        var rows: [String]
        var isCollapsed = false
    }

    var groups: [Group] = []
    let layout = SizingListLayout()
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let rowCell = SizingRegistration<PostCell, String> { cell, _, text in cell.show(Post(id: 0, text: text)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            let text = groups[indexPath.section].rows[indexPath.item]
            return .template(rowCell, item: text, key: text)
        }
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
    }

    func toggle(section: Int) {
        groups[section].isCollapsed.toggle()
        let rows = groups[section].rows.indices.map { IndexPath(item: $0, section: section) }
        collectionView.performBatchUpdates { [self] in
            if groups[section].isCollapsed {
                collectionView.deleteItems(at: rows)
            } else {
                collectionView.insertItems(at: rows)
            }
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].isCollapsed ? 0 : groups[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let text = groups[indexPath.section].rows[indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: rowCell, for: indexPath, item: text)
    }
}

final class OutlineViewController: UIViewController {
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    let branchCell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let leafCell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        cell.accessories = []
    }

    lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
        collectionView: collectionView
    ) { [unowned self] collectionView, indexPath, title in
        let cell = title.hasPrefix("Branch") ? branchCell : leafCell
        return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: title)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
    }

    func show(_ outline: [(branch: String, leaves: [String])]) {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        for (branch, leaves) in outline {
            snapshot.append([branch])
            snapshot.append(leaves, to: branch)
        }
        dataSource.apply(snapshot, to: 0)
    }
}

@MainActor
@Suite struct FoldingTests {
    private func frames(_ view: UICollectionView) -> [CGRect] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
    }

    @Test func anUnfoldedRowPushesTheRowsBelowDownAndComesBack() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let list = FactsViewController()
        list.facts = (0..<5).map { Fact(id: $0, text: .sentences(12)) }
        screen.show(list)
        screen.runUntilRest()
        let folded = frames(list.collectionView)
        list.toggle(IndexPath(item: 2, section: 0))
        screen.runUntilRest()
        let unfolded = frames(list.collectionView)
        let growth = unfolded[2].height - folded[2].height
        #expect(growth > 40)
        #expect(Array(unfolded[0..<2]) == Array(folded[0..<2]))
        for row in [3, 4] { #expect(abs(unfolded[row].minY - folded[row].minY - growth) < 0.001) }
        list.toggle(IndexPath(item: 2, section: 0))
        screen.runUntilRest()
        #expect(frames(list.collectionView) == folded)
    }

    @Test func aCollapsedSectionHasNoRowsAndOpensAgain() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let list = GroupsViewController()
        list.groups = [.init(rows: ["a", "b", "c"]), .init(rows: ["d"])]
        screen.show(list)
        screen.runUntilRest()
        let open = frames(list.collectionView)
        #expect(open.count == 4)
        list.toggle(section: 0)
        screen.runUntilRest()
        #expect(frames(list.collectionView) == [open[0]])
        list.toggle(section: 0)
        screen.runUntilRest()
        #expect(frames(list.collectionView) == open)
    }

    @Test func aBranchThatIsOpenedShowsItsLeaves() throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let list = OutlineViewController()
        screen.show(list)
        list.show([("Branch 1", ["one", "two"]), ("Branch 2", ["three"])])
        screen.runUntilRest()
        #expect(frames(list.collectionView).count == 2)
        var snapshot = list.dataSource.snapshot(for: 0)
        snapshot.expand(["Branch 1"])
        list.dataSource.apply(snapshot, to: 0)
        screen.runUntilRest()
        let open = frames(list.collectionView)
        #expect(open.count == 4)
        #expect(zip(open, open.dropFirst()).allSatisfy { $0.maxY == $1.minY && $0.height > 30 })
    }
}
