/// How sizes came about, counted since the layout or the sizer was made.
public struct SizingStatistics: Hashable, Sendable {
    /// The counts of one category of elements.
    public struct Counts: Hashable, Sendable {
        /// Sizes found by a template, by a fixed size or by your own computation.
        public internal(set) var measured = 0
        /// Sizes found in the cache.
        public internal(set) var cacheHits = 0
        /// Sizes that a shown view corrected by `preferredLayoutAttributesFitting(_:)`.
        public internal(set) var corrected = 0
        /// Of the sizes measured or found in the cache, those that were found before they were needed, while nobody
        /// scrolled.
        public internal(set) var precached = 0
        /// Measurements off the main actor that were begun. Those that arrive count as measured.
        public internal(set) var begunOffMainActor = 0
        /// Measurements off the main actor that were cancelled because nobody wanted them any more.
        public internal(set) var cancelledOffMainActor = 0
    }

    /// The counts of items.
    public internal(set) var items = Counts()
    /// The counts of headers and footers.
    public internal(set) var supplementaryViews = Counts()
}
