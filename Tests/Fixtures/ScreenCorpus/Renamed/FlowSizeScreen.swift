// swift-format-ignore-file
import SizingKit
import UIKit

/// Tiles whose sizes, insets and titles the delegate states.
final class FlowSizeScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([20, 14, 0, 6], SizingFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        indexPath.section == 0 ? CGSize(width: (collectionView.bounds.width - 30) / 2, height: 120) : CGSize(width: 60 + CGFloat(indexPath.item % 4) * 20, height: 50)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: section == 1 ? 50 : 0)
    }
}
