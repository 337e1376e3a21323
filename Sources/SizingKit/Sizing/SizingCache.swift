import SizingEngine
import UIKit

/// A cache of measured sizes.
///
/// Every layout has a cache of its own. Set one cache in several layouts and sizers to share sizes:
///
/// ```swift
/// let cache = SizingCache()
/// feedLayout.sizingCache = cache
/// searchLayout.sizingCache = cache
/// ```
///
/// A size is found for an equal key, version, registration, width, content-size category, legibility weight, layout
/// direction and display scale. So there is nothing to invalidate when the text size, the width or the screen changes,
/// and nothing to measure when it changes back.
///
/// A full cache removes the least recently used size, and a key keeps its 64 most recently used ones.
@preconcurrency @MainActor
public final class SizingCache {
    /// The default limit of a cache: 50,000 sizes of some 130 bytes each.
    public nonisolated static let defaultLimit = 50_000

    private(set) var sizes: SizeCache

    /// Creates an empty cache.
    ///
    /// - Parameter limit: The greatest number of sizes, clamped to 1 … 2³¹ − 1. A size takes some 130 bytes.
    public init(limit: Int = SizingCache.defaultLimit) {
        sizes = SizeCache(limit: limit)
    }

    /// The number of sizes in the cache.
    public var count: Int { sizes.count }

    /// The greatest number of sizes in the cache.
    public var limit: Int { sizes.limit }

    /// The number of look-ups that found a size.
    public var hits: Int { sizes.statistics.hits }

    /// The number of look-ups that found no size.
    public var misses: Int { sizes.statistics.misses }

    /// The number of sizes that were removed because the cache was full.
    public var evictions: Int { sizes.statistics.evictions }

    /// Removes every size. Layouts keep the sizes of their items until they are invalidated.
    ///
    /// - Complexity: O(*n*) for *n* sizes.
    public func removeAll() {
        sizes.removeAll()
        SizingLog.record(.invalidated, SizingEvent(.invalidated))
    }

    /// Removes all sizes of a key: of every version and registration, for every width and all traits. Layouts keep the
    /// sizes of their items until they are invalidated.
    ///
    /// - Complexity: O(*k*) for *k* removed sizes.
    public func removeAll(for key: AnyHashable) {
        sizes.removeAll(for: key)
        SizingLog.record(.invalidated, SizingEvent(.invalidated, key: key))
    }

    /// Removes all sizes of one version of a key.
    func removeAll(for key: AnyHashable, version: Int) {
        sizes.removeAll(for: key, version: version)
        SizingLog.record(.invalidated, SizingEvent(.invalidated, key: key))
    }

    func size(for key: SizeKey) -> MeasuredSize? { sizes.size(for: key) }

    func insert(_ size: MeasuredSize, for key: SizeKey) { sizes.insert(size, for: key) }

    /// Accesses the engine's cache.
    func update<Value>(_ change: (inout SizeCache) throws -> Value) rethrows -> Value { try change(&sizes) }
}
