import UIKit

/// The looks of the separators of a list or of one row, under the names of `UIListSeparatorConfiguration`.
public struct SizingListSeparatorConfiguration: Equatable, Sendable {
    /// The rules for drawing a separator.
    public enum Visibility: Hashable, Sendable {
        /// A separator is drawn where a table of this appearance draws one.
        case automatic
        /// A separator is always drawn.
        case visible
        /// No separator is drawn.
        case hidden
    }

    /// The edges that the insets of a separator are relative to, as a table's `separatorInsetReference`.
    public enum InsetReference: Hashable, Sendable {
        /// The edges of the row.
        case cellEdges
        /// The automatic insets.
        case automaticInsets
    }

    /// The value of insets that the list determines. Each of the edges may be automatic by itself.
    ///
    /// The automatic leading inset is that of the row's text; the automatic trailing inset is 0, or on a card
    /// ``SizingListMetrics/cardSeparatorTrailingInset``. Above the first and below the last row of a grouped section both are 0.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic,
        leading: automatic,
        bottom: automatic,
        trailing: automatic
    )
    static let automatic = -CGFloat.greatestFiniteMagnitude

    /// Whether a separator is drawn above a row. If automatic, above the first row of a grouped section only.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a separator is drawn below a row. If automatic, below every row except the last of a card.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above a row, in points. Only leading and trailing are used.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the separator below a row, in points. Only leading and trailing are used.
    public var bottomSeparatorInsets = automaticInsets
    /// The edges that insets which are not automatic are relative to. The default is the edges of the row, as in a
    /// table.
    public var insetReference = InsetReference.cellEdges
    /// The colour of the separators.
    public var color = UIColor.separator

    /// Creates a configuration of automatic separators.
    public init() {}
}
