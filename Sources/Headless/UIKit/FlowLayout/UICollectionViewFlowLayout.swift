import Foundation

/// Puts items side by side into lines, and lines one after the other, with headers and footers for sections.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What properties and delegate said, until it may have changed.
    var metrics: [FlowSectionMetrics]?

    /// The frames that follow from it.
    var geometry: FlowGeometry?

    /// The sizes that cells prefer, by section and item.
    var measured: [Int: [Int: FlowExtent]] = [:]

    /// The lengths that headers and footers prefer, by section.
    var measuredHeaders: [Int: CGFloat] = [:]
    var measuredFooters: [Int: CGFloat] = [:]

    /// What a subclass got last, with the frames it got.
    var handedOut: [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)] = []

    /// Set by the default of a delegate that does not size items.
    var delegateHasNoItemSizes = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Properties

    open var minimumLineSpacing: CGFloat = 10 {
        didSet { changed(minimumLineSpacing != oldValue) }
    }

    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { changed(minimumInteritemSpacing != oldValue) }
    }

    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { changed(itemSize != oldValue) }
    }

    /// Zero for items that do not size themselves.
    open var estimatedItemSize = CGSize.zero {
        didSet { changed(estimatedItemSize != oldValue) }
    }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet {
            changed(scrollDirection != oldValue)
        }
    }

    open var headerReferenceSize = CGSize.zero {
        didSet { changed(headerReferenceSize != oldValue) }
    }

    open var footerReferenceSize = CGSize.zero {
        didSet { changed(footerReferenceSize != oldValue) }
    }

    open var sectionInset = UIEdgeInsets.zero {
        didSet { changed(sectionInset != oldValue) }
    }

    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }

    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func changed(_ isChanged: Bool) {
        if isChanged { invalidateLayout() }
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(what: context)
        super.invalidateLayout(with: context)
    }

    private func forget(what context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let structure = context.invalidateEverything || context.invalidateDataSourceCounts
        if structure || flow?.invalidateFlowLayoutDelegateMetrics ?? true { metrics = nil }
        if metrics == nil || flow?.invalidateFlowLayoutAttributes ?? true { geometry = nil }
        // In a batch the sizes go with their items. Else what is asked for anew is measured anew.
        let isBatch = context.invalidateDataSourceCounts && !context.invalidateEverything
        if !isBatch, flow?.invalidateFlowLayoutDelegateMetrics ?? true { forgetMeasurements() }
    }

    private func forgetMeasurements() {
        measured = [:]
        measuredHeaders = [:]
        measuredFooters = [:]
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return axes.across(newBounds.size) != axes.across(collectionView.bounds.size)
            || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// Scrolling moves what is pinned and nothing else.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView else {
            return context
        }
        let isResized = axes.across(newBounds.size) != axes.across(collectionView.bounds.size)
        context.invalidateFlowLayoutDelegateMetrics = isResized
        context.invalidateFlowLayoutAttributes = isResized
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard sizesItems else { return false }
        let (preferred, original) = (preferredAttributes.size, originalAttributes.size)
        switch originalAttributes.representedElementCategory {
        case .cell: return preferred != original
        case .supplementaryView: return axes.along(preferred) != axes.along(original)
        case .decorationView: return false
        }
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        keepMeasurement(preferredAttributes, at: originalAttributes.indexPath)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    private func keepMeasurement(_ preferred: UICollectionViewLayoutAttributes, at path: IndexPath) {
        guard path.count == 2 else { return }
        switch preferred.representedElementKind {
        case nil: measured[path.section, default: [:]][path.item] = extent(preferred.size)
        case UICollectionView.elementKindSectionHeader: measuredHeaders[path.section] = axes.along(preferred.size)
        case UICollectionView.elementKindSectionFooter: measuredFooters[path.section] = axes.along(preferred.size)
        default: break
        }
    }

    // MARK: Geometry

    open override func prepare() {
        super.prepare()
        forgetOtherBreadth()
        _ = currentGeometry()
    }

    /// Content insets change without a question to the layout.
    private func forgetOtherBreadth() {
        guard let geometry, let collectionView, geometry.breadth != breadth(of: collectionView) else { return }
        metrics = nil
        self.geometry = nil
    }

    open override var collectionViewContentSize: CGSize {
        guard let geometry = currentGeometry() else { return .zero }
        return axes.size(along: geometry.length, across: geometry.breadth)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry = currentGeometry() else { return [] }
        return elements(in: rect, geometry)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry(), geometry.sections.indices.contains(indexPath.section) else {
            return nil
        }
        let section = geometry.sections[indexPath.section]
        guard indexPath.item >= 0, indexPath.item < section.body.count else { return nil }
        return itemAttributes(indexPath.item, indexPath.section, section)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry(), let section = indexPath.first,
            geometry.sections.indices.contains(section)
        else { return nil }
        return supplementaryAttributes(ofKind: elementKind, section, in: geometry)
    }

    // MARK: Updates

    /// Sizes that were measured go with their items.
    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        metrics = nil
        geometry = nil
        guard let map = collectionView?.runningBatch?.map else { return }
        var moved: [Int: [Int: FlowExtent]] = [:]
        for (section, items) in measured {
            for (item, extent) in items {
                let key = ElementKey(itemAt: IndexPath(item: item, section: section))
                guard let new = map.survivor(of: key) else { continue }
                moved[new.section, default: [:]][new.item] = extent
            }
        }
        measured = moved
        measuredHeaders = measuredHeaders.moved(by: map)
        measuredFooters = measuredFooters.moved(by: map)
    }
}

extension UICollectionViewFlowLayout {
    /// What section insets are counted from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// An estimate that leaves the size to the cells.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
}

extension [Int: CGFloat] {
    fileprivate func moved(by map: UpdateMap) -> Self {
        reduce(into: [:]) { moved, entry in
            guard let section = map.section(after: entry.key) else { return }
            moved[section] = entry.value
        }
    }
}
