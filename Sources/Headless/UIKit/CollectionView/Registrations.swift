import Foundation

extension UICollectionView {
    /// How to make and configure cells of one class for one type of item.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identity: RegistrationIdentity

        public init(handler: @escaping Handler) {
            self.handler = handler
            identity = RegistrationIdentity()
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            identity = RegistrationIdentity(nib: cellNib)
        }
    }

    /// How to make and configure supplementary views of one class and kind.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let handler: Handler
        let elementKind: String
        let identity: RegistrationIdentity

        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            identity = RegistrationIdentity()
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            identity = RegistrationIdentity(nib: supplementaryNib)
        }
    }
}

/// What copies of a registration share: the name of the pool, and where the registration was made.
final class RegistrationIdentity {
    let reuseIdentifier: String
    let nib: UINib?
    let wasMadeInsideProvider: Bool

    /// Registrations are made on the main actor, although their initialisers do not say so.
    nonisolated(unsafe) private static var made = 0

    /// How many data-source calls for a view are under way.
    nonisolated(unsafe) static var openProviders = 0

    init(nib: UINib? = nil) {
        Self.made += 1
        reuseIdentifier = "registration \(Self.made)"
        self.nib = nib
        wasMadeInsideProvider = Self.openProviders > 0
    }
}
