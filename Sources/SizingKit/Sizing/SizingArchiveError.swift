import Foundation
import SizingEngine

/// An error in saving or loading sizes.
public struct SizingArchiveError: Error, LocalizedError, CustomStringConvertible, Sendable {
    /// The reasons for an error.
    public enum Reason: Hashable, Sendable {
        /// There is no file, such as at the first launch.
        case missing
        /// Its sizes were measured by another version of the app or on another system, or it was written by a version of
        /// SizingKit with another format.
        case outdated
        /// It could not be read, or it is damaged or no file of sizes.
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
            case .older, .newer, .otherFingerprint: .outdated
            case .foreign, .truncated, .damaged, .unreadable: .unreadable
            case .unwritable: .unwritable
            }
        self.url = url
        description = "\(url.lastPathComponent): \(error)"
    }
}
