import HeadlessTools
import UIKit

/// A collection view of plain cells on a small screen.
@MainActor
final class Phone {
    let screen: HeadlessScreen
    let photos: Photos
    let view: UICollectionView

    init(counts: [Int], layout: UICollectionViewLayout, size: CGSize, hostility: Hostility = []) {
        screen = HeadlessScreen(size: size, hostility: hostility)
        screen.window.traitOverrides.displayScale = 2
        photos = Photos(counts: counts)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.dataSource = photos
        screen.show(view)
    }

    func scroll(to offset: CGPoint) {
        view.contentOffset = offset
        screen.frame()
    }

    var cellFrames: [CGRect] { view.visibleCells.map(\.frame) }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: section))
    }
}

/// A rectangle as short as tables of expected frames need it.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
