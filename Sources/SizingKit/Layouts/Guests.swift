import Dispatch
import UIKit

/// The additions of an object to views of others, and its changes there: they are undone when the object goes.
///
/// The object is the only one to hold its guests. A layout that is replaced may be released at once: the collection
/// view lets go of it, and nobody calls it any more. A guest that stayed in the collection view would do harm: a
/// recognizer without its delegate, for one, recognizes every touch.
@MainActor
final class Guests {
    private let departures = Departures()
    /// The view of others in which they are.
    private weak var host: UIView?

    /// Leaves the view to which the owner came before, if it is another one.
    func come(to host: UIView) {
        if let before = self.host, before !== host { leave() }
        self.host = host
    }

    /// Takes a view out of its superview when the owner goes.
    func add(_ view: UIView) {
        departures.actions[ObjectIdentifier(view)] = { [weak view] in view?.removeFromSuperview() }
    }

    /// Takes a recognizer off its view when the owner goes.
    func add(_ recognizer: UIGestureRecognizer) {
        departures.actions[ObjectIdentifier(recognizer)] = { [weak recognizer] in
            if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }

    /// Performs an action when the owner goes.
    ///
    /// - Parameter key: The action takes the place of another one with the same key.
    func add(_ key: AnyHashable, _ departure: @escaping @MainActor () -> Void) {
        departures.actions[key] = departure
    }

    /// Forgets the action with a key.
    func remove(_ key: AnyHashable) {
        departures.actions[key] = nil
    }

    /// Performs the actions for the departure of the owner now: the owner leaves the views, and may come to others.
    func leave() {
        departures.perform()
    }

    // A deinitializer is isolated to an actor in newer systems only. Views go on the main thread as a rule, and the
    // objects that they hold go with them.
    deinit {
        let departures = departures
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { departures.perform() }
        } else {
            DispatchQueue.main.async { departures.perform() }
        }
    }
}

/// The actions, apart from the object that is gone while they are performed.
@MainActor
private final class Departures {
    var actions: [AnyHashable: @MainActor () -> Void] = [:]

    func perform() {
        let actions = actions.values
        self.actions = [:]
        for action in actions { action() }
    }
}

/// Whether code runs on the main queue, and so on the main actor.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
