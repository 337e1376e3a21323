import Foundation

/// Shows the items of a data source where its layout says.
///
/// Members that a subclass may override have to stand in the class itself; the mechanisms behind them are in the
/// extensions of this folder.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
    // MARK: State

    private var layout: UICollectionViewLayout

    /// What the data source said, until it may have changed.
    var counts: ItemCounts?

    /// What was invalidated since the last pass.
    var pending = PendingInvalidation()
    var known = KnownElements()
    var told = ToldAttributes()
    var isLayoutPrepared = false

    var liveViews: [ElementKey: LiveView] = [:]
    /// Views that went off screen and come back as they are if their elements do, the first to go first.
    var keptViews: [LiveView] = []
    /// How often what is visible has been compared with the layout.
    package internal(set) var passNumber = 0
    /// Whether cells and views are being made from attributes that the layout has given.
    package internal(set) var isMakingViews = false
    var isInLayoutPass = false
    var needsViewUpdate = false
    var passOffsets = PassOffsets()

    /// How far the offset was moved in layout passes so far: by the layout, not by a finger, a deceleration or the app.
    package internal(set) var offsetMovedInPasses = CGPoint.zero

    override func programOffsetTakenBack(_ distance: CGPoint) {
        offsetMovedInPasses.x += distance.x
        offsetMovedInPasses.y += distance.y
    }

    var registeredClasses: [ReusePool: UICollectionReusableView.Type] = [:]
    var registeredNibs: [ReusePool: UINib] = [:]
    var pools: [ReusePool: [UICollectionReusableView]] = [:]
    var requests: [ViewRequest] = []
    /// Who is being asked, the innermost last.
    var asked: [AskedSide] = []

    /// The view that dequeueing returns while its item is configured again.
    var reconfiguredView: UICollectionReusableView?
    var unreturnedViews: [UICollectionReusableView] = []

    var remeasured: Set<ElementKey> = []
    var lateMeasurements: [LiveView] = []
    var mergedContext: UICollectionViewLayoutInvalidationContext?

    var selection: Set<ElementKey> = []
    var prefetching = PrefetchState()

    /// The batch whose update block is running.
    var openBatch: UpdateBatch?

    /// The batch whose hooks are being called.
    var runningBatch: RunningBatch?
    /// When the animation of the last batch is over, in the time of the display.
    var endOfBatchAnimation: TimeInterval = 0

    /// How the views moved in the last change that was animated.
    package var elementTransitions: [ElementTransition] = []

    /// The interactive change of layout under way.
    var interactiveTransition: InteractiveTransition?

    /// The item that a finger carries.
    var movement: InteractiveMovement?

    /// Whether a controller has put the standard gesture for it on the view.
    package var movesItemsOnLongPress = false

    /// Set by the default of a data source that does not move items.
    var dropWasRefused = false

    /// The long press that lifts items, once there is a delegate for it.
    private var dragInteraction: DragInteraction?
    /// Cells in place of dropped items whose data are on their way.
    var placeholders: [DropPlaceholder] = []
    /// Whether index paths count placeholders, too.
    var usesPresentationValues = false

    /// What is done to the layout that its author did not expect.
    package var hostility: CollectionHostility = []

    /// The pan that selects several items.
    private var panSelection: PanSelection?

    /// The item that a finger is on.
    var touched: ElementKey?

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touched == nil, let key = touchedItem(showing: touches.first?.view), highlightByTouch(key) else { return }
        touched = key
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touched else { return }
        self.touched = nil
        endTouch(on: touched)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touched else { return }
        self.touched = nil
        unhighlight(touched)
    }

    // MARK: Making one

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.install(in: self)
        panSelection = PanSelection(self)
        reloadEverything()
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewLayout()
        super.init(coder: coder)
        layout.install(in: self)
        panSelection = PanSelection(self)
        reloadEverything()
    }

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard layout !== self.layout else {
            completion?(true)
            return
        }
        switchLayout(to: layout, animated: animated)
        completion?(true)
    }

    /// Puts another object in the place of the layout and does nothing else.
    func replaceLayout(by layout: UICollectionViewLayout) {
        self.layout = layout
    }

    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginInteractiveTransition(to: layout, completion: completion)
    }

    open func finishInteractiveTransition() {
        endInteractiveTransition(isFinished: true)
    }

    open func cancelInteractiveTransition() {
        endInteractiveTransition(isFinished: false)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        runLayoutPass()
        prefetch()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    package override func changeBounds(to newBounds: CGRect) {
        let newBounds = clamped(newBounds)
        changeBounds(to: newBounds) { super.changeBounds(to: newBounds) }
    }

    package override func take(_ offset: CGPoint) {
        if takesNow(offset) { super.take(offset) }
    }

    package override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutTargetOffset(forProposed: proposed, velocity: velocity)
    }

    // MARK: Data source and delegates

    open var delegate: (any UICollectionViewDelegate)? {
        get { _delegate as? any UICollectionViewDelegate }
        set { _delegate = newValue }
    }

    public override func _setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        guard let delegate, !(delegate is any UICollectionViewDelegate) else {
            self.delegate = delegate as? any UICollectionViewDelegate
            return
        }
        super._setDelegate(delegate)
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            selection = []
            reloadEverything()
        }
    }

    @available(iOS 11.0, *)
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil, dragInteraction == nil { dragInteraction = DragInteraction(self) } }
    }

    @available(iOS 11.0, *)
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?

    @available(iOS 11.0, *)
    open var dragInteractionEnabled = true

    @available(iOS 11.0, *)
    open var hasActiveDrag: Bool { DragActivity.current?.source === self }

    @available(iOS 11.0, *)
    open var hasActiveDrop: Bool { DragActivity.current?.target === self }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            prefetching = PrefetchState()
            setNeedsLayoutPass()
        }
    }

    open var isPrefetchingEnabled = true {
        didSet {
            prefetching = PrefetchState()
            setNeedsLayoutPass()
        }
    }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    open func reloadData() {
        selection = []
        touched = nil
        openBatch?.isSuperseded = true
        placeholders = []
        reloadEverything()
    }

    open var numberOfSections: Int {
        currentCounts().items.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        let counts = currentCounts()
        guard counts.items.indices.contains(section) else {
            raise(
                .internalInconsistency,
                "request for number of items in section \(section) when there are only \(counts.items.count) sections "
                    + "in the collection view"
            )
            return 0
        }
        return counts.items[section] - hiddenPlaceholderCount(in: section)
    }

    // MARK: Registration and reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(
            cellClass as? UICollectionViewCell.Type,
            nil,
            in: ReusePool(kind: ElementKey.cellKind, identifier: identifier)
        )
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nil, nib, in: ReusePool(kind: ElementKey.cellKind, identifier: identifier))
    }

    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let kind = ElementKey.id(ofKind: elementKind, .supplementaryView)
        register(
            viewClass as? UICollectionReusableView.Type,
            nil,
            in: ReusePool(kind: kind, identifier: identifier)
        )
    }

    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        let kind = ElementKey.id(ofKind: kind, .supplementaryView)
        register(nil, nib, in: ReusePool(kind: kind, identifier: identifier))
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(withReuseIdentifier: identifier, for: indexPath)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementary(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    @available(iOS 14.0, *)
    open func __dequeueConfiguredReusableCell(
        with registration: __UICollectionViewCellRegistration,
        for indexPath: IndexPath,
        item: Any
    ) -> UICollectionViewCell {
        configuredCell(of: registration, for: indexPath, item: item)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    @available(iOS 14.0, *)
    open func __dequeueConfiguredReusableSupplementaryView(
        with registration: __UICollectionViewSupplementaryRegistration,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        configuredSupplementary(of: registration, for: indexPath)
    }

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: What is shown

    open var visibleCells: [UICollectionViewCell] {
        shownViews(of: .cell).compactMap(\.cell)
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        shownViews(of: .cell).compactMap { appPath($0.key) }
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        liveViews[ElementKey(itemAt: shownPath(indexPath))]?.cell
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        liveView(of: cell).flatMap { appPath($0.key) }
    }

    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        liveView(of: supplementaryView)?.key.indexPath
    }

    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        liveViews[ElementKey(supplementaryOfKind: elementKind, at: indexPath)]?.view
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaries(ofKind: elementKind).map(\.view)
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries(ofKind: elementKind).map(\.key.indexPath)
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesFromLayout(for: ElementKey(itemAt: shownPath(indexPath)))
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesFromLayout(for: ElementKey(supplementaryOfKind: kind, at: indexPath))
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        keyOfItem(at: point).flatMap(appPath)
    }

    // MARK: Scrolling

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItemAt: shownPath(indexPath), at: scrollPosition, animated: animated)
    }

    // MARK: Selection and editing

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for cell in visibleCells {
                cell.setNeedsUpdateConfiguration()
                cell.contentSizeWasInvalidated()
            }
        }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false

    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.sorted().compactMap(appPath)
    }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return deselectAll() }
        guard allowsSelection else { return }
        let key = ElementKey(itemAt: shownPath(indexPath))
        if !selectsSeveralItems { deselectAll(except: key) }
        setSelected(true, key)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, ElementKey(itemAt: shownPath(indexPath)))
    }

    // MARK: Updates

    open var hasUncommittedUpdates: Bool {
        openBatch != nil || !placeholders.isEmpty
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        isHandingBatchOn = false
        performBatch(updates, completion: completion)
    }

    /// Takes a closure that does not escape: Apple's takes one even within an optional, which Swift cannot say. What a
    /// subclass overrides is the other method, and it is called.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            // By `super` of what overrides the other one: it would call itself for ever.
            guard !isHandingBatchOn else {
                isHandingBatchOn = false
                return performBatch(updates, completion: completion)
            }
            isHandingBatchOn = true
            performBatchUpdates(Optional(updates), completion: completion)
            isHandingBatchOn = false
        }
    }

    /// Whether the method that a subclass may override has been called, and not yet its own.
    private var isHandingBatchOn = false

    open func insertSections(_ sections: IndexSet) {
        update { $0.insert(sections: sections) }
    }

    open func deleteSections(_ sections: IndexSet) {
        update { $0.delete(sections: sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.move(section: section, to: newSection) }
    }

    open func reloadSections(_ sections: IndexSet) {
        update { $0.reload(sections: sections) }
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insert(items: indexPaths.map(shownPath)) }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.delete(items: indexPaths.map(shownPath)) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(item: shownPath(indexPath), to: shownPath(newIndexPath)) }
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reload(items: indexPaths.map(shownPath)) }
    }

    open func reconfigureItems(at indexPaths: [IndexPath]) {
        reconfigure(indexPaths.map(shownPath))
    }

    // MARK: Placeholders

    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        presentationPath(dataSourceIndexPath)
    }

    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        dataSourcePath(presentationIndexPath)
    }

    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let outer = usesPresentationValues
        usesPresentationValues = true
        actionsToTranslate()
        usesPresentationValues = outer
    }

    // MARK: Interactive movement

    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(ofItemAt: indexPath)
    }

    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveItem(to: targetPosition)
    }

    open func endInteractiveMovement() {
        endMovement(isCancelled: false)
    }

    open func cancelInteractiveMovement() {
        endMovement(isCancelled: true)
    }
}
