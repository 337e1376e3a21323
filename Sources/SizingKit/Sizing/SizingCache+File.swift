import Foundation
import SizingEngine

extension SizingCache {
    /// Saves the sizes to a file, so that they need not be measured after the next launch.
    ///
    /// Keys of the types `String`, `Bool`, `Double`, `UUID`, `URL`, `Date`, `Data`, `IndexPath` and of integer types
    /// can be saved; sizes with other keys are left out, with a line in the log.
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
    /// - Returns: The number of sizes in the file.
    /// - Throws: A ``SizingArchiveError``.
    /// - Complexity: O(n).
    @discardableResult
    public func save(to url: URL, fingerprint: String) throws -> Int {
        do {
            if evictions > 0 {
                SizingLog.reportOnce(
                    "saved with a limit of \(limit)",
                    "saved a cache that removed \(evictions) sizes at its limit of \(limit); create it with a greater limit"
                )
            }
            let summary = try SizeArchive.save(sizes, to: url, fingerprint: Self.complete(fingerprint))
            if summary.skipped > 0 {
                SizingLog.reportOnce(
                    "skipped keys",
                    "\(summary.skipped) sizes were not saved: their keys have types that cannot be saved"
                )
            }
            return summary.saved
        } catch {
            throw SizingArchiveError(error, url: url)
        }
    }

    /// Adds the sizes of a file to the cache. Sizes that are in the cache already are kept.
    ///
    /// The sizes of an item are read when they are first asked for. If it throws an error, the cache is unchanged.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - fingerprint: The text that the file was saved with.
    /// - Returns: The number of sizes in the file. If it is greater than ``limit``, the most recently used are kept.
    /// - Throws: A ``SizingArchiveError``.
    /// - Complexity: O(length of the file) to check it; O(1) for a file of another kind, whatever its length.
    @discardableResult
    public func load(from url: URL, fingerprint: String) throws -> Int {
        do {
            let saved = try SizeArchive.load(from: url, fingerprint: Self.complete(fingerprint))
            if saved.count > limit {
                SizingLog.reportOnce(
                    "loaded with a limit of \(limit)",
                    "loaded \(saved.count) sizes into a cache with a limit of \(limit); create it with a greater limit"
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
