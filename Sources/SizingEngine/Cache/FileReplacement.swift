import Foundation

/// A file that is written beside another one and then takes its place in one step.
struct FileReplacement {
    /// How old a file must be that nobody is writing any more, in seconds.
    static let abandonedAge: TimeInterval = 3_600

    /// What is replaced.
    private let file: URL

    init(of file: URL) {
        // A link stays, and what it points to is replaced.
        self.file = file.resolvingSymlinksInPath()
    }

    private var folder: URL { file.deletingLastPathComponent() }

    /// What the names of all replacements of this file begin with: a writer that was ended leaves one behind.
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

    /// Removes what writers have left that were ended an hour ago or earlier.
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
