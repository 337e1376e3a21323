import UIKit

/// What the delegate of a collection view states for a flow layout. A method that it doesn't have, and a length that is not a
/// number, state nothing.
@MainActor
struct FlowLayoutDelegate {
    private let delegate: any UICollectionViewDelegateFlowLayout
    private let collectionView: UICollectionView
    private let layout: UICollectionViewLayout

    /// - Parameter layout: The layout that the delegate is told of.
    init?(of collectionView: UICollectionView, for layout: UICollectionViewLayout) {
        guard let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout else { return nil }
        self.delegate = delegate
        self.collectionView = collectionView
        self.layout = layout
    }

    // The methods are optional ones of the protocol. On Linux every delegate has all of them, and those that it doesn't
    // implement return what is not a number.

    func inset(ofSection section: Int) -> UIEdgeInsets? {
        let method: Optional = delegate.collectionView(_:layout:insetForSectionAt:)
        return method?(collectionView, layout, section).stated
    }

    func lineSpacing(ofSection section: Int) -> CGFloat? {
        let method: Optional = delegate.collectionView(_:layout:minimumLineSpacingForSectionAt:)
        return method?(collectionView, layout, section).stated
    }

    func itemSpacing(ofSection section: Int) -> CGFloat? {
        let method: Optional = delegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        return method?(collectionView, layout, section).stated
    }

    func headerSize(ofSection section: Int) -> CGSize? {
        let method: Optional = delegate.collectionView(_:layout:referenceSizeForHeaderInSection:)
        return method?(collectionView, layout, section).stated
    }

    func footerSize(ofSection section: Int) -> CGSize? {
        let method: Optional = delegate.collectionView(_:layout:referenceSizeForFooterInSection:)
        return method?(collectionView, layout, section).stated
    }

    /// The size of one item.
    func size(ofItemAt indexPath: IndexPath) -> CGSize? {
        let method: Optional = delegate.collectionView(_:layout:sizeForItemAt:)
        return method?(collectionView, layout, indexPath).stated
    }

    /// Calls `body` with the size of each item of a section, in their order.
    ///
    /// - Returns: `false` if the delegate does not state sizes: it is asked for the first item only.
    func forEachItemSize(inSection section: Int, of count: Int, _ body: (CGSize?) -> Void) -> Bool {
        let method: Optional = delegate.collectionView(_:layout:sizeForItemAt:)
        guard count > 0, let method else { return false }
        for item in 0..<count {
            let size = method(collectionView, layout, IndexPath(item: item, section: section)).stated
            if item == 0, size == nil { return false }
            body(size)
        }
        return true
    }
}

extension CGFloat {
    fileprivate var stated: CGFloat? { isNaN ? nil : self }
}

extension CGSize {
    fileprivate var stated: CGSize? { width.isNaN || height.isNaN ? nil : self }
}

extension UIEdgeInsets {
    fileprivate var stated: UIEdgeInsets? {
        top.isNaN || left.isNaN || bottom.isNaN || right.isNaN ? nil : self
    }
}
