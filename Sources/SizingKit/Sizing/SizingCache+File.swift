import Foundation
import SizingEngine

extension SizingCache {
    /// What was written to a file.
    public struct SavedSizes: Hashable, Sendable {
        /// The sizes in the file.
        public let savedCount: Int
        /// The sizes that were left out, because their key has a type that cannot be saved.
        public let skippedCount: Int
    }

    /// Saves the sizes to a file, so that the next launch need not measure them.
    ///
    /// Keys that are texts, whole numbers, `Bool`, `Double`, `UUID`, `URL`, `Date`, `Data` or `IndexPath` can be saved;
    /// sizes under other keys are left out and counted. Give items that are to be found again such a key: an
    /// enumeration or a structure of your own cannot be made again from a file.
    ///
    /// Only what is in the cache can be saved: a cache that is too small for all sizes has let the least recently used go.
    /// Where more than ``defaultLimit`` sizes are to be found again, create the cache with a greater limit before anything
    /// is measured, also at the next launch. The log says so where sizes were lost.
    ///
    /// The file takes the place of the old one in one step. If anything fails, the old one stays; of two writers at once
    /// the later one wins. An app that is ended while it saves leaves a hidden file beside it, which a save that comes an
    /// hour later or more removes.
    ///
    /// - Parameters:
    ///   - url: Where. The caches folder is a good place.
    ///   - fingerprint: What sizes depend on beside their keys: the version of your app, at least. The name and version of
    ///     the system are added to it, since its fonts change.
    /// - Throws: A ``SizingArchiveError``.
    /// - Complexity: O(n).
    @discardableResult
    public func save(to url: URL, fingerprint: String) throws -> SavedSizes {
        do {
            if evictions > 0 {
                SizingLog.reportOnce(
                    "saved with a limit of \(limit)",
                    "a cache is saved that had room for \(limit) sizes only: \(evictions) were lost; create it with a greater limit"
                )
            }
            let summary = try SizeArchive.save(sizes, to: url, fingerprint: Self.complete(fingerprint))
            return SavedSizes(savedCount: summary.saved, skippedCount: summary.skipped)
        } catch {
            throw SizingArchiveError(error, url: url)
        }
    }

    /// Takes over the sizes that were saved to a file. Sizes that are in the cache already stay as they are.
    ///
    /// If anything is wrong with the file, nothing of it is taken over.
    ///
    /// - Parameters:
    ///   - url: Where.
    ///   - fingerprint: What was given when the file was saved.
    /// - Returns: The number of sizes in the file. If the cache is too small for them, the most recently used are kept.
    /// - Throws: A ``SizingArchiveError``.
    /// - Complexity: O(n); O(1) for a file that is not one of sizes, however long it is.
    @discardableResult
    public func load(from url: URL, fingerprint: String) throws -> Int {
        do {
            let saved = try SizeArchive.load(from: url, fingerprint: Self.complete(fingerprint))
            if saved.count > limit {
                SizingLog.reportOnce(
                    "loaded with a limit of \(limit)",
                    "\(saved.count) sizes are loaded into a cache with room for \(limit); create it with a greater limit"
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

/// Why sizes could not be saved or loaded.
public struct SizingArchiveError: Error, LocalizedError, CustomStringConvertible, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// There is no file, as at the first launch.
        case missing
        /// It is no file of sizes.
        case foreign
        /// It was written by an older version, whose form is not read any more.
        case older
        /// It was written by a newer version.
        case newer
        /// Its end is missing.
        case truncated
        /// It is not as it was written.
        case damaged
        /// Its sizes were measured by another version of the app or on another system.
        case otherFingerprint
        /// It could not be read.
        case unreadable
        /// It could not be written, as on a full disk. The old file is still there.
        case unwritable
    }

    /// What is wrong.
    public let reason: Reason
    /// Where the file is, or was to be.
    public let url: URL
    /// What is wrong, in a sentence.
    public let description: String

    /// What is wrong, in a sentence.
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
