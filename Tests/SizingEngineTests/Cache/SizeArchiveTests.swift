import Foundation
import TestSupport
import Testing

@testable import SizingEngine

/// What is saved comes back as it was, or not at all.
@Suite struct SizeArchiveTests {
    @Test func everySizeComesBackInItsOrder() throws {
        let cache = someCache(count: 200)
        let (bytes, summary) = SizeArchive.bytes(of: cache, fingerprint: "app 1")
        let sizes = try SizeArchive.sizes(in: bytes, fingerprint: "app 1").contents
        #expect(summary == .init(saved: 200, skipped: 0))
        #expect(sizes.map(\.key) == cache.contents.map(\.key))
        #expect(sizes.map(\.size) == cache.contents.map(\.size))
    }

    @Test func anEmptyCacheComesBackEmpty() throws {
        let (bytes, _) = SizeArchive.bytes(of: SizeCache(limit: 10), fingerprint: "")
        let sizes = try SizeArchive.sizes(in: bytes, fingerprint: "")
        #expect(sizes.count == 0)
        #expect(sizes.contents.isEmpty)
    }

    static var identities: [AnyHashable] {
        [
            "text", "", "漢字 👩‍👩‍👧", 0, -1, Int.max, Int.min, UInt64.max, UInt8(7), Int16(-3), true, false, 2.5,
            Double.infinity, UUID(),
            URL(string: "https://example.org/a?b=c").map { AnyHashable($0) } ?? AnyHashable("no address"),
            Date(timeIntervalSinceReferenceDate: 12.5), Data([0, 1, 255]), IndexPath(indexes: [3, 4]), IndexPath(),
        ]
    }

    @Test(arguments: identities.indices) func anIdentityComesBackEqual(_ index: Int) throws {
        let identity = Self.identities[index]
        var cache = SizeCache(limit: 10)
        cache.insert(MeasuredSize(width: 1, height: 2), for: sizeKey(identity))
        let (bytes, summary) = SizeArchive.bytes(of: cache, fingerprint: "")
        let sizes = try SizeArchive.sizes(in: bytes, fingerprint: "")
        #expect(summary.saved == 1)
        #expect(sizes.contents.first?.key == sizeKey(identity))
        var loaded = SizeCache(limit: 10)
        loaded.insertOlder(sizes)
        let size = loaded.size(for: sizeKey(identity))
        #expect(size == MeasuredSize(width: 1, height: 2))
    }

    private struct Own: Hashable {
        let id: Int
    }

    @Test func otherIdentitiesAreLeftOutAndCounted() throws {
        var cache = SizeCache(limit: 10)
        cache.insert(MeasuredSize(width: 1, height: 2), for: sizeKey(Own(id: 1)))
        cache.insert(MeasuredSize(width: 1, height: 3), for: sizeKey([1, 2]))
        cache.insert(MeasuredSize(width: 1, height: 4), for: sizeKey(5))
        let (bytes, summary) = SizeArchive.bytes(of: cache, fingerprint: "")
        let sizes = try SizeArchive.sizes(in: bytes, fingerprint: "")
        #expect(summary == .init(saved: 1, skipped: 2))
        #expect(sizes.contents.map(\.key) == [sizeKey(5)])
    }

    @Test func everyPartOfAKeyComesBack() throws {
        var environment = SizingEnvironment(
            contentSizeCategory: "XXL",
            legibilityWeight: 1,
            layoutDirection: 1,
            displayScale: 2.625
        )
        environment.leadingInset = 44
        environment.trailingInset = -7
        environment.isEditing = true
        let key = SizeKey(
            identity: "a",
            version: -12,
            template: "cell",
            proposal: SizeProposal(
                width: .free(atMost: 500),
                height: .fixed(88),
                insetWidth: 12,
                insetHeight: 1
            ),
            environment: environment
        )
        var cache = SizeCache(limit: 10)
        cache.insert(MeasuredSize(width: 77, height: 88), for: key)
        let (bytes, _) = SizeArchive.bytes(of: cache, fingerprint: "")
        let sizes = try SizeArchive.sizes(in: bytes, fingerprint: "")
        #expect(sizes.contents.first?.key == key)
        #expect(sizes.contents.first?.key.environment.displayScale == 2.625)
    }

