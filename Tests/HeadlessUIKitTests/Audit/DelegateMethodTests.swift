import Foundation
import TestSupport
import Testing

/// Each method of Apple's delegates is declared, and each that is declared is called: a class may have more methods than its
/// protocol, so that one that is missing compiles and is never called.
///
/// `Tests/Fixtures/Delegates/methods.tsv` lists Apple's methods, the versions that have them, and what becomes of each here.
@Suite struct DelegateMethodTests {
    private struct Row {
        var type: String
        var method: String
        var here: String

        var name: String { "\(type).\(method)" }
        var isDeclared: Bool { !here.hasPrefix("not declared: ") }
    }

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    private static func rows() throws -> [Row] {
        try text("Tests/Fixtures/Delegates/methods.tsv").split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(columns.count == 4, "\(line)")
            return Row(type: columns[0], method: columns[1], here: columns[3])
        }
    }

    /// The names of the functions that the audit lists, which another test compares with the module.
    private static func functions() throws -> Set<String> {
        let entries = try SymbolAudit(contentsOf: SymbolAudit.Part.symbols.file).entries
        return Set(entries.map(\.symbol).filter { " \($0.declaration)".contains(" func ") }.map(\.name))
    }

    /// Protocols of Apple's that are not compared. The app's delegate has some sixty methods, and no app is started here. The
    /// others belong to layers, and are whole but for contexts to draw into.
    private static let others: Set = ["UIApplicationDelegate", "CAAnimationDelegate", "CALayerDelegate"]

    @Test(.byTurns()) func theTableHasEveryDelegateOfTheModule() throws {
        let protocols = try SymbolAudit(contentsOf: SymbolAudit.Part.symbols.file).entries.map(\.symbol)
            .filter { " \($0.declaration)".contains(" protocol ") }.map(\.name)
        let delegates = protocols.filter { name in
            ["Delegate", "DelegateFlowLayout", "DataSource", "Prefetching", "Updating"].contains { name.hasSuffix($0) }
        }
        #expect(try Set(delegates).subtracting(Self.others) == Set(Self.rows().map(\.type)))
    }

    @Test(.byTurns()) func everyMethodIsDeclared() throws {
        let (rows, functions) = (try Self.rows(), try Self.functions())
        for row in rows {
            #expect(row.isDeclared == functions.contains(row.name), "\(row.name): \(row.here)")
        }
        let types = Set(rows.map(\.type))
        let declared = functions.filter { types.contains(String($0.prefix { $0 != "." })) }
        #expect(declared.subtracting(rows.map(\.name)).sorted() == [], "Apple's pages do not list them.")
    }

    /// A subclass that has a method which its superclass lacks is not asked, either.
    @Test(.byTurns()) func theControllersHaveEveryMethod() throws {
        let (rows, functions) = (try Self.rows(), try Self.functions())
        let controllers = [
            "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"],
            "UICollectionViewController": [
                "UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate",
            ],
        ]
        for (controller, types) in controllers {
            let missing = rows.filter {
                $0.isDeclared && types.contains($0.type) && !functions.contains("\(controller).\($0.method)")
            }
            #expect(missing.map(\.name) == [], "\(controller) lacks them.")
        }
    }

    @Test(.byTurns()) func everyMethodIsCalled() throws {
        let rows = try Self.rows().filter(\.isDeclared)
        let calls = try Self.calls(of: Set(rows.map(\.method)))
        for row in rows {
            #expect((row.here == "called") == calls.contains(row.method), "\(row.name): \(row.here)")
            let reason = row.here.hasPrefix("never called: ") ? row.here.dropFirst("never called: ".count) : ""
            #expect(row.here == "called" || reason.contains { $0.isLetter }, "\(row.name) needs a reason")
        }
    }

    /// A renamed table hands on what a table's delegate may have, or its article says what to do.
    @Test func aRenamedTableHasEveryMethodOrAnArticleTells() throws {
        let folder = "Sources/SizingKit/Tables"
        let files = [
            "SizingTableViewDataSource", "SizingTableViewDataSourcePrefetching", "SizingTableViewDelegate",
            "DragAndDrop/SizingTableViewDragDelegate", "DragAndDrop/SizingTableViewDropDelegate",
        ]
        let declared = try files.reduce(into: Set<String>()) { names, file in
            names.formUnion(try Self.declarations(in: Self.text("\(folder)/\(file).swift")))
        }
        let article = try Self.text("Docs.docc/MigratingATableScreen.md")
        let types = [
            "UITableViewDataSource", "UITableViewDataSourcePrefetching", "UITableViewDelegate",
            "UITableViewDragDelegate",
            "UITableViewDropDelegate",
        ]
        let missing = try Self.rows().filter { row in
            types.contains(row.type) && !declared.contains(row.method) && !article.contains("`\(row.method)`")
        }
        #expect(missing.map(\.method) == [])
    }

    // MARK: Calls

    /// The methods that the module and its tools call somewhere.
    private static func calls(of methods: Set<String>) throws -> Set<String> {
        let bases = Set(methods.map { String($0.prefix { $0 != "(" }) })
        var calls: Set<String> = []
        for folder in ["Sources/Headless/UIKit", "Sources/Headless/Tools"] {
            let files = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".swift") else { continue }
                let source = Array(code(try text("\(folder)/\(file)")).utf8)
                calls.formUnion(names(in: source, declared: false, bases))
            }
        }
        return calls
    }

    private static func declarations(in source: String) -> Set<String> {
        names(in: Array(code(source).utf8), declared: true, nil)
    }

    /// The source without its comments.
    private static func code(_ source: String) -> String {
        source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }

    /// The names with labels of what is called, or declared, in a source.
    private static func names(in source: [UInt8], declared: Bool, _ bases: Set<String>?) -> Set<String> {
        func isWord(_ byte: UInt8) -> Bool {
            byte == 95 || byte >= 48 && byte <= 57 || byte >= 65 && byte < 123 && byte != 91 && byte != 93
        }
        let function = Array("func ".utf8)
        var names: Set<String> = []
        for open in source.indices where source[open] == UInt8(ascii: "(") {
            var start = open
            while start > 0, isWord(source[start - 1]) { start -= 1 }
            guard start < open else { continue }
            let isDeclaration = start >= function.count && Array(source[start - function.count..<start]) == function
            let base = String(decoding: source[start..<open], as: UTF8.self)
            guard isDeclaration == declared, bases?.contains(base) ?? true else { continue }
            let labels = arguments(in: source, from: open + 1).map { label(of: $0, isParameter: declared) }
            names.insert("\(base)(\(labels.map { "\($0):" }.joined()))")
        }
        return names
    }

    /// What stands between the commas up to the closing bracket.
    private static func arguments(in source: [UInt8], from start: Int) -> [String] {
        var (depth, index, parts) = (1, start, [[UInt8]()])
        while index < source.count {
            let byte = source[index]
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, byte == UInt8(ascii: ",") { parts.append([]) } else { parts[parts.count - 1].append(byte) }
            index += 1
        }
        return parts.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains { !$0.isWhitespace } }
    }

    private static func label(of argument: String, isParameter: Bool) -> String {
        let text = argument.drop(while: \.isWhitespace)
        let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if isParameter { return String(word) }
        return text.dropFirst(word.count).first == ":" ? String(word) : "_"
    }
}
