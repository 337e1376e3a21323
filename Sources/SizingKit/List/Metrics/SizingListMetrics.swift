import UIKit

/// The dimensions of a list that looks like a table, in points.
///
/// Apple documents almost none of them. Each property states its source; those marked *unverified on a device* were
/// reported or measured in pictures, and were not compared with a running system. Change what your design needs:
///
/// ```swift
/// var configuration = SizingListConfiguration(appearance: .insetGrouped)
/// configuration.metrics.cardCornerRadius = 16
/// ```
///
/// The defaults are those of the running system, as far as they are known: ``classic`` up to iOS 18, ``liquidGlass`` from iOS 26 on.
/// An app that asks for `UIDesignRequiresCompatibility` where the system heeds it has ``classic`` there, too. The values that
/// the properties state are those of ``classic``. A negative, infinite or NaN value counts as 0.
public struct SizingListMetrics: Hashable, Sendable {
    // MARK: Rows

    /// The least height of a standard cell's row, its separator included: 44.
    ///
    /// A table uses it for cells of the standard styles and for rows whose content has no height; other rows may be
    /// lower. See ``SizingListConfiguration/minimumRowHeight``. Source: the fallback of
    /// UITableView-FDTemplateLayoutCell and the constant of WinObjC's table view.
    public var standardRowHeight: CGFloat = 44
    /// The height of a separator, in pixels: 1. It is added to the height of the row.
    ///
    /// Source: UITableView-FDTemplateLayoutCell, which adds one divided by the screen's scale.
    public var separatorPixels = 1
    /// The width of one level of indentation: 10, the default of a table cell's `indentationWidth`. Unverified on a
    /// device.
    public var indentationWidth: CGFloat = 10

    // MARK: Margins

    /// The distance from the edge of a row to its text in a compact width: 16.
    ///
    /// It is also the least distance of a card from the edges. Source: reported for iPhones since iOS 8.
    public var compactMargin: CGFloat = 16
    /// The distance from the edge of a row to its text in a regular width: 20. Source: reported for iPads since iOS 8.
    public var regularMargin: CGFloat = 20
    /// The width that is taken off the trailing edge of every row's content on the largest phones, those of 414 points or more with 3
    /// pixels a point: 0.
    ///
    /// UITableView-FDTemplateLayoutCell takes off 4, for rows without an accessory, too. It was measured on iOS 8 to 10 and
    /// is not confirmed for newer systems. Set 4 to get its widths.
    public var largePhoneAllowance: CGFloat = 0
    /// The least width of a display for ``largePhoneAllowance``: 414. See ``largePhoneAllowance``.
    var largePhoneWidth: CGFloat = 414
    /// The least scale of a display for ``largePhoneAllowance``, in pixels a point: 3. See ``largePhoneAllowance``.
    var largePhoneScale: CGFloat = 3

    // MARK: Accessories

    /// The width that a disclosure indicator takes from the content: 34.
    ///
    /// Like the other widths of accessories, it reaches from the content to the trailing edge of the row, in a compact
    /// width. Source: UITableView-FDTemplateLayoutCell, measured on iOS 8 to 10; newer systems differ by a few points.
    public var disclosureIndicatorWidth: CGFloat = 34
    /// The width that a detail button takes from the content: 48. Source: as ``disclosureIndicatorWidth``.
    public var detailButtonWidth: CGFloat = 48
    /// The width that a detail button with a disclosure indicator takes from the content: 68. Source: as
    /// ``disclosureIndicatorWidth``.
    public var detailDisclosureButtonWidth: CGFloat = 68
    /// The width that a checkmark takes from the content: 40. Source: as ``disclosureIndicatorWidth``.
    public var checkmarkWidth: CGFloat = 40
    /// The width of a switch: 51, that of `UISwitch` on iOS 7 to 18; 63 in ``liquidGlass``, as reported of iOS 26.
    public var switchWidth: CGFloat = 51
    /// The width that a custom accessory view takes from the content in addition to its own: 16. Source:
    /// UITableView-FDTemplateLayoutCell.
    public var accessoryViewPadding: CGFloat = 16
    /// The distance from an accessory to the trailing edge of the row: 16. It is a part of the widths above. Unverified
    /// on a device.
    public var accessoryMargin: CGFloat = 16
    /// The distance between a detail button and a disclosure indicator: 10, the difference of
    /// ``detailDisclosureButtonWidth`` and ``detailButtonWidth`` without the indicator. Unverified on a device.
    var accessorySpacing: CGFloat = 10

    // MARK: Editing

    /// The width that a delete or insert control takes from the content: 40. Reported as 38 to 40; unverified on a
    /// device.
    public var editingControlWidth: CGFloat = 40
    /// The width that the circle of a multiple selection takes from the content: 40, as a delete control. Unverified on
    /// a device.
    var multiselectControlWidth: CGFloat = 40
    /// The width that a reorder control takes from the content: 48. Reported as 42 to 48; unverified on a device.
    public var reorderControlWidth: CGFloat = 48

