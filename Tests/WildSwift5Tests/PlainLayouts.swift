import SizingKit
import UIKit

/// Layouts as apps make them that say nothing of actors: in structures, enumerations, classes and functions of the file.
struct TagsLayoutBuilder {
    var height: CGFloat = 44
    var columns = 2

    func item() -> SizingCollectionLayoutItem {
        let item = SizingCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .estimated(height)
            )
        )
        item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
        item.edgeSpacing = .init(leading: .fixed(1), top: nil, trailing: .flexible(1), bottom: nil)
        return item
    }

    func section() -> SizingCollectionLayoutSection {
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item()])
        group.interItemSpacing = .fixed(8)
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        section.boundarySupplementaryItems = [header]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            guard environment.container.contentSize.width > 0 else { return }
            for item in items { item.alpha = item.frame.minX < offset.x ? 0.5 : 1 }
        }
        return section
    }

    var header: SizingCollectionLayoutBoundarySupplementaryItem {
        let item = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        item.pinToVisibleBounds = true
        return item
    }

    func layout() -> UICollectionViewLayout {
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        return SizingCompositionalLayout(
            sectionProvider: { index, environment in
                environment.traitCollection.horizontalSizeClass == .regular && index == 0 ? nil : section()
            },
            configuration: configuration
        )
    }
}

enum PlainSection: Int, CaseIterable {
    case tags, feed

    var layoutSection: SizingCollectionLayoutSection {
        switch self {
        case .tags: return TagsLayoutBuilder().section()
        case .feed:
            let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
            let group = SizingCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
            return SizingCollectionLayoutSection(group: group)
        }
    }

    static let background = SizingCollectionLayoutDecorationItem.background(elementKind: "background")
}

/// As factories without a superclass are.
final class PlainLayoutFactory {
    static let shared = PlainLayoutFactory()

    let flow = SizingFlowLayout()
    lazy var list = SizingListLayout()

    init() {
        flow.estimatedItemSize = SizingFlowLayout.automaticSize
        flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        flow.minimumLineSpacing = 5
    }

    func masonry() -> SizingLayout {
        let layout = SizingLayout(.masonry(columns: 2))
        layout.itemSizing = { _ in .fixed(height: 40) }
        layout.invalidateSizes()
        return layout
    }

    func views() -> (UICollectionView, SizingTableView) {
        let table = SizingTableView(frame: .zero, style: .grouped)
        table.register(SizingTableViewCell.self, forCellReuseIdentifier: "row")
        table.estimatedRowHeight = 44
        return (SizingCollectionView(frame: .zero, collectionViewLayout: makePlainLayout()), table)
    }

    func log() -> [String] {
        var lines: [String] = []
        let before = SizingLog.lineHandler
        SizingLog.lineHandler = { lines.append($0) }
        SizingLog.lineHandler("line")
        SizingLog.lineHandler = before
        return lines
    }
}

func makePlainLayout() -> SizingCompositionalLayout {
    SizingCompositionalLayout { index, _ in PlainSection(rawValue: index % 2)?.layoutSection }
}

/// As an object is that answers a table, outside of any view controller.
class PlainRows: NSObject {
    var names = ["a", "b"]

    func attach(to table: SizingTableView) {
        table.tableDataSource = self
        table.tableDelegate = self
        table.reloadData()
    }
}

extension PlainRows: SizingTableViewDataSource, SizingTableViewDelegate {
    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        return names.count
    }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}
