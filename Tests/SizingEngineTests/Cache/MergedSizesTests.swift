import Foundation
import Testing

@testable import SizingEngine

/// Loaded sizes of items that are in the cache already.
@Suite struct MergedSizesTests {
    @Test func ofTheOtherSizesOfAnItemTheMostRecentlyUsedFit() throws {
        var older = SizeCache(limit: 10)
        for width in 1...4 { older.insert(MeasuredSize(width: width, height: width), for: sizeKey("a", width: width)) }
        let (bytes, _) = SizeArchive.bytes(of: older, fingerprint: "")
        var cache = SizeCache(limit: 3)
        cache.insert(MeasuredSize(width: 9, height: 9), for: sizeKey("a", width: 9))
        cache.insertOlder(try SizeArchive.sizes(in: bytes, fingerprint: ""))
        let widths = (1...9).filter { cache.size(for: sizeKey("a", width: $0)) != nil }
        #expect(widths == [3, 4, 9])
    }

    /// Fonts change with a bug fix of the system, too.
    @Test func thePlatformNamesEachPartOfTheSystemsVersion() {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let number = "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
        #expect(SizeArchive.platform.split(separator: " ").last.map(String.init) == number)
    }
}
