import SizingEngine
import UIKit

/// A part of a layout. It owns a piece of the layout's state, and its guest views in the collection view.
@MainActor
class LayoutPart {
    /// The session of the layout. It alone owns the part, so that it is there as long as the part is.
    private(set) unowned(unsafe) var session: LayoutSession!

    final var collectionView: UICollectionView? { session.collectionView }
    final var environment: LayoutEnvironment? { session.content.environment }
    final var elastic: ElasticLayout? { session.content.elastic }

    /// Updates the state of the part after elements have got other index paths.
    func move(through map: UpdateMap) {}

    /// Replaces the state that follows from the space on screen by the initial state for another space.
    ///
    /// - Returns: The exchanges of the one for the other, and back.
    func exchangeSpace() -> [Exchange] { [] }

    /// Sets the session. It is called once, before any other method.
    final func begin(in session: LayoutSession) {
        self.session = session
    }
}
