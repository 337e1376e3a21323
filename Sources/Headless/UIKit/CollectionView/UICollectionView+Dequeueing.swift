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

    @MainActor @preconcurrency
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        check(registration.identity, isCell: true)
        let identifier = registration.identity.reuseIdentifier
        let pool = ReusePool(kind: ElementKey.cellKind, identifier: identifier)
        if !isRegistered(pool) {
            let nib = registration.identity.nib
            if hostility.contains(.registrationsRegisterPrivately) {
                register(nib == nil ? Cell.self : nil, nib, in: pool)
            } else if let nib {
                register(nib, forCellWithReuseIdentifier: identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: identifier)
            }
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("a registration's pool holds only its own class")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    @MainActor @preconcurrency
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        check(registration.identity, isCell: false)
        let identifier = registration.identity.reuseIdentifier
        let kind = registration.elementKind
        let pool = ReusePool(kind: ElementKey.id(ofKind: kind, .supplementaryView), identifier: identifier)
        if !isRegistered(pool) {
            let nib = registration.identity.nib
            if hostility.contains(.registrationsRegisterPrivately) {
                register(nib == nil ? Supplementary.self : nil, nib, in: pool)
            } else if let nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("a registration's pool holds only its own class")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
