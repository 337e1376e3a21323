import Foundation

/// The base class of layouts: says where the elements of a collection view are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    private weak var installedIn: UICollectionView?

    /// The classes of decoration views by kind.
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    private var decorationNibs: [String: UINib] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open var collectionView: UICollectionView? {
        installedIn
    }

    func install(in collectionView: UICollectionView?) {
        installedIn = collectionView
    }

    // MARK: Invalidation

    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(with: context)
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        collectionView.layoutWasInvalidated(with: context)
    }

    /// Says in the trace that the context is on its way, once.
    func noteInvalidation(with context: UICollectionViewLayoutInvalidationContext) {
        guard !context.isTraced else { return }
        context.isTraced = true
        Trace.note("layout.invalidateLayout(with: \(context.contents.traceText))")
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        guard
            let contextClass = type(of: self).invalidationContextClass
                as? UICollectionViewLayoutInvalidationContext.Type
        else { preconditionFailure("invalidationContextClass of \(type(of: self)) is not a class of contexts") }
        return contextClass.init(_headless: ())
    }

    open class var layoutAttributesClass: AnyClass {
        UICollectionViewLayoutAttributes.self
    }

    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        false
    }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        if let old = collectionView?.bounds.size, old != newBounds.size {
            context.contentSizeAdjustment = CGSize(
                width: newBounds.width - old.width,
                height: newBounds.height - old.height
            )
        }
        return context
    }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        false
    }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    // MARK: Decoration views

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
        decorationNibs[elementKind] = nil
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
        decorationNibs[elementKind] = nib
    }

    var decorationKinds: [String] {
        Array(decorationClasses.keys) + decorationNibs.keys
    }

    /// A new view of a kind; nil if neither class nor nib is registered for it.
    func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView? {
        decorationNibs[kind]?.instantiateReusableView(kind, as: UICollectionReusableView.self)
            ?? decorationClasses[kind]?.make(frame: frame)
    }

    // MARK: Geometry

    open func prepare() {}

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    open var collectionViewContentSize: CGSize {
        .zero
    }

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        .leftToRight
    }

    open var flipsHorizontallyInOppositeLayoutDirection: Bool {
        false
    }

    // MARK: Updates

    /// What the base class remembers of the batch under way, for the attributes at its start and end.
    var updateItems: [UICollectionViewUpdateItem] = []

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        self.updateItems = updateItems
    }

    open func finalizeCollectionViewUpdates() {
        updateItems = []
    }

    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    open func finalizeLayoutTransition() {}

    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(for: ElementKey(itemAt: itemIndexPath))
    }

    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(for: ElementKey(itemAt: itemIndexPath))
    }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultInitialAttributes(
            for: ElementKey(supplementaryOfKind: elementKind, at: elementIndexPath)
        )
    }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.defaultFinalAttributes(
            for: ElementKey(supplementaryOfKind: elementKind, at: elementIndexPath)
        )
    }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    // MARK: Interactive movement

    /// The item under the finger, or where the item came from if there is none.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// The item's own attributes, moved to the finger.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.contents.movedFrom = previousIndexPaths
        context.contents.movedTo = targetIndexPaths
        context.contents.movementTarget = targetPosition
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.contents.movedFrom = previousIndexPaths
        context.contents.movedTo = indexPaths
        return context
    }
}

extension UICollectionViewLayout {
    public class var automaticDimension: CGFloat {
        CGFloat.greatestFiniteMagnitude
    }
}
