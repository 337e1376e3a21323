import UIKit

/// A list's looks in chained words. In sections of other kinds they change nothing.
///
/// ```swift
/// let settings = SizingSection.list(appearance: .insetGrouped).showingSeparators(false).rowSpacing(8)
/// ```
extension SizingSection {
    /// Creates a section of one column of rows with the standard looks of an appearance.
    ///
    /// - Parameter appearance: The appearance of the list. The plain one pins its headers and footers.
    public static func list(appearance: SizingListConfiguration.Appearance) -> SizingSection {
        .list(SizingListConfiguration(appearance: appearance))
    }

    /// Returns the list with or without separators. Without them, each row is lower by the height of a separator.
    public func showingSeparators(_ shows: Bool = true) -> SizingSection {
        changingList { $0.showsSeparators = shows }
    }

    /// Returns the list with space between its rows.
    ///
    /// - Parameter spacing: The space, in points.
    public func rowSpacing(_ spacing: CGFloat) -> SizingSection {
        changingList { $0.rowSpacing = spacing }
    }

    /// Returns the list with rows that are not lower than a height.
    ///
    /// - Parameter height: The height of a row with its separator, in points.
    public func minimumRowHeight(_ height: CGFloat) -> SizingSection {
        changingList { $0.minimumRowHeight = height }
    }

    /// Returns the list with space above the header of a section, and in the grouped appearances also above the rows of a section
    /// without a header.
    ///
    /// - Parameter padding: The space, in points; `nil` for that of the appearance.
    public func headerTopPadding(_ padding: CGFloat?) -> SizingSection {
        changingList { $0.headerTopPadding = padding }
    }

    /// Returns the list with another configuration.
    ///
    /// - Parameter change: Changes the configuration of the list. It is called once, and not for sections of other kinds.
    public func changingList(_ change: (inout SizingListConfiguration) -> Void) -> SizingSection {
        guard case .list(var configuration) = arrangement else { return self }
        change(&configuration)
        var section = self
        section.arrangement = .list(configuration)
        return section
    }
}
