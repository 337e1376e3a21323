import HeadlessTools
import SizingKit
import UIKit

/// A cell that tells its length along the scroll axis once it is shown.
final class TellingCell: UICollectionViewCell {
    var length: CGFloat = 0
    var isHorizontal = false

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if isHorizontal {
            layoutAttributes.size.width = length
        } else {
            layoutAttributes.size.height = length
        }
        return layoutAttributes
    }
}

/// A layout of items whose lengths only their shown cells tell.
@MainActor
final class TellingScreen: NSObject, UICollectionViewDataSource {
    let screen: HeadlessScreen
    let layout: SizingLayout
    let view: UICollectionView
    private let count: Int
    private let length: (Int) -> CGFloat

    /// - Parameter length: The length that the cell of an item tells.
    init(
        _ section: SizingSection,
        isHorizontal: Bool = false,
        count: Int,
        size: CGSize = CGSize(width: 390, height: 844),
        hostility: Hostility = [],
        length: @escaping (Int) -> CGFloat
    ) {
        self.count = count
        self.length = length
        layout = SizingLayout(section)
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.itemSizing = { .selfSizing(key: $0.item) }
        screen = HeadlessScreen(size: size, scale: 3, hostility: hostility)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.register(TellingCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TellingCell)?.length = length(indexPath.item)
        (cell as? TellingCell)?.isHorizontal = layout.scrollDirection == .horizontal
        return cell
    }
}
