import UIKit

/// A list of rows that notes what UIKit calls and decides nothing that a layout needn't.
class ProbeLayout: UICollectionViewLayout {
    /// The layout of the latest screen.
    private(set) static weak var latest: ProbeLayout?

    /// The calls, in their order.
    private(set) var calls: [String] = []
    /// The contexts that it was invalidated with, and the bounds that the collection view had then.
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
    private(set) var boundsInInvalidations: [CGRect] = []
    private(set) var rectangles: [CGRect] = []
    private(set) var updateItems: [UICollectionViewUpdateItem] = []
    /// What it answered when it was asked for elements last.
    private(set) var answered: [UICollectionViewLayoutAttributes] = []

    var rowHeight: CGFloat = 100
    var headerHeight: CGFloat = 0
    /// The heights that cells asked for.
    var heights: [Int: CGFloat] = [:]
    var invalidatesForBoundsChanges = false
    var takesPreferredHeights = false
    /// Whether attributes are of a class that is equal to itself only.
    var marksAttributes = false
    /// Called at the end of `prepare()`.
    var whenPrepared: (() -> Void)?
    /// Called at the end of `prepare(forCollectionViewUpdates:)`.
    var whenUpdated: (() -> Void)?

    override init() {
        super.init()
        Self.latest = self
    }

    required init?(coder: NSCoder) {
        fatalError("ProbeLayout is made in code only")
    }

    func forgetCalls() {
        calls = []
        contexts = []
        boundsInInvalidations = []
        rectangles = []
        updateItems = []
    }

    func note(_ call: String) {
        calls.append(call)
    }

    /// Whether a call came between two others. It is after the first one, and before the first of the others that follows it.
    func isCalled(_ calls: Set<String>, between first: String, and last: String) -> Bool {
        guard let start = self.calls.firstIndex(of: first) else { return false }
        let rest = self.calls[start...]
        let end = rest.firstIndex(of: last) ?? rest.endIndex
        return rest[..<end].contains { calls.contains($0) }
    }

    func count(of call: String) -> Int { calls.filter { $0 == call }.count }

    /// What the flags of the first context since the calls were forgotten say.
    var firstFlags: String {
        guard let context = contexts.first else { return "no context" }
        switch (context.invalidateEverything, context.invalidateDataSourceCounts) {
        case (true, true): return "everything and counts"
        case (true, false): return "everything"
        case (false, true): return "counts"
        case (false, false): return "neither"
        }
    }

    // MARK: Places

    private var count: Int {
        guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
        return view.numberOfItems(inSection: 0)
    }

    private func height(_ item: Int) -> CGFloat { heights[item] ?? rowHeight }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let indexPath = IndexPath(item: item, section: 0)
        let attributes =
            marksAttributes
            ? MarkedAttributes(forCellWith: indexPath) : UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let above = (0..<item).reduce(headerHeight) { $0 + height($1) }
        attributes.frame = CGRect(x: 0, y: above, width: collectionView?.bounds.width ?? 0, height: height(item))
        return attributes
    }

    private func header() -> UICollectionViewLayoutAttributes? {
        guard headerHeight > 0, count > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: 0)
        )
        attributes.frame = CGRect(x: 0, y: 0, width: collectionView?.bounds.width ?? 0, height: headerHeight)
        return attributes
    }

    override var collectionViewContentSize: CGSize {
        note("size")
        let length = (0..<count).reduce(headerHeight) { $0 + height($1) }
        return CGSize(width: collectionView?.bounds.width ?? 0, height: length)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        note("elements")
        rectangles.append(rect)
        let cells = (0..<count).map { attributes($0) }
        let all = (header().map { [$0] } ?? []) + cells
        answered = all.filter { $0.frame.intersects(rect) }
        return answered
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        note("item")
        return attributes(indexPath.item)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        note("supplementary")
        return header()
    }

    // MARK: Invalidation

    override func prepare() {
        super.prepare()
        note("prepare")
        whenPrepared?()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note("invalidate")
        contexts.append(context)
        boundsInInvalidations.append(collectionView?.bounds ?? .null)
        super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        note("bounds? \(collectionView?.bounds == newBounds ? "new" : "old")")
        return invalidatesForBoundsChanges
    }

    // MARK: Self-sizing

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        note("preferred?")
        return takesPreferredHeights && preferredAttributes.frame.height != originalAttributes.frame.height
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        note("preferred")
        heights[originalAttributes.indexPath.item] = preferredAttributes.frame.height
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
    }

    // MARK: Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        note("updates")
        self.updateItems += updateItems
        whenUpdated?()
    }

    override func finalizeCollectionViewUpdates() {
        note("finalize")
        super.finalizeCollectionViewUpdates()
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        note("target")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        note("deleted supplementary")
        return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        note("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        note("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        note(elementIndexPath.isEmpty ? "final supplementary, empty" : "final supplementary, path")
        return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }

    // MARK: Changes of the bounds and of the layout

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        note("animated bounds")
    }

    override func finalizeAnimatedBoundsChange() {
        note("finalize bounds")
        super.finalizeAnimatedBoundsChange()
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        note(collectionView == nil ? "from, without a view" : "from, with a view")
        super.prepareForTransition(from: oldLayout)
    }
}

/// Attributes that are equal to those of their own class only.
final class MarkedAttributes: UICollectionViewLayoutAttributes {
    override func isEqual(_ object: Any?) -> Bool { object is MarkedAttributes && super.isEqual(object) }
}
