/// The numbers of sizes that were measured, found or corrected since a layout or a sizer was created.
public struct SizingStatistics: Hashable, Sendable {
    /// The counts for items, or for headers and footers.
    public struct Counts: Hashable, Sendable {
        /// The number of sizes that a template measured, that the app computed, or that the app gave.
        public internal(set) var measured = 0
        /// The number of sizes that were found in the cache.
        public internal(set) var cacheHits = 0
        /// The number of sizes that shown views corrected.
        public internal(set) var corrected = 0
        /// The number of sizes that were found ahead of time, while the content was at rest. They count as measured or
        /// as cache hits, too.
        public internal(set) var precached = 0
        /// The number of measurements that were begun off the main actor. Those that finish count as measured, too.
        package internal(set) var begunOffMainActor = 0
        /// The number of measurements off the main actor that were cancelled, because their items went far off screen
        /// or were deleted.
        package internal(set) var cancelledOffMainActor = 0
    }

    /// The counts of items.
    public internal(set) var items = Counts()
    /// The counts of headers and footers.
    public internal(set) var supplementaryViews = Counts()
}
