import UIKit

/// A view controller that manages a ``SizingCollectionView``.
///
/// Use it in place of `UICollectionViewController`, with a layout of this package. In a nib or a storyboard, set the class of
/// the collection view to `SizingCollectionView` as well.
///
/// UIKit's documentation does not say that a collection view controller accepts another collection view in `loadView()`; it has
/// not been tried on a device.
open class SizingCollectionViewController: UICollectionViewController {
    open override func loadView() {
        guard nibName == nil else { return super.loadView() }
        let collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
        #if !os(tvOS)
            collectionView.backgroundColor = .systemBackground
        #endif
        collectionView.dataSource = self
        collectionView.delegate = self
        self.collectionView = collectionView
    }
}
