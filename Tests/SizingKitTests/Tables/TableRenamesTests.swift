import Foundation
import Testing

/// The migrated screens in the fixtures are what the published renames make of the original ones.
@Suite struct TableRenamesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let screens = root.appendingPathComponent("Tests/Fixtures/TableScreens")
    private static let renames = root.appendingPathComponent("Scripts/table-renames.sed")

    @Test func theMigratedScreensAreWhatTheRenamesMake() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.screens.path + "/Original").sorted()
        let migrated = try FileManager.default.contentsOfDirectory(atPath: Self.screens.path + "/Migrated").sorted()
        #expect(names == migrated && names.count >= 4)
        for name in names {
            let original = Self.screens.appendingPathComponent("Original").appendingPathComponent(name)
            let expected = Self.screens.appendingPathComponent("Migrated").appendingPathComponent(name)
            #expect(try renamed(original) == Data(contentsOf: expected), "\(name)")
        }
    }

    @Test func theArticleQuotesTheRenames() throws {
        let article = Self.root.appendingPathComponent("Docs.docc/MigratingATableScreen.md")
        let renames = try String(contentsOf: Self.renames, encoding: .utf8)
        #expect(try String(contentsOf: article, encoding: .utf8).contains("```text\n\(renames)```\n"))
    }

    private func renamed(_ file: URL) throws -> Data {
        let output = Pipe()
        let sed = Process()
        sed.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        sed.arguments = ["sed", "-f", Self.renames.path, file.path]
        sed.standardOutput = output
        try sed.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        sed.waitUntilExit()
        #expect(sed.terminationStatus == 0)
        return data
    }
}
