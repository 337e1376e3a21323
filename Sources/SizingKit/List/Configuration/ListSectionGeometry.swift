import UIKit

/// The spaces, insets, separators and backgrounds of one section of a list, in points, for a configuration, a width and
/// traits.
///
/// A value without references to views; it costs a few additions to create.
///
/// From top to bottom, a section has: ``topPadding``, the header, the top inset, the rows, the bottom inset, the footer,
/// ``bottomPadding``. Headers, footers and rows are inset at the sides by ``insets``.
struct ListSectionGeometry: Equatable, Sendable {
    /// The properties of a section that its geometry depends on.
    struct Section: Equatable, Sendable {
        /// Whether it is the first of the list.
        var isFirst: Bool
        /// Whether it has a header.
        var hasHeader: Bool
        /// Whether it has a footer.
        var hasFooter: Bool
        /// Whether the height of the header includes the space above it, as a height that a table's delegate states.
        var headerHasPadding = false
    }

    /// The space above the header, or above the top inset if there is no header. It scrolls away above a pinned header.
    let topPadding: CGFloat
    /// The space below the footer, or below the bottom inset if there is no footer, without the spacing to the next
    /// section.
    let bottomPadding: CGFloat
    /// The space around the rows; at the sides also beside the header and the footer.
    let insets: NSDirectionalEdgeInsets
    /// The insets of rows that are inset to the safe area from the sides of their section; backgrounds and separators
    /// extend beyond the rows by these insets.
    let rowMargins: NSDirectionalEdgeInsets
    /// The space between two rows.
    let rowSpacing: CGFloat
    /// The width of rows, headers and footers; never negative.
    let rowWidth: CGFloat
    /// The insets of a row's content: at the sides the safe area and the section index, at the bottom the separator.
    let contentInsets: NSDirectionalEdgeInsets
    /// The insets of the content of a header or footer: the safe area and the section index.
    let boundaryInsets: NSDirectionalEdgeInsets
    /// The distance from the edges of a row's content to its text.
    let contentMargin: CGFloat
    /// The width that is subtracted at the trailing edge of all content, see
    /// ``SizingListMetrics/allowance(forWidth:displayScale:)``.
    let allowance: CGFloat
    /// The background behind the rows of the section; `nil` in the plain appearance.
    let card: ListCard?
    /// The direction of the list.
    let layoutDirection: UIUserInterfaceLayoutDirection

    let configuration: SizingListConfiguration
    private let environment: ListEnvironment

    /// Creates the geometry of a section.
    ///
    /// - Parameter insets: The space around the rows, in points, in addition to that of the appearance.
    init(
        _ section: Section,
        in environment: ListEnvironment,
        configuration: SizingListConfiguration,
        insets: NSDirectionalEdgeInsets = .zero
    ) {
        let metrics = configuration.metrics
        let margin = metrics.margin(for: environment.sizeClass)
        let index = environment.showsSectionIndex ? SizingListMetrics.length(metrics.sectionIndexWidth) : 0
        let safeArea = environment.safeAreaInsets
        let cleared = configuration.insetsContentToSafeArea ? safeArea : .zero
        var insets = insets
        var contentInsets = NSDirectionalEdgeInsets(
            top: 0,
            leading: cleared.leading,
            bottom: configuration.showsSeparators
                ? metrics.separatorHeight(displayScale: environment.displayScale) : 0,
            trailing: cleared.trailing + index
        )
        if configuration.appearance.insetsCards {
            insets.leading += safeArea.leading + margin
            // The index lies beside the cards.
            insets.trailing += safeArea.trailing + max(margin, index)
            contentInsets.leading = 0
            contentInsets.trailing = 0
        }
        boundaryInsets = NSDirectionalEdgeInsets(
            top: 0,
            leading: contentInsets.leading,
            bottom: 0,
            trailing: contentInsets.trailing
        )
        rowMargins = configuration.insetsRowsToSafeArea ? boundaryInsets : .zero
        contentInsets.leading -= rowMargins.leading
        contentInsets.trailing -= rowMargins.trailing
        self.insets = insets
        self.contentInsets = contentInsets
        contentMargin = margin
        let sides = insets.leading + rowMargins.leading + insets.trailing + rowMargins.trailing
        rowWidth = max(0, environment.width - sides)
        rowSpacing = configuration.rowSpacing
        allowance = metrics.allowance(forWidth: environment.width, displayScale: environment.displayScale)
        topPadding = environment.onPixel(
            Self.topPadding(
                configuration,
                isFirst: section.isFirst && !section.headerHasPadding,
                hasHeader: section.hasHeader
            )
        )
        bottomPadding = environment.onPixel(
            !configuration.appearance.hasCards || section.hasFooter
                ? 0 : SizingListMetrics.length(metrics.groupedEmptyFooterHeight)
        )
        card = ListCard(configuration)
        layoutDirection = environment.layoutDirection
        self.configuration = configuration
        self.environment = environment
    }

    private static func topPadding(
        _ configuration: SizingListConfiguration,
        isFirst: Bool,
        hasHeader: Bool
    ) -> CGFloat {
        let metrics = configuration.metrics
        if !configuration.appearance.hasCards {
            return hasHeader
                ? SizingListMetrics.length(configuration.headerTopPadding ?? metrics.plainHeaderTopPadding) : 0
        }
        if let padding = configuration.headerTopPadding { return SizingListMetrics.length(padding) }
        return switch (isFirst, hasHeader) {
        case (true, true): SizingListMetrics.length(metrics.groupedFirstHeaderTopPadding)
        case (true, false): SizingListMetrics.length(metrics.groupedTopPadding)
        case (false, true): 0
        case (false, false): SizingListMetrics.length(metrics.groupedEmptyHeaderHeight)
        }
    }

    // MARK: Rows

    /// Returns how the width of a row is shared.
    ///
    /// - Parameter row: The accessories, the editing controls and the indentation of the row.
    func layout(of row: SizingListRow) -> ListRowLayout {
        ListRowLayout(
            row,
            width: rowWidth,
            insets: contentInsets,
            isEditing: configuration.isEditing,
            allowance: allowance,
            metrics: configuration.metrics
        )
    }

    /// The height of a row with content of a given height, in points: with the separator, and at least the minimum.
    func rowHeight(ofContent height: CGFloat) -> CGFloat {
        max(height + contentInsets.bottom, SizingListMetrics.length(configuration.minimumRowHeight))
    }

    /// The distance from the left edge of the list to the rows, in points.
    var rowX: CGFloat {
        let leading = insets.leading + rowMargins.leading
        return layoutDirection == .rightToLeft ? environment.width - leading - rowWidth : leading
    }
}
