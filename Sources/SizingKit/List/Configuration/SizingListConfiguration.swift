import UIKit

/// How a list looks and how it arranges its rows, in the vocabulary of `UICollectionLayoutListConfiguration`.
///
/// ```swift
/// var configuration = SizingListConfiguration(appearance: .insetGrouped)
/// configuration.metrics.cardCornerRadius = 16
/// ```
///
/// The space around the rows and the pinning of headers and footers belong to the section, as in a compositional layout:
/// see ``SizingSection/insets(_:from:)`` and ``SizingSection/pinningHeaders(_:)``.
///
/// Two configurations are equal if their values are, and if their handlers were set by the same assignment: closures
/// cannot be compared.
public struct SizingListConfiguration: Equatable, Sendable {
    /// How a list looks: the styles of a table.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge under headers that stay at the top.
        case plain
        /// Sections apart from each other, each on a background from edge to edge.
        case grouped
        /// Sections apart from each other, each on a card with rounded corners.
        case insetGrouped

        /// The colour of the system behind everything. A layout does not set it: give it to the collection view.
        public var backgroundColor: UIColor { self == .plain ? ListColors.background : ListColors.groupedBackground }
    }

    /// Answers how the separators of one item are drawn, given how the list draws them.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ separators: SizingListSeparatorConfiguration) ->
        SizingListSeparatorConfiguration
    /// Answers what stands beside the content of one item.
    public typealias RowHandler = @MainActor (_ indexPath: IndexPath) -> SizingListRow

    // MARK: Looks

    /// How the list looks.
    public var appearance: Appearance
    /// The colour behind the rows of a section in the grouped appearances; `nil` takes the system's.
    public var cardColor: UIColor?
    /// The numbers behind the looks.
    public var metrics = SizingListMetrics()

    // MARK: Headers and footers

    /// The space above the header of a section, in points; in the grouped appearances also above the rows of a section
    /// without one. `nil` takes that of the appearance, see ``SizingListMetrics``.
    public var headerTopPadding: CGFloat?

    // MARK: Separators

    /// Whether there are separators. A list that shows them gives each row the height of one beside its content, also
    /// rows at which none is drawn, as a table does.
    public var showsSeparators = true
    /// How separators are drawn.
    public var separatorConfiguration = SizingListSeparatorConfiguration()
    private var separatorHandler: IdentifiedClosure<ItemSeparatorHandler>?

    /// Changes how the separators of one item are drawn. Called on each layout of a visible item; it does not change
    /// heights.
    public var itemSeparatorHandler: ItemSeparatorHandler? {
        get { separatorHandler?.closure }
        set { separatorHandler = newValue.map(IdentifiedClosure.init) }
    }

    // MARK: Rows

    /// The least height of a row, its separator included, in points. By default none is imposed, as in a table: cells of
    /// the standard styles keep to ``SizingListMetrics/standardRowHeight`` by themselves.
    public var minimumRowHeight: CGFloat = 0
    /// Whether rows end where the safe area and the section index begin, so that a cell of any class keeps its content
    /// out from under them, as a table does. By default rows reach from edge to edge, as they do in UIKit's own lists:
    /// a ``SizingListCell`` and a `UICollectionViewListCell` keep their content inside by themselves, and so does a cell
    /// that keeps to `layoutMarginsGuide` or `safeAreaLayoutGuide`.
    ///
    /// Cards, separators, headers and footers reach from edge to edge all the same; what a cell draws behind its content,
    /// as when it is selected, does not. Cards of the inset-grouped appearance lie inside the safe area anyway.
    public var insetsRowsToSafeArea = false
    /// The space between two rows, in points.
    public var rowSpacing: CGFloat
    /// Whether rows show their controls for editing: what the collection view says, see
    /// ``SizingLayout/setEditing(_:animated:)``.
    var isEditing = false
    private var itemRowHandler: IdentifiedClosure<RowHandler>?

    /// Says what stands beside the content of an item, so that it can be measured at the width it will have. Without a
    /// handler nothing stands there: a ``SizingListCell`` and a `UICollectionViewListCell` tell of their own accessories, and
    /// any other cell is measured at the whole width of its row, as it is shown.
    public var rowHandler: RowHandler? {
        get { itemRowHandler?.closure }
        set { itemRowHandler = newValue.map(IdentifiedClosure.init) }
    }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - appearance: The look of the list.
    ///   - rowSpacing: The space between two rows, in points.
    public init(appearance: Appearance = .plain, rowSpacing: CGFloat = 0) {
        self.appearance = appearance
        self.rowSpacing = rowSpacing
    }
}
