import UIKit

/// The system colours of lists. On tvOS, which does not have them, they are the nearest other colours.
enum ListColors {
    /// For chevrons, grips and empty circles: translucent, so that they are visible on a selected row, too.
    static let glyph = UIColor.tertiaryLabel
    #if os(tvOS)
        static let background = UIColor.clear
        static let groupedBackground = UIColor.clear
        static let card = UIColor.systemGray.withAlphaComponent(0.2)
        static let selection = UIColor.systemGray.withAlphaComponent(0.4)
    #else
        /// Behind a plain list.
        static let background = UIColor.systemBackground
        /// Behind a grouped list.
        static let groupedBackground = UIColor.systemGroupedBackground
        /// Behind the rows of a grouped list.
        static let card = UIColor.secondarySystemGroupedBackground
        /// Behind a selected or touched row.
        static let selection = UIColor.systemGray4
    #endif
}
