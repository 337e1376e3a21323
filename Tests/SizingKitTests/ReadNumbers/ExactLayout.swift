import UIKit

/// A layout that knows all heights from the beginning, in columns, and corrects the offset when items come in above what is read.
/// What it loads is what an app loads by true numbers.
@MainActor
final class ExactLayout: UICollectionViewLayout {
    var columns = 1
    var height: (Int) -> CGFloat = { _ in 0 }
    private var frames: [CGRect] = []
    private var framesBefore: [CGRect] = []
    private var correction: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let count = collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
        let width = (collectionView.bounds.width / CGFloat(columns)).rounded(.down)
        var ends = Array(repeating: 0 as CGFloat, count: columns)
        frames = (0..<count).map { item in
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            defer { ends[column] += height(item) }
            return CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: height(item))
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: (collectionView?.bounds.width ?? 0) - 0.0001, height: frames.map(\.maxY).max() ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].minY < rect.maxY && rect.minY < frames[$0].maxY }.map(attributes)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        frames.indices.contains(indexPath.item) ? attributes(indexPath.item) : nil
    }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = frames[item]
        return attributes
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { framesBefore = frames }
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        prepare()
        let inserted = Set(updateItems.compactMap { $0.indexPathAfterUpdate?.item })
        let kept = frames.indices.filter { !inserted.contains($0) }
        guard let top = collectionView?.contentOffset.y,
            let read = framesBefore.indices.first(where: { framesBefore[$0].maxY > top }), read < kept.count
        else { return }
        correction = frames[kept[read]].minY - framesBefore[read].minY
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        guard correction != 0 else { return }
        UIView.performWithoutAnimation { collectionView?.contentOffset.y += correction }
        correction = 0
    }
}
