/// How sizes came about, counted since the layout was made.
public struct SizingStatistics: Equatable, Sendable {
    /// The counts of one category of elements.
    public struct Counts: Equatable, Sendable {
        /// Sizes found by a template, by a fixed size or by your own computation.
        public internal(set) var measured = 0
        /// Sizes found in the cache.
        public internal(set) var cacheHits = 0
        /// Sizes that a shown view corrected by `preferredLayoutAttributesFitting(_:)`.
        public internal(set) var corrected = 0
    }

    /// The counts of items.
    public internal(set) var items = Counts()
    /// The counts of headers and footers.
    public internal(set) var supplementaryViews = Counts()
}
