import Foundation
import Testing

@testable import Table

@Suite("Opening a file of items")
struct TableInputFileTests {
    private func message(_ file: String) -> String? {
        do throws(TableInputError) {
            _ = try TableInput(file: file)
            return nil
        } catch {
            return error.description
        }
    }

    /// A new folder for one test, removed after it.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("A file is read whole, and an error in it names it as it was given")
    func readsFile() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("my rows 漢.jsonl")
            try Data("{\"title\":\"A\"}\n{\"title\":\"B\"}\n".utf8).write(to: file)
            #expect(try TableInput(file: file.path).items().map(\.title) == ["A", "B"])
            try Data("{\"title\":\"A\"}\n{}\n".utf8).write(to: file)
            let expected = TableInputError(
                file: file.path,
                line: 2,
                problem: "expected a string for \"title\", found none"
            )
            #expect(throws: expected) { try TableInput(file: file.path).items() }
        }
    }

    @Test("An empty file opens and has no items")
    func emptyFile() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("empty.json")
            try Data().write(to: file)
            let expected = TableInputError(
                file: file.path,
                line: 1,
                problem: "expected at least one JSON object with a \"title\", found none"
            )
            #expect(throws: expected) { try TableInput(file: file.path).items() }
        }
    }

    @Test("A file that is not there, and a folder, are named as such")
    func missingFileAndFolder() throws {
        try withFolder { folder in
            let missing = folder.appendingPathComponent("none.json").path
            #expect(message(missing) == "\(missing): expected a file, found none.")
            #expect(message(folder.path) == "\(folder.path): expected a file, found a folder.")
        }
    }

    @Test("A file that does not let itself be read is named with the system's reason")
    func unreadableFile() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("rows.json")
            try Data("[]".utf8).write(to: file)
            let inside = file.appendingPathComponent("inside").path
            #expect(message(inside) == "\(inside): expected a file that can be read (Not a directory).")
            let long = folder.appendingPathComponent(String(repeating: "a", count: 300)).path
            #expect(message(long) == "\(long): expected a file that can be read (File name too long).")
        }
        // A file that opens and fails on reading.
        #expect(
            message("/proc/self/mem") == "/proc/self/mem: expected a file that can be read (Input/output error)."
        )
    }
}
