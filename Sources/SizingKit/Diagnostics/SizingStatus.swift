/// How the size of an element was found.
public enum SizingStatus: Sendable {
    /// The element has an estimated size: it is self-sizing and not shown yet, or is measured off the main actor.
    case estimated
    /// The size was measured, or found in the cache.
    case measured
    /// The shown view has corrected the size.
    case corrected
}
