import TestSupport
import Testing

@testable import SizingEngine

/// Saved sizes are found by a hash of 32 bits, which two identities may share.
@Suite struct SavedIdentityTests {
    /// Two texts with one hash: among so many random ones there are two.
    private func textsWithOneHash() throws -> (String, String) {
        var generator = SplitMix64(seed: 1)
        var known: [UInt32: String] = [:]
        for _ in 0..<1_000_000 {
            let text = String(generator.next(), radix: 36)
            let hash = Checksum.hash(ArchivedIdentity.text(text).bytes)
            if let other = known[hash], other != text { return (other, text) }
            known[hash] = text
        }
        return try #require(nil as (String, String)?)
    }

    @Test func sizesOfAnotherIdentityWithTheSameHashAreNotTaken() throws {
        let (first, second) = try textsWithOneHash()
        var cache = SizeCache(limit: 100)
        cache.insert(MeasuredSize(width: 1, height: 10), for: sizeKey(first))
        let bytes = SizeArchive.bytes(of: cache, fingerprint: "").bytes
        for texts in [[first, second], [second, first]] {
            var loaded = SizeCache(limit: 100)
            loaded.insertOlder(try SizeArchive.sizes(in: bytes, fingerprint: ""))
            for text in texts {
                let size = loaded.size(for: sizeKey(text))
                #expect(size?.height == (text == first ? 10 : nil))
            }
        }
    }
}
