import SizingKit
import UIKit

/// A cell that is as long as its item says, whatever it was told.
final class SimulatedCell: SizingListCell {
    var item: SimulatedItem?
    var isHorizontal = false
    /// Whether the item at an index path has its own extent across the scroll axis, too.
    var choosesCross: @MainActor (IndexPath) -> Bool = { _ in false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        item?.size(in: size, isHorizontal: isHorizontal) ?? size
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let item else { return layoutAttributes }
        if choosesCross(layoutAttributes.indexPath) {
            layoutAttributes.size = sizeThatFits(layoutAttributes.size)
        } else if isHorizontal {
            layoutAttributes.size.width = item.size(in: layoutAttributes.size, isHorizontal: true).width
        } else {
            layoutAttributes.size.height = item.size(in: layoutAttributes.size, isHorizontal: false).height
        }
        return layoutAttributes
    }
}

extension SimulatedItem {
    /// The true size, in points.
    ///
    /// - Parameter offered: The extent that is left across the scroll axis, in points; `nil` if it is not limited.
    func size(offered: CGFloat?, isHorizontal: Bool) -> CGSize {
        if let odd { return odd.size }
        let main = CGFloat(offered.map { extent(at: Int(($0 * 3).rounded())) } ?? extent) / 3
        let cross = CGFloat(self.cross) / 3
        return isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    func size(in proposal: SizingProposal, isHorizontal: Bool) -> CGSize {
        size(offered: isHorizontal ? proposal.height : proposal.width, isHorizontal: isHorizontal)
    }

    /// The true size in a view's size, where an extent that is not limited is a very large one.
    func size(in size: CGSize, isHorizontal: Bool) -> CGSize {
        self.size(offered: min(isHorizontal ? size.height : size.width, 10_000), isHorizontal: isHorizontal)
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
        // UIKit takes no constraint with such a constant.
        if let odd = item?.odd { return odd.size }
        if let item {
            let size = item.size(in: targetSize, isHorizontal: isHorizontal)
            (width.constant, height.constant) = (size.width, size.height)
        }
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
