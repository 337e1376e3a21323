import UIKit

/// A reuse identifier of its own, which a collection view gets to know when it is first asked for a view of the pool.
///
/// UIKit's registrations do the same, but since iOS 15 UIKit raises an exception for one that was made while the collection
/// view asked for a cell, as a `lazy var` can be (https://developer.apple.com/forums/thread/681739). To register a class or a
/// nib under an identifier is allowed at any time.
@MainActor
final class ReusePool {
    private struct Knowing {
        weak var collectionView: UICollectionView?
    }

    private let identifier = "SizingRegistration \(UUID().uuidString)"
    private let register: @MainActor (UICollectionView, String) -> Void
    private var knowing: [Knowing] = []

    init(register: @escaping @MainActor (UICollectionView, String) -> Void) {
        self.register = register
    }

    /// The identifier, after the collection view knows what it stands for.
    func identifier(in collectionView: UICollectionView) -> String {
        if !knowing.contains(where: { $0.collectionView === collectionView }) {
            knowing.removeAll { $0.collectionView == nil }
            knowing.append(Knowing(collectionView: collectionView))
            register(collectionView, identifier)
        }
        return identifier
    }
}
