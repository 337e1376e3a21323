import Foundation
import SizingEngine

extension SizingCache {
    /// The numbers of sizes that were saved and left out.
    public struct SavedSizes: Hashable, Sendable {
        /// The number of sizes in the file.
        public let savedCount: Int
        /// The number of sizes that were left out because their keys have a type that cannot be saved.
        public let skippedCount: Int
    }

    /// Saves the sizes to a file, so that they need not be measured after the next launch.
    ///
    /// Keys of the types `String`, `Bool`, `Double`, `UUID`, `URL`, `Date`, `Data`, `IndexPath` and of integer types
    /// can be saved; sizes with other keys are left out and counted.
    ///
    /// To save more than ``defaultLimit`` sizes, create the cache with a greater limit at each launch, before anything
    /// is measured. A line in the log tells if the cache has removed sizes because of its limit.
    ///
    /// The file replaces an old one atomically. If saving fails, the old file remains. If the app is terminated while
    /// it saves, a hidden file remains in the folder; a save at least an hour later removes it.
    ///
    /// - Parameters:
    ///   - url: The URL of the file, such as one in the caches folder.
    ///   - fingerprint: A text that changes when sizes do: the version of your app, at least. The name and version of
    ///     the system are added to it.
    /// - Throws: A ``SizingArchiveError``.
    /// - Complexity: O(n).
    @discardableResult
    public func save(to url: URL, fingerprint: String) throws -> SavedSizes {
        do {
            if evictions > 0 {
                SizingLog.reportOnce(
                    "saved with a limit of \(limit)",
                    "a cache with a limit of \(limit) sizes is saved after it removed \(evictions); create it with a greater limit"
                )
            }
            let summary = try SizeArchive.save(sizes, to: url, fingerprint: Self.complete(fingerprint))
            return SavedSizes(savedCount: summary.saved, skippedCount: summary.skipped)
        } catch {
            throw SizingArchiveError(error, url: url)
        }
    }

    /// Adds the sizes of a file to the cache. Sizes that are in the cache already are kept.
    ///
    /// If it throws an error, the cache is unchanged.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - fingerprint: The text that the file was saved with.
    /// - Returns: The number of sizes in the file. If it is greater than ``limit``, the most recently used are kept.
    /// - Throws: A ``SizingArchiveError``.
    /// - Complexity: O(n); O(1) for a file of another kind, whatever its length.
    @discardableResult
    public func load(from url: URL, fingerprint: String) throws -> Int {
        do {
            let saved = try SizeArchive.load(from: url, fingerprint: Self.complete(fingerprint))
            if saved.count > limit {
                SizingLog.reportOnce(
                    "loaded with a limit of \(limit)",
                    "\(saved.count) sizes are loaded into a cache with a limit of \(limit); create it with a greater limit"
                )
            }
            update { $0.insertOlder(saved) }
            return saved.count
        } catch {
            throw SizingArchiveError(error, url: url)
        }
    }

    private static func complete(_ fingerprint: String) -> String { "\(fingerprint), \(SizeArchive.platform)" }
}

/// An error in saving or loading sizes.
public struct SizingArchiveError: Error, LocalizedError, CustomStringConvertible, Sendable {
    /// The reasons for an error.
    public enum Reason: Hashable, Sendable {
        /// There is no file, as at the first launch.
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
        /// It could not be written, as on a full disk. The old file remains.
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
