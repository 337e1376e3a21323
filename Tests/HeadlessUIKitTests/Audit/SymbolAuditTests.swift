import Foundation
import Testing

/// The module may declare only what Apple's UIKit declares, in the same words: each symbol has been looked up, or the
/// file says that it has not.
@Suite struct SymbolAuditTests {
    private static let advice: Comment = """
        Compare the declaration with Apple's page and write the verdict into the file. \
        SIZINGKIT_AUDIT=update swift test --filter SymbolAuditTests writes the missing lines and removes the stale ones.
        """

    /// Claim (What the headless UIKit has): "declares the API listed below exactly as Apple does, and nothing that
    /// Apple doesn't declare"
    @Test(arguments: SymbolAudit.Part.allCases)
    func everyPublicSymbolStandsInTheFileAsItIsDeclared(_ part: SymbolAudit.Part) throws {
        let symbols = try part.extract(module: "UIKit")
        if ProcessInfo.processInfo.environment["SIZINGKIT_AUDIT"] == "update" {
            let known = (try? SymbolAudit(contentsOf: part.file)) ?? SymbolAudit(entries: [])
            try known.updated(to: symbols).write(to: part.file)
        }
        let audited = Set(try SymbolAudit(contentsOf: part.file).entries.map(\.symbol))
        #expect(symbols.subtracting(audited).sorted() == [], Self.advice)
        #expect(audited.subtracting(symbols).sorted() == [], Self.advice)
    }

    @Test(arguments: SymbolAudit.Part.allCases)
    func everySymbolStandsInTheFileOnceAndInOrder(_ part: SymbolAudit.Part) throws {
        let symbols = try SymbolAudit(contentsOf: part.file).entries.map(\.symbol)
        #expect(symbols == Set(symbols).sorted())
    }

    @Test(arguments: SymbolAudit.Part.allCases)
    func everyVerdictIsOneOfThree(_ part: SymbolAudit.Part) throws {
        let entries = try SymbolAudit(contentsOf: part.file).entries
        #expect(entries.filter { !$0.hasKnownVerdict }.map(\.line) == [])
        #expect(entries.filter { $0.page.isEmpty }.map(\.line) == [])
    }

    @Test func aConformanceThatAnotherOneBringsIsNotListed() throws {
        let conformances = try PublicSymbols.extractConformances(module: "UIKit")
        let listed = { (type: String) in
            conformances.filter { $0.name == type }.map(\.declaration).sorted()
        }
        #expect(listed("UIAxis") == ["extension UIAxis : OptionSet", "extension UIAxis : Sendable"])
        #expect(listed("UICollectionViewDelegateFlowLayout").count == 1)
        #expect(listed("UIWindow") == [])
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
