import Foundation

/// Whom a collection view asks.
///
/// While a layout is asked, no view leaves the pool: what is dequeued for a measurement is a view that UIKit never gets, and since
/// iOS 18 it raises an exception for each of those. The views that UIKit itself asks the data source for meanwhile are no such
/// views. This holds always; it is no hostility.
enum AskedSide {
    case layout
    case dataSource
}

extension UICollectionView {
    /// The collection views that ask their layouts, the innermost last.
    private static var askers: [UICollectionView] = []

    /// Makes a call of the layout that may not dequeue a view.
    func askingLayout<Result>(_ call: (UICollectionViewLayout) -> Result) -> Result {
        beginAskingLayout()
        defer { endAskingLayout() }
        return call(collectionViewLayout)
    }

    func beginAskingLayout() {
        asked.append(.layout)
        Self.askers.append(self)
    }

    func endAskingLayout() {
        asked.removeLast()
        Self.askers.removeLast()
    }

    /// What becomes of registrations. It is UIKit's way, not a view's: a view that is on no screen, and is made while a layout is
    /// asked, has that of the layout's view.
    var registrationHostility: CollectionHostility {
        window == nil && superview == nil ? Self.askers.last?.hostility ?? hostility : hostility
    }

    /// Raises for a view that was dequeued while the layout is asked.
    ///
    /// UIKit raises in the next layout pass. Here the exception comes at once, so that its cause is on the stack.
    ///
    /// - Returns: Whether it has raised.
    func raiseIfLayoutDequeues(_ view: UICollectionReusableView) -> Bool {
        guard asked.last == .layout else { return false }
        raise(.internalInconsistency, messageForUnreturned(view))
        return true
    }

    func messageForUnreturned(_ view: UICollectionReusableView) -> String {
        "Expected dequeued view to be returned to the collection view in preparation for display. When the "
            + "collection view's data source is asked to provide a view for a given index path, ensure that a "
            + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
            + "request from the collection view. For retrieving an existing view in the collection view, use "
            + "-[UICollectionView cellForItemAtIndexPath:] or "
            + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. "
            + "Dequeued view: \(Self.exceptionName(of: view)); Collection view: \(exceptionName)"
    }
}
