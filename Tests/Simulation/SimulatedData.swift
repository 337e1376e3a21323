import SizingKit
import TestSupport
import UIKit

/// An item whose true size only the data know. Extents are in pixels, of which there are three to a point.
package struct SimulatedItem: Hashable, Sendable {
    package let id: Int
    /// The extent along the scroll axis where there is room enough across it.
    package var extent: Int
    /// Changed with the extent where the layout is told by the version of a key.
    package var version = 0
    /// The extent across the scroll axis that it takes in a flow.
    package var cross: Int

    /// Whether it is longer where it is narrow, as texts are.
    package var grows: Bool

    /// What is answered in the place of its size.
    package var odd: OddLength?

    /// The true extent along the scroll axis.
    package func extent(at cross: Int) -> Int { grows ? extent + max(0, 1_600 - cross) / 8 : extent }
}

/// A section of any kind.
package struct SimulatedSection: Sendable {
    package enum Kind: CaseIterable, Sendable {
        case list, grid, masonry, flow, carousel
    }

    package static let spacing = 12
    package static let insetBefore = 18
    package static let insetAfter = 30

    package let id: Int
    package let kind: Kind
    package var items: [SimulatedItem]
    package var header: Int?
    package var footer: Int?
    package let pins: Bool

    /// Whether the items of a row keep their own extents.
    package var keepsExtents: Bool { kind != .carousel && (kind != .grid || id % 2 == 0) }
    package var columns: Int { kind == .grid ? 2 + id % 2 : 2 }

    /// How a layout is told to arrange it.
    ///
    /// - Parameter list: How a list is configured; `nil` for a bare one.
    package func arrangement(
        _ direction: UICollectionView.ScrollDirection,
        list: SizingListConfiguration? = nil
    ) -> SizingSection {
        let spacing = CGFloat(Self.spacing) / 3
        let section: SizingSection =
            switch kind {
            case .list: .list(list ?? .bare(rowSpacing: spacing)).pinningHeaders(false).pinningFooters(false)
            case .grid:
                .grid(columns: .count(columns), spacing: spacing, rowAlignment: keepsExtents ? .start : .fill)
            case .masonry: .masonry(columns: .count(columns), spacing: spacing)
            case .carousel: carousel
            case .flow: .flow(spacing: spacing, lineAlignment: .start)
            }
        let (before, after) = (CGFloat(Self.insetBefore) / 3, CGFloat(Self.insetAfter) / 3)
        let across = CGFloat(kind == .carousel ? Self.carouselInset : 0) / 3
        let insets =
            direction == .vertical
            ? NSDirectionalEdgeInsets(top: before, leading: across, bottom: after, trailing: across)
            : NSDirectionalEdgeInsets(top: across, leading: before, bottom: across, trailing: after)
        return section.insets(insets).pinningHeaders(pins).pinningFooters(pins && id % 4 == 0)
    }
}

/// The data behind a simulated collection view.
package struct SimulatedData: Sendable {
    package var sections: [SimulatedSection] = []
    /// Whether some items are longer where it is narrow. In a flow, where they choose, none are.
    private let grows: Bool
    private var lastID = 0

    package init(grows: Bool) {
        self.grows = grows
    }

    package var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    package mutating func freshItem(using generator: inout SplitMix64) -> SimulatedItem {
        lastID += 1
        return SimulatedItem(
            id: lastID,
            extent: .random(in: 60...600, using: &generator),
            cross: .random(in: 90...700, using: &generator),
            grows: grows && lastID % 3 == 0
        )
    }

    package mutating func freshSection(
        _ kinds: [SimulatedSection.Kind],
        count: Int,
        using generator: inout SplitMix64
    ) -> SimulatedSection {
        lastID += 1
        return SimulatedSection(
            id: lastID,
            kind: kinds[Int.random(in: 0..<kinds.count, using: &generator)],
            items: (0..<count).map { _ in freshItem(using: &generator) },
            header: Bool.random(using: &generator) ? .random(in: 30...150, using: &generator) : nil,
            footer: Int.random(in: 0..<3, using: &generator) == 0 ? .random(in: 30...90, using: &generator) : nil,
            pins: Int.random(in: 0..<3, using: &generator) == 0
        )
    }

    /// The index path at a number of thousandths of all items; `nil` without items.
    package func indexPath(at thousandths: Int) -> IndexPath? {
        var index = itemCount * thousandths / 1_000
        for (section, content) in sections.enumerated() {
            if index < content.items.count { return IndexPath(item: index, section: section) }
            index -= content.items.count
        }
        return nil
    }

    package func item(at indexPath: IndexPath) -> SimulatedItem? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Where the items are, by their identities.
    package var places: [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, content) in content.items.enumerated() {
                places[content.id] = IndexPath(item: item, section: section)
            }
        }
        return places
    }
}
