// swift-format-ignore-file
import SizingKit
import UIKit

/// Cards that lie over one another.
final class FlowOverlapScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([14], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let layout = SizingFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 200)
        layout.minimumLineSpacing = -140
        layout.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
        return layout
    }
}
