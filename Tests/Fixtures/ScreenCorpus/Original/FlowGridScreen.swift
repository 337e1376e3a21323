// swift-format-ignore-file
import UIKit

/// A grid of icons.
final class FlowGridScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([17, 9], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 100)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
        layout.headerReferenceSize = CGSize(width: 0, height: 36)
        return layout
    }
}
