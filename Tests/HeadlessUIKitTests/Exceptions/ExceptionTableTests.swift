import Foundation
import HeadlessTools
import Testing
import UIKit

/// The exceptions that apps are reported to end with: exceptions.tsv says of each which test raises it, or why nothing here
/// does.
@MainActor
@Suite struct ExceptionTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let columns: [String]
        var message: String { columns[1] }
        var verdict: String { columns[5] }
        var isRaised: Bool { !verdict.hasPrefix("not modelled: ") }
        var testDescription: String { message }
    }

    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    nonisolated static let rows: [Row] = {
        let file = folder.appendingPathComponent("exceptions.tsv")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.dropFirst().map { line in
            Row(columns: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
        }
    }()

    /// The text of all Swift files in a folder, with literals in one piece that lines break.
    private static func sources(_ folder: URL) -> String {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let texts = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        return texts.joined(separator: "\n").replacingOccurrences(
            of: #""\s*\+\s*""#,
            with: "",
            options: .regularExpression
        )
    }

    private static let module = sources(
        folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Headless/UIKit")
    )
    private static let tests = sources(folder.deletingLastPathComponent())

    @Test func theTableIsWhole() {
        #expect(Self.rows.count > 20)
        #expect(Self.rows.allSatisfy { $0.columns.count == 6 && $0.columns.allSatisfy { !$0.isEmpty } })
        #expect(Set(Self.rows.map(\.message)).count == Self.rows.count)
    }

    @Test(arguments: rows.filter(\.isRaised)) func aTestRaisesIt(_ row: Row) throws {
        let names = row.verdict.split(separator: ".")
        try #require(names.count == 2)
        #expect(Self.tests.contains("struct \(names[0])"))
        #expect(Self.tests.contains("func \(names[1])("))
        // The longest part of the message that is the same each time.
        let parts = row.message.split(separator: /…|cells?|items?|delete/)
        let part = try #require(parts.max { $0.count < $1.count })
        #expect(Self.module.contains(part))
    }

    @Test func aTableViewKnowsItsIdentifiers() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        let raised = catchingUIKitExceptions {
            _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
        }
        #expect(raised.first?.reason.hasPrefix("unable to dequeue a cell with identifier row") == true)
    }
}
