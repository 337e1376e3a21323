import Foundation
import Testing

@testable import SizingEngine

/// Files: whole or not at all.
@Suite struct SizeArchiveFileTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func aHundredThousandSizesComeBack() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            let cache = someCache(count: 100_000)
            let summary = try SizeArchive.save(cache, to: file, fingerprint: "app 1")
            let sizes = try SizeArchive.load(from: file, fingerprint: "app 1")
            #expect(summary.saved == 100_000)
            let keysAgree = sizes.map(\.key) == cache.contents.map(\.key)
            let sizesAgree = sizes.map(\.size) == cache.contents.map(\.size)
            #expect(keysAgree)
            let length = try Data(contentsOf: file).count
            #expect(length < 2_500_000)
            #expect(sizesAgree)
        }
    }

    @Test func aMissingFileIsNamedSo() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            #expect(throws: SizeArchiveError.missing) { try SizeArchive.load(from: file, fingerprint: "") }
        }
    }

    @Test func aFolderInTheFilesPlaceCannotBeRead() throws {
        try withFolder { folder in
            do throws(SizeArchiveError) {
                _ = try SizeArchive.load(from: folder, fingerprint: "")
                Issue.record("a folder was read")
            } catch {
                guard case .unreadable = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
    }

    @Test func onAFullDiskTheOldFileStays() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            let old = someCache(count: 5)
            _ = try SizeArchive.save(old, to: file, fingerprint: "app 1")
            let full = POSIXError(.ENOSPC)
            do throws(SizeArchiveError) {
                _ = try SizeArchive.save(someCache(count: 9), to: file, fingerprint: "app 1") { _, _ in throw full }
                Issue.record("nothing was thrown")
            } catch {
                #expect(error == .unwritable(full.localizedDescription))
            }
            let sizes = try SizeArchive.load(from: file, fingerprint: "app 1")
            #expect(sizes.map(\.key) == old.contents.map(\.key))
        }
    }

    @Test func aFolderThatIsGoneIsAnErrorThatSaysSo() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("gone").appendingPathComponent("sizes")
            do throws(SizeArchiveError) {
                _ = try SizeArchive.save(someCache(count: 1), to: file, fingerprint: "")
                Issue.record("nothing was thrown")
            } catch {
                guard case .unwritable(let reason) = error else {
                    Issue.record("\(error)")
                    return
                }
                #expect(!reason.isEmpty)
            }
        }
    }

    /// Writers that know nothing of one another, and a reader in between: it always finds the whole file of one of them.
    @Test func writersAtTheSameTimeLeaveAWholeFile() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("sizes")
        _ = try SizeArchive.save(someCache(count: 50, salt: 0), to: file, fingerprint: "app 1")
        let counts = try await withThrowingTaskGroup(of: [Int].self) { group in
            for writer in 0..<3 {
                group.addTask {
                    for round in 0..<20 {
                        _ = try SizeArchive.save(
                            someCache(count: 50 + writer, salt: round),
                            to: file,
                            fingerprint: "app 1"
                        )
                    }
                    return []
                }
            }
            group.addTask {
                try (0..<60).map { _ in try SizeArchive.load(from: file, fingerprint: "app 1").count }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(counts.count == 60)
        #expect(counts.allSatisfy { (50...52).contains($0) })
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left == ["sizes"])
    }
}
