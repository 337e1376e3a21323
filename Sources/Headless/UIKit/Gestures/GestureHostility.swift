import Foundation

/// What recognizers on a window may do against the expectations of a program.
package struct GestureHostility: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The recognizers of outer views get touches before those of inner views.
    package static let outerRecognizersFirst = Self(rawValue: 1 << 0)

    /// A gesture is asked whether it may begin when those that it waits for have failed.
    package static let beginningsAskedLate = Self(rawValue: 1 << 1)

    /// The location of a gesture moves along with what a trackpad scrolls.
    package static let scrollsMoveLocations = Self(rawValue: 1 << 2)

    /// Navigation controllers pop by a pan anywhere in the content.
    package static let popsFromContent = Self(rawValue: 1 << 3)

    /// A press with a duration of 0 begins in the next frame, and not with the touch.
    package static let pressesBeginLate = Self(rawValue: 1 << 4)
}
