import HeadlessTools
import SizingKit
import UIKit

/// A collection view with plain cells on a phone, over so many items in one section.
@MainActor
final class WholeViewScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    enum Kind: String, CaseIterable {
        case list
        /// A list as it comes: with lines.
        case rows
        /// Sections of ten rows, with lines, in the grouped appearance.
        case grouped
        /// The same in the inset-grouped appearance: each section has a card.
        case cards
        /// The same in the plain appearance, each section under a pinned header.
        case pinned
        /// A list whose sizes only the shown cells tell.
        case told
        case grid
        case masonry
        /// A masonry of one column, which has as many cells on screen as the list.
        case column
        case flow
        /// The flow layout of the headless UIKit, which asks its delegate for every size.
        case flowLayout
        /// The same with sections of ten items, each under a pinned header.
        case pinnedFlowLayout
        /// A `SizingFlowLayout` in its place, with the same delegate.
        case renamed
        /// A `SizingFlowLayout` of items of one size, without a delegate.
        case equal

        /// The layout that does the same without this package.
        var rival: Kind? {
            switch self {
            case .list, .rows, .grouped, .cards, .told, .grid, .masonry, .flow, .renamed: .flowLayout
            case .pinned: .pinnedFlowLayout
            case .column: .list
            case .flowLayout, .pinnedFlowLayout, .equal: nil
            }
        }

        /// The number of items in a section; `nil` if there is one section.
        var sectionLength: Int? {
            switch self {
            case .grouped, .cards, .pinned, .pinnedFlowLayout: 10
            default: nil
            }
        }

        /// Whether the list has a line below each row, within the row.
        var hasLines: Bool { self == .rows || sectionLength != nil && self != .pinnedFlowLayout }

        var sizes: [Int?] {
            switch self {
            case .flowLayout, .pinnedFlowLayout, .renamed: [1_000, 100_000]
            case .column, .grouped, .cards, .pinned, .told: [1_000, 1_000_000]
            default: [1_000, 100_000, 1_000_000, 10_000_000]
            }
        }
    }

    let kind: Kind
    private(set) var count: Int
    let screen = HeadlessScreen()
    let view: UICollectionView
    /// The items that were inserted, in order: they have a height of their own.
    private var inserted: [Int] = []

    init(_ kind: Kind, count: Int) {
        self.kind = kind
        self.count = count
        view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        super.init()
        view.register(kind == .told ? TellingCell.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.dataSource = self
        if kind != .equal { view.delegate = self }
        view.collectionViewLayout = makeLayout()
    }

    private func makeLayout() -> UICollectionViewLayout {
        let spacing = Dataset.spacing
        switch kind {
        case .list:
            var configuration = SizingListConfiguration(rowSpacing: spacing)
            configuration.showsSeparators = false
            return sized(SizingListLayout(configuration: configuration))
        case .told:
            var configuration = SizingListConfiguration(rowSpacing: spacing)
            configuration.showsSeparators = false
            let layout = SizingListLayout(configuration: configuration)
            layout.estimatedItemSize = CGSize(width: Dataset.estimate, height: Dataset.estimate)
            return layout
        case .rows: return sized(SizingListLayout())
        case .grouped: return sized(SizingListLayout(configuration: SizingListConfiguration(appearance: .grouped)))
        case .cards: return sized(SizingListLayout(configuration: SizingListConfiguration(appearance: .insetGrouped)))
        case .pinned:
            let layout = sized(SizingListLayout())
            layout.headerSizing = { _ in .fixed(CGSize(width: 0, height: Dataset.headerHeight)) }
            return layout
        case .grid: return sized(SizingLayout(.grid(columns: 2, spacing: spacing)))
        case .masonry: return sized(SizingLayout(.masonry(columns: 2, spacing: spacing)))
        case .column: return sized(SizingLayout(.masonry(columns: 1, spacing: spacing)))
        case .flow: return sized(SizingLayout(.flow(spacing: spacing)))
        case .flowLayout:
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = spacing
            return layout
        case .pinnedFlowLayout:
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: Dataset.headerHeight)
            layout.sectionHeadersPinToVisibleBounds = true
            return layout
        case .renamed, .equal:
            let layout = SizingFlowLayout()
            layout.minimumLineSpacing = spacing
            layout.itemSize = CGSize(width: 300, height: Dataset.estimate)
            return layout
        }
    }

    private func sized(_ layout: SizingLayout) -> SizingLayout {
        layout.estimatedItemSize = CGSize(width: Dataset.estimate, height: Dataset.estimate)
        layout.itemSizing = { [unowned self] indexPath in
            let identity = identity(of: indexPath)
            return .computed(key: identity) { [kind] in Self.size(of: identity, kind, width: $0.width) }
        }
        return layout
    }

    private static func size(of identity: Int, _ kind: Kind, width: CGFloat?) -> CGSize {
        if kind == .equal { return CGSize(width: 300, height: Dataset.estimate) }
        let length = Dataset.height(of: abs(identity))
        return kind == .flow ? CGSize(width: length, height: 32) : CGSize(width: width ?? 0, height: length)
    }

    /// What an item is, wherever it is now. Inserted items have negative identities.
    private func identity(of indexPath: IndexPath) -> Int {
        let item = indexPath.section * (kind.sectionLength ?? 0) + indexPath.item
        guard !inserted.isEmpty else { return item }
        let before = inserted.partitioningIndex { $0 >= item }
        return before < inserted.count && inserted[before] == item ? -1 - item : item - before
    }

    // MARK: Driving

    func show() {
        screen.show(view)
        view.layoutIfNeeded()
    }

    func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }

    /// Inserts items, given by where they are afterwards.
    func insert(_ items: [Int]) {
        view.performBatchUpdates {
            inserted = items
            count += items.count
            view.insertItems(at: items.map { IndexPath(item: $0, section: 0) })
        }
    }

    /// Removes the items that were inserted.
    func remove(_ items: [Int]) {
        view.performBatchUpdates {
            inserted = []
            count -= items.count
            view.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
        }
    }

    /// Every cell on screen has its true size, and none was corrected. A row of a list has its separator too, and a cell of
    /// a grid the height of its row.
    func check() throws {
        let cells = view.visibleCells
        try verify(cells.count > 2, true, "cells are on screen")
        for cell in cells {
            guard let item = view.indexPath(for: cell) else { continue }
            let size = Self.size(of: identity(of: item), kind, width: cell.frame.width)
            let excess = cell.frame.height - size.height
            let most: CGFloat = kind.hasLines ? 0.34 : kind == .grid ? 159 : 0
            try verify(excess >= 0 && excess <= most, true, "item \(item) is \(cell.frame.height) high: correct")
        }
        guard kind != .told, let layout = view.collectionViewLayout as? SizingLayout else { return }
        try verify(layout.statistics.items.corrected, 0, "corrections")
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        kind.sectionLength.map { count / $0 } ?? 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        kind.sectionLength ?? count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TellingCell)?.height = Dataset.height(of: abs(identity(of: indexPath)))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        Self.size(of: identity(of: indexPath), kind, width: collectionView.bounds.width)
    }
}

/// A cell that tells its height.
private final class TellingCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}

extension Array {
    /// The first index of which a condition holds, in an array in which it holds from some index on.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
