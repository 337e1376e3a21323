/// What the types of a module inherit from and conform to, by name.
struct TypeRelations {
    /// What the compiler derives for types that do not say it.
    private static let derived: Set = ["SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"]

    /// What brings further conformances along, of the modules below this one.
    private static let foreign: [String: Set<String>] = [
        "Hashable": ["Equatable"],
        "Comparable": ["Equatable"],
        "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
        "OptionSet": ["SetAlgebra", "RawRepresentable"],
        "NSSecureCoding": ["NSCoding"],
        "NSObject": ["NSObjectProtocol", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"],
    ]

    private var conformances: [String: Set<String>] = [:]
    private var superclasses: [String: String] = [:]

    mutating func add(_ graph: SymbolGraph) {
        let names = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
        for relationship in graph.relationships {
            // An extension of another module's type has that module's graph.
            guard let source = names[relationship.source],
                let target = names[relationship.target] ?? relationship.unqualifiedTarget
            else { continue }
            switch relationship.kind {
            case "conformsTo": conformances[source, default: []].insert(target)
            case "inheritsFrom": superclasses[source] = target
            default: break
            }
        }
    }
}

extension TypeRelations {
    /// Each conformance that a type does not have through its superclass or through another of its protocols.
    var declared: Set<PublicSymbol> {
        conformances.keys.reduce(into: []) { result, type in
            let parents = parents(of: type)
            let brought = parents.reduce(into: Set<String>()) { $0.formUnion(ancestors(of: $1)) }
            for parent in parents.subtracting(brought).subtracting(Self.derived) where parent != superclasses[type] {
                result.insert(PublicSymbol(name: type, declaration: "extension \(type) : \(parent)"))
            }
        }
    }

    private func parents(of type: String) -> Set<String> {
        let own = conformances[type] ?? Self.foreign[type] ?? []
        return superclasses[type].map { own.union([$0]) } ?? own
    }

    private func ancestors(of type: String) -> Set<String> {
        parents(of: type).reduce(into: []) { result, parent in
            result.insert(parent)
            result.formUnion(ancestors(of: parent))
        }
    }
}

extension SymbolGraph.Relationship {
    fileprivate var unqualifiedTarget: String? {
        targetFallback.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
    }
}
