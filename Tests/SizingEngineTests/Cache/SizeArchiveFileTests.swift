import Foundation
import TestSupport
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

    @Test(.byTurns()) func tenThousandSizesComeBack() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            let cache = someCache(count: 10_000)
            let summary = try SizeArchive.save(cache, to: file, fingerprint: "app 1")
            let sizes = try SizeArchive.load(from: file, fingerprint: "app 1").contents
            #expect(summary.saved == 10_000)
            let keysAgree = sizes.map(\.key) == cache.contents.map(\.key)
            let sizesAgree = sizes.map(\.size) == cache.contents.map(\.size)
            #expect(keysAgree)
            let length = try Data(contentsOf: file).count
            #expect(length < 280_000)
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
            let sizes = try SizeArchive.load(from: file, fingerprint: "app 1").contents
            #expect(sizes.map(\.key) == old.contents.map(\.key))
        }
    }

    @Test func aSaveThatFailsLeavesNothingBehind() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            #expect(throws: SizeArchiveError.self) {
                try SizeArchive.save(someCache(count: 9), to: file, fingerprint: "app 1") { data, place in
                    try data.prefix(7).write(to: place)
                    throw POSIXError(.ENOSPC)
                }
            }
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(left == [])
        }
    }

    /// Much more than there is memory: nothing but the first bytes can have been read.
    @Test func foreignDataAreRefusedByTheirFirstBytes() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            try makeFile(file, beginningWith: [], length: 1 << 37)
            #expect(throws: SizeArchiveError.foreign) { try SizeArchive.load(from: file, fingerprint: "") }
            try makeFile(file, beginningWith: SizeArchiveHeader.bytes(for: [1, 2, 3]), length: 1 << 37)
            #expect(throws: SizeArchiveError.damaged("\((1 << 37) - 31) bytes follow its end")) {
                try SizeArchive.load(from: file, fingerprint: "")
            }
        }
    }

    @Test func aFileLongerThanAnyIsRefusedByItsFirstBytes() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            var header = ByteWriter()
            header.append(SizeArchiveHeader.signature)
            header.write(fixed: SizeArchiveHeader.formatVersion)
            header.write(fixed: UInt64(1 << 37))
            header.write(fixed: UInt64(0))
            try makeFile(file, beginningWith: header.bytes, length: 28 + 1 << 37)
            #expect(throws: SizeArchiveError.damaged("its length exceeds the maximum")) {
                try SizeArchive.load(from: file, fingerprint: "")
            }
        }
    }

    /// A file whose end was never written, and takes no room on the disk.
    private func makeFile(_ file: URL, beginningWith start: [UInt8], length: UInt64) throws {
        try Data(start).write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: length)
        try handle.close()
    }

    @Test func aSaveRemovesWhatEndedWritersHaveLeft() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("sizes")
            let now = Int(Date().timeIntervalSinceReferenceDate)
            let names = [
                ".sizes.replacement-\(now - 4_000) A", ".sizes.replacement-\(now - 60) B",
                ".others.replacement-\(now - 4_000) C", ".sizes.replacement-of mine", ".sizes",
            ]
            for name in names { try Data("half of a fi".utf8).write(to: folder.appendingPathComponent(name)) }
            _ = try SizeArchive.save(someCache(count: 1), to: file, fingerprint: "")
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(left) == Set(names.dropFirst() + ["sizes"]))
        }
    }

    @Test func aLinkStaysAndWhatItPointsToIsReplaced() throws {
        try withFolder { folder in
            let (link, file) = (folder.appendingPathComponent("link"), folder.appendingPathComponent("sizes"))
            try Data().write(to: file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            _ = try SizeArchive.save(someCache(count: 3), to: link, fingerprint: "")
            #expect(try SizeArchive.load(from: file, fingerprint: "").count == 3)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("sizes"))
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
    @Test(.byTurns()) func writersAtTheSameTimeLeaveAWholeFile() async throws {
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
