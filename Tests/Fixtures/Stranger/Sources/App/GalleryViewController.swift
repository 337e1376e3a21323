import CoreGraphics
import QuartzCore
import SizingKit
import UIKit

public struct Painting: Sendable {
    public var title: String
    /// The width divided by the height.
    public var ratio: CGFloat

    public init(title: String, ratio: CGFloat) {
        self.title = title
        self.ratio = ratio
    }
}

public final class PaintingCell: UICollectionViewCell {
    public let label = UILabel()

    func show(_ painting: Painting) {
        label.text = painting.title
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }
}

/// The masonry of the README: pictures, whose sizes are ratios, with a wide one first.
public final class GalleryViewController: UICollectionViewController {
    private let paintings: [Painting]
    private let paintingCell = SizingRegistration<PaintingCell, Painting> { cell, _, painting in cell.show(painting) }

    public init(paintings: [Painting]) {
        self.paintings = paintings
        let columns = SizingColumns.adaptive(minimumWidth: 160)
        let layout = SizingLayout(.masonry(columns: columns, spacing: 8))
        super.init(collectionViewLayout: layout)
        layout.itemSizing = { .aspectRatio(paintings[$0.item].ratio).columnSpan($0.item == 0 ? 2 : 1) }
    }

    public required init?(coder: NSCoder) {
        fatalError("GalleryViewController is made in code only")
    }

    public override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        paintings.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: paintingCell,
            for: indexPath,
            item: paintings[indexPath.item]
        )
    }
}
