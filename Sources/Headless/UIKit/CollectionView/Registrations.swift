import Foundation

extension UICollectionView {
    /// How to make and configure cells of one class for one type of item.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        private let handler: Handler
        private let identity: RegistrationIdentity

        public init(handler: @escaping Handler) {
            self.handler = handler
            identity = RegistrationIdentity()
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            identity = RegistrationIdentity(nib: cellNib)
        }

        /// What Objective-C's methods take in place of this one. A cell without an item is not configured.
        @MainActor
        var object: __UICollectionViewCellRegistration {
            identity.object {
                __UICollectionViewCellRegistration(cellClass: identity.nib == nil ? Cell.self : nil, identity) {
                    [handler] in
                    if let cell = $0 as? Cell, let item = $2 as? Item { handler(cell, $1, item) }
                }
            }
        }
    }

    /// How to make and configure supplementary views of one class and kind.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        private let handler: Handler
        private let elementKind: String
        private let identity: RegistrationIdentity

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

        /// What Objective-C's methods take in place of this one.
        @MainActor
        var object: __UICollectionViewSupplementaryRegistration {
            identity.object {
                __UICollectionViewSupplementaryRegistration(
                    supplementaryClass: identity.nib == nil ? Supplementary.self : nil,
                    elementKind: elementKind,
                    identity
                ) { [handler] in
                    if let view = $0 as? Supplementary { handler(view, $1, $2) }
                }
            }
        }
    }
}

/// What copies of a registration share: the name of the pool, and where the registration was made.
final class RegistrationIdentity {
    let reuseIdentifier: String
    let nib: UINib?
    let wasMadeInsideProvider: Bool
    @MainActor private var made: NSObject?

    /// Registrations are made on the main actor, although their initialisers do not say so.
    nonisolated(unsafe) private static var count = 0

    /// How many data-source calls for a view are under way.
    nonisolated(unsafe) static var openProviders = 0

    init(nib: UINib? = nil) {
        Self.count += 1
        reuseIdentifier = "registration \(Self.count)"
        self.nib = nib
        wasMadeInsideProvider = Self.openProviders > 0
    }

    /// The registration as an object, which is made once.
    @MainActor
    func object<Object: NSObject>(_ make: () -> Object) -> Object {
        if let made = made as? Object { return made }
        let object = make()
        made = object
        return object
    }
}
