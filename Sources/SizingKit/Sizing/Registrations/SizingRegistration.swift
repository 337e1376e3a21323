import UIKit

/// A registration of a cell, a header or a footer, with a closure that configures both the shown views and the template
/// that is measured.
///
/// Create a registration once, and keep it:
///
/// ```swift
/// let postCell = SizingRegistration<PostCell, Post> { cell, indexPath, post in
///     cell.show(post)
/// }
/// ```
///
/// Pass it to ``ItemSizing/template(_:item:key:version:)`` in ``SizingLayout/itemSizing``. In the data source, dequeue
/// the cell by ``SizingLayout/dequeueCell(for:)``, or by `dequeueConfiguredReusableCell(using:for:item:)` with the
/// registration.
///
/// The *template* is one view, created from the class, the nib or your closure. It is kept off screen and never
/// dequeued.
///
/// Cells are reused within a registration only, so do not create a registration for each cell. Unlike UIKit's
/// registrations, it may be created while the data source is asked for a cell, as a `lazy var` is.
///
/// In a ``SizingCollectionView`` it is not needed: cells of a `UICollectionView.CellRegistration` are measured there, too.
@preconcurrency @MainActor
public struct SizingRegistration<View: UICollectionReusableView, Item> {
    /// A closure that configures a view for an item.
    public typealias Handler = @MainActor (_ view: View, _ indexPath: IndexPath, _ item: Item) -> Void

    let template: TemplateSource
    let handler: Handler

    /// Dequeues a view and configures it for an item.
    fileprivate func view(in collectionView: UICollectionView, at indexPath: IndexPath, _ item: Item) -> View {
        guard let view = template.dequeue?(collectionView, indexPath) as? View else {
            preconditionFailure(
                "The registration \(template.identifier) dequeued a view that is no \(View.self): use it for \(View.self) only."
            )
        }
        handler(view, indexPath, item)
        return view
    }
}

extension UICollectionView {
    /// Dequeues a cell and configures it as its template was configured when it was measured.
    ///
    /// - Parameters:
    ///   - registration: The registration that the layout measures the item with.
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
    ///   - registration: The registration that the layout measures the header or footer with.
    ///   - indexPath: The index path that the data source was asked for.
    ///   - item: The item that the view shows.
    /// - Returns: The configured view.
    public func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView, Item>(
        using registration: SizingRegistration<View, Item>,
        for indexPath: IndexPath,
        item: Item
    ) -> View {
        registration.view(in: self, at: indexPath, item)
    }
}
