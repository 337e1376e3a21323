import UIKit

/// A line along the upper or lower edge of a row.
struct ListSeparator: Equatable, Sendable {
    /// The inset from the leading edge of the row, in points.
    var leading: CGFloat
    /// The inset from the trailing edge of the row, in points.
    var trailing: CGFloat
    /// The colour of the line.
    var color: UIColor
}

/// The edges of a row that have separators.
enum ListSeparatorEdge: CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}
