/// Why sizes could not be loaded or saved.
package enum SizeArchiveError: Error, Equatable, Sendable {
    /// The file is not an archive of sizes.
    case foreign
    /// The file was written by an older version, whose format is not read any more.
    case older(version: Int)
    /// The file was written by a newer version.
    case newer(version: Int)
    /// The end of the file is missing.
    case truncated(missing: Int)
    /// The file's contents have changed since it was written.
    case damaged(String)
    /// The sizes were measured by another app version or on another system.
    case otherFingerprint(found: String, expected: String)
    /// There is no file.
    case missing
    /// The file could not be read.
    case unreadable(String)
    /// The file could not be written, such as on a full disk. The old file is still there.
    case unwritable(String)
}

extension SizeArchiveError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .foreign: "It is not a file of measured sizes."
        case .older(let version): "Its format \(version) is no longer supported."
        case .newer(let version): "Its format \(version) needs a newer version of SizingKit."
        case .truncated(let missing): "It is truncated: at least \(missing) bytes are missing."
        case .damaged(let what): "It is damaged: \(what)."
        case .otherFingerprint(let found, let expected):
            "It was saved with the fingerprint “\(found)”, not “\(expected)”."
        case .missing: "There is no such file."
        case .unreadable(let reason): "It cannot be read: \(reason)"
        case .unwritable(let reason): "It cannot be written: \(reason)"
        }
    }
}
