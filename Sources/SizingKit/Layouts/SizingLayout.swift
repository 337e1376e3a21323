import SizingEngine
import UIKit

/// A collection view layout that knows every cell's true size before the cell is shown.
///
/// Items that have not been measured have estimated sizes, so that opening a million items takes as long as opening
/// ten. The layout measures the elements on screen and those within one viewport of the screen. Nothing on screen moves
/// when sizes above it become known: the layout moves the content offset by the same distance. Where UIKit doesn't take
/// the offset, the layout moves its *origin*, the start of the content, instead of the content on screen, and sets the
/// origin back to 0 when the scroll view is at rest.
///
/// ```swift
/// let layout = SizingLayout { section, _ in
///     section == 0 ? .list() : .masonry(columns: .adaptive(minimumWidth: 160), spacing: 8)
/// }
/// ```
///
/// Where all sections are arranged alike, state one:
///
/// ```swift
/// let layout = SizingLayout(.masonry(columns: 2, spacing: 10))
/// ```
///
/// ``SizingListLayout`` is a layout of lists that can have a section index.
@preconcurrency @MainActor
open class SizingLayout: UICollectionViewLayout {
    /// The value of ``estimatedItemSize`` for an automatic estimate: the mean size of the measured items of the
    /// section, or of all items while none of the section is measured.
    public static let automaticEstimate = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    /// A closure that returns the arrangement of a section.
    public typealias SectionProvider =
        (_ section: Int, _ environment: SizingLayoutEnvironment) -> SizingSection

    /// The arrangement of every section, unless there is a ``sectionProvider-swift.property``. The default is a list.
    /// Changing it lays the content out again, without animation: see ``setSection(_:animated:)``.
    public var section: SizingSection = .list() {
        didSet { if section != oldValue { session.invalidateArrangement() } }
    }

    /// A closure that returns the arrangement of the section at an index; `nil` if all sections are arranged as
    /// ``section``. Setting it lays the content out again, without animation.
    ///
    /// The layout calls it once for each section that comes near the viewport, and again when the size of the collection view
    /// or the traits change. See *What bad data gets* for a closure that changes the data.
    public var sectionProvider: SectionProvider? {
        didSet { session.invalidateArrangement() }
    }

    /// The space between two sections, in points, in addition to that of a list's appearance. The default is 0.
    public final var sectionSpacing: CGFloat = 0 {
        didSet { if sectionSpacing != oldValue { session.invalidateArrangement() } }
    }

    /// The elements that stay in place on screen while others are inserted, deleted or change their sizes.
    public enum ContentAnchor: Sendable {
        /// The first elements on screen. The layout shows the start of the content first, and stays at the start while
        /// items are inserted there.
        case start
        /// The last elements on screen, as in a chat. The layout shows the end of the content first, and stays at the
        /// end while items are appended.
        case end
    }

    /// The elements that stay in place on screen while others are inserted, deleted or change their sizes. The default
    /// is ``ContentAnchor/start``. Changing it lays the content out again from its start or end.
    public final var contentAnchor: ContentAnchor = .start {
        didSet { if contentAnchor != oldValue { session.restart() } }
    }

    /// The animation for inserted items. The default is ``SizingTransition/fade``.
    public final var insertionTransition: SizingTransition = .fade

    /// The animation for deleted items. The default is ``SizingTransition/fade``.
    public final var deletionTransition: SizingTransition = .fade

    /// A closure that the layout calls when the user or an animation scrolls a carousel. Keep it short: while a carousel
    /// moves, it is called in each frame.
    public final var carouselHandler: ((_ section: Int, _ event: SizingCarouselEvent) -> Void)?

    /// Whether elements on screen are outlined, with their heights and the sources of their sizes: green if a template was
    /// measured or the app gave the size, blue if it was found in the cache, orange if the shown view has corrected it,
    /// red if it is an estimate. The default is `false`.
    ///
    /// Sizes found before the overlay was shown have the source "measured". Lists that scroll sideways show widths.
    public final var showsSizingOverlay = false {
        didSet { if showsSizingOverlay != oldValue { session.inspector.overlayDidChange() } }
    }

