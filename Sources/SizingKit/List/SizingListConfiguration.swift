import UIKit

/// How a list arranges its rows.
public struct SizingListConfiguration: Equatable, Sendable {
    /// The space between two rows, in points.
    public var rowSpacing: CGFloat
    /// The space around the rows of a section, in points. The header lies before the top inset, the footer after the
    /// bottom inset; both span the width of the rows.
    public var sectionInsets: NSDirectionalEdgeInsets
    /// The space between two sections, in points.
    public var sectionSpacing: CGFloat

    /// Creates a configuration. By default rows follow each other without spaces, as in a plain table.
    public init(
        rowSpacing: CGFloat = 0,
        sectionInsets: NSDirectionalEdgeInsets = .zero,
        sectionSpacing: CGFloat = 0
    ) {
        self.rowSpacing = rowSpacing
        self.sectionInsets = sectionInsets
        self.sectionSpacing = sectionSpacing
    }
}
