import Foundation

/// The size and the insets of what a section or a custom group is laid out in.
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section is laid out in.
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        super.init()
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
        )
    }
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: CompositionalContainer, _ traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
        super.init()
    }

    /// The environment of a layout: the bounds of the collection view, and the insets that what is above it adds.
    convenience init(of view: UICollectionView) {
        let insets = view.adjustedContentInset
        let isMirrored = view.mirrorsLayout
        let container = CompositionalContainer(
            contentSize: view.bounds.size,
            contentInsets: NSDirectionalEdgeInsets(
                top: insets.top,
                leading: isMirrored ? insets.right : insets.left,
                bottom: insets.bottom,
                trailing: isMirrored ? insets.left : insets.right
            )
        )
        self.init(container, view.traitCollection)
    }
}
