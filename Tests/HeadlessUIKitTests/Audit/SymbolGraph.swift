/// The part that is read of what the symbol graph extractor writes.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            var precise: String
        }

        struct Fragment: Decodable {
            var spelling: String
        }

        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var accessLevel: String
    }

    struct Relationship: Decodable {
        var kind: String
        /// The precise identifiers of the two symbols.
        var source: String
        var target: String
        /// The target's name with its module, for one of another module.
        var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

extension SymbolGraph.Symbol {
    var name: String { pathComponents.joined(separator: ".") }

    var symbol: PublicSymbol {
        let declaration = declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        return PublicSymbol(name: name, declaration: accessLevel == "open" ? "open \(declaration)" : declaration)
    }
}
