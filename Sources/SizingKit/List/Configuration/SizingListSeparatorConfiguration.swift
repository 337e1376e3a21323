import UIKit

/// How the separators of a list or of one row are drawn, in the vocabulary of `UIListSeparatorConfiguration`.
public struct SizingListSeparatorConfiguration: Equatable, Sendable {
    /// Whether a separator is drawn.
    public enum Visibility: Hashable, Sendable {
        /// Where a table of this appearance draws one.
        case automatic
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// What the insets of a separator count from, as a table's `separatorInsetReference`.
    public enum InsetReference: Hashable, Sendable {
        /// The edges of the row.
        case cellEdges
        /// The automatic insets.
        case automaticInsets
    }

    /// Stands for insets that the list works out: an edge that is equal to this one's is automatic.
    ///
    /// The leading one is where the row's content begins with its margin, so that the separator begins below the text;
    /// the trailing one is 0. At the ends of a grouped section, both are 0.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic,
        leading: automatic,
        bottom: automatic,
        trailing: automatic
    )
    static let automatic = -CGFloat.greatestFiniteMagnitude

    /// Whether the line above a row is drawn. Automatic is: above the first row of a grouped section only.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below a row is drawn. Automatic is: below each row, but not below the last of a card.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above a row stays from the row's edges, in points. Only the leading and the trailing one count.
    public var topSeparatorInsets = automaticInsets
    /// How far the line below a row stays from the row's edges, in points. Only the leading and the trailing one count.
    public var bottomSeparatorInsets = automaticInsets
    /// What insets that are not automatic count from. By default the row's edges, as in a table.
    public var insetReference = InsetReference.cellEdges
    /// The colour of both lines.
    public var color = UIColor.separator

    /// Creates a configuration of automatic separators.
    public init() {}
}
