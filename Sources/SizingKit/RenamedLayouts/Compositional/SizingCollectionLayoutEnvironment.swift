import UIKit

/// The size and the insets of a container, with the names of `NSCollectionLayoutContainer`.
@preconcurrency @MainActor
public protocol SizingCollectionLayoutContainer: AnyObject {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size within the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that are in effect, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section is laid out in, with the names of `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor
public protocol SizingCollectionLayoutEnvironment: AnyObject {
    /// The collection view within its adjusted content insets, or a custom group.
    var container: any SizingCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// An item of an orthogonal section that is visible, with the names of `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor
public protocol SizingCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The order among the other items.
    var zIndex: Int { get set }
    /// Whether the item is hidden.
    var isHidden: Bool { get set }
    /// The middle of the item. It stays.
    var center: CGPoint { get }
    /// The transform.
    var transform: CGAffineTransform { get set }
    /// The transform in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The frame in the coordinates of what scrolls: subtract the offset for the distance from the edge of the layout.
    var frame: CGRect { get }
    /// The size.
    var bounds: CGRect { get }
    /// The kind of element: a cell.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of the view; `nil` for a cell.
    var representedElementKind: String? { get }
}

/// A closure that changes the visible items of an orthogonal section, in each frame in which it scrolls.
public typealias SizingCollectionLayoutSectionVisibleItemsInvalidationHandler =
    (
        _ visibleItems: [any SizingCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any SizingCollectionLayoutEnvironment
    ) -> Void

final class CompositionalContainer: SizingCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
        )
    }
}

final class CompositionalEnvironment: SizingCollectionLayoutEnvironment {
    let container: any SizingCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: CompositionalContainer, _ traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
    }

    /// The environment of a layout.
    convenience init(_ environment: SizingLayoutEnvironment, of collectionView: UICollectionView?) {
        let size = environment.effectiveContentSize
        let insets = collectionView?.adjustedContentInset ?? .zero
        let isMirrored = collectionView?.isRightToLeft == true
        let container = CompositionalContainer(
            contentSize: CGSize(
                width: size.width + insets.left + insets.right,
                height: size.height + insets.top + insets.bottom
            ),
            contentInsets: NSDirectionalEdgeInsets(
                top: insets.top,
                leading: isMirrored ? insets.right : insets.left,
                bottom: insets.bottom,
                trailing: isMirrored ? insets.left : insets.right
            )
        )
        self.init(container, environment.traitCollection)
    }
}

/// The attributes of an item that is visible, as it lies in what scrolls.
final class CompositionalVisibleItem: SizingCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    private let offset: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, scrolledBy offset: CGPoint) {
        self.attributes = attributes
        self.offset = offset
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
