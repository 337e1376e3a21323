import Foundation
import Testing

/// The module may declare only what Apple's UIKit declares, in the same words: each symbol has been looked up, or the
/// file says that it has not.
@Suite struct SymbolAuditTests {
    private static let advice: Comment = """
        Compare the declaration with Apple's page and write the verdict into symbols.tsv. \
        SIZINGKIT_AUDIT=update swift test --filter SymbolAuditTests writes the missing lines and removes the stale ones.
        """

    @Test func everyPublicSymbolStandsInTheFileAsItIsDeclared() throws {
        let symbols = try PublicSymbols.extract(module: "UIKit")
        if ProcessInfo.processInfo.environment["SIZINGKIT_AUDIT"] == "update" {
            let known = (try? SymbolAudit(contentsOf: SymbolAudit.file)) ?? SymbolAudit(entries: [])
            try known.updated(to: symbols).write(to: SymbolAudit.file)
        }
        let audited = Set(try SymbolAudit(contentsOf: SymbolAudit.file).entries.map(\.symbol))
        #expect(symbols.subtracting(audited).sorted() == [], Self.advice)
        #expect(audited.subtracting(symbols).sorted() == [], Self.advice)
    }

    @Test func everySymbolStandsInTheFileOnceAndInOrder() throws {
        let symbols = try SymbolAudit(contentsOf: SymbolAudit.file).entries.map(\.symbol)
        #expect(symbols == Set(symbols).sorted())
    }

    @Test func everyVerdictIsOneOfThree() throws {
        let entries = try SymbolAudit(contentsOf: SymbolAudit.file).entries
        #expect(entries.filter { !$0.hasKnownVerdict }.map(\.line) == [])
        #expect(entries.filter { $0.page.isEmpty }.map(\.line) == [])
    }

    @Test func anUpdateKeepsTheVerdictsOfWhatHasNotChanged() {
        let kept = PublicSymbol(name: "A.b()", declaration: "func b()")
        let changed = PublicSymbol(name: "A.c", declaration: "var c: Int { get }")
        let gone = PublicSymbol(name: "A.d", declaration: "var d: Int")
        let entries = [kept, changed, gone].map { SymbolAudit.Entry(symbol: $0, page: "p", verdict: "agrees") }
        let now = PublicSymbol(name: "A.c", declaration: "var c: Int? { get }")

        let updated = SymbolAudit(entries: entries).updated(to: [now, kept])

        #expect(updated.entries.map(\.symbol) == [kept, now])
        #expect(updated.entries.map(\.verdict) == ["agrees", "unchecked"])
        #expect(updated.entries[1].page == "documentation/uikit/a/c")
    }
}
