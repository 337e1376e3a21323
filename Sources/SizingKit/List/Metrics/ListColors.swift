import UIKit

/// The system's colours of lists. tvOS has none of them; there, lists are drawn in what comes nearest.
enum ListColors {
    /// Of chevrons, grips and empty circles: translucent, so that it is seen on a selected row, too.
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
