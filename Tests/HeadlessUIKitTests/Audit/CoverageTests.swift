import Foundation
import TestSupport
import Testing

/// The page of the documentation that says what the module has is true.
@Suite struct CoverageTests {
    private static let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs.docc/WhatTheHeadlessUIKitHas.md")

    /// The names of the types in the second column of the page's tables.
    private static func listed() throws -> [String] {
        try String(contentsOf: page, encoding: .utf8).split(separator: "\n").flatMap { line -> [String] in
            let columns = line.split(separator: "|", omittingEmptySubsequences: false)
            guard line.hasPrefix("|"), columns.count == 5 else { return [] }
            let parts = columns[2].split(separator: "`", omittingEmptySubsequences: false)
            return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
        }
    }

    /// The types that stand in no other one, but for those that only carry a name with an underscore.
    private static func declared() throws -> Set<String> {
        let symbols = try SymbolAudit(contentsOf: SymbolAudit.Part.symbols.file).entries.map(\.symbol)
        let kinds = ["class ", "struct ", "enum ", "protocol "]
        return Set(
            symbols.filter { symbol in
                !symbol.name.contains(".") && !symbol.name.hasPrefix("_")
                    && kinds.contains { " \(symbol.declaration) ".contains(" \($0)") }
            }.map(\.name)
        )
    }

    @Test(.byTurns()) func thePageListsEveryTypeOnce() throws {
        let listed = try Self.listed()
        #expect(listed.count == Set(listed).count)
        #expect(try Self.declared().subtracting(listed).sorted() == [], "The page lacks them.")
        #expect(try Set(listed).subtracting(Self.declared()).sorted() == [], "The module does not have them.")
    }
}
