// swift-format-ignore-file
import UIKit

/// Titles that stay at the top.
final class StickyTitleScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([14, 9, 20], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }
}
