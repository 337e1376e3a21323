import UIKit

/// What the sections of a compositional layout have in common, with the names of
/// `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
public final class SizingCompositionalLayoutConfiguration {
    /// The direction in which the layout scrolls. The default is vertical.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { didChange?() } }
    /// The space between two sections, in points. The default is 0.
    public var interSectionSpacing: CGFloat = 0 { didSet { didChange?() } }
    /// Views at the edges of the whole content, such as a header above all sections. The data source is asked for them with an
    /// index path of one index, since they belong to no section.
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
