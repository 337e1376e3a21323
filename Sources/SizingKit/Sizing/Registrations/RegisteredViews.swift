import UIKit

/// The classes and nibs from which templates are made: those that are registered with a collection view, and those of UIKit's own
/// registrations that it has seen.
@MainActor
final class RegisteredViews {
    enum Kind: Hashable {
        case cell
        case supplementaryView(String)

        /// - Parameter elementKind: The kind of a header or footer; `nil` for cells.
        init(_ elementKind: String?) {
            self = elementKind.map(Kind.supplementaryView) ?? .cell
        }
    }

    private var lastNumber = 0
    /// The kinds of views that the data source did not make from templates. It is not asked for them again, until something
    /// of the kind is registered.
    var unmeasurable: Set<Kind> = []
    private var sources: [Kind: [String: TemplateSource]] = [:]
    /// The sources of UIKit's own registrations. They are kept, so that no other registration gets the identity of one.
    private var sourcesOfRegistrations: [ObjectIdentifier: (registration: AnyObject, source: TemplateSource)] = [:]

    /// Records the registration of a class; `nil` removes it.
    ///
    /// - Parameter isByUIKit: Whether UIKit may have made the registration, for a registration of its own that the app uses.
    func register(_ viewClass: AnyClass?, as kind: Kind, _ identifier: String, isByUIKit: Bool = false) {
        if !isByUIKit { unmeasurable.remove(kind) }
        sources[kind, default: [:]][identifier] = source(of: viewClass, nil, identifier)
    }

    /// Records the registration of a nib; `nil` removes it.
    func register(_ nib: UINib?, as kind: Kind, _ identifier: String, isByUIKit: Bool = false) {
        if !isByUIKit { unmeasurable.remove(kind) }
        sources[kind, default: [:]][identifier] = source(of: nil, nib, identifier)
    }

    /// Returns the source of the templates for a reuse identifier; `nil` if nothing is registered for it.
    func source(_ kind: Kind, _ identifier: String) -> TemplateSource? { sources[kind]?[identifier] }

    /// Returns the source of the templates for one of UIKit's own registrations; `nil` if it has neither a class nor a nib.
    func source(of registration: AnyObject, _ viewClass: AnyClass?, _ nib: UINib?) -> TemplateSource? {
        let identity = ObjectIdentifier(registration)
        if let known = sourcesOfRegistrations[identity] { return known.source }
        guard let source = source(of: viewClass, nib, "registration") else { return nil }
        sourcesOfRegistrations[identity] = (registration, source)
        return source
    }

    private func source(of viewClass: AnyClass?, _ nib: UINib?, _ name: String) -> TemplateSource? {
        let make: @MainActor () -> UICollectionReusableView?
        if let nib {
            make = {
                let objects = nib.instantiate(withOwner: nil, options: nil)
                return objects.lazy.compactMap { $0 as? UICollectionReusableView }.first
            }
        } else if let viewClass = viewClass as? UICollectionReusableView.Type {
            make = { viewClass.init() }
        } else {
            return nil
        }
        lastNumber += 1
        // The number keeps apart the templates of different classes or nibs under the same identifier.
        return TemplateSource(identifier: "\(name) \(lastNumber)", fitting: .automatic, make: make)
    }
}
