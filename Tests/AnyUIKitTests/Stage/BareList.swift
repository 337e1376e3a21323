import SizingKit
import UIKit

extension SizingListConfiguration {
    /// Rows and nothing else: no separators, no space above headers.
    static func bare(rowSpacing: CGFloat) -> SizingListConfiguration {
        var configuration = SizingListConfiguration(rowSpacing: rowSpacing)
        configuration.showsSeparators = false
        configuration.headerTopPadding = 0
        return configuration
    }
}

extension SizingSection {
    /// Rows and nothing else: no separators, nothing pinned, no space above headers.
    static func bareList(rowSpacing: CGFloat = 0) -> SizingSection {
        .list(.bare(rowSpacing: rowSpacing)).pinningHeaders(false).pinningFooters(false)
    }
}

extension SizingListLayout {
    /// A layout of rows and nothing else.
    static func bare() -> SizingListLayout {
        let layout = SizingListLayout()
        layout.section = .bareList()
        return layout
    }
}
