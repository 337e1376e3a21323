import Foundation

/// Converts a size cache to bytes, to be saved and to be loaded after a relaunch, and back.
///
/// The format of version 3, all numbers in little-endian order:
///
/// | bytes | what |
/// |---|---|
/// | 8 | `SZKSIZES` |
/// | 4 | the version of the form |
/// | 8 | the length of what follows the checksum |
/// | 8 | the checksum (CRC-64 as in XZ) of everything before and after it |
/// | … | the fingerprint; tables of templates, environments and spaces; the number of sizes |
/// | 4 each | the distance of each size from the first |
/// | 8 each | a hash value of each size's identity and the number of the size, in the order of hash values |
/// | … | the sizes, the least recently used first |
///
/// Where the table says "…", numbers take one byte for each seven bits; strings and data follow their length. A space is stored
/// as the numbers of its template and of its environment and its proposal, a size as its identity, its version, the number of
/// its space, its width and its height. So the sizes of one item are found and read without the others.
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
        var spaces = Table<MeasuringSpace>()
        var positions = ByteWriter()
        var index: [(hash: UInt32, number: UInt32)] = []
        var sizes = ByteWriter()
        for (key, size) in cache.contents {
            guard let identity = ArchivedIdentity(key.item)?.bytes else {
                summary.skipped += 1
                continue
            }
            index.append((Checksum.hash(identity), UInt32(summary.saved)))
            summary.saved += 1
            positions.write(fixed: UInt32(truncatingIfNeeded: sizes.bytes.count))
            sizes.append(identity)
            sizes.write(signed: key.version)
            sizes.write(spaces.number(of: key.space))
            sizes.write(size.width)
            sizes.write(size.height)
        }
        var payload = ByteWriter()
        payload.write(fingerprint)
        write(spaces.values, to: &payload)
        payload.write(summary.saved)
        payload.append(positions.bytes)
        for entry in index.sorted(by: { ($0.hash, $0.number) < ($1.hash, $1.number) }) {
            payload.write(fixed: entry.hash)
            payload.write(fixed: entry.number)
        }
        payload.append(sizes.bytes)
        return (SizeArchiveHeader.bytes(for: payload.bytes) + payload.bytes, summary)
    }

    private static func write(_ spaces: [MeasuringSpace], to writer: inout ByteWriter) {
        var templates = Table<String>()
        var environments = Table<SizingEnvironment>()
        var rest = ByteWriter()
        rest.write(spaces.count)
        for space in spaces {
            rest.write(templates.number(of: space.template))
            rest.write(environments.number(of: space.environment))
            rest.write(space.proposal)
        }
        writer.write(templates.values.count)
        for template in templates.values { writer.write(template) }
        writer.write(environments.values.count)
        for environment in environments.values { writer.write(environment) }
        writer.append(rest.bytes)
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

    /// The sizes in an archive.
    ///
    /// - Throws: A `SizeArchiveError` that says what is wrong. Nothing is read from an incomplete archive.
    /// - Complexity: O(bytes), for the checksum.
    package static func sizes(in bytes: [UInt8], fingerprint: String) throws(SizeArchiveError) -> SavedSizes {
        let header = try SizeArchiveHeader(Array(bytes.prefix(SizeArchiveHeader.length)), of: UInt64(bytes.count))
        return try sizes(in: bytes[SizeArchiveHeader.length...], after: header, fingerprint: fingerprint)
    }

    /// The sizes in the bytes after a header.
    static func sizes(
        in payload: ArraySlice<UInt8>,
        after header: SizeArchiveHeader,
        fingerprint: String
    ) throws(SizeArchiveError) -> SavedSizes {
        try header.check(payload)
        var reader = ByteReader(payload)
        do {
            let found = try reader.text()
            guard found == fingerprint else {
                throw SizeArchiveError.otherFingerprint(found: found, expected: fingerprint)
            }
            let spaces = try reader.spaces()
            let count = try reader.count(ofAtLeast: bytesOfSize)
            return SavedSizes(
                spaces: spaces,
                positions: try reader.bytes(4 * count),
                index: try reader.bytes(8 * count),
                records: reader.rest
            )
        } catch let error as SizeArchiveError {
            throw error
        } catch let malformed as ByteReader.Malformed {
            throw .damaged(malformed.what)
        } catch {
            throw .damaged("\(error)")
        }
    }

    /// The least number of bytes that a size takes: its distance, its entry in the index and five numbers of a byte.
    static let bytesOfSize = 17
}
