import Foundation

/// A view that a collection view has made for an element, with what was last applied to it.
@MainActor
final class LiveView {
    let view: UICollectionReusableView
    var key: ElementKey

    /// The attributes last applied, as a copy that nobody else holds.
    var attributes: UICollectionViewLayoutAttributes

    /// The size that the view was last asked to prefer another one to.
    var measuredSize: CGSize?

    /// The pass that last found the element in the layout.
    var pass = 0

    /// Whether the delegate has been told that the view is on screen.
    var isDisplayed = false

    init(view: UICollectionReusableView, key: ElementKey, attributes: UICollectionViewLayoutAttributes) {
        self.view = view
        self.key = key
        self.attributes = attributes
    }

    var cell: UICollectionViewCell? {
        key.category == .cell ? view as? UICollectionViewCell : nil
    }
}
