import Foundation

/// How items are measured while nobody scrolls, before they are needed.
///
/// When the main run loop is about to sleep and the scroll view is at rest, unmeasured items are measured, those nearest
/// to the viewport first, for a few milliseconds at a time. What is on screen does not move. A touch ends it until the
/// content is at rest again. It goes as far as the first item that only its shown cell can size
/// (``ItemSizing/selfSizing(key:version:)``).
public struct SizingPrecaching: Hashable, Sendable {
    /// How long items are measured in one turn of the run loop, in seconds. At least one item is measured in each turn.
    ///
    /// The default is 4 ms, a quarter of a frame at 60 Hz, so that a touch does not wait for a whole one.
    public var timeBudget: TimeInterval
    /// Most items that are measured ahead, counted since the sizes were last invalidated; `nil` for all.
    public var itemLimit: Int?
    /// Whether nothing is measured for the moment.
    public var isPaused: Bool

    /// Creates a way of measuring ahead.
    public init(timeBudget: TimeInterval = 0.004, itemLimit: Int? = nil, isPaused: Bool = false) {
        self.timeBudget = timeBudget
        self.itemLimit = itemLimit
        self.isPaused = isPaused
    }

    /// How far measuring ahead has come.
    public struct Progress: Hashable, Sendable {
        /// The number of items whose size is known.
        public let measuredItemCount: Int
        /// The number of all items.
        public let itemCount: Int

        /// The known part of all items, 0 … 1; 1 without any items.
        public var fraction: Double { itemCount == 0 ? 1 : Double(measuredItemCount) / Double(itemCount) }
    }
}
