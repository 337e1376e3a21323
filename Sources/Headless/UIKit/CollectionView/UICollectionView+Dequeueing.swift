import Foundation

extension UICollectionView {
    func dequeueCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if identifier.isEmpty {
            raise(
                .invalidArgument,
                "must pass a valid reuse identifier to "
                    + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]"
            )
        }
        let view = dequeue(
            ReusePool(kind: ElementKey.cellKind, identifier: identifier),
            kindName: Self.cellKindName,
            for: indexPath,
            fallback: UICollectionViewCell.self
        )
        guard let cell = view as? UICollectionViewCell else { preconditionFailure("only cells are pooled as cells") }
        if cell.isSelected { cell.isSelected = false }
        if cell.isHighlighted { cell.isHighlighted = false }
        return cell
    }

    /// Registers the nib of a prototype cell, as a storyboard does: by none of the methods that a subclass may override.
    package func registerPrototype(_ nib: UINib, forCellWithReuseIdentifier identifier: String) {
        register(nil, nib, in: ReusePool(kind: ElementKey.cellKind, identifier: identifier))
    }

    func dequeueSupplementary(
        ofKind kind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if identifier.isEmpty {
            raise(
                .invalidArgument,
                "must pass a valid reuse identifier to -[UICollectionView "
                    + "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:]"
            )
        }
        return dequeue(
            ReusePool(kind: ElementKey.id(ofKind: kind, .supplementaryView), identifier: identifier),
            kindName: kind,
            for: indexPath,
            fallback: UICollectionReusableView.self
        )
    }

    /// As Swift's refinement of a method does, it calls what it refines, unless it passes it by.
    @MainActor @preconcurrency
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let object = registration.object
        // Objective-C has an object for nothing.
        let item: Any = if let item { item } else { NSNull() }
        let cell =
            registrationHostility.contains(.registrationsPassUnseen)
            ? configuredCell(of: object, for: indexPath, item: item)
            : __dequeueConfiguredReusableCell(with: object, for: indexPath, item: item)
        guard let cell = cell as? Cell else {
            preconditionFailure("a registration's pool holds only its own class")
        }
        return cell
    }

    @MainActor @preconcurrency
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let object = registration.object
        let view =
            registrationHostility.contains(.registrationsPassUnseen)
            ? configuredSupplementary(of: object, for: indexPath)
            : __dequeueConfiguredReusableSupplementaryView(with: object, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("a registration's pool holds only its own class")
        }
        return view
    }

    // MARK: Objective-C's registrations

    /// Dequeues a cell of a registration: by the methods that a subclass may override, or in private.
    func configuredCell(
        of registration: __UICollectionViewCellRegistration,
        for indexPath: IndexPath,
        item: Any
    ) -> UICollectionViewCell {
        check(registration.identity, isCell: true)
        let (identifier, nib) = (registration.identity.reuseIdentifier, registration.cellNib)
        let isPrivate = registrationHostility.contains(.registrationsRegisterPrivately)
        let pool = ReusePool(kind: ElementKey.cellKind, identifier: identifier)
        if !isRegistered(pool) {
            if isPrivate {
                register(registration.cellClass as? UICollectionReusableView.Type, nib, in: pool)
            } else if let nib {
                register(nib, forCellWithReuseIdentifier: identifier)
            } else {
                register(registration.cellClass, forCellWithReuseIdentifier: identifier)
            }
        }
        let cell =
            isPrivate
            ? dequeueCell(withReuseIdentifier: identifier, for: indexPath)
            : dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        registration.configurationHandler(cell, indexPath, item)
        return cell
    }

    /// Dequeues a supplementary view of a registration: by the methods that a subclass may override, or in private.
    func configuredSupplementary(
        of registration: __UICollectionViewSupplementaryRegistration,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        check(registration.identity, isCell: false)
        let (identifier, nib) = (registration.identity.reuseIdentifier, registration.supplementaryNib)
        let kind = registration.elementKind
        let isPrivate = registrationHostility.contains(.registrationsRegisterPrivately)
        let pool = ReusePool(kind: ElementKey.id(ofKind: kind, .supplementaryView), identifier: identifier)
        if !isRegistered(pool) {
            if isPrivate {
                register(registration.supplementaryClass as? UICollectionReusableView.Type, nib, in: pool)
            } else if let nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                let viewClass: AnyClass? = registration.supplementaryClass
                register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let view =
            isPrivate
            ? dequeueSupplementary(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
            : dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        registration.configurationHandler(view, kind, indexPath)
        return view
    }
}
