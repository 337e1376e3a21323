import SizingKit
import UIKit

/// A cell that is as long as its item says, whatever it was told.
final class SimulatedCell: SizingListCell {
    var item: SimulatedItem?
    var isHorizontal = false
    /// Whether the item at an index path has its own extent across the scroll axis, too.
    var choosesCross: @MainActor (IndexPath) -> Bool = { _ in false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let item else { return size }
        let (main, cross) = (length(of: item, in: size), CGFloat(item.cross) / 3)
        return isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let item else { return layoutAttributes }
        if choosesCross(layoutAttributes.indexPath) {
            layoutAttributes.size = sizeThatFits(layoutAttributes.size)
        } else if isHorizontal {
            layoutAttributes.size.width = length(of: item, in: layoutAttributes.size)
        } else {
            layoutAttributes.size.height = length(of: item, in: layoutAttributes.size)
        }
        return layoutAttributes
    }

    private func length(of item: SimulatedItem, in size: CGSize) -> CGFloat {
        item.length(in: size, isHorizontal: isHorizontal)
    }
}

extension SimulatedItem {
    /// The true length along the scroll axis, in points.
    func length(in size: CGSize, isHorizontal: Bool) -> CGFloat {
        let cross = isHorizontal ? size.height : size.width
        return CGFloat(extent(at: Int((min(cross, 10_000) * 3).rounded()))) / 3
    }
}

/// A cell whose constraints say the same.
final class ConstrainedSimulatedCell: UICollectionViewCell {
    var item: SimulatedItem?
    var isHorizontal = false
    private let block = UIView()
    private lazy var width = block.widthAnchor.constraint(equalToConstant: 0)
    private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        // The space that a cell is given counts more than the length that it wants.
        for constraint in [width, height] { constraint.priority = .required - 1 }
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            width, height,
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let item {
            let (main, cross) = (item.length(in: targetSize, isHorizontal: isHorizontal), CGFloat(item.cross) / 3)
            width.constant = isHorizontal ? main : cross
            height.constant = isHorizontal ? cross : main
        }
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
