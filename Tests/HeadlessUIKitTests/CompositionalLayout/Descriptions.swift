import UIKit

/// Descriptions in fewer words than UIKit's.
@MainActor
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
}

@MainActor
func row(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ items: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(width, height), subitems: items)
}

@MainActor
func column(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ items: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
    .vertical(layoutSize: size(width, height), subitems: items)
}

/// A section of rows of a height, from edge to edge.
@MainActor
func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: row(.fractionalWidth(1), height, [item(.fractionalWidth(1), height)]))
}

@MainActor
func boundary(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ alignment: NSRectAlignment,
    kind: String? = nil,
    offset: CGPoint = .zero
) -> NSCollectionLayoutBoundarySupplementaryItem {
    let isBottom = [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
    let usual = isBottom ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
    return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(width, height),
        elementKind: kind ?? usual,
        alignment: alignment,
        absoluteOffset: offset
    )
}

@MainActor
func insets(_ all: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
}

extension Tiles {
    /// A compositional layout of sections that are all alike.
    convenience init(
        _ counts: [Int],
        _ section: NSCollectionLayoutSection,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
        kinds: [String] = []
    ) {
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        self.init(counts: counts, layout: layout)
        register(kinds)
        screen.frame()
    }

    func register(_ kinds: [String]) {
        for kind in kinds {
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: kind
            )
        }
    }

    func view(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
        let path = IndexPath(item: item, section: section)
        return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }
}
