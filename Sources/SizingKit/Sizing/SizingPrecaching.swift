import Foundation

/// The way in which items are measured ahead of time, while the content is at rest.
///
/// When the main run loop is about to sleep and the scroll view is at rest, the layout measures items for a few
/// milliseconds at a time, those nearest to the viewport first. Nothing on screen moves. A touch interrupts it until
/// the content is at rest again. It ends at the first item that is self-sizing
/// (``ItemSizing/selfSizing(key:version:)``).
public struct SizingPrecaching: Hashable, Sendable {
    /// The time for measuring in one turn of the run loop, in seconds. At least one item is measured in each turn.
    ///
    /// The default is 0.004, a quarter of a frame at 60 Hz, so that a touch does not wait for a whole frame.
    public var timeBudget: TimeInterval
    /// The greatest number of items that are measured ahead, counted from the last time that sizes were invalidated;
    /// `nil`, the default, for all.
    public var itemLimit: Int?
    /// Whether measuring ahead is paused. The default is `false`.
    public var isPaused: Bool

    /// Creates a way of measuring ahead.
    public init(timeBudget: TimeInterval = 0.004, itemLimit: Int? = nil, isPaused: Bool = false) {
        self.timeBudget = timeBudget
        self.itemLimit = itemLimit
        self.isPaused = isPaused
    }

    /// The progress of measuring.
    public struct Progress: Hashable, Sendable {
        /// The number of items whose sizes are known.
        public let measuredItemCount: Int
        /// The number of all items.
        public let itemCount: Int

        /// The fraction of items whose sizes are known, 0 … 1; 1 if there are no items.
        public var fraction: Double { itemCount == 0 ? 1 : Double(measuredItemCount) / Double(itemCount) }
    }
}
