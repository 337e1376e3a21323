import UIKit

extension SizingRegistration where View: UICollectionViewCell {
    /// Registers a cell.
    ///
    /// - Parameters:
    ///   - source: The class, the nib or the reuse identifier that cells are made from. The default is the class `View`.
    ///   - fitting: The way in which the template is asked for its size.
    ///   - id: A name that tells the sizes of this registration from those of others of the same class. The default is the
    ///     place in the source code where the registration is made. State a name where one place makes several
    ///     registrations, as a function does, and where sizes that are saved to a file are to be found after the source
    ///     code has changed.
    ///   - fileID: A part of the default of `id`. Leave it out.
    ///   - line: A part of the default of `id`. Leave it out.
    ///   - column: A part of the default of `id`. Leave it out.
    ///   - handler: Configures a cell, shown or template, for an item. It is called for the template with the index
    ///     path of the item that is measured: see `isSizingTemplate`.
    public init(
        from source: Source = .viewClass,
        fitting: SizingFitting = .automatic,
        id: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        handler: @escaping Handler
    ) {
        let reuseIdentifier = source.reuseIdentifier { collectionView, nib, identifier in
            if let nib {
                collectionView.register(nib, forCellWithReuseIdentifier: identifier)
            } else {
                collectionView.register(View.self, forCellWithReuseIdentifier: identifier)
            }
        }
        self.init(
            source,
            fitting: fitting,
            id: id ?? "\(fileID):\(line):\(column)",
            handler: handler,
            dequeue: { collectionView, indexPath in
                collectionView.dequeueReusableCell(
                    withReuseIdentifier: reuseIdentifier(collectionView),
                    for: indexPath
                )
            }
        )
    }
}

extension SizingRegistration {
    /// Registers a header or a footer.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of supplementary view, such as `UICollectionView.elementKindSectionHeader`.
    ///   - source: The class, the nib or the reuse identifier that views are made from. The default is the class `View`.
    ///   - fitting: The way in which the template is asked for its size.
    ///   - id: A name that tells the sizes of this registration from those of others of the same class. The default is the
    ///     place in the source code where the registration is made. State a name where one place makes several
    ///     registrations, as a function does, and where sizes that are saved to a file are to be found after the source
    ///     code has changed.
    ///   - fileID: A part of the default of `id`. Leave it out.
    ///   - line: A part of the default of `id`. Leave it out.
    ///   - column: A part of the default of `id`. Leave it out.
    ///   - handler: Configures a view, shown or template, for an item: the content of the header or footer.
    public init(
        elementKind: String,
        from source: Source = .viewClass,
        fitting: SizingFitting = .automatic,
        id: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        handler: @escaping Handler
    ) {
        let reuseIdentifier = source.reuseIdentifier { collectionView, nib, identifier in
            if let nib {
                collectionView.register(
                    nib,
                    forSupplementaryViewOfKind: elementKind,
                    withReuseIdentifier: identifier
                )
            } else {
                collectionView.register(
                    View.self,
                    forSupplementaryViewOfKind: elementKind,
                    withReuseIdentifier: identifier
                )
            }
        }
        self.init(
            source,
            fitting: fitting,
            id: id ?? "\(fileID):\(line):\(column)",
            handler: handler,
            dequeue: { collectionView, indexPath in
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: elementKind,
                    withReuseIdentifier: reuseIdentifier(collectionView),
                    for: indexPath
                )
            }
        )
    }

    private init(
        _ source: Source,
        fitting: SizingFitting,
        id: String,
        handler: @escaping Handler,
        dequeue: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionReusableView
    ) {
        let identifier = "\(View.self) \(id)"
        self.init(
            template: TemplateSource(
                identifier: identifier,
                fitting: fitting,
                make: { source.makeTemplate(for: identifier) },
                dequeue: { Self.checked(dequeue($0, $1)) }
            ),
            handler: handler
        )
    }

    /// A dequeued view, which must be of the class of the registration.
    private static func checked(_ dequeued: UICollectionReusableView) -> View {
        guard let view = dequeued as? View else {
            preconditionFailure(
                """
                The identifier "\(dequeued.reuseIdentifier ?? "")" is registered for \(type(of: dequeued)), not for \
                \(View.self): name the identifier of \(View.self) in the SizingRegistration.
                """
            )
        }
        return view
    }
}
