import Foundation

/// What the sections of a compositional layout have in common.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Tells the layout. Apple's overview: a change of the configuration of an existing layout invalidates it.
    var didChange: (() -> Void)?

    public override init() {
        super.init()
    }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { didChange?() } }
    open var interSectionSpacing: CGFloat = 0 { didSet { didChange?() } }
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { didChange?() }
    }

    @available(iOS 14.0, *)
    open var contentInsetsReference = UIContentInsetsReference.safeArea { didSet { didChange?() } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
