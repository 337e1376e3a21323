import Foundation
import Testing

/// The screens of this folder are those of `Tests/Fixtures/CollectionScreens/Original`, but for two lines each.
@Suite struct SwappedLinesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let originals = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/CollectionScreens/Original")

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// Claim (README): "The rest of the screen stays as it is"
    @Test(arguments: ["NotesViewController", "PaymentsViewController", "TopicsViewController"])
    func aScreenDiffersFromItsOriginalInTwoLines(_ name: String) throws {
        let original = try Self.lines(of: Self.originals.appendingPathComponent("\(name).swift"))
        var swapped = try Self.lines(of: Self.folder.appendingPathComponent("\(name).swift"))
        let added = try #require(swapped.firstIndex(of: "import SizingKit"))
        swapped.remove(at: added)
        #expect(swapped.count == original.count)
        let changed = zip(original, swapped).filter { $0 != $1 }
        #expect(changed.count == 2)
        #expect(changed.allSatisfy { $0.contains("UICollectionView") && $1.contains("Sizing") })
    }
}
