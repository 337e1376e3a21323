import UIKit

/// Columns that follow the width, set up in `prepare()`.
final class ColumnFlowLayout: UICollectionViewFlowLayout {
    let columns: Int

    init(columns: Int) {
        self.columns = columns
        super.init()
        minimumInteritemSpacing = 8
        minimumLineSpacing = 8
        sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let margins = sectionInset.left + sectionInset.right + minimumInteritemSpacing * CGFloat(columns - 1)
        let width = ((collectionView.bounds.size.width - margins) / CGFloat(columns)).rounded(.down)
        itemSize = CGSize(width: width, height: width)
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context =
            super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
        context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
        return context
    }
}
