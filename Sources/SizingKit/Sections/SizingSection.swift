import UIKit

/// How one section of a ``SizingLayout`` arranges its items.
///
/// ```swift
/// let layout = SizingLayout { section, _ in
///     section == 0 ? .list() : .masonry(columns: .adaptive(minimumWidth: 160), spacing: 8)
/// }
/// ```
///
/// Everything else that a layout offers (headers and footers, pinning, measuring, estimates, the cache) works for every
/// kind of section.
public struct SizingSection: Equatable, Sendable {
    enum Arrangement: Equatable, Sendable {
        case list(SizingListConfiguration)
        case grid(SizingGrid)
        case masonry(SizingMasonry)
        case flow(SizingFlow)
    }

    /// What the insets at the sides of a section count from.
    public enum ContentInsetsReference: Hashable, Sendable {
        /// The adjusted content insets of the collection view. They keep to the safe area at the sides only where
        /// `contentInsetAdjustmentBehavior` is `.always`.
        case adjustedContentInset
        /// The safe area, or the adjusted content insets where these are larger.
        case safeArea
        /// The layout margins of the collection view, or the adjusted content insets where these are larger. As long as
        /// `insetsLayoutMarginsFromSafeArea` is set, the margins keep to the safe area.
        ///
        /// Nobody tells a layout of new margins: call `invalidateLayout()` after you have set them.
        case layoutMargins
        /// The `readableContentGuide` of the collection view, or the adjusted content insets where these are larger: on a
        /// wide screen a column in which text reads well, as wide as the text size asks for; on a narrow one the layout
        /// margins. Along the height, in a horizontal layout, it is the same as ``layoutMargins``.
        case readableContent
    }

    /// How the items are arranged.
    var arrangement: Arrangement

    /// The space around the items, in points. The header lies before the space at the start of the scroll axis, the
    /// footer after that at its end; both are inset at the sides like the items.
    ///
    /// Sides that leave no room for items are not applied, with a line in the log. An inset that is negative, infinite or
    /// not a number is taken for 0, with a line in the log; so is any spacing of the items.
    public var contentInsets: NSDirectionalEdgeInsets = .zero

    /// What ``contentInsets`` count from at the sides: leading and trailing, or in a horizontal layout top and bottom. The
    /// default is ``ContentInsetsReference/adjustedContentInset``.
    ///
    /// A list takes no notice of it: its rows reach from edge to edge, and their content keeps to the safe area by itself.
    public var contentInsetsReference = ContentInsetsReference.adjustedContentInset

    /// Whether the header stays at the start of what is visible as long as its section is, pushed away by the section's
    /// end. A list begins with what its configuration says; otherwise the default is `false`.
    public var pinsHeader = false

    /// Whether the footer stays at the end of what is visible as long as its section is. A list begins with what its
    /// configuration says; otherwise the default is `false`.
    public var pinsFooter = false

    /// The kind of a decoration view behind the whole section, from its header to its footer and across the whole width;
    /// `nil`, the default, for none.
    ///
    /// Register the view's class with the layout by `register(_:forDecorationViewOfKind:)` before the section is shown.
    public var backgroundElementKind: String?

    /// How far the background stays from the edges of the section, in points. An inset that is negative, infinite or not a
    /// number is taken for 0, with a line in the log.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero

    /// The width of the section index beside a list, in points; `nil` if there is none.
    var sectionIndexWidth: CGFloat?

    init(_ arrangement: Arrangement) {
        self.arrangement = arrangement
    }

    /// One column of rows.
    ///
    /// - Parameter configuration: How the list looks. Its insets become the section's, and so does what it pins.
    public static func list(_ configuration: SizingListConfiguration = SizingListConfiguration()) -> SizingSection {
        var section = SizingSection(.list(configuration))
        section.contentInsets = configuration.sectionInsets
        section.pinsHeader = configuration.pinsHeader
        section.pinsFooter = configuration.pinsFooter
        return section
    }

    /// Items in rows of columns, each row as tall as its tallest item.
    public static func grid(_ grid: SizingGrid) -> SizingSection { SizingSection(.grid(grid)) }

    /// Items in rows of columns, each row as tall as its tallest item.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are.
    ///   - spacing: The space between two columns and between two rows, in points.
    public static func grid(columns: SizingColumns, spacing: CGFloat = 0) -> SizingSection {
        .grid(SizingGrid(columns: columns, columnSpacing: spacing, rowSpacing: spacing))
    }

    /// Items in columns, each in the one that ends first when its turn comes.
    public static func masonry(_ masonry: SizingMasonry) -> SizingSection { SizingSection(.masonry(masonry)) }

    /// Items in columns, each in the one that ends first when its turn comes.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are.
    ///   - spacing: The space between two columns and between two items of a column, in points.
    public static func masonry(columns: SizingColumns, spacing: CGFloat = 0) -> SizingSection {
        .masonry(SizingMasonry(columns: columns, columnSpacing: spacing, itemSpacing: spacing))
    }

    /// Items of their own width in lines.
    public static func flow(_ flow: SizingFlow) -> SizingSection { SizingSection(.flow(flow)) }

    /// Items of their own width in lines.
    ///
    /// - Parameters:
    ///   - spacing: The least space between two items of a line, and that between two lines, in points.
    ///   - alignment: Where the items of a line lie.
    public static func flow(spacing: CGFloat = 0, alignment: SizingFlow.Alignment = .leading) -> SizingSection {
        .flow(SizingFlow(itemSpacing: spacing, lineSpacing: spacing, alignment: alignment))
    }
}
