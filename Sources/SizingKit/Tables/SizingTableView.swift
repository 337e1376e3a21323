import UIKit

/// A ``SizingCollectionView`` with the members of `UITableView`, so that a table screen migrates by renaming its types.
///
/// Every row of ``automaticDimension`` is measured before it is shown, through
/// ``SizingTableViewDataSource/tableView(_:cellForRowAt:)``. See <doc:MigratingATableScreen> for the list of renames, and for
/// what is different.
///
/// ```swift
/// let tableView = SizingTableView(frame: .zero, style: .insetGrouped)
/// tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
/// tableView.tableDataSource = self
/// tableView.tableDelegate = self
/// ```
///
/// It is a collection view with a ``SizingListLayout``, ``listLayout``, so that everything of a collection view and of the layout
/// is there, too: caching and saving sizes, keys, precaching, restoring positions. The table view itself sets the inherited
/// `dataSource`, `delegate` and `prefetchDataSource`, and the layout's closures for sizes.
open class SizingTableView: SizingCollectionView {
    /// The styles of a table.
    public typealias Style = UITableView.Style
    /// The animations of inserted and deleted rows.
    public typealias RowAnimation = UITableView.RowAnimation
    /// The positions that a row is scrolled to.
    public typealias ScrollPosition = UITableView.ScrollPosition

    /// The height of rows, headers and footers that are measured: the value of `UITableView.automaticDimension`.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The title that the section index shows as a magnifying glass: the value of `UITableView.indexSearch`.
    ///
    /// ``SizingTableViewDataSource/tableView(_:sectionForSectionIndexTitle:at:)`` is called for it as for every title: scroll to a
    /// search bar above the rows there, and return `NSNotFound`.
    nonisolated public static let indexSearch = SizingSectionIndexView.searchTitle

    /// The layout of the table view.
    public let listLayout: SizingListLayout
    let rowPool = TableRowPool()
    let adapter = TableAdapter()

    /// Creates a table view.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points.
    ///   - style: The style, which cannot be changed later. On tvOS, the inset-grouped style counts as the grouped one.
    public init(frame: CGRect, style: Style) {
        self.style = style
        var configuration = SizingListConfiguration(appearance: style.appearance)
        // A row of a table reaches from edge to edge, and insets its content itself.
        configuration.insetsRowsToSafeArea = false
        listLayout = SizingListLayout(configuration: configuration)
        super.init(frame: frame, collectionViewLayout: listLayout)
        setUp()
    }

    override var dequeuesRegisteredViewsOnly: Bool { true }

    /// Creates a plain table view.
    public convenience init() {
        self.init(frame: .zero, style: .plain)
    }

    /// Creates a plain table view.
    ///
    /// - Parameter frame: The frame, in points.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table view from an archive of a collection view. Its layout is replaced.
    public required init?(coder: NSCoder) {
        style = .plain
        listLayout = SizingListLayout()
        super.init(coder: coder)
        collectionViewLayout = listLayout
        setUp()
    }

    private func setUp() {
        #if !os(tvOS)
            backgroundColor = listLayout.configuration.appearance.backgroundColor
        #endif
        alwaysBounceVertical = true
        super.register(TableRowCell.self, forCellWithReuseIdentifier: TableRowCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            super.register(
                TableSectionView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: TableSectionView.identifier
            )
        }
        adapter.tableView = self
        super.dataSource = adapter
        super.delegate = adapter
        listLayout.session.turns.willEnd = { [weak self] in self?.followContentOfRows() }
        applySizes()
        #if !os(tvOS)
            stateSwipeActions()
        #endif
    }

    /// The style of the table view.
    public let style: Style

    // MARK: Data source and delegate

    /// The object that supplies the rows: `dataSource` of a table. Setting it reloads the table view.
    open weak var tableDataSource: (any SizingTableViewDataSource)? {
        didSet {
            guard tableDataSource !== oldValue else { return }
            super.dataSource = (tableDataSource as? any TableItemsOwner)?.collectionViewDataSource ?? adapter
            reloadData()
        }
    }

