import SizingKit
import UIKit

extension SizingListConfiguration {
    /// Rows and nothing else: no separators, nothing pinned, no space above headers.
    package static func bare(
        rowSpacing: CGFloat = 0,
        sectionInsets: NSDirectionalEdgeInsets = .zero
    ) -> SizingListConfiguration {
        var configuration = SizingListConfiguration(
            rowSpacing: rowSpacing,
            sectionInsets: sectionInsets
        )
        configuration.showsSeparators = false
        configuration.headerTopPadding = 0
        configuration.pinsHeader = false
        configuration.pinsFooter = false
        return configuration
    }
}
