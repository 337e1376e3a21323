import HeadlessTools
import UIKit

/// One column of rows, each 100 points high until a cell says otherwise. Written as for an iPhone.
class RowLayout: UICollectionViewLayout {
    var rowHeight: CGFloat = 100
    var measured: [Int: CGFloat] = [:]
    var headerHeight: CGFloat = 0
    var pinsHeader = false
    var invalidatesOnScroll = false
    var acceptsPreferredSizes = false
    var background: String?
    var contextForPreferred: ((RowLayout, IndexPath, CGFloat) -> UICollectionViewLayoutInvalidationContext)?
    var targetOffset: CGPoint?
    var width: CGFloat = 0

    override func prepare() {
        super.prepare()
        width = collectionView?.bounds.width ?? 0
    }

    var count: Int {
        guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
        return collectionView.numberOfItems(inSection: 0)
    }

    func height(of item: Int) -> CGFloat {
        measured[item] ?? rowHeight
    }

    func minY(of item: Int) -> CGFloat {
        measured.reduce(headerHeight + CGFloat(item) * rowHeight) { sum, row in
            row.key < item ? sum + row.value - rowHeight : sum
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: width, height: minY(of: count))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var elements: [UICollectionViewLayoutAttributes] = []
        if headerHeight > 0, count > 0 {
            let header = layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)
            )
            if let header, header.frame.minY < rect.maxY, header.frame.maxY > rect.minY { elements.append(header) }
        }
        if let background {
            let path = IndexPath(item: 0, section: 0)
            elements.append(layoutAttributesForDecorationView(ofKind: background, at: path)!)
        }
        let first = max(0, Int((rect.minY - headerHeight) / rowHeight) - measured.count * 10)
        for item in first..<max(first, count) {
            let y = minY(of: item)
            if y >= rect.maxY { break }
            if y + height(of: item) > rect.minY {
                elements.append(layoutAttributesForItem(at: IndexPath(item: item, section: 0))!)
            }
        }
        return elements
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let item = indexPath.item
        attributes.frame = CGRect(x: 0, y: minY(of: item), width: width, height: height(of: item))
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        let y = pinsHeader ? max(0, collectionView?.contentOffset.y ?? 0) : 0
        attributes.frame = CGRect(x: 0, y: y, width: width, height: headerHeight)
        attributes.zIndex = 1
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
        attributes.zIndex = -1
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        invalidatesOnScroll || newBounds.width != collectionView?.bounds.width
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if pinsHeader {
            context.invalidateSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: [IndexPath(item: 0, section: 0)]
            )
        }
        return context
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        acceptsPreferredSizes && preferredAttributes.size.height != originalAttributes.size.height
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let path = preferredAttributes.indexPath
        if let contextForPreferred { return contextForPreferred(self, path, preferredAttributes.size.height) }
        if !path.isEmpty { measured[path.item] = preferredAttributes.size.height }
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        targetOffset ?? proposedContentOffset
    }
}

/// A cell that says how high it wants to be, and counts what happens to it.
class RowCell: UICollectionViewCell {
    var wantedHeight: CGFloat?
    var title = ""
    var appliedFrames: [CGRect] = []
    var timesReused = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        timesReused += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        appliedFrames.append(layoutAttributes.frame)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        if let wantedHeight { attributes.size.height = wantedHeight }
        return attributes
    }
}

/// Numbers as rows.
class RowSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var rows: [Int]
    var count: Int?
    var wantedHeight: ((Int) -> CGFloat?)?
    var answer: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    var headerAnswer: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
    var cellsMade = 0
    var countsAsked = 0

    let cell = UICollectionView.CellRegistration<RowCell, Int> { cell, _, row in
        cell.title = "\(row)"
    }
    let plainCell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }

    init(rows: [Int]) {
        self.rows = rows
    }

    init(count: Int) {
        rows = []
        self.count = count
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        countsAsked += 1
        return count ?? rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellsMade += 1
        if let answer { return answer(collectionView, indexPath) }
        let row = count == nil ? rows[indexPath.item] : indexPath.item
        let cell = collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: row)
        cell.wantedHeight = wantedHeight?(row)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let headerAnswer { return headerAnswer(collectionView, kind, indexPath) }
        return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
}

/// A collection view of rows on a screen 300 points wide and 300 high: three rows of 100 points.
@MainActor
final class Rows {
    let screen: HeadlessScreen
    let layout = RowLayout()
    let source: RowSource
    let view: UICollectionView

    init(_ source: RowSource, hostility: Hostility = [], configure: (RowLayout) -> Void = { _ in }) {
        self.source = source
        configure(layout)
        screen = HeadlessScreen(size: CGSize(width: 300, height: 300), hostility: hostility)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.delegate = source
        screen.show(view)
    }

    convenience init(count: Int, hostility: Hostility = [], configure: (RowLayout) -> Void = { _ in }) {
        self.init(RowSource(rows: Array(0..<count)), hostility: hostility, configure: configure)
    }

    func record(_ body: () -> Void) -> [String] {
        CallTrace.record(body).lines
    }

    /// The titles of the visible cells from top to bottom.
    var titles: [String] {
        view.visibleCells.compactMap { ($0 as? RowCell)?.title }
    }

    func cell(_ item: Int) -> RowCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? RowCell
    }

    func scroll(to y: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: y)
        screen.frame()
    }
}
