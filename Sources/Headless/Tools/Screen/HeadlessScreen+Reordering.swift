import UIKit

/// The standard gesture of a collection view controller: a finger that holds an item and carries it elsewhere.
extension HeadlessScreen {
    /// How long a finger is down before it is a long press, in seconds: the default of UIKit's recogniser.
    private static let longPress: TimeInterval = 0.5

    /// Puts the finger on the middle of an item and holds it there for half a second.
    ///
    /// - Returns: Whether the finger now carries the item: its controller installs the standard gesture, the item is on
    ///   the screen, and the data source lets it be moved.
    @discardableResult
    public func pressItem(at indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
        let point = cell.center
        frames(Int((Self.longPress / Self.frameDuration).rounded(.up)))
        guard collectionView.movesItemsOnLongPress,
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        else { return false }
        collectionView.updateInteractiveMovementTargetPosition(point)
        frame()
        return true
    }

    /// Moves the finger, with the item that it carries, and shows a frame.
    ///
    /// - Parameter point: in the coordinates of the collection view's content.
    public func carryItem(to point: CGPoint, in collectionView: UICollectionView) {
        collectionView.updateInteractiveMovementTargetPosition(point)
        frame()
    }

    /// Takes the finger away: the item stays where it was carried to.
    public func dropItem(in collectionView: UICollectionView) {
        collectionView.endInteractiveMovement()
        frame()
    }
}
