import SizingEngine
import UIKit

/// Measured sizes, kept under their keys, the width and the traits.
///
/// Every layout has a cache of its own. Give several layouts and sizers the same one to share what they measured:
///
/// ```swift
/// let cache = SizingCache()
/// feedLayout.sizingCache = cache
/// searchLayout.sizingCache = cache
/// ```
///
/// A size is found again only for an equal key and version, the same way of measuring, the same room, content-size
/// category, legibility weight, layout direction and display scale. Dynamic Type, a rotation or a move to another screen
/// therefore need no invalidation, and the way back measures nothing.
///
/// The least recently used size gives way when the cache is full.
@MainActor
public final class SizingCache {
    /// How many sizes a cache keeps by default: some 800 bytes each.
    public nonisolated static let defaultLimit = 50_000

    private(set) var sizes: SizeCache

    /// Creates an empty cache.
    ///
    /// - Parameter limit: Most sizes at a time, clamped to 1 … 2³¹ − 1. A size takes some 800 bytes.
    public init(limit: Int = SizingCache.defaultLimit) {
        sizes = SizeCache(limit: limit)
    }

    /// The number of sizes.
    public var count: Int { sizes.count }

    /// Most sizes at a time.
    public var limit: Int { sizes.limit }

    /// How many look-ups found a size.
    public var hits: Int { sizes.statistics.hits }

    /// How many look-ups found none.
    public var misses: Int { sizes.statistics.misses }

    /// How many sizes gave way to others.
    public var evictions: Int { sizes.statistics.evictions }

    /// Forgets every size. Layouts keep what they have placed until they are invalidated.
    ///
    /// - Complexity: O(n).
    public func removeAll() {
        sizes.removeAll()
        SizingLog.record(.invalidated, SizingEvent(.invalidated))
    }

    /// Forgets all sizes of a key: of every version, at every width, under all traits. Layouts keep what they have placed
    /// until they are invalidated.
    ///
    /// - Complexity: O(removed sizes).
    public func removeAll(for key: AnyHashable) {
        sizes.removeAll(for: key)
        SizingLog.record(.invalidated, SizingEvent(.invalidated, key: key))
    }

    func size(for key: SizeKey) -> MeasuredSize? { sizes.size(for: key) }

    func insert(_ size: MeasuredSize, for key: SizeKey) { sizes.insert(size, for: key) }

    /// Works on the sizes themselves.
    func update<Value>(_ change: (inout SizeCache) throws -> Value) rethrows -> Value { try change(&sizes) }
}
