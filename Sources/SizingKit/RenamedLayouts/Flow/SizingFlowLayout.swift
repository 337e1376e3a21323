import SizingEngine
import UIKit

/// A flow layout: items in lines, with the properties of `UICollectionViewFlowLayout` and the questions that it asks a
/// `UICollectionViewDelegateFlowLayout`.
///
/// Use it in place of a `UICollectionViewFlowLayout`. The screen, its delegate and subclasses of the layout keep their code:
///
/// ```swift
/// let layout = SizingFlowLayout()
/// layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// layout.estimatedItemSize = SizingFlowLayout.automaticSize
/// ```
///
/// - Items whose sizes are stated, by ``itemSize`` or by the delegate, lie where a flow layout has them.
/// - If ``estimatedItemSize`` is set, a ``SizingCollectionView`` measures each item by asking the data source for its cell, before
///   it is shown. The item is as large as its constraints make it, and at most as wide as a line. A cell that overrides
///   `preferredLayoutAttributesFitting(_:)` and keeps the width that it is given has the estimated width, if items of that width
///   fill a line. Until an item is measured it has the estimated size; nothing on screen moves when the sizes of others become known.
/// - A section has a header or a footer if its reference size is positive along the scroll direction. With
///   ``SizingLayout/headerSizing`` and ``SizingLayout/footerSizing`` they are measured instead.
///
/// A line is justified: what is left over goes in equal parts between its items. The last line of a section is spread as if it
/// went on with items like its last one; a line with room for one item only has it in the middle.
///
/// Opening costs the same for any number of items if they are all of ``itemSize``, or estimated. A delegate that states the
/// sizes of items is asked once for each item, when the layout is first prepared, and again after updates, a change of the
/// width, and `invalidateLayout()`, as by a flow layout. An invalidation context whose `invalidateFlowLayoutDelegateMetrics`
/// is `false` asks nothing.
///
/// In a horizontal layout that overrides `flipsHorizontallyInOppositeLayoutDirection` to return `true`, what is on screen may
/// move while items are inserted before it.
open class SizingFlowLayout: SizingLayout {
    /// The edges that ``sectionInset`` is relative to.
    public typealias SectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference

    /// The ``estimatedItemSize`` of items that are measured and of whose size nothing is known before.
    public class var automaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

    /// The size of items, in points. The default is 50 by 50. It isn't used for items whose size the delegate states, nor if
    /// ``estimatedItemSize`` is set.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The size of items that have not been measured, in points; zero, the default, if the sizes of items are stated.
    ///
    /// Any other size has every item measured through the data source before it is shown, also those whose size the delegate
    /// states. ``automaticSize`` is an estimate that is learned from the measured items.
    open override var estimatedItemSize: CGSize {
        get { estimate }
        set {
            guard newValue != estimate else { return }
            estimate = newValue
            session.invalidateArrangement()
        }
    }

    /// The space between two lines of a section, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least space between two items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The space around the items of a section, in points, between its header and its footer. The default is zero.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The edges that ``sectionInset`` is relative to at the sides. The default is the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// The size of headers, in points, of which only the length along the scroll direction is used. The default is zero, for
    /// sections without headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, in points, of which only the length along the scroll direction is used. The default is zero, for
    /// sections without footers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay at the start of the visible area until the footers of their sections push them away. The default
    /// is `false`.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay at the end of the visible area while their sections are visible. The default is `false`.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// The direction in which the content scrolls. The default is vertical. Changing it shows the content from its beginning.
    open override var scrollDirection: UICollectionView.ScrollDirection {
        get { super.scrollDirection }
        set { super.scrollDirection = newValue }
    }

    /// Not available: a flow layout has its own properties, and asks the delegate for those of single sections.
    @available(*, unavailable, message: "set sectionInset and the spacings, or use a SizingLayout")
    public override var section: SizingSection {
        get { super.section }
        set { super.section = newValue }
    }

    /// Not available: a flow layout asks the delegate for what differs between sections.
    @available(*, unavailable, message: "use a SizingLayout for sections of different kinds")
    public override var sectionProvider: SectionProvider? {
        get { super.sectionProvider }
        set { super.sectionProvider = newValue }
    }

    private var estimate = CGSize.zero
    /// Whether what is stated may have changed since the layout was prepared, as in an override of `prepare()` that sets
    /// ``itemSize``.
    private var isOutdated = false

    /// Creates a flow layout with the defaults of UIKit's.
    public override init() {
        super.init()
        session.source = FlowSections(self)
    }

    /// Creates a flow layout from an archive, such as a storyboard, with the defaults of UIKit's: what the archive states of a
    /// flow layout isn't read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        session.source = FlowSections(self)
    }

    // MARK: Invalidation

    /// The class of UIKit's flow layout, with its two flags. Contexts that the layout makes for steps of a scroll and for measured
    /// sizes have both of them `false`.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        // A batch and a reload have everything stated anew by themselves.
        let isOfData = context.invalidateEverything || context.invalidateDataSourceCounts
        if !isOfData, flow?.invalidateFlowLayoutDelegateMetrics != false {
            isOutdated = true
            session.sections.statementsDidChange()
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard !session.source.statesSizes else { return false }
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
    }

    // MARK: Answering

    open override func prepare() {
        isOutdated = false
        super.prepare()
    }

    /// Prepares the layout once more if an override of `prepare()` has set properties after it has called this class's.
    private func update() {
        guard isOutdated, collectionView != nil, !session.isUpdating, session.phase != .asking,
            !session.settler.isReadingContentSize
        else { return }
        isOutdated = false
        session.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        update()
        return super.collectionViewContentSize
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        update()
        return super.layoutAttributesForElements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        update()
        // What is stated need not be measured before a scroll to it.
        if session.source.statesSizes { return Element(itemAt: indexPath).flatMap(session.anyAttributes) }
        return super.layoutAttributesForItem(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update()
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    // MARK: Right to left

    /// What UIKit's flow layout returns; `false` for a horizontal layout, which then begins at the right by itself.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        FlowSections.areMirroredByUIKit && scrollDirection == .vertical
    }
}
