import UIKit

extension SizingRegistration where View: UICollectionViewCell {
    /// Registers a cell class.
    ///
    /// - Parameters:
    ///   - fitting: How the template is asked for its size.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - handler: Configures a cell, shown or template, for an item. It is called for the template with the index
    ///     path of the item that is measured; see `isSizingTemplate`.
    public init(
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
            dequeuedFrom: ReusePool { collectionView, identifier in
                collectionView.register(View.self, forCellWithReuseIdentifier: identifier)
            }
        )
    }

    /// Registers the cell in a nib.
    ///
    /// The template is made from the nib too. If the nib holds no cell of the class, items keep their estimate, and the log
    /// says so.
    ///
    /// - Parameters:
    ///   - nib: The nib. Its only top-level object must be the cell.
    ///   - fitting: How the template is asked for its size.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - handler: Configures a cell, shown or template, for an item.
    public init(
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
            dequeuedFrom: ReusePool { collectionView, identifier in
                collectionView.register(nib, forCellWithReuseIdentifier: identifier)
            }
        )
    }

    /// Takes a cell over that is registered with the collection view under an identifier, such as a prototype cell of a
    /// storyboard.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier by which shown cells are dequeued.
    ///   - fitting: How the template is asked for its size.
    ///   - makeTemplate: Makes a cell to be measured, as the collection view makes those that it shows. It must not dequeue
    ///     one: since iOS 18 that raises an exception.
    ///   - fileID: With `line` and `column`, tells the sizes of two registrations of the same class apart.
    ///   - line: See `fileID`.
    ///   - column: See `fileID`.
    ///   - handler: Configures a cell, shown or template, for an item.
    public init(
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
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
                return Self.configured(cell, at: indexPath, item, handler)
            }
        )
    }

    private init(template: TemplateSource, handler: @escaping Handler, dequeuedFrom pool: ReusePool) {
        self.init(
            template: template,
            handler: handler,
            dequeue: { collectionView, indexPath, item in
                let cell = collectionView.dequeueReusableCell(
                    withReuseIdentifier: pool.identifier(in: collectionView),
                    for: indexPath
                )
                return Self.configured(cell, at: indexPath, item, handler)
            }
        )
    }
}

extension SizingRegistration {
    /// Configures a view that was dequeued by its identifier.
    static func configured(
        _ dequeued: UICollectionReusableView,
        at indexPath: IndexPath,
        _ item: Item,
        _ handler: Handler
    ) -> View {
        guard let view = dequeued as? View else {
            preconditionFailure(
                """
                The identifier "\(dequeued.reuseIdentifier ?? "")" is registered for \(type(of: dequeued)), not for \
                \(View.self): name the identifier of \(View.self) in the SizingRegistration.
                """
            )
        }
        handler(view, indexPath, item)
        return view
    }
}
