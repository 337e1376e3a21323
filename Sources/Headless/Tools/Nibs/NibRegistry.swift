import UIKit

/// Stands in for nib files: what a nib of a name contains is made by a closure.
///
/// ```swift
/// NibRegistry.register("MessageCell") { [MessageCell(frame: .zero)] }
/// collectionView.register(UINib(nibName: "MessageCell", bundle: nil), forCellWithReuseIdentifier: "message")
/// ```
///
/// The top-level responders are told by `awakeFromNib()` once the closure has returned; their subviews are not, since
/// a closure does not say which of them the nib contains and which an initialiser has added.
@MainActor
public enum NibRegistry {
    /// Registers what a nib contains, in the place of what was registered under its name before.
    ///
    /// - Parameter makeObjects: Makes new top-level objects for each instance of the nib.
    public static func register(_ nibName: String, makeObjects: @escaping () -> [Any]) {
        UINib.factories[nibName] = { _ in makeObjects() }
    }

    /// Registers what a nib contains that connects its objects with their owner.
    public static func register(_ nibName: String, makeObjectsForOwner: @escaping (Any?) -> [Any]) {
        UINib.factories[nibName] = makeObjectsForOwner
    }

    /// Forgets what a nib contains.
    public static func unregister(_ nibName: String) {
        UINib.factories[nibName] = nil
    }
}
