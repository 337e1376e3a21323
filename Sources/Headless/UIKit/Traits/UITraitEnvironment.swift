import Foundation

/// Something that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` hands out, to end the registration with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {
}

/// Something whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