    /// The size of items that have not been measured, in points. A list uses its height only.
    ///
    /// The default is ``automaticEstimate``, which also replaces a size that is not positive or longer than 2²² pixels, with a
    /// line in the log. Changing it lays the content out again.
    public var estimatedItemSize: CGSize = SizingLayout.automaticEstimate {
        didSet { if estimatedItemSize != oldValue { session.invalidateArrangement() } }
    }

    /// A closure that returns the estimated size of an item, in points. The item has this size until a measurement off
    /// the main actor finishes, or until the shown cell of a self-sizing item is fitted. If the closure returns `nil`, or
    /// a side is not positive, the estimate of the other items is used. Outside of flows, only the length along the scroll
    /// axis counts.
    ///
    /// It takes the place of `tableView(_:estimatedHeightForRowAt:)` of a table's delegate. The layout calls it only for
    /// items near the viewport that it cannot measure at once, so that opening costs the same for any number of items.
    public final var estimatedSizeForItem: ((_ indexPath: IndexPath) -> CGSize?)?

    /// The direction in which the content scrolls. The default is vertical. Changing it lays the content out again.
    ///
    /// In a horizontal layout, widths take the place of heights in this documentation, and heights that of widths. In a
    /// right-to-left interface, a horizontal layout begins at the right.
    public var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { session.restart() } }
    }

    /// A closure that returns how to find the size of the item at an index path. If it is `nil`, a
    /// ``SizingCollectionView`` measures items by asking the data source for their cells. In any other collection view
    /// they are then self-sizing: see ``ItemSizing/selfSizing(key:version:)``.
    ///
    /// The layout calls it for each item that comes near the viewport, and again when the size is invalidated, when the
    /// width or the traits change, when a shown view asks for another size, when it searches for a key, and in
    /// ``dequeueCell(for:)``. Keep it short. See *What bad data gets* for a closure that changes the data.
    public var itemSizing: ((_ indexPath: IndexPath) -> ItemSizing)? {
        didSet { session.invalidateArrangement() }
    }

    /// A closure that returns the key of the item at an index path. The layout calls it if ``itemSizing`` is `nil`. A
    /// size with a key is found again after a reload, and after a rotation and back. If the closure is `nil`, the key is
    /// the item identifier of a diffable data source; items of other data sources have no key.
    ///
    /// If the content of an item changes while its key stays the same, call ``invalidateSizes(at:)``, unless the batch of
    /// updates reloads the item.
    public final var itemKey: ((_ indexPath: IndexPath) -> AnyHashable?)? {
        didSet { session.invalidateArrangement() }
    }

    /// A closure that returns the present index path of the item with a key; `nil` if there is no such item.
    ///
    /// ``restore(_:)`` calls it, and so does the layout after `reloadData()`, to keep the item on screen in place. If
    /// the closure is `nil`, a reload calls ``itemSizing`` for up to 500 items on either side instead, in search of the
    /// key.
    public final var indexPathForKey: ((_ key: AnyHashable) -> IndexPath?)?

    /// A closure that returns how to find the size of a section's header; `nil` for a section without a header. If the
    /// closure is `nil`, there are no headers.
    public var headerSizing: ((_ section: Int) -> ItemSizing?)? {
        didSet { session.invalidateArrangement() }
    }

    /// A closure that returns how to find the size of a section's footer; `nil` for a section without a footer. If the
    /// closure is `nil`, there are no footers.
    public var footerSizing: ((_ section: Int) -> ItemSizing?)? {
        didSet { session.invalidateArrangement() }
    }

    /// The numbers of sizes that were measured, found in the cache or corrected so far.
    public final var statistics: SizingStatistics { session.measurer.statistics }

    /// The number of items whose size is still an estimate.
    public final var estimatedItemCount: Int {
        guard let model = session.elastic?.model else { return 0 }
        return model.itemCount - model.measuredItemCount + session.measurer.itemsAwaitingSize
    }

    // MARK: Measuring

    /// The cache of measured sizes. By default each layout has its own; set the same cache in several layouts to share
    /// sizes.
    ///
    /// Setting it lays the content out again with the sizes of the new cache.
    public final var sizingCache: SizingCache {
        get { session.measurer.finder.cache }
        set {
            guard newValue !== sizingCache else { return }
            session.measurer.finder.cache = newValue
            session.invalidateArrangement()
        }
    }

    /// The way in which items are measured ahead of time, while the content is at rest; `nil`, the default, to measure
    /// only items near the viewport.
    public final var precaching: SizingPrecaching? {
        didSet { if precaching != oldValue { session.precacher.settingDidChange() } }
    }

    /// Whether the keys of ``itemSizing`` are those of ``itemKey``, or of a diffable data source, as in a table.
    final var sizesHaveItemKeys = false

    /// Whether all elements are measured, and not only those near the viewport. It is called when the sizes are found
    /// anew.
    final var measuresAll: () -> Bool = { false }

    /// The height of headers and of footers until some are measured, in points: `nil` for the default, 0 if there are expected to be
    /// none.
    final var firstBoundaryEstimates: () -> (header: CGFloat?, footer: CGFloat?) = { (nil, nil) }

    #if !os(tvOS)
        /// A closure that is told when the user begins to swipe a row, and when that row is closed.
        final var rowSwipeHandler: (@MainActor (RowSwipe) -> Void)?
    #endif

    /// The state of the layout for its collection view, and the work that the layout does there.
    final let session = LayoutSession()

    override init() {
        super.init()
        begin()
    }

    /// Creates a layout that arranges all its sections alike.
    ///
    /// - Parameter section: The arrangement of every section.
    public init(_ section: SizingSection) {
        self.section = section
        super.init()
        begin()
    }

    /// Creates a layout whose sections may be of different kinds.
    ///
    /// - Parameter sectionProvider: Returns the arrangement of the section at an index: see
    ///   ``sectionProvider-swift.property``.
    public init(sectionProvider: @escaping SectionProvider) {
        self.sectionProvider = sectionProvider
        super.init()
        begin()
    }

    /// Creates a layout from an archive, such as a storyboard. Its sections are lists until ``section`` is set.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// The key of an item if ``itemSizing`` is `nil`, and of a row of a table: from ``itemKey``, otherwise from a diffable data source.
    final func key(ofItemAt indexPath: IndexPath) -> AnyHashable? {
        if let itemKey { return itemKey(indexPath) }
        return (collectionView?.dataSource as? any IdentifyingDataSource)?.identifierOfItem(at: indexPath)
    }

    /// The space between sections, in pixels.
    final func sectionSpacing(on grid: PixelGrid) -> Int {
        grid.extent(of: sectionSpacing.checked("section spacing"), rounded: .nearest)
    }

    /// The closure that says how headers, or footers, are measured.
    final func sizing(of boundary: Element.Kind) -> ((_ section: Int) -> ItemSizing?)? {
        boundary == .header ? headerSizing : footerSizing
    }

    // MARK: Invalidation

    /// Whether the layout invalidates itself: the app describes and states nothing in another way.
    final private(set) var invalidatesItself = false

    /// Has the layout prepared again, with the sizes that are known.
    final func invalidatePlacement() {
        let outer = invalidatesItself
        invalidatesItself = true
        defer { invalidatesItself = outer }
        if Self.invalidationContextClass is UICollectionViewFlowLayoutInvalidationContext.Type {
            invalidateLayout(with: plainInvalidationContext())
        } else {
            invalidateLayout()
        }
    }

    /// A context of the layout's class that lists nothing: that of bounds that do not change.
    private func plainInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero)
        context.keepStatements()
        return context
    }

    /// Has UIKit ask again for some headers, footers and attached views, and for nothing else.
    final func invalidate(_ views: [UICollectionViewLayoutAttributes]) {
        let context = plainInvalidationContext()
        for view in views {
            guard let kind = view.representedElementKind else { continue }
            context.invalidateSupplementaryElements(ofKind: kind, at: [view.indexPath])
        }
        invalidateLayout(with: context)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { (collectionView as? SizingCollectionView)?.dataDidChange() }
        var invalidation = Invalidation(context)
        invalidation.isOfMovement = session.reordering.isOwn(context)
        invalidation.isOfPinnedElements = session.scrolling.isOfPinnedElements(context)
        session.didInvalidate(invalidation)
        super.invalidateLayout(with: context)
    }

    // MARK: Preparing

    /// Sets the traits that the layout needs in its collection view, and adds its views there. Within a layout pass,
    /// that would require another pass, so it is done when everything is invalidated, or else after the pass.
    final func prepare(_ collectionView: UICollectionView) {
        // It takes the layout's guests out of another collection view.
        session.observe(collectionView)
        if let appearance = session.source.listAppearance { setListEnvironment(appearance) }
        session.source.prepare(collectionView)
    }

    open override func prepare() {
        super.prepare()
        session.prepare()
    }

    // MARK: Updates

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        session.beginBatch(updateItems)
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        // The frames were placed around the current offset; UIKit proposes a clamped one.
        return session.takeover.keepsOffset ? collectionView?.contentOffset ?? target : target
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard session.transition != nil, let element = Element(itemAt: itemIndexPath) else {
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        return session.initialAttributes(of: element)
    }

    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard session.transition != nil, let element = Element(itemAt: itemIndexPath) else {
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
        return session.finalAttributes(of: element)
    }

    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard session.transition != nil,
            let element = session.sections.element(ofKind: elementKind, at: elementIndexPath)
        else {
            return session.initialAttributes(ofAttached: elementKind, at: elementIndexPath)
                ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: elementKind,
                    at: elementIndexPath
                )
        }
        return session.initialAttributes(of: element)
    }

    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard session.transition != nil,
            let element = session.sections.element(ofKind: elementKind, at: elementIndexPath)
        else {
            return session.finalAttributes(ofAttached: elementKind, at: elementIndexPath)
                ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: elementKind,
                    at: elementIndexPath
                )
        }
        return session.finalAttributes(of: element, ofKind: elementKind)
    }

    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let transition = session.transition, session.isDecoration(elementKind) else {
            return super.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: elementKind,
                at: decorationIndexPath
            )
        }
        return session.initialAttributes(ofDecoration: elementKind, at: decorationIndexPath, transition)
    }

    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let transition = session.transition, session.isDecoration(elementKind) else {
            return super.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: elementKind,
                at: decorationIndexPath
            )
        }
        return session.finalAttributes(ofDecoration: elementKind, at: decorationIndexPath, transition)
    }

    open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
            + session.rowLines.leavingLines(ofKind: elementKind)
    }

    open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsToInsertForDecorationView(ofKind: elementKind)
            + session.rowLines.comingLines(ofKind: elementKind)
    }

    open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
            + session.leavingAttachments(ofKind: elementKind)
    }

    open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
            + session.comingAttachments(ofKind: elementKind)
    }

    open override func finalizeCollectionViewUpdates() {
        session.endBatch()
        super.finalizeCollectionViewUpdates()
    }

    // MARK: Taking the place of another layout

    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        if session.source.listAppearance != nil { removeListEnvironment(for: newLayout) }
    }

    open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        session.takeover.begin(from: oldLayout)
        super.prepareForTransition(from: oldLayout)
    }

    open override func finalizeLayoutTransition() {
        session.takeover.end()
        super.finalizeLayoutTransition()
    }

    // MARK: Answering

    open override var collectionViewContentSize: CGSize { session.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        session.attributesOfElements(in: rect)
    }

    /// Returns the attributes of an item. An item off screen is measured first: UIKit calls this method before it
    /// scrolls to an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        Element(itemAt: indexPath).flatMap(session.scrolling.attributesToScroll)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let element = session.sections.element(ofKind: elementKind, at: indexPath)
        // A view over the items may have the kind of headers.
        let attributes =
            session.attributes(ofAttached: elementKind, at: indexPath) ?? element.map(session.anyAttributes)
            ?? session.contentViews.attributes(ofBoundary: elementKind, at: indexPath)
        if let attributes { session.tell([attributes]) }
        return attributes
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        session.anyAttributes(ofDecoration: elementKind, at: indexPath)
    }

    /// ``SizingLayoutAttributes``, from which rows, separators and backgrounds take their looks. Items outside of lists
    /// have plain attributes, as rows have that need no looks. Where a subclass of the layout returns another class, items,
    /// headers, footers, attached views and its own decoration views have attributes of that class; in a layout with lists it
    /// must be a subclass of ``SizingLayoutAttributes``.
    open override class var layoutAttributesClass: AnyClass { SizingLayoutAttributes.self }

    /// `true` for a vertical layout, which UIKit mirrors in a right-to-left interface. A horizontal layout begins at
    /// the right by itself: mirroring its content by a width that is still estimated would move the content on screen.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { scrollDirection == .vertical }

    // MARK: Scrolling

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        session.scrolling.needsInvalidation(forBoundsChange: newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let movesPinnedElementsOnly = session.scrolling.placeElements(forBoundsChange: newBounds)
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // If the space changes, the next pass reads all statements again anyway.
        context.keepStatements()
        session.scrolling.noteStep(context, movesPinnedElementsOnly: movesPinnedElementsOnly)
        return context
    }

    // MARK: Interactive movement

    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        Element(itemAt: previousIndexPath).flatMap { session.reordering.target(of: $0, at: position) }?.indexPath
            ?? previousIndexPath
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        session.reordering.follow(from: previousIndexPaths, to: targetIndexPaths)
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths,
            withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition
        )
        // Items keep their sizes under the finger: the data source has not moved anything yet.
        context.keepStatements()
        session.reordering.note(context)
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        session.reordering.end(isCancelled: movementCancelled)
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths,
            previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled
        )
        context.keepStatements()
        session.reordering.note(context)
        return context
    }

    // MARK: Self-sizing

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        session.selfSizing.takesCorrection(preferredAttributes, of: originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        session.selfSizing.correct(preferredAttributes, of: originalAttributes)
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        context.keepStatements()
        return context
    }

    // MARK: Views

    private func begin() {
        session.begin(for: self)
        register(ListLinesView.self, forDecorationViewOfKind: ListLinesView.elementKind)
        register(ListCardView.self, forDecorationViewOfKind: ListCardView.elementKind)
        register(ListCardView.self, forDecorationViewOfKind: ListCardView.backgroundElementKind)
        #if !os(tvOS)
            register(SwipeActionsView.self, forDecorationViewOfKind: SwipeActionsView.elementKind)
            register(ListCardView.self, forDecorationViewOfKind: SwipeActionsView.coverElementKind)
        #endif
        for end in ListCardEnd.allCases { register(ListCornersView.self, forDecorationViewOfKind: end.elementKind) }
    }

    /// Returns the current attributes of an item, with its estimated size if it is not measured. Unlike
    /// `layoutAttributesForItem(at:)`, this method never measures an item.
    package final func placedAttributes(forItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        Element(itemAt: indexPath).flatMap(session.anyAttributes)
    }

    /// The number of measurements that have come back from off the main actor so far, cancelled or not.
    package final var endedMeasurementCount: Int { session.measurer.asyncMeasurements.endedCount }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Says, if this is a context of a flow layout, that its delegate isn't asked again.
    func keepStatements() {
        guard let flow = self as? UICollectionViewFlowLayoutInvalidationContext else { return }
        flow.invalidateFlowLayoutDelegateMetrics = false
        flow.invalidateFlowLayoutAttributes = false
    }
}
