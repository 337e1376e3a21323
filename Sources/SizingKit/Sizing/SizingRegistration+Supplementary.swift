import UIKit

extension SizingRegistration {
    /// Registers a header or footer class.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of supplementary view, such as `UICollectionView.elementKindSectionHeader`.
    ///   - fitting: How the template is asked for its size.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - handler: Configures a view, shown or template, for an item: whatever the header or footer shows.
    public init(
        elementKind: String,
        fitting: SizingFitting = .automatic,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        handler: @escaping Handler
    ) {
        self.init(
            template: TemplateSource(
                identifier: "\(View.self) \(fileID):\(line):\(column)",
                fitting: fitting,
                make: { View() }
            ),
            handler: handler,
            elementKind: elementKind,
            dequeuedFrom: ReusePool { collectionView, identifier in
                collectionView.register(
                    View.self,
                    forSupplementaryViewOfKind: elementKind,
                    withReuseIdentifier: identifier
                )
            }
        )
    }

    /// Registers the header or footer in a nib.
    ///
    /// The template is made from the nib too. If the nib holds no view of the class, sections keep the estimate, and the
    /// log says so.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of supplementary view, such as `UICollectionView.elementKindSectionHeader`.
    ///   - nib: The nib. Its only top-level object must be the view.
    ///   - fitting: How the template is asked for its size.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - handler: Configures a view, shown or template, for an item.
    public init(
        elementKind: String,
        nib: UINib,
        fitting: SizingFitting = .automatic,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        handler: @escaping Handler
    ) {
        self.init(
            template: .nib(
                nib,
                of: View.self,
                identifier: "\(View.self) \(fileID):\(line):\(column)",
                fitting: fitting
            ),
            handler: handler,
            elementKind: elementKind,
            dequeuedFrom: ReusePool { collectionView, identifier in
                collectionView.register(
                    nib,
                    forSupplementaryViewOfKind: elementKind,
                    withReuseIdentifier: identifier
                )
            }
        )
    }

    /// Takes a header or footer over that is registered with the collection view under an identifier, such as one of a
    /// storyboard.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of supplementary view, such as `UICollectionView.elementKindSectionHeader`.
    ///   - reuseIdentifier: The identifier by which shown views are dequeued.
    ///   - fitting: How the template is asked for its size.
    ///   - makeTemplate: Makes a view to be measured, as the collection view makes those that it shows. It must not dequeue
    ///     one: since iOS 18 that raises an exception.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - handler: Configures a view, shown or template, for an item.
    public init(
        elementKind: String,
        reuseIdentifier: String,
        fitting: SizingFitting = .automatic,
        makeTemplate: @escaping @MainActor () -> View,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        handler: @escaping Handler
    ) {
        self.init(
            template: TemplateSource(
                identifier: "\(View.self) \(fileID):\(line):\(column)",
                fitting: fitting,
                make: makeTemplate
            ),
            handler: handler,
            dequeue: { collectionView, indexPath, item in
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: elementKind,
                    withReuseIdentifier: reuseIdentifier,
                    for: indexPath
                )
                return Self.configured(view, at: indexPath, item, handler)
            }
        )
    }

    private init(
        template: TemplateSource,
        handler: @escaping Handler,
        elementKind: String,
        dequeuedFrom pool: ReusePool
    ) {
        self.init(
            template: template,
            handler: handler,
            dequeue: { collectionView, indexPath, item in
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: elementKind,
                    withReuseIdentifier: pool.identifier(in: collectionView),
                    for: indexPath
                )
                return Self.configured(view, at: indexPath, item, handler)
            }
        )
    }
}
