import UIKit

/// One closure that configures a cell, both on screen and off screen while its size is found.
///
/// Create a registration once, and keep it:
///
/// ```swift
/// let postCell = SizingRegistration<PostCell, Post> { cell, indexPath, post in
///     cell.show(post)
/// }
/// ```
///
/// Hand it to ``ItemSizing/template(_:item:key:version:)`` to say how an item is measured. The data source dequeues the cell
/// by ``SizingLayout/dequeueCell(for:)``, or by `dequeueConfiguredReusableCell(using:for:item:)` with the registration. The measured cell is a *template*: one instance
/// that is made from the class, the nib or your closure, kept off screen and never dequeued.
///
/// Each registration has cells of its own, which the collection view reuses for no other. One that is made anew for each cell
/// would therefore never reuse any. It may be made at any time, also by a `lazy var` that is first used in the data source,
/// which raises an exception with UIKit's own registrations.
///
/// A `UICollectionView.CellRegistration` cannot be taken over, since it does not give its handler away: pass the closure
/// of its handler to a registration of this type instead.
@MainActor
public struct SizingRegistration<View: UICollectionReusableView, Item> {
    /// Configures a view for an item.
    public typealias Handler = @MainActor (_ view: View, _ indexPath: IndexPath, _ item: Item) -> Void

    let template: TemplateSource
    let handler: Handler

    /// Dequeues a view and configures it for an item.
    fileprivate func view(in collectionView: UICollectionView, at indexPath: IndexPath, _ item: Item) -> View {
        guard let view = template.dequeue(collectionView, indexPath) as? View else {
            preconditionFailure("\(template.identifier) has dequeued another view")
        }
        handler(view, indexPath, item)
        return view
    }
}

extension UICollectionView {
    /// Dequeues a cell and configures it as its template was configured when it was measured.
    ///
    /// - Parameters:
    ///   - registration: The registration by which the layout measures the item.
    ///   - indexPath: The index path that the data source was asked for.
    ///   - item: The item to show.
    /// - Returns: The configured cell.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: SizingRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item
    ) -> Cell {
        registration.view(in: self, at: indexPath, item)
    }

    /// Dequeues a header or footer and configures it as its template was configured when it was measured.
    ///
    /// - Parameters:
    ///   - registration: The registration by which the layout measures the header or footer.
    ///   - indexPath: The index path that the data source was asked for.
    ///   - item: What the view shows.
    /// - Returns: The configured view.
    public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView, Item>(
        using registration: SizingRegistration<View, Item>,
        for indexPath: IndexPath,
        item: Item
    ) -> View {
        registration.view(in: self, at: indexPath, item)
    }
}
