import UIKit

/// The looks of a list, under the names of `UICollectionLayoutListConfiguration`.
///
/// ```swift
/// var configuration = SizingListConfiguration(appearance: .insetGrouped)
/// configuration.metrics.cardCornerRadius = 16
/// ```
///
/// The space around the rows and the pinning of headers and footers belong to the section, as in a compositional layout:
/// see ``SizingSection/insets(_:from:)`` and ``SizingSection/pinningHeaders(_:)``.
///
/// Two configurations are equal if their values are equal and their handlers were set by the same assignment: closures
/// cannot be compared.
public struct SizingListConfiguration: Equatable, Sendable {
    /// The appearances of a list: the styles of a table.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge, under headers that stay at the top.
        case plain
        /// Separate sections, each on a background from edge to edge.
        case grouped
        /// Separate sections, each on a card with rounded corners.
        case insetGrouped
        /// Rows without separators, under headers that scroll, as in a sidebar. The looks of the cells are the system's, which
        /// reads in its traits that they are in a sidebar, from iOS 18 on.
        case sidebar
        /// Like ``sidebar``, on the background of a plain list.
        case sidebarPlain

        /// The colour of the system for the background of a list. The layout does not apply it: set it as the
        /// background colour of the collection view.
        public var backgroundColor: UIColor {
            switch self {
            case .plain, .sidebarPlain: ListColors.background
            case .grouped, .insetGrouped, .sidebar: ListColors.groupedBackground
            }
        }
    }

    /// A closure that returns the separators of one item, given those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ separators: SizingListSeparatorConfiguration) ->
        SizingListSeparatorConfiguration
    /// A closure that returns the accessories, the editing controls and the indentation of one item.
    public typealias RowHandler = @MainActor (_ indexPath: IndexPath) -> SizingListRow

    // MARK: Looks

    /// The appearance of the list.
    public var appearance: Appearance
    /// The colour behind each section, its header and its footer, from edge to edge; `nil`, the default, for none: there shows the
    /// background colour of the collection view.
    public var backgroundColor: UIColor?
    /// The background colour of a section in the grouped appearances; `nil`, the default, for the colour of the system.
    public var cardColor: UIColor?
    /// The dimensions of the list.
    public var metrics = SizingListMetrics()

    // MARK: Headers and footers

    /// The space above the header of a section, in points, and in the grouped appearances also above the rows of a
    /// section without a header; `nil`, the default, for that of the appearance in ``metrics``.
    public var headerTopPadding: CGFloat?

    /// The headers of a list.
    public enum HeaderMode: Hashable, Sendable {
        /// There are none.
        case none
        /// The data source is asked for them.
        case supplementary
        /// The first item is the header. It stays a row here, with a line in the log.
        case firstItemInSection
    }

    /// The footers of a list.
    public enum FooterMode: Hashable, Sendable {
        /// There are none.
        case none
        /// The data source is asked for them.
        case supplementary
    }

    /// The header of a list in a ``SizingCompositionalLayout``. The default is no header. Other layouts ignore it and go by
    /// ``SizingLayout/headerSizing``.
    public var headerMode = HeaderMode.none
    /// The footer of a list in a ``SizingCompositionalLayout``. The default is no footer. Other layouts ignore it and go by
    /// ``SizingLayout/footerSizing``.
    public var footerMode = FooterMode.none

    // MARK: Separators

    /// Whether rows have separators. If so, every row is taller by the height of a separator, even a row without a visible
    /// separator, as in a table. The default is `true`, in a sidebar `false`.
    public var showsSeparators: Bool
    /// The looks of the separators.
    public var separatorConfiguration = SizingListSeparatorConfiguration()
    private var separatorHandler: IdentifiedClosure<ItemSeparatorHandler>?

    /// A closure that changes the separators of one item; `nil`, the default, for those of the list. The layout calls
    /// it in each pass for each visible item. It does not change the height of the item.
    public var itemSeparatorHandler: ItemSeparatorHandler? {
        get { separatorHandler?.closure }
        set { separatorHandler = newValue.map(IdentifiedClosure.init) }
    }

    // MARK: Rows

    /// The least height of a row, in points, with its separator. The default is 0, as in a table: cells of the standard
    /// styles have ``SizingListMetrics/standardRowHeight`` by themselves.
    public var minimumRowHeight: CGFloat = 0
    /// Whether rows are inset by the safe area and the section index, so that the content of cells of any class keeps clear
    /// of them, as in a table. The default is `true`.
    ///
    /// Backgrounds of sections, separators, headers and footers still reach from edge to edge, and so do the
    /// backgrounds of a ``SizingListCell``, as when it is selected; those of other cells end with the cell. If it is
    /// `false`, rows reach from edge to edge, as in UIKit's lists, and cells have to keep their content inside.
    /// ``SizingListCell`` and `UICollectionViewListCell` do, and so do cells that are laid out by `layoutMarginsGuide` or
    /// `safeAreaLayoutGuide`. Cards of the inset-grouped appearance are always inside the safe area.
    public var insetsRowsToSafeArea = true

    /// Whether the content of rows that reach the edges of the list is inset to the safe area.
    var insetsContentToSafeArea = true
    /// The space between two rows, in points. Rows overlap if it is negative; each is at least as tall as that.
    public var rowSpacing: CGFloat
    /// Whether rows show their editing controls, as the collection view's editing mode says: see
    /// ``SizingLayout/setEditing(_:animated:)``.
    var isEditing = false
    private var itemRowHandler: IdentifiedClosure<RowHandler>?

    /// A closure that returns the accessories, the editing controls and the indentation of an item, so that its content
    /// is measured at the width between them; `nil`, the default, for none.
    ///
    /// ``SizingListCell`` and `UICollectionViewListCell` need no handler: they are measured with their own accessories.
    /// Any other cell without a handler is measured at the whole width of its row.
    public var rowHandler: RowHandler? {
        get { itemRowHandler?.closure }
        set { itemRowHandler = newValue.map(IdentifiedClosure.init) }
    }

    #if !os(tvOS)
        // MARK: Swipe actions

        /// A closure that returns the actions at a side of an item's row; `nil` for none.
        public typealias SwipeActionsConfigurationProvider =
            @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

        private var leadingSwipeProvider: IdentifiedClosure<SwipeActionsConfigurationProvider>?
        private var trailingSwipeProvider: IdentifiedClosure<SwipeActionsConfigurationProvider>?

        /// A closure that returns the actions at the leading side of a row, which a swipe to the trailing side shows; `nil`,
        /// the default, for none. The layout calls it when the user begins to swipe.
        ///
        /// Cells of any class have swipe actions, in lists that scroll vertically. Their buttons have the looks of the running
        /// system, or those of ``metrics``: ``SizingListMetrics/classic`` or ``SizingListMetrics/liquidGlass``.
        public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
            get { leadingSwipeProvider?.closure }
            set { leadingSwipeProvider = newValue.map(IdentifiedClosure.init) }
        }

        /// A closure that returns the actions at the trailing side of a row, which a swipe to the leading side shows; `nil`,
        /// the default, for none: see ``leadingSwipeActionsConfigurationProvider``.
        public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
            get { trailingSwipeProvider?.closure }
            set { trailingSwipeProvider = newValue.map(IdentifiedClosure.init) }
        }

        /// Whether rows may have swipe actions.
        var hasSwipeActions: Bool { leadingSwipeProvider != nil || trailingSwipeProvider != nil }
    #else
        /// On tvOS there is no swipe.
        var hasSwipeActions: Bool { false }
    #endif

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - appearance: The look of the list.
    ///   - rowSpacing: The space between two rows, in points.
    public init(appearance: Appearance = .plain, rowSpacing: CGFloat = 0) {
        self.appearance = appearance
        showsSeparators = appearance.hasSeparators
        self.rowSpacing = rowSpacing
    }
}
