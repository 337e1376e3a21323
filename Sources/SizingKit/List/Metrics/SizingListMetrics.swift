import UIKit

/// Every number by which a list looks like a table, in points.
///
/// Apple promises almost none of them. Each says where it comes from; those marked *unverified on a device* are in
/// circulation or seen in pictures, and nobody has held them against a running system for this package. Replace what
/// your design wants otherwise:
///
/// ```swift
/// var configuration = SizingListConfiguration(appearance: .insetGrouped)
/// configuration.metrics.cardCornerRadius = 16
/// ```
///
/// The defaults are those of iOS 13 to 18; ``liquidGlass`` has those of iOS 26. A negative number is taken for 0 and one
/// that is not finite, too, wherever it is used.
public struct SizingListMetrics: Hashable, Sendable {
    // MARK: Rows

    /// The least height of a standard cell's row, its separator included: 44.
    ///
    /// A table gives it to cells of its own styles and to rows whose content has no height; a row with content of its
    /// own may be lower. See ``SizingListConfiguration/minimumRowHeight``. Source: the fallback of
    /// UITableView-FDTemplateLayoutCell and the constant of WinObjC's table view.
    public var standardRowHeight: CGFloat = 44
    /// What a separator adds to the height of its row, in pixels: 1.
    ///
    /// Source: UITableView-FDTemplateLayoutCell, which adds one divided by the screen's scale.
    public var separatorPixels = 1
    /// The width of one level of indentation: 10, the default of a table cell's `indentationWidth`. Unverified on a
    /// device.
    public var indentationWidth: CGFloat = 10

    // MARK: Margins

    /// From the edge of a row to its text where the width is compact: 16.
    ///
    /// Also the least distance of a card from the edges. Source: reported for iPhones since iOS 8.
    public var compactMargin: CGFloat = 16
    /// From the edge of a row to its text where the width is regular: 20. Source: reported for iPads since iOS 8.
    public var regularMargin: CGFloat = 20
    /// The width that is taken off the trailing edge of every row's content on the largest phones: 0.
    ///
    /// UITableView-FDTemplateLayoutCell takes off 4, for rows without an accessory, too. It was measured on iOS 8 to 10 and
    /// is not confirmed for newer systems. Set 4 to get its widths.
    public var largePhoneAllowance: CGFloat = 0
    /// The width from which on a display is a large phone's: 414. See ``largePhoneAllowance``.
    public var largePhoneWidth: CGFloat = 414
    /// The pixels a point from which on a display is a large phone's: 3. See ``largePhoneAllowance``.
    public var largePhoneScale: CGFloat = 3

    // MARK: Accessories

    /// What a disclosure indicator takes off the content's width: 34.
    ///
    /// Like the other widths of accessories it counts from the content to the row's trailing edge, on a compact width.
    /// Source: UITableView-FDTemplateLayoutCell, measured on iOS 8 to 10; newer systems differ by a few points.
    public var disclosureIndicatorWidth: CGFloat = 34
    /// What a detail button takes: 48. Source: as ``disclosureIndicatorWidth``.
    public var detailButtonWidth: CGFloat = 48
    /// What a detail button with a disclosure indicator takes: 68. Source: as ``disclosureIndicatorWidth``.
    public var detailDisclosureButtonWidth: CGFloat = 68
    /// What a checkmark takes: 40. Source: as ``disclosureIndicatorWidth``.
    public var checkmarkWidth: CGFloat = 40
    /// The width of a switch by itself: 51, that of `UISwitch` on iOS 7 to 18.
    public var switchWidth: CGFloat = 51
    /// What a view of your own takes beside its own width: 16. Source: UITableView-FDTemplateLayoutCell.
    public var accessoryViewPadding: CGFloat = 16
    /// From an accessory to the row's trailing edge: 16, the part of the widths above that lies outside. Unverified on a
    /// device.
    public var accessoryMargin: CGFloat = 16
    /// Between a detail button and a disclosure indicator: 10, what ``detailDisclosureButtonWidth`` has more than
    /// ``detailButtonWidth`` less the indicator. Unverified on a device.
    public var accessorySpacing: CGFloat = 10

