// swift-format-ignore-file
import SizingKit
import UIKit

/// A subclass with attributes of its own tilts the cards.
final class RibbonScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([18], RibbonFlow())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class RibbonAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? RibbonAttributes)?.tilt = tilt
        return copy
    }
}

private final class RibbonFlow: SizingFlowLayout {
    override class var layoutAttributesClass: AnyClass { RibbonAttributes.self }

    override init() {
        super.init()
        itemSize = CGSize(width: 120, height: 80)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? RibbonAttributes }.map { attributes in
            attributes.tilt = CGFloat(attributes.indexPath.item % 2)
            attributes.frame.origin.y += attributes.tilt * 5
            return attributes
        }
    }
}
