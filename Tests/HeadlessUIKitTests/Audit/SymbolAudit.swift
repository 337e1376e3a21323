import Foundation

/// What is known of each public symbol of the module against Apple's documentation: the lines of `symbols.tsv`.
struct SymbolAudit {
    struct Entry {
        var symbol: PublicSymbol
        /// The path of Apple's documentation page below `developer.apple.com/`.
        var page: String
        /// `agrees`, `unchecked`, or `differs: ` and why.
        ///
        /// Agreement is judged by what a caller and a subclass can do. Spelling that changes nothing for them is
        /// disregarded: a constant for a variable that can only be read, `static` for a constant of a class,
        /// `override`, `required` where a protocol requires the initialiser, `@discardableResult`, which imported
        /// functions have without saying so, `@preconcurrency` and `@NSCopying`. An inherited member's page is the
        /// one of the class or protocol that declares it.
        var verdict: String
    }

    var entries: [Entry]
}

extension SymbolAudit.Entry {
    init(unchecked symbol: PublicSymbol) {
        self.init(symbol: symbol, page: symbol.documentationPath, verdict: "unchecked")
    }

    /// - Throws: when the line has not four columns.
    init(line: Substring) throws {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 4 else {
            throw PublicSymbols.Failure(description: "symbol, declaration, page and verdict expected: \(line)")
        }
        self.init(
            symbol: PublicSymbol(name: columns[0], declaration: columns[1]),
            page: columns[2],
            verdict: columns[3]
        )
    }

    var line: String { [symbol.name, symbol.declaration, page, verdict].joined(separator: "\t") }

    var hasKnownVerdict: Bool {
        let reason = verdict.hasPrefix("differs: ") ? verdict.dropFirst("differs: ".count) : ""
        return ["agrees", "unchecked"].contains(verdict) || !reason.allSatisfy(\.isWhitespace)
    }
}

// MARK: - The file

extension SymbolAudit {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("symbols.tsv")

    init(contentsOf file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        entries = try text.split(separator: "\n").map(Entry.init(line:))
    }

    func write(to file: URL) throws {
        let text = entries.map { $0.line + "\n" }.joined()
        try Data(text.utf8).write(to: file)
    }

    /// The same audit for the symbols as they are now: what is new or has another declaration is `unchecked`.
    func updated(to symbols: Set<PublicSymbol>) -> SymbolAudit {
        let known = Dictionary(entries.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
        return SymbolAudit(entries: symbols.sorted().map { known[$0] ?? Entry(unchecked: $0) })
    }
}