    /// The object that states looks and is told what happens: `delegate` of a table. Setting it lays the rows out again.
    open weak var tableDelegate: (any SizingTableViewDelegate)? {
        didSet {
            guard tableDelegate !== oldValue else { return }
            // UIKit asks once which optional methods there are.
            super.delegate = nil
            super.delegate = adapter
            sizesDidChange()
        }
    }

    /// The object that is told which rows are needed soon: `prefetchDataSource` of a table.
    open weak var tablePrefetchDataSource: (any SizingTableViewDataSourcePrefetching)? {
        didSet { super.prefetchDataSource = tablePrefetchDataSource == nil ? nil : adapter }
    }

    #if !os(tvOS)
        /// The object that says what is dragged from the table view: `dragDelegate` of a table. Not available on tvOS.
        open weak var tableDragDelegate: (any SizingTableViewDragDelegate)? {
            didSet { super.dragDelegate = tableDragDelegate == nil ? nil : dragAdapter }
        }

        /// The object that takes what is dropped on the table view: `dropDelegate` of a table. Not available on tvOS.
        open weak var tableDropDelegate: (any SizingTableViewDropDelegate)? {
            didSet { super.dropDelegate = tableDropDelegate == nil ? nil : dragAdapter }
        }

        private lazy var dragAdapter: TableDragAdapter = {
            let adapter = TableDragAdapter()
            adapter.tableView = self
            return adapter
        }()

        /// The rows that are shown in place of dropped items whose data are on their way.
        final var placeholders: [SizingTableViewPlaceholder] = [] {
            didSet { showsPlaceholders = !placeholders.isEmpty }
        }

        /// Not available: it is the table view's own. Use ``tableDragDelegate``.
        @available(*, unavailable, renamed: "tableDragDelegate")
        open override var dragDelegate: (any UICollectionViewDragDelegate)? {
            get { super.dragDelegate }
            set {
                guard isOwn(newValue, "dragDelegate", instead: "tableDragDelegate") else { return }
                super.dragDelegate = newValue
            }
        }

        /// Not available: it is the table view's own. Use ``tableDropDelegate``.
        @available(*, unavailable, renamed: "tableDropDelegate")
        open override var dropDelegate: (any UICollectionViewDropDelegate)? {
            get { super.dropDelegate }
            set {
                guard isOwn(newValue, "dropDelegate", instead: "tableDropDelegate") else { return }
                super.dropDelegate = newValue
            }
        }
    #endif

    /// Not available: it is the table view's own. Use ``tableDataSource``.
    ///
    /// The compiler does not see every place that sets it, such as an outlet or a property of `UICollectionView`. There, only the
    /// table view's own is accepted; another one is logged and has no effect.
    @available(*, unavailable, renamed: "tableDataSource")
    open override var dataSource: (any UICollectionViewDataSource)? {
        get { super.dataSource }
        set {
            guard isOwn(newValue, "dataSource", instead: "tableDataSource") else { return }
            super.dataSource = newValue
        }
    }

