import HeadlessTools
import UIKit

@testable import SizingKit

extension Hostility {
    /// Nothing tells a collection view of UIKit's registrations.
    static let registrationsHidden: Hostility = [.registrationsPassUnseen, .registrationsRegisterPrivately]
}

/// A cell whose height is stated, with the level of its item in text.
final class StatedCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = height
        return layoutAttributes
    }
}

/// A header, a footer or a badge whose size is stated.
final class StatedView: UICollectionReusableView {
    var size = CGSize.zero

    override func sizeThatFits(_ offered: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : offered.width, height: size.height)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size = sizeThatFits(layoutAttributes.size)
        return layoutAttributes
    }
}

/// A screen as apps have them today: a diffable data source, and views of UIKit's own registrations only.
@MainActor
final class RegistrationScreen {
    enum Kind: String, CaseIterable, Sendable {
        case list, outline, grid, masonry, page, chat
    }

    let kind: Kind
    let layout: SizingLayout
    let view: SizingCollectionView
    let screen: HeadlessScreen
    /// How often the data source was asked for a cell.
    private(set) var asked = 0
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    init(
        _ kind: Kind,
        _ hostility: Hostility,
        count: Int = 60,
        size: CGSize = CGSize(width: 390, height: 844),
        isReference: Bool = false
    ) {
        self.kind = kind
        layout = Self.layout(kind)
        view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        screen = HeadlessScreen(size: size, hostility: hostility)
        if isReference { layout.itemSizing = { _ in .selfSizing() } }
        makeDataSource()
        fill(count)
        screen.show(view)
        screen.frame()
    }

    /// What the cells of items ask for when they are shown, in the friendliest of all UIKits.
    static func reference(_ kind: Kind, count: Int = 60) -> [Int: CGFloat] {
        let tall = RegistrationScreen(
            kind,
            [],
            count: count,
            size: CGSize(width: 390, height: 9_000),
            isReference: true
        )
        tall.screen.runUntilRest()
        return tall.heights
    }

    static func height(of item: Int) -> CGFloat { 40 + CGFloat(item % 5) * 10 }

    static func headerHeight(of section: Int) -> CGFloat { 30 + CGFloat(section) * 7 }

    static func badgeSize(of item: Int) -> CGSize {
        CGSize(width: 16 + CGFloat(item % 3) * 4, height: 16 + CGFloat(item % 3) * 4)
    }

    /// The heights of the cells on screen, by their items.
    var heights: [Int: CGFloat] {
        view.visibleCells.reduce(into: [:]) { heights, cell in
            guard let item = view.indexPath(for: cell).flatMap({ dataSource?.itemIdentifier(for: $0) }) else { return }
            heights[item] = cell.frame.height
        }
    }

    func sizes(ofKind kind: String) -> [IndexPath: CGSize] {
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind).reduce(into: [:]) {
            $0[$1] = view.supplementaryView(forElementKind: kind, at: $1)?.frame.size
        }
    }

    // MARK: Layouts

    private static func layout(_ kind: Kind) -> SizingLayout {
        switch kind {
        case .list, .outline: return SizingListLayout()
        case .grid: return SizingLayout(.grid(columns: 2, spacing: 0))
        case .masonry: return SizingLayout(.masonry(columns: 2, spacing: 0))
        case .page: return SizingCompositionalLayout(section: page)
        case .chat:
            let layout = SizingLayout(.bareList())
            layout.contentAnchor = .end
            return layout
        }
    }

    private static var page: SizingCollectionLayoutSection {
        let badge = SizingCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .estimated(10), heightDimension: .estimated(10)),
            elementKind: "badge",
            containerAnchor: SizingCollectionLayoutAnchor(edges: [.top, .trailing])
        )
        let item = SizingCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(120)),
            supplementaryItems: [badge]
        )
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
            subitems: [item]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            SizingCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        return section
    }

    // MARK: Data

    private func makeDataSource() {
        let stated = UICollectionView.CellRegistration<StatedCell, Int> { cell, _, item in
            cell.height = Self.height(of: item)
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "word ", count: 1 + item * 7 % 23)
            cell.contentConfiguration = content
            cell.indentationWidth = 60
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<StatedView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { $0.size = CGSize(width: 0, height: Self.headerHeight(of: $2.section)) }
        let badge = UICollectionView.SupplementaryRegistration<StatedView>(elementKind: "badge") {
            $0.size = Self.badgeSize(of: $2.item)
        }
        let isList = kind == .list || kind == .outline
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            [weak self] view, indexPath, item in
            self?.asked += 1
            return isList
                ? view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
                : view.dequeueConfiguredReusableCell(using: stated, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: kind == "badge" ? badge : header, for: indexPath)
        }
        self.dataSource = dataSource
    }

    /// Fills the screen; an outline with folders of four items, which are open, the others with sections of 20 items.
    private func fill(_ count: Int) {
        guard kind == .outline else {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for first in stride(from: 0, to: count, by: kind == .page ? 20 : count) {
                snapshot.appendSections([first])
                snapshot.appendItems(Array(first..<min(count, first + (kind == .page ? 20 : count))))
            }
            dataSource?.apply(snapshot, animatingDifferences: false)
            return
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        for first in stride(from: 0, to: count, by: 5) {
            outline.append([first])
            outline.append(Array(first + 1..<first + 5), to: first)
            outline.expand([first])
        }
        dataSource?.apply(outline, to: 0, animatingDifferences: false)
    }
}
