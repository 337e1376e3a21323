import UIKit

/// A reuse identifier that is registered with a collection view when a view of it is first dequeued.
///
/// UIKit's registrations do the same. But since iOS 15, UIKit raises an exception for a registration that is created
/// while the collection view asks for a cell, such as a `lazy var` (https://developer.apple.com/forums/thread/681739). A
/// class or a nib may be registered under an identifier at any time.
@MainActor
final class ReusePool {
    private struct WeakCollectionView {
        weak var collectionView: UICollectionView?
    }

    private let identifier = "SizingRegistration \(UUID().uuidString)"
    private let register: @MainActor (UICollectionView, String) -> Void
    private var collectionViews: [WeakCollectionView] = []

    init(register: @escaping @MainActor (UICollectionView, String) -> Void) {
        self.register = register
    }

    /// Returns the identifier, which is registered with the collection view first if necessary.
    func identifier(in collectionView: UICollectionView) -> String {
        if !collectionViews.contains(where: { $0.collectionView === collectionView }) {
            collectionViews.removeAll { $0.collectionView == nil }
            collectionViews.append(WeakCollectionView(collectionView: collectionView))
            register(collectionView, identifier)
        }
        return identifier
    }
}
