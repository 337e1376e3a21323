import Foundation

/// Rows one below the other, in sections.
///
/// Enough of Apple's table to measure its cells, to show a data source and to scroll it: updates of rows reload all of them,
/// nothing is animated. Rows are pulled aside, deleted by their red minus, and moved by their grips.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// Lets rows, headers and footers be as tall as what they show.
    nonisolated public static let automaticDimension: CGFloat = -1

    private let keptStyle: Style
    private var cellMakers: [String: () -> UITableViewCell?] = [:]
    private var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
    private var cellPool: [String: [UITableViewCell]] = [:]

    var table = TableSections()
    private var shownCells: [IndexPath: UITableViewCell] = [:]
    /// The headers and footers that are made: each at once, and shown where it lies in the bounds.
    var sectionViews: [SectionPart: UIView] = [:]
    var displayedParts: Set<SectionPart> = []
    /// Those whose heights are estimated so far.
    var estimatedParts: Set<SectionPart> = []
    private(set) var selected: Set<IndexPath> = []
    private var isReloadNeeded = true
    private var widthOfHeights: CGFloat = 0

    public init(frame: CGRect, style: Style) {
        keptStyle = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        keptStyle = .plain
        super.init(coder: coder)
        setUp()
    }

    private lazy var swiping = TableSwiping(self)
    private var panSelection: PanSelection?

    private func setUp() {
        alwaysBounceVertical = true
        addGestureRecognizer(swiping.pan)
        panSelection = PanSelection(self)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    open var style: Style { keptStyle }

    // MARK: Data source and delegate

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { setNeedsReload() }
    }

    @available(iOS 10.0, *)
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { prefetching = RowPrefetching() }
    }

    @available(iOS 15.0, *)
    open var isPrefetchingEnabled = true {
        didSet { prefetching = RowPrefetching() }
    }

    var prefetching = RowPrefetching()

    open var delegate: (any UITableViewDelegate)? {
        get { _delegate as? any UITableViewDelegate }
        set {
            _delegate = newValue
            setNeedsReload()
        }
    }

    public override func _setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        guard let delegate, !(delegate is any UITableViewDelegate) else {
            self.delegate = delegate as? any UITableViewDelegate
            return
        }
        super._setDelegate(delegate)
    }

    func setNeedsReload() {
        isReloadNeeded = true
        swiping.close()
        setNeedsLayout()
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else {
            cellMakers[identifier] = nil
            return
        }
        cellMakers[identifier] = { type.make(reuseIdentifier: identifier) }
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellMakers[identifier] = nib.map { nib in { UITableViewCell.make(from: nib, reuseIdentifier: identifier) } }
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerMakers[identifier] = nib.map { nib in
            {
                let objects = nib.instantiate(withOwner: nil, options: nil)
                return objects.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
            }
        }
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            headerMakers[identifier] = nil
            return
        }
        headerMakers[identifier] = { type.make(reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        let pooled = cellPool[identifier]?.popLast()
        pooled?.prepareForReuse()
        let cell = pooled ?? cellMakers[identifier]?()
        cell?.owner = self
        return cell
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerMakers[identifier]?()
    }

    // MARK: Heights

    open var rowHeight = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { setNeedsReload() }
    }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    @available(iOS 15.0, *)
    open var sectionHeaderTopPadding: CGFloat {
        get { keptTopPadding }
        set {
            keptTopPadding = newValue
            setNeedsReload()
        }
    }
    var keptTopPadding = UITableView.automaticDimension

    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
    }

    open var tableFooterView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
    }

    private func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsReload()
    }

    private func estimate(of indexPath: IndexPath) -> TableSections.Row {
        let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        if height >= 0 { return TableSections.Row(height: height, isMeasured: true, isAutomatic: false) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
        return TableSections.Row(height: estimate > 0 ? estimate : UITableViewCell.standardHeight, isMeasured: false)
    }

    /// Rounds up to whole pixels. A residue of the arithmetic is none.
    func onPixel(_ height: CGFloat) -> CGFloat {
        let pixel = max(1, traitCollection.displayScale)
        return (height * pixel - 0.001).rounded(.up) / pixel
    }

    // MARK: Reloading

    open func reloadData() {
        selected = []
        setNeedsReload()
    }

    /// Apps count on it that rows on screen have ended to be displayed after a reload, with the index paths of before: the issues
    /// wikimedia/wikipedia-ios 535 and essential-feed-case-study 45 are of crashes for that.
    private func removeEverything() {
        for (indexPath, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
            shownCells[indexPath] = nil
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            retire(cell)
        }
        removeParts()
    }

    /// Asks for all heights again, for another width. The rows on screen keep their cells: apps that show others after a rotation
    /// reload the table for it.
    private func refit() {
        widthOfHeights = bounds.width
        table.top = tableHeaderView?.bounds.height ?? 0
        for section in table.sections.indices {
            for row in table.sections[section].rows.indices {
                table.sections[section].rows[row] = estimate(of: IndexPath(row: row, section: section))
            }
            fitParts(of: section)
        }
    }

    private func reload() {
        isReloadNeeded = false
        touchedRow = nil
        widthOfHeights = bounds.width
        removeEverything()
        table = TableSections(top: tableHeaderView?.bounds.height ?? 0)
        guard let dataSource else { return }
        for section in 0..<dataSource.numberOfSections(in: self) {
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            let rows = (0..<count).map { estimate(of: IndexPath(row: $0, section: section)) }
            table.sections.append(TableSections.Section(rows: rows))
            installParts(of: section)
        }
        index.titles = dataSource.sectionIndexTitles(for: self) ?? []
        prefetching = RowPrefetching()
    }

    // MARK: Updates

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        setNeedsReload()
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        setNeedsReload()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        setNeedsReload()
    }

    @available(iOS 15.0, *)
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        setNeedsReload()
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        setNeedsReload()
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        setNeedsReload()
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        setNeedsReload()
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        setNeedsReload()
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        setNeedsReload()
    }

    open func beginUpdates() {}

    /// Asks for all heights anew, as tables are made to by an empty pair of the two calls.
    open func endUpdates() {
        setNeedsReload()
        layoutIfNeeded()
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Apple's one declaration takes closures that do not escape, too, as Swift can say only without an optional.
    ///
    /// Only where nothing else fits: a subclass that overrides the other one means that one by `super`, and would call itself.
    @_disfavoredOverload
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    // MARK: What is shown

    func bringUpToDate() {
        if isReloadNeeded || widthOfHeights != bounds.width { layoutIfNeeded() }
    }

    open var numberOfSections: Int {
        bringUpToDate()
        return table.sections.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        bringUpToDate()
        return table.sections[section].rows.count
    }

    open var visibleCells: [UITableViewCell] {
        bringUpToDate()
        return shownCells.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        bringUpToDate()
        return shownCells.keys.sorted()
    }

    /// The row's cell, without bringing anything up to date.
    func shownCell(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        bringUpToDate()
        return shownCells[indexPath]
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        bringUpToDate()
        guard table.contains(indexPath) else { return .zero }
        let span = table.span(of: indexPath)
        return frame(ofSpan: span)
    }

    /// The rows of an inset grouped table stand between margins.
    func frame(ofSpan span: (start: CGFloat, height: CGFloat)) -> CGRect {
        let sides = rowMargins
        let width = bounds.width - sides.left - sides.right
        return CGRect(x: sides.left, y: span.start, width: max(0, width), height: span.height)
    }

    private var rowMargins: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let margin = TableCellMetrics.margin(in: traitCollection)
        let safe = safeAreaInsets
        // The index lies beside the cards.
        let end = showsIndex ? max(margin, TableCellMetrics.index) : margin
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: 0,
            left: safe.left + (isMirrored ? end : margin),
            bottom: 0,
            right: safe.right + (isMirrored ? margin : end)
        )
    }

    open func rect(forSection section: Int) -> CGRect {
        bringUpToDate()
        let height = table.sections[section].height
        return CGRect(x: 0, y: table.start(of: section), width: bounds.width, height: height)
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        bringUpToDate()
        return frame(ofSpan: table.spanOfHeader(section))
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        bringUpToDate()
        return frame(ofSpan: table.spanOfFooter(section))
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        bringUpToDate()
        return table.rows(from: point.y, to: point.y + 0.001).first
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionPart(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionViews[SectionPart(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isReloadNeeded { reload() } else if widthOfHeights != bounds.width { refit() }
        showRows()
        placeParts()
        placeIndex()
        contentSize = CGSize(width: bounds.width, height: table.height + (tableFooterView?.bounds.height ?? 0))
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: table.top)
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: table.height, width: bounds.width, height: footer.bounds.height)
        }
        prefetch()
    }

    /// Shows the rows in the bounds, each as tall as its cell asks for. A row above that turns out to have another height
    /// takes the offset along.
    private func showRows() {
        guard dataSource != nil, bounds.height > 0 else { return }
        var wanted = table.rows(from: bounds.minY, to: bounds.maxY)
        // Each round measures something; without anything new to measure it ends.
        while true {
            for (indexPath, cell) in shownCells where !wanted.contains(indexPath) {
                shownCells[indexPath] = nil
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
                retire(cell)
            }
            for indexPath in wanted { show(indexPath) }
            measureParts(from: bounds.minY, to: bounds.maxY)
            let next = table.rows(from: bounds.minY, to: bounds.maxY)
            if next == wanted { break }
            wanted = next
        }
        for (indexPath, cell) in shownCells {
            let span = table.span(of: indexPath)
            cell.sideInsets = sideInsetsOfRows
            cell.frame = frame(ofSpan: span)
            cell.tableLooks = looks(of: cell, at: indexPath)
            swiping.place(cell, at: indexPath)
        }
    }

    private func show(_ indexPath: IndexPath) {
        if shownCells[indexPath] == nil, let dataSource {
            let cell = dataSource.tableView(self, cellForRowAt: indexPath)
            shownCells[indexPath] = cell
            cell.owner = self
            // What `cellForRowAt` sets is lost. Apple's page of `willDisplay` says that a table has set the selection before it.
            cell.isSelected = selected.contains(indexPath)
            if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath),
                level != cell.indentationLevel
            {
                cell.indentationLevel = level
            }
            insertSubview(cell, at: 0)
            setEditing(of: cell, at: indexPath, animated: false)
            cell.accessoryButtonHandler = { [weak self, weak cell] in
                guard let self, let cell, let row = self.indexPath(for: cell) else { return }
                delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
            }
            delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        }
        guard let cell = shownCells[indexPath], !table.sections[indexPath.section].rows[indexPath.row].isMeasured else {
            return
        }
        cell.sideInsets = sideInsetsOfRows
        cell.tableLooks = looks(of: cell, at: indexPath)
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: frame(ofSpan: (0, 0)).width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        // The line below the row takes a pixel.
        let height = max(1, onPixel(fitting.height) + lineHeight)
        table.sections[indexPath.section].rows[indexPath.row] = TableSections.Row(height: height, isMeasured: true)
    }

    private func retire(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { cellPool[identifier, default: []].append(cell) }
    }

    // MARK: Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { setNeedsReload() } }
    }

    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }

    /// The automatic one until it is set.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset
                ?? UIEdgeInsets(top: 0, left: TableCellMetrics.margin(in: traitCollection), bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?

    /// Of the line below a row, in points.
    var lineHeight: CGFloat { separatorStyle == .none ? 0 : 1 / max(1, traitCollection.displayScale) }

    // MARK: Selection and editing

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false

    open var indexPathForSelectedRow: IndexPath? { selected.min() }

    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Tells nobody: only a finger does.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        bringUpToDate()
        if !selectsSeveralRows { for other in selected { deselectRow(at: other, animated: animated) } }
        guard let indexPath, table.contains(indexPath) else { return }
        selected.insert(indexPath)
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    private var touchedRow: IndexPath?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, swiping.touchesBegan(at: touch.location(in: self)) { return }
        if let touch = touches.first, movedRow == nil, let row = rowWithGrip(under: touch) {
            movedRow = MovedRow(source: row)
            return
        }
        touchedControl = touches.first.flatMap(control)
        guard touchedControl == nil, touchedRow == nil, let row = row(showing: touches.first?.view), highlightsByTouch,
            delegate?.tableView(self, shouldHighlightRowAt: row) != false
        else { return }
        touchedRow = row
        setHighlighted(true, row)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swiping.touchesEnded() || dropMovedRow() { return }
        if let row = touchedControl { return useControl(of: row) }
        guard let row = leaveRow() else { return }
        select(byTouching: row)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = leaveRow()
        touchedControl = nil
        movedRow = nil
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard movedRow != nil, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        carryMovedRow(to: touch.location(in: self))
    }

    override func takesAtOnce(_ touch: UITouch) -> Bool { rowWithGrip(under: touch) != nil }

    /// A row is moved by its grip where everything else would scroll.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        movedRow == nil && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    var movedRow: MovedRow?

    private var touchedControl: IndexPath?

    /// The row whose control for editing is touched.
    private func control(_ touch: UITouch) -> IndexPath? {
        guard isEditing, let row = row(showing: touch.view), let cell = shownCells[row], cell.isEditing,
            cell.editingStyle != .none
        else { return nil }
        let x = touch.location(in: cell).x
        let distance = effectiveUserInterfaceLayoutDirection == .rightToLeft ? cell.bounds.width - x : x
        return distance - cell.sideInsets.leading <= TableCellMetrics.editingControl ? row : nil
    }

    /// A row is inserted at once, and deleted after a confirmation.
    private func useControl(of row: IndexPath) {
        touchedControl = nil
        if shownCells[row]?.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: row)
        } else {
            swiping.confirm(row)
        }
    }

    /// Takes the highlight away.
    private func leaveRow() -> IndexPath? {
        guard let row = touchedRow else { return nil }
        touchedRow = nil
        setHighlighted(false, row)
        return row
    }

    func row(showing view: UIView?) -> IndexPath? {
        guard let view else { return nil }
        return shownCells.first { view.isDescendant(of: $0.value) }?.key
    }

    open var isEditing: Bool {
        get { keptIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var keptIsEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != keptIsEditing else { return }
        keptIsEditing = editing
        swiping.close()
        for (indexPath, cell) in shownCells { setEditing(of: cell, at: indexPath, animated: animated) }
        table.forgetMeasured()
        setNeedsLayout()
    }

    private func setEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
        let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) != false
        if isEdited {
            cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
            cell.isIndentedWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath)
        }
        cell.isChosenInMultiples = allowsMultipleSelectionDuringEditing
        cell.isMovable = isEdited && dataSource?.tableView(self, canMoveRowAt: indexPath) != false
        cell.setEditing(isEdited, animated: animated)
    }

    // MARK: Dragging and dropping

    @available(iOS 11.0, *)
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil, dragInteraction == nil { dragInteraction = DragInteraction(self) } }
    }

    private var dragInteraction: DragInteraction?

    @available(iOS 11.0, *)
    open weak var dropDelegate: (any UITableViewDropDelegate)?

    @available(iOS 11.0, *)
    open var dragInteractionEnabled = true

    @available(iOS 11.0, *)
    open var hasActiveDrag: Bool { DragActivity.current?.source === self }

    @available(iOS 11.0, *)
    open var hasActiveDrop: Bool { DragActivity.current?.target === self }

    // MARK: The sides of rows

    open var insetsContentViewsToSafeArea = true {
        didSet { sidesDidChange() }
    }

    /// The least number of rows for which the table shows its index.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { sidesDidChange() }
    }

    private func sidesDidChange() {
        table.forgetMeasured()
        setNeedsLayout()
    }

    private var showsIndex: Bool {
        let rows = table.sections.reduce(0) { $0 + $1.rows.count }
        return rows >= sectionIndexMinimumDisplayRowCount && !index.titles.isEmpty
    }

    /// What contents keep clear at their sides for the safe area.
    var safeSides: NSDirectionalEdgeInsets {
        guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        return NSDirectionalEdgeInsets(
            top: 0,
            leading: isMirrored ? right : left,
            bottom: 0,
            trailing: isMirrored ? left : right
        )
    }

    /// What the contents of rows keep clear at their sides.
    private var sideInsetsOfRows: NSDirectionalEdgeInsets {
        var insets = safeSides
        if showsIndex { insets.trailing += TableCellMetrics.index }
        return insets
    }

    private lazy var index = TableIndexView { [weak self] title, place in self?.indexWasTouched(title, at: place) }

    /// Brings a section's header to the top.
    private func indexWasTouched(_ title: String, at place: Int) {
        guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place),
            table.sections.indices.contains(section)
        else { return }
        let y = table.start(of: section) - adjustedContentInset.top
        setContentOffset(CGPoint(x: contentOffset.x, y: limits.vertical.clamp(y)), animated: false)
    }

    private func placeIndex() {
        guard showsIndex else { return index.removeFromSuperview() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (safe, covered, width) = (safeAreaInsets, adjustedContentInset, TableCellMetrics.index)
        let x = isMirrored ? safe.left : bounds.width - safe.right - width
        index.frame = CGRect(
            x: x,
            y: bounds.minY + max(safe.top, covered.top),
            width: width,
            height: max(0, bounds.height - max(safe.top, covered.top) - max(safe.bottom, covered.bottom))
        )
        // A row that is pulled aside has the table to itself.
        index.alpha = swiping.row == nil ? 1 : 0
        // Above headers that are made later.
        addSubview(index)
    }

    // MARK: Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        bringUpToDate()
        guard table.contains(indexPath) else { return }
        let rect = rectForRow(at: indexPath)
        let visible = bounds.inset(by: adjustedContentInset)
        let y: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY - adjustedContentInset.top
        case .middle: y = rect.midY - visible.height / 2 - adjustedContentInset.top
        case .bottom: y = rect.maxY - visible.height - adjustedContentInset.top
        }
        let offset = CGPoint(x: contentOffset.x, y: limits.vertical.clamp(y))
        setContentOffset(offset, animated: animated)
    }
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
