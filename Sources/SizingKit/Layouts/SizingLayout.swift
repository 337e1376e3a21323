import SizingEngine
import UIKit

/// A collection view layout that knows every cell's true size before the cell is shown.
///
/// Items that have not been measured have estimated sizes, so that opening a million items takes as long as opening
/// ten. The layout measures what is on screen and within one viewport of it. Nothing on screen moves when sizes above
/// it become known: the layout moves its *origin*, the start of the content, instead of what is shown, and sets the
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
@MainActor
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
    /// Changing it lays the content out again, without animation.
    public var section: SizingSection = .list() {
        didSet { if section != oldValue { invalidateArrangement() } }
    }

    /// A closure that returns the arrangement of the section at an index; `nil` if all sections are arranged as
    /// ``section``. Setting it lays the content out again, without animation.
    ///
    /// The layout calls it once for each section that comes near the viewport, and again when the width or the traits
    /// change. See *What bad data gets* for a closure that changes the data.
    public var sectionProvider: SectionProvider? {
        didSet { invalidateArrangement() }
    }

    /// The space between two sections, in points, in addition to that of a list's appearance. The default is 0.
    public final var sectionSpacing: CGFloat = 0 {
        didSet { if sectionSpacing != oldValue { invalidateArrangement() } }
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
        didSet { if contentAnchor != oldValue { startAnew() } }
    }

    /// The animation for inserted items. The default is ``SizingTransition/fade``.
    public final var insertionTransition: SizingTransition = .fade

    /// The animation for deleted items. The default is ``SizingTransition/fade``.
    public final var deletionTransition: SizingTransition = .fade

    /// Whether elements on screen are tinted by the origin of their sizes: green if measured, orange if corrected by
    /// the shown view, red if estimated. The default is `false`.
    public final var showsSizingOverlay = false {
        didSet { if showsSizingOverlay != oldValue { overlayDidChange() } }
    }

    /// The size of items that have not been measured, in points. A list uses its height only.
    ///
    /// The default is ``automaticEstimate``, which also replaces a size that is not positive, with a line in the log.
    /// Changing it lays the content out again.
    public var estimatedItemSize: CGSize = SizingLayout.automaticEstimate {
        didSet { if estimatedItemSize != oldValue { invalidateArrangement() } }
    }

    /// The direction in which the content scrolls. The default is vertical. Changing it lays the content out again.
    ///
    /// In a horizontal layout, widths take the place of heights in this documentation, and heights that of widths. In a
    /// right-to-left interface, a horizontal layout begins at the right.
    public var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { startAnew() } }
    }

    /// A closure that returns how to find the size of the item at an index path. If it is `nil`, every item is
    /// self-sizing: see ``ItemSizing/selfSizing(key:version:)``.
    ///
    /// The layout calls it for each item that comes near the viewport, and again when the size is invalidated, when the
    /// width or the traits change, when a shown view asks for another size, when it searches for a key, and in
    /// ``dequeueCell(for:)``. Keep it short. See *What bad data gets* for a closure that changes the data.
    public var itemSizing: ((_ indexPath: IndexPath) -> ItemSizing)? {
        didSet { invalidateArrangement() }
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
        didSet { invalidateArrangement() }
    }

    /// A closure that returns how to find the size of a section's footer; `nil` for a section without a footer. If the
    /// closure is `nil`, there are no footers.
    public var footerSizing: ((_ section: Int) -> ItemSizing?)? {
        didSet { invalidateArrangement() }
    }

    /// The numbers of sizes that were measured, found in the cache or corrected so far.
    public internal(set) final var statistics = SizingStatistics()

    /// The number of items whose size is still an estimate.
    public final var estimatedItemCount: Int {
        guard let elastic else { return 0 }
        return elastic.model.itemCount - elastic.model.measuredItemCount + itemsAwaitingSize
    }

    // MARK: Measuring

    /// The cache of measured sizes. By default each layout has its own; set the same cache in several layouts to share
    /// sizes.
    ///
    /// Setting it lays the content out again with the sizes of the new cache.
    public final var sizingCache: SizingCache {
        get { finder.cache }
        set {
            guard newValue !== finder.cache else { return }
            finder.cache = newValue
            invalidateArrangement()
        }
    }

    /// The way in which items are measured ahead of time, while the content is at rest; `nil`, the default, to measure
    /// only what is near the viewport.
    public final var precaching: SizingPrecaching? {
        didSet { if precaching != oldValue { precachingDidChange() } }
    }

    final let finder = SizeFinder()
    final let asyncMeasurements = AsyncMeasurements()
    final var precacher = IdlePrecacher()

    // MARK: State

    /// What is placed where; `nil` before the first pass and while the collection view has no room.
    final var elastic: ElasticLayout? {
        didSet {
            placedViewport = nil
            transition?.placedAfter = PlacedElements()
        }
    }
    /// The viewport around which everything is placed, for as long as it is certain that to place it anew would change
    /// nothing.
    final var placedViewport: Viewport?
    final var environment: LayoutEnvironment?
    /// Whether a section counts its insets from the margins of the collection view.
    final var readsMargins = false
    /// The different sections met so far, by the style of their shapes.
    final var styles: [SectionStyle] = []
    /// Whether something lies behind any of them.
    final var hasBackdrops = false
    /// Whether any of them is a list.
    final var hasLists = false
    /// The separators of rows near the viewport, as they were last worked out.
    final var knownSeparators: [Element: RowSeparators] = [:]
    /// What was on screen before the size changed, until the next pass.
    final var viewportBeforeResize: Viewport?
    /// The insets at the two ends of the scroll axis for which elements were last placed, in pixels.
    final var placedInsets: (before: Int, after: Int)?
    final var dirt: Dirt = .everything
    /// What keeps its size until the next pass, to be measured anew there: UIKit may ask for it before.
    final var stale: Set<Element> = []
    final var phase: Phase = .ready
    /// Whether nothing was invalidated since UIKit last told the layout to prepare.
    final var isPrepared = false
    /// What code of the app has asked for while it was asked itself.
    final var postponed: [@MainActor (SizingLayout) -> Void] = []
    /// What is to be shown in the first pass.
    final var wantedPosition: WantedPosition?
    /// The items off screen whose attributes were asked for since the reader last scrolled.
    final var scrollTargets = ScrollTargets()
    final var knownKeys = KnownKeys()
    final var overlay: SizingOverlay?
    /// The item under the finger.
    final var movement: InteractiveMovement?
    /// The movement that has just ended, until the collection view has the counts that follow from it.
    final var endedMovement: InteractiveMovement?
    /// Whether a batch of updates is under way: between its list and its end.
    final var isUpdating = false
    final var takeover = Takeover.none
    /// The state before the batch of updates whose animations are being set up.
    final var transition: UpdateTransition?
    final var shownViews = ShownViews()
    /// What UIKit was told that a shown view corrects, until it asks for the context.
    final var toldCorrection: (preferred: UICollectionViewLayoutAttributes, correction: Correction)?
    final var rest = RestDetector()
    final var motion = ScrollMotion()
    /// The settling of the pass under way.
    final var settling: Settling?
    final var refusedSettling: RefusedSettling?
    final var runLoopObserver: RunLoopObserver?

    override init() {
        super.init()
        registerDecorations()
    }

    /// Creates a layout that arranges all its sections alike.
    ///
    /// - Parameter section: The arrangement of every section.
    public init(_ section: SizingSection) {
        self.section = section
        super.init()
        registerDecorations()
    }

    /// Creates a layout whose sections may be of different kinds.
    ///
    /// - Parameter sectionProvider: Returns the arrangement of the section at an index: see
    ///   ``sectionProvider-swift.property``.
    public init(sectionProvider: @escaping SectionProvider) {
        self.sectionProvider = sectionProvider
        super.init()
        registerDecorations()
    }

    /// Creates a layout from an archive, as of a storyboard. Its sections are lists until ``section`` is set.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerDecorations()
    }

    // MARK: Sections

    /// How the section at an index is arranged.
    final func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        sectionProvider?(index, environment) ?? commonSection
    }

    /// How sections are arranged for which no provider answers.
    var commonSection: SizingSection { section }

    /// Whether all sections are laid out alike, so that one of them tells the shape of all. In the grouped appearances of
    /// a list the first section differs from the others, and those without a header from those with.
    final var sectionsAreAlike: Bool { sectionProvider == nil && !commonSection.needsToKnowBoundaries }

    /// The section that stands in for those whose shape is not known yet; `nil` where nothing is known of them.
    final var standInSection: SizingSection? { sectionProvider == nil ? commonSection : nil }

    // MARK: Invalidation

    final var holdsLastElements: Bool { contentAnchor == .end }

    /// Forgets what is placed where: the next pass begins at the start of the content.
    private func startAnew() {
        dirt.insert(.beginning)
        invalidateArrangement()
    }

    /// Makes the model anew in the next pass, keeping what the cache knows.
    final func invalidateArrangement() {
        dirt.insert(.everything)
        invalidateLayout()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            // UIKit has just made it the layout of a collection view that shows another one's items.
            if environment == nil { takePlace(of: collectionView) }
            dirt.insert(.everything)
            if phase == .awaitingUpdates { phase = .ready }
            movement = nil
            if let collectionView, collectionView.dataSource != nil, phase != .asking {
                hostTemplates(in: collectionView)
            }
        } else if context.invalidateDataSourceCounts {
            awaitUpdates()
        } else {
            stopAwaitingUpdates()
        }
        isPrepared = false
        super.invalidateLayout(with: context)
    }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        prepareElements()
        isPrepared = true
        askShownViewsLater()
    }

    // MARK: Updates

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        // UIKit does not promise another `prepare()`: the new state must answer from here on.
        apply(updateItems)
        isUpdating = true
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        guard isUpdating || takeover == .underWay, let collectionView, elastic?.model.first != nil else {
            return target
        }
        // The frames have been placed around the offset that is in force; UIKit proposes a clamped one.
        return collectionView.contentOffset
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard transition != nil, let element = Element(itemAt: itemIndexPath) else {
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        return initialAttributes(of: element)
    }

    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard transition != nil, let element = Element(itemAt: itemIndexPath) else {
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
        return finalAttributes(of: element)
    }

    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard transition != nil, let element = Element(kind: elementKind, at: elementIndexPath) else {
            return super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind,
                at: elementIndexPath
            )
        }
        return initialAttributes(of: element)
    }

    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard transition != nil, let element = Element(kind: elementKind, at: elementIndexPath) else {
            return super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind,
                at: elementIndexPath
            )
        }
        return finalAttributes(of: element)
    }

    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let transition, isDecoration(elementKind) else {
            return super.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: elementKind,
                at: decorationIndexPath
            )
        }
        return initialAttributes(ofDecoration: elementKind, at: decorationIndexPath, transition)
    }

    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let transition, isDecoration(elementKind) else {
            return super.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: elementKind,
                at: decorationIndexPath
            )
        }
        return finalAttributes(ofDecoration: elementKind, at: decorationIndexPath, transition)
    }

    open override func finalizeCollectionViewUpdates() {
        if stopAwaitingUpdates() { invalidateLayout() }
        isUpdating = false
        transition = nil
        if wantedPosition != nil { invalidateLayout() }
        super.finalizeCollectionViewUpdates()
        // The animations have been set up: from here on offset and frames may change together.
        if needsSettling { invalidateLayout() }
    }

    // MARK: Taking the place of another layout

    open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        takePlace(of: collectionView ?? oldLayout.collectionView)
        takeover = .underWay
        super.prepareForTransition(from: oldLayout)
    }

    open override func finalizeLayoutTransition() {
        takeover = takeover == .underWay ? .awaitingOffset : .none
        super.finalizeLayoutTransition()
    }

    // MARK: Answering

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        settling?.isShown = true
        return attributesOfElements(in: rect)
    }

    /// Returns the attributes of an item. An item off screen is measured first: UIKit calls this method before it
    /// scrolls to an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        Element(itemAt: indexPath).flatMap { attributesToScroll(to: $0) ?? framelessAttributes(of: $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        Element(kind: elementKind, at: indexPath).flatMap { attributes(of: $0) ?? framelessAttributes(of: $0) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofDecoration: elementKind, at: indexPath)
            ?? framelessAttributes(ofDecoration: elementKind, at: indexPath)
    }

    /// ``SizingLayoutAttributes``, from which rows, separators and backgrounds take their looks. The class of a
    /// subclass must inherit from it.
    open override class var layoutAttributesClass: AnyClass { SizingLayoutAttributes.self }

    /// `true` for a vertical layout, which UIKit mirrors in a right-to-left interface. A horizontal layout begins at
    /// the right by itself: mirroring its content by a width that is still estimated would move what is on screen.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { scrollDirection == .vertical }

    // MARK: Scrolling

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        askShownViewsLater()
        return needsInvalidation(forBoundsChange: newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        placeElements(forBoundsChange: newBounds)
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    // MARK: Interactive movement

    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        Element(itemAt: previousIndexPath).flatMap { target(of: $0, at: position) }?.indexPath ?? previousIndexPath
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        followMovement(from: previousIndexPaths, to: targetIndexPaths)
        return super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths,
            withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition
        )
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        endMovement(isCancelled: movementCancelled)
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths,
            previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled
        )
    }

    // MARK: Self-sizing

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        toldCorrection = correction(preferredAttributes, of: originalAttributes).map { (preferredAttributes, $0) }
        return toldCorrection != nil
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        // A subclass may ask for a context without having asked whether there is a reason.
        let told = toldCorrection?.preferred === preferredAttributes ? toldCorrection?.correction : nil
        toldCorrection = nil
        if let correction = told ?? correction(preferredAttributes, of: originalAttributes) { apply(correction) }
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
    }
}