    // MARK: What cannot be loaded

    private func failure(_ bytes: [UInt8], fingerprint: String = "app 1") -> SizeArchiveError? {
        do {
            _ = try SizeArchive.sizes(in: bytes, fingerprint: fingerprint)
            return nil
        } catch {
            return error
        }
    }

    @Test func anotherFingerprintIsRefused() {
        let (bytes, _) = SizeArchive.bytes(of: someCache(count: 3), fingerprint: "app 1")
        #expect(failure(bytes, fingerprint: "app 2") == .otherFingerprint(found: "app 1", expected: "app 2"))
    }

    @Test func aForeignFileIsRefused() {
        #expect(failure(Array("{\"sizes\": [1, 2, 3, 4, 5, 6, 7, 8, 9]}".utf8)) == .foreign)
        #expect(failure(Array("PK".utf8)) == .foreign)
        #expect(failure([UInt8](repeating: 0, count: 1_000)) == .foreign)
    }

    @Test func otherVersionsAreRefused() {
        var (bytes, _) = SizeArchive.bytes(of: someCache(count: 3), fingerprint: "app 1")
        #expect(bytes[8] == 3)
        bytes[8] = 4
        #expect(failure(bytes) == .newer(version: 4))
        bytes[8] = 2
        #expect(failure(bytes) == .older(version: 2))
    }

    @Test func anyCutIsNoticed() {
        let (bytes, _) = SizeArchive.bytes(of: someCache(count: 3), fingerprint: "app 1")
        for length in 0..<bytes.count {
            guard case .truncated? = failure(Array(bytes[..<length])) else {
                Issue.record("\(length) of \(bytes.count) bytes were taken for a whole file")
                return
            }
        }
    }

    @Test func whatFollowsTheEndIsNoticed() {
        let (bytes, _) = SizeArchive.bytes(of: someCache(count: 3), fingerprint: "app 1")
        #expect(failure(bytes + [0]) == .damaged("1 bytes follow its end"))
    }

    @Test func everyChangedBitIsNoticed() {
        let (bytes, _) = SizeArchive.bytes(of: someCache(count: 3), fingerprint: "app 1")
        var unnoticed = 0
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            if failure(damaged) == nil { unnoticed += 1 }
        }
        #expect(unnoticed == 0)
    }

    @Test func everyErrorIsDescribed() {
        let errors: [SizeArchiveError] = [
            .foreign, .older(version: 0), .newer(version: 9), .truncated(missing: 3), .damaged("x"),
            .otherFingerprint(found: "a", expected: "b"), .missing, .unreadable("y"), .unwritable("z"),
        ]
        let descriptions = Set(errors.map(\.description))
        #expect(descriptions.count == errors.count)
        #expect(descriptions.allSatisfy { $0.count > 15 })
    }
}

func sizeKey(_ identity: AnyHashable, width: Int = 1_170, version: Int = 0) -> SizeKey {
    SizeKey(
        identity: identity,
        version: version,
        template: "PostCell Posts/Feed.swift:12:20",
        proposal: SizeProposal(width: width),
        environment: SizingEnvironment(
            contentSizeCategory: "UICTContentSizeCategoryL",
            legibilityWeight: 0,
            layoutDirection: 0,
            displayScale: 3
        )
    )
}

/// A cache of different keys and sizes.
func someCache(count: Int, salt: Int = 0) -> SizeCache {
    var cache = SizeCache(limit: max(1, count))
    for item in 0..<count {
        let identity: AnyHashable = item % 3 == 0 ? "item \(item)" : item
        let size = MeasuredSize(width: 1_170, height: (item * 7_919 + salt) % 3_000)
        cache.insert(size, for: sizeKey(identity, width: item % 2 == 0 ? 1_170 : 2_532, version: item % 5))
    }
    return cache
}
