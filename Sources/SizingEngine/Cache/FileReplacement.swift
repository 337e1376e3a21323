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

    /// The prefix of the names of all replacements of this file, such as one that a terminated process left behind. The seconds
    /// since 2001 at which the replacement was begun follow, and what makes the name unique.
    ///
    /// The time stands in the name because an app that reads a file's date needs a reason for it in its privacy manifest, as
    /// all of Apple's file timestamp APIs do.
    private var prefix: String { ".\(file.lastPathComponent).replacement-" }

    private var now: TimeInterval { Date().timeIntervalSinceReferenceDate }

    /// Replaces the file.
    ///
    /// - Parameter write: Writes data to a file that is not there yet.
    func put(_ data: Data, write: (Data, URL) throws -> Void) throws {
        let replacement = folder.appendingPathComponent("\(prefix)\(Int(now)) \(UUID().uuidString)")
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
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for other in files ?? [] {
            guard let begun = beginning(of: other.lastPathComponent), now - begun >= Self.abandonedAge else { continue }
            try? FileManager.default.removeItem(at: other)
        }
    }

    /// When the replacement with a name was begun; nil for another file.
    private func beginning(of name: String) -> TimeInterval? {
        guard name.hasPrefix(prefix) else { return nil }
        return TimeInterval(name.dropFirst(prefix.count).prefix { $0 != " " })
    }
}
