import SizingKit
import UIKit

/// Sections that scroll across the layout.
extension SimulatedSection {
    /// The distance of the first item from the side, and of the last one, in pixels.
    static let carouselInset = 60
    /// So many items give all the extent along the scroll axis.
    static let leadCount = 5

    var rows: Int { id % 3 == 0 ? 3 : 1 }
    /// The extent of an item of a carousel across the scroll axis of the layout, in pixels.
    var carouselWidth: Int { rows == 1 ? 450 : 900 }

    private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        [.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered][id % 5]
    }

    var carousel: SizingSection {
        .carousel(
            itemWidth: .fixed(CGFloat(carouselWidth) / 3),
            itemHeight: .tallest(of: Self.leadCount),
            rows: rows,
            spacing: CGFloat(Self.spacing) / 3,
            scrollingBehavior: behavior
        )
    }

    /// The true extent of every item of the carousel along the scroll axis of the layout.
    var leadExtent: Int { items.prefix(Self.leadCount).map { $0.extent(at: carouselWidth) }.max() ?? 0 }

    /// The distance of the column of an item from the first one.
    func columnStart(of item: Int) -> Int { item / rows * (carouselWidth + Self.spacing) }

    /// The smallest and the largest offset at which the carousel comes to rest.
    ///
    /// - Parameter room: The room across the scroll axis of the layout.
    func restingOffsets(in room: Int) -> ClosedRange<Int> {
        let content = room - 2 * Self.carouselInset
        let last = columnStart(of: max(0, items.count - 1))
        guard behavior == .groupPagingCentered, !items.isEmpty else {
            return 0...max(0, last + carouselWidth - content)
        }
        let first = -(content - carouselWidth) / 2
        return first...first + last
    }
}
