import UIKit

/// What the sections of a compositional layout have in common, with the names of
/// `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
public final class SizingCompositionalLayoutConfiguration {
    /// The direction in which the layout scrolls. The default is vertical.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { didChange?() } }
    /// The space between two sections, in points. The default is 0.
    public var interSectionSpacing: CGFloat = 0 { didSet { didChange?() } }
    /// Views at the ends of the whole content. They aren't shown, with a line in the log: set
    /// ``SizingLayout/contentHeaderView`` and ``SizingLayout/contentFooterView`` of the layout instead.
    public var boundarySupplementaryItems: [SizingCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { didChange?() }
    }
    /// The edges that the insets of sections are relative to at the sides. The default is the safe area.
    public var contentInsetsReference = UIContentInsetsReference.safeArea { didSet { didChange?() } }

    /// Tells the layout.
    var didChange: (() -> Void)?

    /// Creates the default configuration.
    public init() {}
}
