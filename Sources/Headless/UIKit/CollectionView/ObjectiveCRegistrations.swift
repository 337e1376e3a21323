import Foundation

// Registrations as Objective-C has them. Apple marks them as refined for Swift, which therefore sees them with two underscores:
// its own generic forms stand in front of them.

public typealias __UICollectionViewCellRegistrationConfigurationHandler = (UICollectionViewCell, IndexPath, Any) -> Void

/// How to make and configure cells.
@available(iOS 14.0, *)
@preconcurrency @MainActor
open class __UICollectionViewCellRegistration: NSObject {
    public let cellClass: AnyClass?
    public let configurationHandler: __UICollectionViewCellRegistrationConfigurationHandler
    let identity: RegistrationIdentity

    init(
        cellClass: AnyClass?,
        _ identity: RegistrationIdentity,
        configurationHandler: @escaping __UICollectionViewCellRegistrationConfigurationHandler
    ) {
        self.cellClass = cellClass
        self.configurationHandler = configurationHandler
        self.identity = identity
    }

    public convenience init(
        cellClass: AnyClass,
        configurationHandler: @escaping __UICollectionViewCellRegistrationConfigurationHandler
    ) {
        self.init(cellClass: cellClass, RegistrationIdentity(), configurationHandler: configurationHandler)
    }

    public convenience init(
        cellNib: UINib,
        configurationHandler: @escaping __UICollectionViewCellRegistrationConfigurationHandler
    ) {
        self.init(cellClass: nil, RegistrationIdentity(nib: cellNib), configurationHandler: configurationHandler)
    }

    public var cellNib: UINib? { identity.nib }
}

public typealias __UICollectionViewSupplementaryRegistrationConfigurationHandler = (
    UICollectionReusableView, String, IndexPath
) -> Void

/// How to make and configure supplementary views of one kind.
@available(iOS 14.0, *)
@preconcurrency @MainActor
open class __UICollectionViewSupplementaryRegistration: NSObject {
    public let supplementaryClass: AnyClass?
    public let elementKind: String
    public let configurationHandler: __UICollectionViewSupplementaryRegistrationConfigurationHandler
    let identity: RegistrationIdentity

    init(
        supplementaryClass: AnyClass?,
        elementKind: String,
        _ identity: RegistrationIdentity,
        configurationHandler: @escaping __UICollectionViewSupplementaryRegistrationConfigurationHandler
    ) {
        self.supplementaryClass = supplementaryClass
        self.elementKind = elementKind
        self.configurationHandler = configurationHandler
        self.identity = identity
    }

    public convenience init(
        supplementaryClass: AnyClass,
        elementKind: String,
        configurationHandler: @escaping __UICollectionViewSupplementaryRegistrationConfigurationHandler
    ) {
        self.init(
            supplementaryClass: supplementaryClass,
            elementKind: elementKind,
            RegistrationIdentity(),
            configurationHandler: configurationHandler
        )
    }

    public convenience init(
        supplementaryNib: UINib,
        elementKind: String,
        configurationHandler: @escaping __UICollectionViewSupplementaryRegistrationConfigurationHandler
    ) {
        self.init(
            supplementaryClass: nil,
            elementKind: elementKind,
            RegistrationIdentity(nib: supplementaryNib),
            configurationHandler: configurationHandler
        )
    }

    public var supplementaryNib: UINib? { identity.nib }
}