    // MARK: Standard cells

    /// The space above and below the text of a standard cell: 11. Unverified on a device.
    public var textVerticalMargin: CGFloat = 11
    /// The space above and below the two texts of a cell with a subtitle: 10. Unverified on a device.
    public var subtitleVerticalMargin: CGFloat = 10
    /// The space between a text and its subtitle: 1. Unverified on a device.
    public var subtitleSpacing: CGFloat = 1
    /// The least distance between a text and the value beside it: 8. Unverified on a device.
    public var valueSpacing: CGFloat = 8
    /// The width of the first column of a cell with two columns: 91, as Interface Builder lays such cells out. It grows
    /// with the text size.
    var captionColumnWidth: CGFloat = 91
    /// The space between the columns of a cell with two columns: 6, as Interface Builder lays such cells out.
    var captionColumnSpacing: CGFloat = 6
    /// The space between an image and the text: 16. Unverified on a device.
    public var imageSpacing: CGFloat = 16
    /// The space between the text of a cell and a trailing accessory: 8. Without an accessory, the text ends at the
    /// margin of the row.
    public var textTrailingMargin: CGFloat = 8

    // MARK: Headers and sections

    /// The space above the header of a plain list: 22, since iOS 15. Unverified on a device.
    public var plainHeaderTopPadding: CGFloat = 22
    /// The space above the header of a grouped list's first section: 17.3, the reported difference from the other
    /// headers (55.3 and 38). Unverified on a device.
    public var groupedFirstHeaderTopPadding: CGFloat = 17.3
    /// The space above the rows of a grouped list's first section if it has no header: 35. Source: reported since iOS
    /// 7.
    public var groupedTopPadding: CGFloat = 35
    /// The space above the rows of another section of a grouped list if it has no header: 17.7. Unverified on a device.
    public var groupedEmptyHeaderHeight: CGFloat = 17.7
    /// The space below the rows of a section of a grouped list if it has no footer: 17.7. Unverified on a device.
    public var groupedEmptyFooterHeight: CGFloat = 17.7

    // MARK: Cards

    /// The corner radius of the cards of an inset-grouped list: 10. Source: TOInsetGroupedTableView, which took it
    /// from iOS 13.
    public var cardCornerRadius: CGFloat = 10

    // MARK: Separators

    /// The distance from the end of a separator on a card to the trailing edge of the row: 0, or 16 in ``liquidGlass``, where
    /// separators end at the margin of the row. Source: MyTonWallet, which sets it for iOS 26; unverified on a device.
    public var cardSeparatorTrailingInset: CGFloat = 0

    // MARK: Index

    /// The width of a section index: 15, as commonly reported. Unverified on a device.
    public var sectionIndexWidth: CGFloat = 15
    /// The font size of the titles of a section index: 11. Unverified on a device.
    var sectionIndexFontSize: CGFloat = 11
    /// The height of one title in a section index: 14. Unverified on a device.
    var sectionIndexTitleHeight: CGFloat = 14

    #if !os(tvOS)
        // MARK: Swipe actions

        /// The dimensions of swipe actions and the figures of their gesture.
        var swipe = SwipeMetrics.classic
    #endif

    /// Creates the dimensions of the running system.
    public init() {
        switch SystemLook.current {
        case .classic: self = .classic
        case .liquidGlass: self = .liquidGlass
        }
    }

    private init(ofClassicLook: Void) {}

    /// The dimensions of iOS 13 to 18.
    public static let classic = SizingListMetrics(ofClassicLook: ())

    /// The dimensions of iOS 26 and later: rows of 52 points, a corner radius of 26, separators that end at the margin, wider
    /// switches and separate buttons for swipe actions, otherwise those of iOS 18. Unverified on a device.
    ///
    /// Apple prints none of the figures, but says in *Adopting Liquid Glass* that rows are taller and have more padding, and that
    /// the corners of sections are rounder. Each figure has its source, or the word *guessed*.
    public static let liquidGlass: SizingListMetrics = {
        var metrics = classic
        // MyTonWallet lays rows out beside those of the system, with this height from iOS 26 on and 44 before.
        metrics.standardRowHeight = 52
        // Guessed: with it, a line of body text is about as tall as a row is at least.
        metrics.textVerticalMargin = 15
        // Guessed: in the same proportion.
        metrics.subtitleVerticalMargin = 12
        // MyTonWallet, from iOS 26 on, and 10 before.
        metrics.cardCornerRadius = 26
        // MyTonWallet, from iOS 26 on, and 0 before.
        metrics.cardSeparatorTrailingInset = 16
        // montage-ios (pull request 488), which compares with a switch of iOS 26: 63 by 28 points.
        metrics.switchWidth = 63
        #if !os(tvOS)
            metrics.swipe = .liquidGlass
        #endif
        // Guessed to be as before: the margins, the accessories, the spaces around headers, and the section index.
        return metrics
    }()
}
