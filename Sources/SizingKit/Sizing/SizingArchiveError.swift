import Foundation
import SizingEngine

/// An error in saving or loading sizes.
public struct SizingArchiveError: Error, LocalizedError, CustomStringConvertible, Sendable {
    /// The reasons for an error.
    public enum Reason: Hashable, Sendable {
        /// There is no file, such as at the first launch.
        case missing
        /// It is a file of another kind.
        case foreign
        /// It was written by an older version of SizingKit, in a format that is not read any more.
        case older
        /// It was written by a newer version of SizingKit.
        case newer
        /// Its end is missing.
        case truncated
        /// Its contents do not match its checksum.
        case damaged
        /// Its sizes were measured by another version of the app or on another system.
        case otherFingerprint
        /// It could not be read.
        case unreadable
        /// It could not be written, for example because the disk is full. The old file remains.
        case unwritable
    }

    /// The reason for the error.
    public let reason: Reason
    /// The URL of the file.
    public let url: URL
    /// A sentence that names the file and the reason.
    public let description: String

    /// A sentence that names the file and the reason.
    public var errorDescription: String? { description }

    init(_ error: SizeArchiveError, url: URL) {
        reason =
            switch error {
            case .missing: .missing
            case .foreign: .foreign
            case .older: .older
            case .newer: .newer
            case .truncated: .truncated
            case .damaged: .damaged
            case .otherFingerprint: .otherFingerprint
            case .unreadable: .unreadable
            case .unwritable: .unwritable
            }
        self.url = url
        description = "\(url.lastPathComponent): \(error)"
    }
}
