import Foundation

/// What a scroll view may do with offsets that a program sets, against the expectations of that program.
package struct ScrollHostility: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A drag follows the finger from where it began and overwrites what was set meanwhile.
    package static let offsetsIgnoredWhileDragging = Self(rawValue: 1 << 0)

    /// A deceleration goes on from its own idea of the offset.
    package static let offsetsIgnoredWhileDecelerating = Self(rawValue: 1 << 1)

    /// A deceleration does not notice that the content grew or shrank.
    package static let limitsFixedAtStartOfDeceleration = Self(rawValue: 1 << 2)

    /// A way back into the content sets no flag and sends no message of deceleration, and it begins even at rest, when
    /// the content has become too short for the offset.
    package static let bounceWithoutFlags = Self(rawValue: 1 << 3)

    /// At every change of content size, insets and bounds the offset is put back into the content.
    package static let clampedOffsets = Self(rawValue: 1 << 4)

    /// An animated scroll does not set `isScrollAnimating`.
    package static let animationsWithoutFlags = Self(rawValue: 1 << 5)

    /// A bar that collapses follows a scroll in the next layout pass, and the insets with it.
    package static let barsFollowInPasses = Self(rawValue: 1 << 6)

    /// A scroll view that is taken out of its window keeps the insets that it had there.
    package static let insetsKeptOffWindow = Self(rawValue: 1 << 7)
}
