import Foundation

/// What is known of the module's public interface against Apple's: the lines of one of the two files.
///
/// The witness is Apple's page. Where it could not be read, it is what the SDK of iOS 18 or 26 says in UIKit's Swift
/// interface, in its headers or in the declarations which Swift makes of them.
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
        /// one of the class or protocol that declares it; a conformance's is the type's.
        var verdict: String
        /// A second witness, independent of the page: the class and the selector, or the constant and its value, that
        /// bindings which were generated from the headers have for the symbol. `Scripts/second-source` writes it where
        /// the names, the number of arguments, what may be nil and what can be set agree. Empty where it has none.
        var second = ""
    }

    var entries: [Entry]
}

extension SymbolAudit.Entry {
    init(unchecked symbol: PublicSymbol) {
        self.init(symbol: symbol, page: symbol.documentationPath, verdict: "unchecked")
    }

    /// - Throws: when the line has not four columns, or five.
    init(line: Substring) throws {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 4 || columns.count == 5 else {
            throw PublicSymbols.Failure(description: "symbol, declaration, page and verdict expected: \(line)")
        }
        self.init(
            symbol: PublicSymbol(name: columns[0], declaration: columns[1]),
            page: columns[2],
            verdict: columns[3],
            second: columns.count == 5 ? columns[4] : ""
        )
    }

    var line: String {
        let columns = [symbol.name, symbol.declaration, page, verdict] + (second.isEmpty ? [] : [second])
        return columns.joined(separator: "\t")
    }

    var hasKnownVerdict: Bool {
        let reason = verdict.hasPrefix("differs: ") ? verdict.dropFirst("differs: ".count) : ""
        return ["agrees", "unchecked"].contains(verdict) || !reason.allSatisfy(\.isWhitespace)
    }
}

// MARK: - The files

extension SymbolAudit {
    /// What of the interface a file lists.
    enum Part: String, CaseIterable {
        case symbols
        /// What the types conform to.
        case conformances

        var file: URL {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("\(rawValue).tsv")
        }

        func extract(module: String) throws -> Set<PublicSymbol> {
            switch self {
            case .symbols: try PublicSymbols.extract(module: module)
            case .conformances: try PublicSymbols.extractConformances(module: module)
            }
        }
    }
}

extension SymbolAudit {
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
