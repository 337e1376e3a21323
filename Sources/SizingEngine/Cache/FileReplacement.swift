import Foundation

/// A file that is written beside another one and then takes its place in one step.
struct FileReplacement {
    /// The age, in seconds, from which a replacement counts as left behind by a process that was terminated.
    static let abandonedAge: TimeInterval = 3_600

    /// The file that is replaced.
    private let file: URL

    init(of file: URL) {
        // A symbolic link stays, and the file that it points to is replaced.
        self.file = file.resolvingSymlinksInPath()
    }

    private var folder: URL { file.deletingLastPathComponent() }

    /// The prefix of the names of all replacements of this file, such as one that a terminated process left behind.
    private var prefix: String { ".\(file.lastPathComponent).replacement-" }

    /// Replaces the file.
    ///
    /// - Parameter write: Writes data to a file that is not there yet.
    func put(_ data: Data, write: (Data, URL) throws -> Void) throws {
        let replacement = folder.appendingPathComponent(prefix + UUID().uuidString)
        do {
            try write(data, replacement)
            try move(replacement)
        } catch {
            try? FileManager.default.removeItem(at: replacement)
            throw error
        }
    }

    private func move(_ replacement: URL) throws {
        let result = replacement.withUnsafeFileSystemRepresentation { old in
            file.withUnsafeFileSystemRepresentation { new in
                old.flatMap { old in new.map { rename(old, $0) } } ?? -1
            }
        }
        if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Removes the replacements that terminated processes left behind at least `abandonedAge` ago.
    ///
    /// - Complexity: O(files in the folder).
    func removeAbandoned() {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.contentModificationDateKey]
        )
        for other in files ?? [] where other.lastPathComponent.hasPrefix(prefix) {
            let values = try? other.resourceValues(forKeys: [.contentModificationDateKey])
            guard let date = values?.contentModificationDate, -date.timeIntervalSinceNow >= Self.abandonedAge else {
                continue
            }
            try? FileManager.default.removeItem(at: other)
        }
    }
}
