import UIKit

/// One closure that configures a cell, both on screen and off screen while its size is found.
///
/// Create a registration once, up front, like UIKit's own registrations:
///
/// ```swift
/// let postCell = SizingRegistration<PostCell, Post> { cell, indexPath, post in
///     cell.show(post)
/// }
/// ```
///
/// Hand it to ``ItemSizing/template(_:item:key:)`` to say how an item is measured, and to
/// `dequeueConfiguredReusableCell(using:for:item:)` in the data source. The measured cell is a *template*: one instance
/// that is made from the class, kept off screen and never dequeued.
@MainActor
public struct SizingRegistration<View: UICollectionReusableView, Item> {
    /// Configures a view for an item.
    public typealias Configuration = @MainActor (_ view: View, _ indexPath: IndexPath, _ item: Item) -> Void

    let template: TemplateSource
    let configure: Configuration
    let dequeue: @MainActor (UICollectionView, IndexPath, Item) -> View
}

extension SizingRegistration where View: UICollectionViewCell {
    /// Registers a cell class.
    ///
    /// - Parameters:
    ///   - fitting: How the template is asked for its size.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - configure: Configures a cell, shown or template, for an item. It is called for the template with the index
    ///     path of the item that is measured; see `isSizingTemplate`.
    public init(
        fitting: CellFitting = .automatic,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        configure: @escaping Configuration
    ) {
        let registration = UICollectionView.CellRegistration<View, Item> { cell, indexPath, item in
            configure(cell, indexPath, item)
        }
        self.configure = configure
        template = TemplateSource(
            identifier: "\(View.self) \(fileID):\(line):\(column)",
            fitting: fitting,
            make: { View() }
        )
        dequeue = { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }
}

extension SizingRegistration {
    /// Registers a header or footer class.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of supplementary view, such as `UICollectionView.elementKindSectionHeader`.
    ///   - fitting: How the template is asked for its size.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - configure: Configures a view, shown or template, for an item: whatever the header or footer shows.
    public init(
        elementKind: String,
        fitting: CellFitting = .automatic,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        configure: @escaping Configuration
    ) {
        // UIKit's registration of supplementary views knows no item: the view is configured after it was dequeued.
        let registration = UICollectionView.SupplementaryRegistration<View>(elementKind: elementKind) { _, _, _ in }
        self.configure = configure
        template = TemplateSource(
            identifier: "\(View.self) \(fileID):\(line):\(column)",
            fitting: fitting,
            make: { View() }
        )
        dequeue = { collectionView, indexPath, item in
            let view = collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
            configure(view, indexPath, item)
            return view
        }
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
        registration.dequeue(self, indexPath, item)
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
        registration.dequeue(self, indexPath, item)
    }
}
