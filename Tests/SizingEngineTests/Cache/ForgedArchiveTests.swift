import Foundation
import Testing

@testable import SizingEngine

/// Archives that were forged, with a checksum that is right: what is said to be in them doesn't fit in their bytes.
@Suite struct ForgedArchiveTests {
    private func failure(_ write: (inout ByteWriter) -> Void) -> SizeArchiveError? {
        var payload = ByteWriter()
        payload.write("")
        write(&payload)
        do {
            _ = try SizeArchive.sizes(in: SizeArchiveHeader.bytes(for: payload.bytes) + payload.bytes, fingerprint: "")
            return nil
        } catch {
            return error
        }
    }

    private let tooMany = SizeArchiveError.damaged("a count exceeds the number of bytes")

    /// Each takes a byte in the file, and would take sixteen in memory.
    @Test func namesThatNoSpaceUses() {
        let error = failure { payload in
            payload.write(1_000_000)
            payload.append([UInt8](repeating: 0, count: 1_000_000))
        }
        #expect(error == tooMany)
    }

    @Test func environmentsThatNoSpaceUses() {
        let error = failure { payload in
            payload.write(0)
            payload.write(100_000)
            for _ in 0..<100_000 { payload.append([UInt8](repeating: 0, count: 14)) }
        }
        #expect(error == tooMany)
    }

    @Test func spacesInWhichNothingWasMeasured() {
        let error = failure { payload in
            payload.write(1)
            payload.write("cell")
            payload.write(1)
            payload.append([UInt8](repeating: 0, count: 14))
            payload.write(100_000)
            for _ in 0..<100_000 { payload.append([UInt8](repeating: 0, count: 6)) }
        }
        #expect(error == tooMany)
    }

    /// The least that an honest archive has: an empty identity in a space of its own.
    @Test func asManySpacesAsSizesAreRead() throws {
        var cache = SizeCache(limit: 2_000)
        for width in 0..<1_000 {
            let key = SizeKey(
                identity: AnyHashable(width % 64),
                version: 0,
                template: "",
                proposal: SizeProposal(width: width),
                environment: SizingEnvironment(
                    contentSizeCategory: "",
                    legibilityWeight: 0,
                    layoutDirection: 0,
                    displayScale: 1
                )
            )
            cache.insert(MeasuredSize(width: width, height: 0), for: key)
        }
        let (bytes, summary) = SizeArchive.bytes(of: cache, fingerprint: "")
        #expect(summary.saved == 1_000)
        let sizes = try SizeArchive.sizes(in: bytes, fingerprint: "")
        #expect(sizes.contents.map(\.key) == cache.contents.map(\.key))
    }
}
