import UIKit

/// A collection view that answers its layout's questions and does nothing by itself: no views, no passes. What is timed
/// around it is the layout's work.
final class StageView: UICollectionView {
    private let data: Dataset

    init(showing data: Dataset, in layout: UICollectionViewLayout) {
        self.data = data
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("StageView is made in code only")
    }

    override var numberOfSections: Int { data.sectionCount }

    override func numberOfItems(inSection section: Int) -> Int { data.itemCount(in: section) }
}

/// How many elements layouts have handed out in what was timed.
@MainActor private(set) var handedOutElements = 0

/// Sends a layout the messages that UIKit sends, in its order, and times them.
@MainActor
final class Stage<Layout: UICollectionViewLayout> {
    let layout: Layout
    let data: Dataset
    let view: StageView
    /// What the layout answered last.
    private(set) var attributes: [UICollectionViewLayoutAttributes] = [] {
        didSet { handedOutElements += attributes.count }
    }

    init(_ layout: Layout, showing data: Dataset) {
        self.layout = layout
        self.data = data
        view = StageView(showing: data, in: layout)
    }

    var top: CGFloat { view.bounds.minY }

    /// The elements that are visible.
    var visible: [UICollectionViewLayoutAttributes] { elements(in: view.bounds) }

    /// The elements that overlap a rectangle.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = layout.layoutAttributesForElements(in: rect) ?? []
        return found.filter { $0.frame.intersects(rect) }
    }

    /// The first item that is whole on screen, and how far below the upper edge it starts.
    var held: (path: IndexPath, distance: CGFloat)? {
        let whole = visible.filter { $0.representedElementCategory == .cell && $0.frame.minY >= top }
        return whole.min { ($0.frame.minY, $0.indexPath) < ($1.frame.minY, $1.indexPath) }
            .map { ($0.indexPath, $0.frame.minY - top) }
    }

    /// UIKit asks for whole pages around what is visible.
    private var pages: CGRect {
        let (width, height) = (view.bounds.width, view.bounds.height)
        return CGRect(x: 0, y: (view.bounds.minY / height).rounded(.down) * height, width: width, height: 2 * height)
    }

    private func pass() {
        layout.prepare()
        _ = layout.collectionViewContentSize
        attributes = layout.layoutAttributesForElements(in: pages) ?? []
    }

    func showFirstScreen() { pass() }

    func query(_ rect: CGRect) { attributes = layout.layoutAttributesForElements(in: rect) ?? [] }

    /// - Returns: Whether the layout wanted to prepare for it.
    @discardableResult
    func scroll(to top: CGFloat) -> Bool {
        changeBounds(to: CGRect(origin: CGPoint(x: 0, y: top), size: view.bounds.size))
    }

    func resize(toWidth width: CGFloat) {
        changeBounds(to: CGRect(origin: view.bounds.origin, size: CGSize(width: width, height: view.bounds.height)))
    }

    @discardableResult
    private func changeBounds(to bounds: CGRect) -> Bool {
        let invalidates = layout.shouldInvalidateLayout(forBoundsChange: bounds)
        let context = invalidates ? layout.invalidationContext(forBoundsChange: bounds) : nil
        view.bounds = bounds
        if let context {
            layout.invalidateLayout(with: context)
            pass()
        } else {
            attributes = layout.layoutAttributesForElements(in: pages) ?? []
        }
        return invalidates
    }

    /// A batch of updates with everything that is asked of a layout around it.
    ///
    /// - Parameter before: What was visible before the data changed.
    func update(_ updates: [UICollectionViewUpdateItem], before: [IndexPath]) {
        layout.invalidateLayout(with: CountsContext())
        layout.prepare()
        _ = layout.collectionViewContentSize
        layout.prepare(forCollectionViewUpdates: updates)
        layout.prepare()
        _ = layout.collectionViewContentSize
        view.bounds.origin = layout.targetContentOffset(forProposedContentOffset: view.bounds.origin)
        attributes = layout.layoutAttributesForElements(in: pages) ?? []
        for indexPath in before { consume(layout.finalLayoutAttributesForDisappearingItem(at: indexPath)) }
        for shown in attributes where shown.frame.intersects(view.bounds) {
            consume(layout.initialLayoutAttributesForAppearingItem(at: shown.indexPath))
        }
        layout.finalizeCollectionViewUpdates()
    }

    /// A reload without animation.
    func reload() {
        layout.invalidateLayout(with: EverythingContext())
        pass()
    }
}

/// What `performBatchUpdates` invalidates.
private final class CountsContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
}

/// What `reloadData` invalidates.
private final class EverythingContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
    override var invalidateEverything: Bool { true }
}
