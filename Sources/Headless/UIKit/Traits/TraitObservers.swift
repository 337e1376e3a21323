import Foundation

final class TraitRegistration: NSObject, UITraitChangeRegistration {
    nonisolated override init() {}

    nonisolated func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

/// The handlers that wait for changes of one environment's traits, in the order in which they came.
struct TraitObservers {
    private struct Observer {
        let registration: TraitRegistration
        let traits: [UITrait]
        let handler: (any UITraitEnvironment, UITraitCollection) -> Void
    }

    private var observers: [Observer] = []

    mutating func add<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> TraitRegistration {
        let registration = TraitRegistration()
        observers.append(
            Observer(registration: registration, traits: traits) { environment, previous in
                guard let environment = environment as? Environment else { return }
                handler(environment, previous)
            }
        )
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0.registration === registration }
    }

    func notify(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection)
    {
        for observer in observers
        where observer.traits.contains(where: { !previous.values.hasSameValue(of: $0, as: current.values) }) {
            observer.handler(environment, previous)
        }
    }
}
