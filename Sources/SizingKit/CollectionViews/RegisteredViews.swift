import UIKit

/// The classes and nibs that are registered with a collection view, from which templates are made.
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

    /// Records the registration of a class; `nil` removes it.
    func register(_ viewClass: AnyClass?, as kind: Kind, _ identifier: String) {
        guard let viewClass = viewClass as? UICollectionReusableView.Type else { return set(nil, as: kind, identifier) }
        set({ viewClass.init() }, as: kind, identifier)
    }

    /// Records the registration of a nib; `nil` removes it.
    func register(_ nib: UINib?, as kind: Kind, _ identifier: String) {
        guard let nib else { return set(nil, as: kind, identifier) }
        set(
            {
                let objects = nib.instantiate(withOwner: nil, options: nil)
                return objects.lazy.compactMap { $0 as? UICollectionReusableView }.first
            },
            as: kind,
            identifier
        )
    }

    /// Returns the source of the templates for a reuse identifier; `nil` if nothing is registered for it.
    func source(_ kind: Kind, _ identifier: String) -> TemplateSource? { sources[kind]?[identifier] }

    /// Whether a class or a nib is registered for a kind.
    func haveAny(_ kind: Kind) -> Bool { sources[kind]?.isEmpty == false }

    private func set(_ make: (@MainActor () -> UICollectionReusableView?)?, as kind: Kind, _ identifier: String) {
        lastNumber += 1
        unmeasurable.remove(kind)
        sources[kind, default: [:]][identifier] = make.map {
            // The number keeps apart the templates of different classes or nibs under the same identifier.
            TemplateSource(identifier: "\(identifier) \(lastNumber)", fitting: .automatic, make: $0)
        }
    }
}
