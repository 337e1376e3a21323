import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places sections that are described by items, groups and sizes.
///
/// Plain and naive: a change places all groups of its section anew. Cells of an orthogonal section are views of the collection view
/// here, and move by the section's offset; UIKit puts them into a scroll view of the section.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

    /// The sections as they were last described; nil until they are asked for again.
    var descriptions: [NSCollectionLayoutSection]?
    /// The sections in their places from zero on; nil for those that changed.
    var solvedSections: [CompositionalSection?] = []
    /// Everything in its place, until something changes.
    var solution: CompositionalSolution?
    /// What views prefer for the lengths that are left to them.
    var preferredSizes: [ElementKey: CGSize] = [:]
    /// The size that everything was placed for, and the insets.
    var space: CompositionalSpace?
    /// What the handlers of sections made of the visible elements.
    var handled: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// What moves the sections that scroll across the layout.
    var scrollers: [Int: OrthogonalScroller] = [:]

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
        watchConfiguration()
    }

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        ownConfiguration = configuration.duplicate()
        super.init()
        watchConfiguration()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
        watchConfiguration()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        ownConfiguration = configuration.duplicate()
        super.init()
        watchConfiguration()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
        watchConfiguration()
    }

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { ownConfiguration }
        set {
            ownConfiguration = newValue.duplicate()
            watchConfiguration()
            invalidateLayout()
        }
    }

    private func watchConfiguration() {
        ownConfiguration.didChange = { [weak self] in self?.invalidateLayout() }
    }

    /// Frames are those of an interface that runs from left to right: the collection view mirrors them.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Geometry

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if let space, space != CompositionalSpace(of: collectionView) { forgetDescriptions() }
        _ = currentSolution()
        updateScrollers()
        callHandlers()
    }

    open override var collectionViewContentSize: CGSize { currentSolution()?.size ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solution = currentSolution() else { return [] }
        return attributes(in: solution) { $0.overlaps(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        element(.cell, nil, at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        element(.supplementaryView, elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        element(.decorationView, elementKind, at: indexPath)
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.keepsDescriptions { forgetDescriptions() }
        handled = [:]
        super.invalidateLayout(with: context)
    }

    /// Asks for all sections again. What was measured is forgotten with them, as dotnet/maui#35668 reports of UIKit.
    private func forgetDescriptions() {
        descriptions = nil
        solvedSections = []
        solution = nil
        preferredSizes = [:]
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size || followsScrolling
    }

    /// Scrolling moves what is pinned and calls the handlers; nothing is described anew.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.keepsDescriptions = newBounds.size == collectionView?.bounds.size
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let key = originalAttributes.key
        guard let axes = solvedElement(key)?.sizedAxes, !axes.isEmpty else { return false }
        let size = axes.size(preferred: preferredAttributes.size, stated: originalAttributes.size)
        let known = preferredSizes[key] ?? originalAttributes.size
        return size != axes.size(preferred: known, stated: originalAttributes.size)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        context.keepsDescriptions = true
        let key = originalAttributes.key
        preferredSizes[key] = preferredAttributes.size
        if key.item != ElementKey.absent, solvedSections.indices.contains(key.section) {
            solvedSections[key.section] = nil
        }
        solution = nil
        return context
    }

    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        removeScrollers()
    }
}
