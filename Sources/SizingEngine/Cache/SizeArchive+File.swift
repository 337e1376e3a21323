import Foundation

extension SizeArchive {
    /// Saves a cache to a file.
    ///
    /// The file is written beside the old one and then takes its place in one step: whatever happens in between, either
    /// the old or the new file is there and whole, and of two writers at once the later one wins.
    ///
    /// - Parameter write: Writes data to a file in one step.
    /// - Throws: `SizeArchiveError.unwritable`.
    package static func save(
        _ cache: SizeCache,
        to file: URL,
        fingerprint: String,
        write: (Data, URL) throws -> Void = { try $0.write(to: $1, options: .atomic) }
    ) throws(SizeArchiveError) -> Summary {
        let (bytes, summary) = bytes(of: cache, fingerprint: fingerprint)
        do {
            try write(Data(bytes), file)
        } catch {
            throw .unwritable(error.localizedDescription)
        }
        return summary
    }

    /// The sizes in a file, the least recently used first.
    ///
    /// - Throws: A `SizeArchiveError` that says what is wrong.
    package static func load(
        from file: URL,
        fingerprint: String
    ) throws(SizeArchiveError) -> [(key: SizeKey, size: MeasuredSize)] {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
            throw isMissing ? .missing : .unreadable(error.localizedDescription)
        }
        return try sizes(in: Array(data), fingerprint: fingerprint)
    }
}
