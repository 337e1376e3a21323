// swift-format-ignore-file
import SizingKit
import UIKit

/// Pages that come to rest at cards.
final class SnappingScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([15], SnapFlow())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class SnapFlow: SizingFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 250, height: 180)
        minimumLineSpacing = 20
        sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        let step = itemSize.width + minimumLineSpacing
        return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: proposedContentOffset.y)
    }
}
