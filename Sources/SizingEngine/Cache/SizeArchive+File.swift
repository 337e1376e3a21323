import Foundation

extension SizeArchive {
    /// Saves a cache to a file.
    ///
    /// The file is written beside the old one and then takes its place in one step: whatever happens in between, either
    /// the old or the new file is there and whole, and of two writers at once the later one wins.
    ///
    /// - Parameter write: Writes data to a file that is not there yet.
    /// - Throws: `SizeArchiveError.unwritable`.
    package static func save(
        _ cache: SizeCache,
        to file: URL,
        fingerprint: String,
        write: (Data, URL) throws -> Void = { try $0.write(to: $1, options: .withoutOverwriting) }
    ) throws(SizeArchiveError) -> Summary {
        let (bytes, summary) = bytes(of: cache, fingerprint: fingerprint)
        guard UInt64(bytes.count - SizeArchiveHeader.length) <= SizeArchiveHeader.largestPayload else {
            throw .unwritable("\(bytes.count) bytes are more than a file of sizes may have.")
        }
        let replacement = FileReplacement(of: file)
        do {
            try replacement.put(Data(bytes), write: write)
        } catch {
            throw .unwritable(error.localizedDescription)
        }
        replacement.removeAbandoned()
        return summary
    }

    /// Loads the sizes in a file.
    ///
    /// The file is not mapped: one with complete protection cannot be read while the device is locked, and an app that
    /// reads mapped memory then is terminated.
    ///
    /// - Throws: A `SizeArchiveError` that says what is wrong.
    /// - Complexity: O(bytes); O(1) for a file of any length that is not an archive of sizes.
    package static func load(from file: URL, fingerprint: String) throws(SizeArchiveError) -> SavedSizes {
        let (header, payload) = try read(file)
        return try sizes(in: payload[...], after: header, fingerprint: fingerprint)
    }

    /// Reads the header of a file, and the bytes after it if they can be an archive.
    private static func read(_ file: URL) throws(SizeArchiveError) -> (SizeArchiveHeader, [UInt8]) {
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            let start = try handle.read(upToCount: SizeArchiveHeader.length) ?? Data()
            let header = try SizeArchiveHeader(Array(start), of: max(handle.seekToEnd(), UInt64(start.count)))
            try handle.seek(toOffset: UInt64(SizeArchiveHeader.length))
            var payload: [UInt8] = []
            payload.reserveCapacity(header.payloadLength)
            while payload.count < header.payloadLength,
                let chunk = try handle.read(upToCount: min(header.payloadLength - payload.count, 1 << 20)),
                !chunk.isEmpty
            {
                payload += chunk
            }
            return (header, payload)
        } catch let error as SizeArchiveError {
            throw error
        } catch {
            let code = (error as? CocoaError)?.code
            let isMissing = code == .fileReadNoSuchFile || code == .fileNoSuchFile
            throw isMissing ? .missing : .unreadable(error.localizedDescription)
        }
    }
}
