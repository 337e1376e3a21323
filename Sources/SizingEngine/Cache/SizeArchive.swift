import Foundation

/// Converts a size cache to bytes, to be saved and to be loaded after a relaunch, and back.
///
/// The format of version 2, all numbers in little-endian order:
///
/// | bytes | what |
/// |---|---|
/// | 8 | `SZKSIZES` |
/// | 4 | the version of the form |
/// | 8 | the length of what follows the checksum |
/// | 8 | the checksum (CRC-64 as in XZ) of everything before and after it |
/// | … | the fingerprint; a table of templates and one of environments; the sizes, the least recently used first |
///
/// After the header, numbers take one byte for each seven bits; strings and data follow their length. A size is stored as its
/// identity, its version, the numbers of its template and of its environment, its proposal, its width and its height.
package enum SizeArchive {
    /// The numbers of sizes that an archive contains and leaves out.
    package struct Summary: Equatable, Sendable {
        package var saved = 0
        /// The number of sizes that were left out, since their identity cannot be saved. See `ArchivedIdentity`.
        package var skipped = 0
    }

    /// The system that sizes were measured on: fonts change with its versions.
    package static var platform: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        let number = "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
        #if targetEnvironment(macCatalyst)
            return "macCatalyst \(number)"
        #elseif os(iOS)
            return "iOS \(number)"
        #elseif os(tvOS)
            return "tvOS \(number)"
        #elseif os(visionOS)
            return "visionOS \(number)"
        #else
            return "headless \(number)"
        #endif
    }

    // MARK: Writing

    /// The bytes of a cache.
    ///
    /// - Parameter fingerprint: Anything else that sizes depend on, such as the version of the app. An archive is loaded only
    ///   with an equal fingerprint.
    /// - Complexity: O(n).
    package static func bytes(of cache: SizeCache, fingerprint: String) -> (bytes: [UInt8], summary: Summary) {
        var summary = Summary()
        var templates = Table<String>()
        var environments = Table<SizingEnvironment>()
        var sizes = ByteWriter()
        for (key, size) in cache.contents {
            guard let identity = ArchivedIdentity(key.item) else {
                summary.skipped += 1
                continue
            }
            summary.saved += 1
            identity.write(to: &sizes)
            sizes.write(signed: key.version)
            sizes.write(templates.number(of: key.template))
            sizes.write(environments.number(of: key.environment))
            sizes.write(key.proposal)
            sizes.write(size.width)
            sizes.write(size.height)
        }
        var payload = ByteWriter()
        payload.write(fingerprint)
        payload.write(templates.values.count)
        for template in templates.values { payload.write(template) }
        payload.write(environments.values.count)
        for environment in environments.values { payload.write(environment) }
        payload.write(summary.saved)
        payload.append(sizes.bytes)
        return (SizeArchiveHeader.bytes(for: payload.bytes) + payload.bytes, summary)
    }

    /// Numbers values in the order in which they are added.
    private struct Table<Value: Hashable> {
        private(set) var values: [Value] = []
        private var numbers: [Value: Int] = [:]

        mutating func number(of value: Value) -> Int {
            if let number = numbers[value] { return number }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }

    // MARK: Reading

    /// The sizes in an archive, the least recently used first.
    ///
    /// - Throws: A `SizeArchiveError` that says what is wrong. Nothing is read from an incomplete archive.
    /// - Complexity: O(n).
    package static func sizes(
        in bytes: [UInt8],
        fingerprint: String
    ) throws(SizeArchiveError) -> [(key: SizeKey, size: MeasuredSize)] {
        let header = try SizeArchiveHeader(Array(bytes.prefix(SizeArchiveHeader.length)), of: UInt64(bytes.count))
        return try sizes(in: bytes[SizeArchiveHeader.length...], after: header, fingerprint: fingerprint)
    }

    /// The sizes in the bytes after a header.
    static func sizes(
        in payload: ArraySlice<UInt8>,
        after header: SizeArchiveHeader,
        fingerprint: String
    ) throws(SizeArchiveError) -> [(key: SizeKey, size: MeasuredSize)] {
        try header.check(payload)
        var reader = ByteReader(payload)
        do {
            let found = try reader.text()
            guard found == fingerprint else {
                throw SizeArchiveError.otherFingerprint(found: found, expected: fingerprint)
            }
            let templates = try (0..<reader.count(ofAtLeast: 1)).map { _ in try reader.text() }
            let environments = try (0..<reader.count(ofAtLeast: 4)).map { _ in try reader.environment() }
            let count = try reader.count(ofAtLeast: 8)
            var sizes: [(key: SizeKey, size: MeasuredSize)] = []
            sizes.reserveCapacity(count)
            for _ in 0..<count { sizes.append(try reader.size(templates, environments)) }
            guard reader.isAtEnd else { throw ByteReader.Malformed(what: "bytes follow the last size") }
            return sizes
        } catch let error as SizeArchiveError {
            throw error
        } catch let malformed as ByteReader.Malformed {
            throw .damaged(malformed.what)
        } catch {
            throw .damaged("\(error)")
        }
    }
}