    /// Not available: it is the table view's own. Use ``tableDelegate``.
    @available(*, unavailable, renamed: "tableDelegate")
    open override var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate }
        set {
            guard isOwn(newValue, "delegate", instead: "tableDelegate") else { return }
            super.delegate = newValue
        }
    }

    /// Not available: it is the table view's own. Use ``tablePrefetchDataSource``.
    @available(*, unavailable, renamed: "tablePrefetchDataSource")
    open override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { super.prefetchDataSource }
        set {
            guard isOwn(newValue, "prefetchDataSource", instead: "tablePrefetchDataSource") else { return }
            super.prefetchDataSource = newValue
        }
    }

    /// Whether an object may take a place of the collection view's that is the table's own.
    ///
    /// The compiler refuses others where it sees a table view. It doesn't where the table view is held as a `UICollectionView`,
    /// as by a `UICollectionViewController` and by an outlet: they are reported, and nothing changes.
    private func isOwn(_ object: AnyObject?, _ name: String, instead: String) -> Bool {
        if object is any TableOwned { return true }
        let kind = object.map { "a \(type(of: $0))" } ?? "nil"
        SizingLog.reportOnce(
            "\(name) of a \(type(of: self))",
            "The \(name) of a \(type(of: self)) was set to \(kind). It is the table view's own and stays. Set \(instead) instead."
        )
        return false
    }

    /// Not available: the cells that UIKit shows contain the rows. Use ``visibleTableCells``.
    @available(*, unavailable, renamed: "visibleTableCells")
    open override var visibleCells: [UICollectionViewCell] { super.visibleCells }

    /// The row that the delegate is asked about while it is prepared to be measured or shown.
    final var rowInPreparation: SizingTableViewCell?
    /// The header or footer that was asked for to see whether there is one, until it is measured.
    final var sectionViewInPreparation: PreparedSectionView?

    // MARK: Heights

    /// The height of rows with their separators, in points. The default is ``automaticDimension``: rows are measured. The
    /// delegate's `tableView(_:heightForRowAt:)` takes its place.
    open var rowHeight = SizingTableView.automaticDimension {
        didSet { if rowHeight != oldValue { sizesDidChange() } }
    }

    /// The height of rows that have not been measured, in points. The default is ``automaticDimension``: the mean of the
    /// measured rows, which is the better choice for most tables. 0 counts as that, too, where rows size themselves. Where the
    /// delegate or ``rowHeight`` states the heights, 0 asks for all of them before the table is shown, in O(*n*), so that the content
    /// size is exact.
    open var estimatedRowHeight = SizingTableView.automaticDimension {
        didSet {
            guard estimatedRowHeight != oldValue else { return }
            stateRowEstimate()
            sizesDidChange()
        }
    }

    /// The height of headers, in points. The default is ``automaticDimension``: headers are measured.
    open var sectionHeaderHeight = SizingTableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { sizesDidChange() } }
    }

    /// The height of footers, in points. The default is ``automaticDimension``: footers are measured.
    open var sectionFooterHeight = SizingTableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { sizesDidChange() } }
    }

    /// The height of headers until some have been measured, in points. The default is ``automaticDimension``: 28 points.
    open var estimatedSectionHeaderHeight = SizingTableView.automaticDimension

    /// The height of footers until some have been measured, in points. The default is ``automaticDimension``: 28 points.
    open var estimatedSectionFooterHeight = SizingTableView.automaticDimension

    // MARK: Looks

    /// The insets of separators, in points. Only the left one, at the leading edge, and the right one are used. The default
    /// is ``automaticDimension`` for both, which stands for the automatic inset.
    open var separatorInset = SizingTableView.automaticSeparatorInset {
        didSet { if separatorInset != oldValue { applySeparators() } }
    }

    /// What separator insets are relative to. The default is the edges of the row.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { applySeparators() } }
    }

    /// How many questions about the editing of a row were answered by default implementations.
    final var defaultEditingAnswers = 0
    /// How many questions about the moving of rows were answered by default implementations.
    final var defaultMovingAnswers = 0

    /// Whether a row on screen has separator insets of its own.
    final var hasRowSeparators = false

    /// A view above the first section, which scrolls with the rows. It has the width of the table view and keeps its height;
    /// set the view again after you have changed it.
    ///
    /// A view whose height is 0 is measured instead, and measured again when its constraints change, as
    /// ``SizingLayout/contentHeaderView`` is. Its superview is a view of the table view's.
    open var tableHeaderView: UIView? {
        didSet { listLayout.session.contentViews.set(.start, to: tableHeaderView, keepsStatedLength: true) }
    }

    /// A view below the last section, which scrolls with the rows: see ``tableHeaderView``.
    open var tableFooterView: UIView? {
        didSet { listLayout.session.contentViews.set(.end, to: tableFooterView, keepsStatedLength: true) }
    }

    // MARK: Section index

    /// The least number of rows with which the section index is shown. The default is 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
    }

    /// The colour of the titles of the section index; `nil`, the default, for the tint colour.
    open var sectionIndexColor: UIColor? {
        didSet { showSectionIndexColors() }
    }

    /// The background colour of the section index; `nil`, the default, for none.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { showSectionIndexColors() }
    }

    /// The background colour of the section index while a finger is on it; `nil`, the default, for no change.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { showSectionIndexColors() }
    }

    /// Whether the titles must be asked for before the next layout pass.
    final var needsSectionIndexTitles = false

    // MARK: Changes

    /// The updates since the first call of `beginUpdates()`.
    final var collectedUpdates: [@MainActor (SizingTableView) -> Void] = []
    /// Whether one of them adds, removes or moves rows.
    final var collectsChanges = false

    open override func reloadData() {
        needsSectionIndexTitles = true
        setNeedsLayout()
        #if !os(tvOS)
            placeholders = []
        #endif
        super.reloadData()
    }

    open override var isEditing: Bool {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// Shows or hides the editing controls of the rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        animatesEditing = animated
        defer { animatesEditing = false }
        listLayout.setEditing(editing, animated: animated)
    }

    /// The cell whose row the data source is asked for.
    final var cellInPreparation: TableRowCell?
    final var measuredRows = MeasuredRows()
    final var animatesEditing = false
    final var animatesSelection = false

    // MARK: Layout

    open override func layoutSubviews() {
        if needsSectionIndexTitles { reloadSectionIndexTitles() }
        // The end of a turn may not be noticed while a finger is down.
        if isTracking { followContentOfRows() }
        super.layoutSubviews()
        giveBackMeasuredRows()
        dropPreparedSectionView()
    }

    override func dataDidChange() {
        super.dataDidChange()
        giveBackMeasuredRows()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil {
            listLayout.sectionIndex?.removeFromSuperview()
        } else if listLayout.sectionIndex != nil {
            listLayout.placeSectionIndex()
        }
    }

    // MARK: Places

    /// Returns the row at a point; `nil` outside of all rows.
    open override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        listLayout.session.scrolling.statingPlaces {
            if let shown = super.indexPathForItem(at: point) { return shown }
            // Rows without a measured height are not on screen.
            guard !bounds.contains(point), let row = listLayout.session.scrolling.item(at: point.y),
                super.layoutAttributesForItem(at: row)?.frame.contains(point) == true
            else { return nil }
            return row
        }
    }

    /// Returns the layout attributes of a row, with the frame that ``rectForRow(at:)`` returns.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard !isScrollingToItem, exists(indexPath) else { return super.layoutAttributesForItem(at: indexPath) }
        return places(in: indexPath.section, [indexPath.item]) { super.layoutAttributesForItem(at: indexPath) }
    }

    open override func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        // UIKit may ask for the attributes of the row by the method above.
        isScrollingToItem = true
        defer { isScrollingToItem = false }
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    private var isScrollingToItem = false

    // MARK: Updates with the names of a collection view's

    open override func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSectionAtOnce(section, toSection: newSection) }
    }

    private func moveSectionAtOnce(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }

    /// Performs a batch of updates. Without any, all heights are asked for again, and the rows are animated to their new frames.
    open override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        let batches = listLayout.session.batchCount
        super.performBatchUpdates(updates, completion: completion)
        guard listLayout.session.batchCount == batches, !hasOpenUpdates, window != nil, !bounds.isEmpty else { return }
        takeNewHeights()
    }

    open override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let row = cell as? SizingTableViewCell else { return super.indexPath(for: cell) }
        return row.container.flatMap { super.indexPath(for: $0) }
    }
}
