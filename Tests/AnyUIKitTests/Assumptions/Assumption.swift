import Testing

/// Something that UIKit does and Apple's documentation leaves open, or that the layouts rely on: how to find out, and the
/// answers that the layouts can live with.
struct Assumption: Sendable, CustomTestStringConvertible {
    /// What is found when a probe can't be run on this system.
    static let unavailable = "not available on this system"

    /// The question, in a few words.
    let name: String
    /// The answers that the layouts can live with. The headless UIKit gives the first one by default.
    let answers: [String]
    /// Asks UIKit itself, without a layout of SizingKit.
    let probe: @MainActor @Sendable () async -> String

    init(_ name: String, _ answers: [String], _ probe: @escaping @MainActor @Sendable () async -> String) {
        self.name = name
        self.answers = answers
        self.probe = probe
    }

    var testDescription: String { name }

    static let all: [Assumption] =
        rectangles + invalidations + boundsChanges + batches + appearances + selfSizing + contentOffsets + scrolls
        + transitions + movements + views
}
