import Foundation
import SizingKit
import UIKit

/// The screens of the comparison: 390 × 844 points, spacing 8, estimate 80.
@MainActor
enum Screens {
    static func list(_ data: Dataset) -> SizingLayout {
        var configuration = SizingListConfiguration(rowSpacing: Dataset.spacing)
        configuration.showsSeparators = false
        configuration.headerTopPadding = 0
        let layout = SizingListLayout(configuration: configuration)
        layout.section = layout.section.pinningHeaders(data.hasHeaders).pinningFooters(false)
        return driven(layout, by: data)
    }

    static func masonry(_ data: Dataset) -> SizingLayout {
        let section = SizingSection.masonry(columns: 2, spacing: Dataset.spacing)
        return driven(SizingLayout(section.pinningHeaders(data.hasHeaders)), by: data)
    }

    static func flow(_ data: Dataset) -> SizingLayout {
        driven(SizingLayout(.flow(spacing: Dataset.spacing)), by: data, choosesWidth: true)
    }

    static func naive(_ arrangement: NaiveLayout.Arrangement) -> @MainActor (Dataset) -> UICollectionViewLayout {
        { NaiveLayout(arrangement, measuring: $0) }
    }

    private static func driven(
        _ layout: SizingLayout,
        by data: Dataset,
        choosesWidth: Bool = false
    ) -> SizingLayout {
        layout.estimatedItemSize = CGSize(width: Dataset.estimate, height: Dataset.estimate)
        layout.itemSizing = { indexPath in
            .computed { proposal in
                let height = data.measure(indexPath.item, in: indexPath.section)
                return CGSize(width: choosesWidth ? height : proposal.width ?? 0, height: choosesWidth ? 32 : height)
            }
        }
        if data.hasHeaders {
            layout.headerSizing = { _ in .fixed(CGSize(width: 0, height: Dataset.headerHeight)) }
        }
        return layout
    }
}
