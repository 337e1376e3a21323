import UIKit

/// What is registered with a collection view, to make templates from.
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

    private var sources: [Kind: [String: TemplateSource]] = [:]

    /// Takes in a class, or `nil` for no class any more.
    func register(_ viewClass: AnyClass?, as kind: Kind, _ identifier: String) {
        guard let viewClass = viewClass as? UICollectionReusableView.Type else { return set(nil, as: kind, identifier) }
        set({ viewClass.init() }, as: kind, identifier)
    }

    /// Takes in a nib, or `nil` for no nib any more.
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

    /// Where templates of an identifier come from; `nil` if nothing is registered for it.
    func source(_ kind: Kind, _ identifier: String) -> TemplateSource? { sources[kind]?[identifier] }

    /// Whether anything of a kind is registered.
    func haveAny(_ kind: Kind) -> Bool { sources[kind]?.isEmpty == false }

    private func set(_ make: (@MainActor () -> UICollectionReusableView?)?, as kind: Kind, _ identifier: String) {
        lastNumber += 1
        sources[kind, default: [:]][identifier] = make.map { make in
            // Another class or nib under the same identifier makes other templates.
            TemplateSource(identifier: "\(identifier) \(lastNumber)", fitting: .automatic, make: make) {
                switch kind {
                case .cell: $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1)
                case .supplementaryView(let elementKind):
                    $0.dequeueReusableSupplementaryView(
                        ofKind: elementKind,
                        withReuseIdentifier: identifier,
                        for: $1
                    )
                }
            }
        }
    }

    private var lastNumber = 0
}