    // MARK: Editing

    /// How far a delete or insert control moves the content in: 40. Reported as 38 to 40; unverified on a device.
    public var editingControlWidth: CGFloat = 40
    /// How far the circle of a multiple selection moves the content in: 40, as a delete control does. Unverified on a
    /// device.
    public var multiselectControlWidth: CGFloat = 40
    /// What a reorder control takes off the content's trailing edge: 48. Reported as 42 to 48; unverified on a device.
    public var reorderControlWidth: CGFloat = 48

    // MARK: Standard cells

    /// Above and below the text of a standard cell: 11. Unverified on a device.
    public var textVerticalMargin: CGFloat = 11
    /// Above and below the two texts of a cell with a subtitle: 10. Unverified on a device.
    public var subtitleVerticalMargin: CGFloat = 10
    /// Between a text and its subtitle: 1. Unverified on a device.
    public var subtitleSpacing: CGFloat = 1
    /// The least distance between a text and the value beside it: 8. Unverified on a device.
    public var valueSpacing: CGFloat = 8
    /// The width of the first column of a cell with two columns: 91, as Interface Builder lays such cells out. It grows
    /// with the text size.
    public var captionColumnWidth: CGFloat = 91
    /// Between the columns of a cell with two columns: 6, as Interface Builder lays such cells out.
    public var captionColumnSpacing: CGFloat = 6
    /// Between an image and the text: 16. Unverified on a device.
    public var imageSpacing: CGFloat = 16
    /// From the content's edge to its trailing accessory: 8, what the text of a cell keeps free there. Where no accessory
    /// stands, the text keeps the margin of the row free.
    public var textTrailingMargin: CGFloat = 8

    // MARK: Headers and sections

    /// Above the header of a plain list: 22, since iOS 15. Unverified on a device.
    public var plainHeaderTopPadding: CGFloat = 22
    /// Above the header of a grouped list's first section: 17.3, by which it is reported to be taller than the others
    /// (55.3 against 38). Unverified on a device.
    public var groupedFirstHeaderTopPadding: CGFloat = 17.3
    /// Above the rows of a grouped list's first section if it has no header: 35. Source: reported since iOS 7.
    public var groupedTopPadding: CGFloat = 35
    /// Above the rows of any other section of a grouped list that has no header: 17.7. Unverified on a device.
    public var groupedEmptyHeaderHeight: CGFloat = 17.7
    /// Below the rows of a grouped list's section that has no footer: 17.7. Unverified on a device.
    public var groupedEmptyFooterHeight: CGFloat = 17.7

    // MARK: Cards

    /// The radius of the corners of an inset grouped list's cards: 10. Source: TOInsetGroupedTableView, which took it
    /// from iOS 13.
    public var cardCornerRadius: CGFloat = 10

    // MARK: Index

    /// The width of a section index: 15, commonly quoted. Unverified on a device.
    public var sectionIndexWidth: CGFloat = 15
    /// The size of a section index's titles: 11. Unverified on a device.
    public var sectionIndexFontSize: CGFloat = 11
    /// The height of one title in a section index: 14. Unverified on a device.
    public var sectionIndexTitleHeight: CGFloat = 14

    /// The numbers of iOS 13 to 18.
    public init() {}

    /// The numbers of iOS 26 as far as they differ: rows of 52 points and corners of a radius of 26. Unverified on a
    /// device.
    public static let liquidGlass: SizingListMetrics = {
        var metrics = SizingListMetrics()
        metrics.standardRowHeight = 52
        metrics.textVerticalMargin = 15
        metrics.subtitleVerticalMargin = 12
        metrics.cardCornerRadius = 26
        return metrics
    }()
}
