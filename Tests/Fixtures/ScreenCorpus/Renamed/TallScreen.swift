// swift-format-ignore-file
import SizingKit
import UIKit

/// Tiles of different heights in one line stand in its middle.
final class TallScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([26], SizingFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 110, height: 40 + CGFloat(indexPath.item * 31 % 5) * 17)
    }
}
