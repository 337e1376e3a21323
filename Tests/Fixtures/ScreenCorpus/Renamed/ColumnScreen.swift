// swift-format-ignore-file
import SizingKit
import UIKit

/// Columns that follow the width.
final class ColumnScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([23, 10], ColumnFlow())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class ColumnFlow: SizingFlowLayout {
    override func prepare() {
        if let width = collectionView?.bounds.width {
            let columns: CGFloat = width > 600 ? 5 : 3
            itemSize = CGSize(width: ((width - 10 * (columns + 1)) / columns).rounded(.down), height: 90)
            sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        }
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
