import Foundation
import TestSupport
import Testing

@testable import SizingEngine

/// Whatever happens to a file: it never crashes the reader, and it never gives a size that was not saved.
@Suite struct SizeArchiveCorruptionTests {
    /// One accident.
    private static func damage(_ bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        let length = Int.random(in: 1...40, using: &generator)
        let end = min(bytes.count, index + length)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.removeSubrange(index..<end)
        case 3: bytes.removeSubrange(index...)
        case 4:
            bytes.insert(contentsOf: (0..<length).map { _ in .random(in: 0...255, using: &generator) }, at: index)
        case 5: bytes.insert(contentsOf: bytes[index..<end], at: index)
        case 6: for place in index..<end { bytes[place] = 0 }
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
        }
        return bytes
    }

    @Test(.byTurns()) func tenThousandAccidentsGiveNoWrongSize() {
        let cache = someCache(count: 30)
        let contents = cache.contents
        let (bytes, _) = SizeArchive.bytes(of: cache, fingerprint: "app 1")
        var refused = 0
        for seed in 0..<UInt64(10_000) {
            var generator = SplitMix64(seed: seed)
            let damaged = Self.damage(bytes, using: &generator)
            guard let sizes = try? SizeArchive.sizes(in: damaged, fingerprint: "app 1").contents else {
                refused += 1
                continue
            }
            let isRight = sizes.map(\.key) == contents.map(\.key) && sizes.map(\.size) == contents.map(\.size)
            if damaged != bytes || !isRight { Issue.record("Seed \(seed) gave sizes that were not saved") }
        }
        // An accident may write what was there before.
        #expect(refused > 9_500)
    }

    /// A file that was made with malice, or by another program, has a right checksum over nonsense.
    @Test(.byTurns()) func nonsenseWithARightChecksumDoesNotCrash() {
        let cache = someCache(count: 30)
        let keys = cache.contents.map(\.key)
        let (bytes, _) = SizeArchive.bytes(of: cache, fingerprint: "app 1")
        var refused = 0
        var unread = 0
        for seed in 0..<UInt64(isExhaustive ? 2_000 : 1_000) {
            var generator = SplitMix64(seed: seed)
            var payload = Self.damage(Array(bytes[SizeArchiveHeader.length...]), using: &generator)
            if seed % 3 == 0, !payload.isEmpty { payload = Self.damage(payload, using: &generator) }
            guard let sizes = try? SizeArchive.sizes(in: framed(payload), fingerprint: "app 1") else {
                refused += 1
                continue
            }
            if sizes.contents.count < sizes.count { unread += 1 }
            var loaded = SizeCache(limit: 20)
            loaded.insertOlder(sizes)
            for key in keys { _ = loaded.size(for: key) }
        }
        #expect(refused > 100)
        #expect(unread > 100)
    }

    private func framed(_ payload: [UInt8]) -> [UInt8] {
        var header = ByteWriter()
        header.append(SizeArchiveHeader.signature)
        header.write(fixed: SizeArchiveHeader.formatVersion)
        header.write(fixed: UInt64(payload.count))
        var checksum = Checksum()
        checksum.add(header.bytes[...])
        checksum.add(payload[...])
        header.write(fixed: checksum.value)
        return header.bytes + payload
    }

    /// The check value that the catalogue of such checksums gives for CRC-64/XZ.
    @Test func theChecksumIsTheOneOfXZ() {
        var checksum = Checksum()
        checksum.add(Array("123456789".utf8)[...])
        #expect(checksum.value == 0x995D_C9BB_DF19_39FA)
    }

    @Test func theChecksumIsTheSameInAnyParts() {
        var generator = SplitMix64(seed: 5)
        let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
        for length in 0...bytes.count {
            var whole = Checksum()
            whole.add(bytes[..<length])
            var singly = Checksum()
            for index in 0..<length { singly.add(bytes[index...index]) }
            #expect(whole.value == singly.value)
        }
    }
}
