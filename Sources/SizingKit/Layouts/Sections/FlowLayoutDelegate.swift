import SizingEngine
import UIKit

/// The statements of a collection view's delegate for a flow layout. A method that the delegate doesn't have, and a
/// length that is not a number, state nothing.
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

    func inset(ofSection section: Int) -> UIEdgeInsets? {
        answer(of: delegate.collectionView(_:layout:insetForSectionAt:), for: section)
    }

    func lineSpacing(ofSection section: Int) -> CGFloat? {
        answer(of: delegate.collectionView(_:layout:minimumLineSpacingForSectionAt:), for: section)
    }

    func itemSpacing(ofSection section: Int) -> CGFloat? {
        answer(of: delegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:), for: section)
    }

    /// The size of the header or the footer of a section.
    func size(of boundary: Element.Kind, inSection section: Int) -> CGSize? {
        boundary == .header
            ? answer(of: delegate.collectionView(_:layout:referenceSizeForHeaderInSection:), for: section)
            : answer(of: delegate.collectionView(_:layout:referenceSizeForFooterInSection:), for: section)
    }

    /// The size of one item.
    func size(ofItemAt indexPath: IndexPath) -> CGSize? {
        answer(of: delegate.collectionView(_:layout:sizeForItemAt:), for: indexPath)
    }

    /// Calls an optional method of the protocol. On Linux every delegate has all of them, and those that it doesn't
    /// implement return values that are not numbers.
    private func answer<Place, Value: Stated>(
        of method: ((UICollectionView, UICollectionViewLayout, Place) -> Value)?,
        for place: Place
    ) -> Value? {
        guard let value = method?(collectionView, layout, place), value.isStated else { return nil }
        return value
    }

    /// Calls `body` with the size of each item of a section, in their order.
    ///
    /// - Returns: `false` if the delegate does not state sizes: it is asked for the first item only.
    func forEachItemSize(inSection section: Int, of count: Int, _ body: (CGSize?) -> Void) -> Bool {
        let method: Optional = delegate.collectionView(_:layout:sizeForItemAt:)
        for item in 0..<count {
            let size = answer(of: method, for: IndexPath(item: item, section: section))
            if item == 0, size == nil { return false }
            body(size)
        }
        return count > 0
    }
}

private protocol Stated {
    var isStated: Bool { get }
}

extension CGFloat: Stated {
    fileprivate var isStated: Bool { !isNaN }
}

extension CGSize: Stated {
    fileprivate var isStated: Bool { width.isStated && height.isStated }
}

extension UIEdgeInsets: Stated {
    fileprivate var isStated: Bool { top.isStated && left.isStated && bottom.isStated && right.isStated }
}
