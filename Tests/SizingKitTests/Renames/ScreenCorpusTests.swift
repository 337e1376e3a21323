import Foundation
import HeadlessTools
import OriginalScreenCorpus
import ScreenCorpus
import TestSupport
import Testing
import UIKit

/// Screens in the style of public apps, before the renames and after: what is stated lies where it lay, and what is estimated has
/// its true height.
@MainActor
@Suite(.secondProcess) struct ScreenCorpusTests {
    nonisolated private static let names = [
        "AppStore", "PhotoGrid", "Nested", "TwoColumns", "Badges", "GroupFrames", "PinnedHeaders", "Cards",
        "LayoutHeader", "AdaptiveColumns", "Feed", "Tags", "EstimatedGrid", "Spiral", "Chips", "Banner",
        "CenteredCards", "Fifths", "Overlap", "Toolbar", "OverlaidTitle", "Justified", "Sideways", "Spotlight",
        "MixedEstimates", "Waterfall", "Calendar", "FlowGrid", "FlowSizes", "LeftAligned", "Snapping", "Columns",
        "StickyTitle", "Tall", "FlowOverlap", "Ribbon", "SettingsTable", "HeightsTable", "Filters",
    ]

    /// The screens with estimates.
    nonisolated private static let estimated = ["Feed", "Tags", "EstimatedGrid"]

    /// The screens on which the kit is known to place something elsewhere than the headless UIKit, each with the reason. One that
    /// is mended has to leave the table.
    private static let knownDifferences = [
        "AppStore": "the columns of an orthogonal section are rounded one by one: up to a pixel, which adds up",
        "CenteredCards": "the columns of an orthogonal section are rounded one by one: up to a pixel, which adds up",
        "Calendar": "a section starts on a whole pixel after the one before it: up to a pixel for each section",
        "Badges": "a view is attached to the rounded edges of its item: up to a pixel",
        "OverlaidTitle":
            "a section is not extended by the offset of its footer. Apple's documentation doesn't say that it is",
    ]

    private static func isKnown(_ screen: String) -> Bool { knownDifferences[screen] != nil }

    // MARK: Steps

    private enum Step: CustomStringConvertible {
        case scroll(CGFloat)
        case insert
        /// A renamed screen keeps its place when it turns, another one its offset: so both are scrolled after that.
        case rotate(CGSize, CGFloat)

        var description: String {
            switch self {
            case .scroll(let offset): "scrolled to \(Int(offset))"
            case .insert: "after an insertion"
            case .rotate(let size, let offset): "at \(Int(size.width)) points, scrolled to \(Int(offset))"
            }
        }
    }

    private static let steps: [Step] = [
        .scroll(0), .scroll(130), .scroll(417), .scroll(1_000), .scroll(0), .insert, .scroll(250),
        .rotate(CGSize(width: 844, height: 390), 90), .scroll(300), .scroll(10_000), .scroll(0),
        .rotate(CGSize(width: 390, height: 844), 60),
    ]

    /// Plays the steps on one screen and returns what is shown after each.
    private func play(
        _ controller: UIViewController,
        in size: CGSize,
        scroll: (UIViewController, CGFloat) -> Void,
        insert: (UIViewController) -> Void,
        shown: (UIViewController) -> [String]
    ) -> [[String]] {
        let screen = HeadlessScreen(size: size, hostility: [])
        screen.show(controller)
        screen.runUntilRest()
        return Self.steps.map { step in
            switch step {
            case .scroll(let offset): scroll(controller, offset)
            case .insert: insert(controller)
            case .rotate(let size, let offset):
                screen.rotate(to: size)
                screen.runUntilRest()
                scroll(controller, offset)
            }
            screen.runUntilRest()
            return shown(controller)
        }
    }

    private func lines(_ frames: [String: CGRect], _ contentSize: CGSize) -> [String] {
        func text(_ values: [CGFloat]) -> String {
            values.map { String((Double($0) * 3).rounded() / 3).prefix(7) }.joined(separator: " ")
        }
        return frames.keys.sorted().map { name in
            let frame = frames[name] ?? .zero
            return "\(name): \(text([frame.minX, frame.minY, frame.width, frame.height]))"
        } + ["content: \(text([contentSize.width, contentSize.height]))"]
    }

    /// What differs, by the step.
    private func differences(_ name: String, in size: CGSize) throws -> [String] {
        let before = play(
            try #require(OriginalScreenCorpus.Corpus.make(name)),
            in: size,
            scroll: OriginalScreenCorpus.Corpus.scroll,
            insert: OriginalScreenCorpus.Corpus.insert,
            shown: { lines(OriginalScreenCorpus.Corpus.shown(by: $0), OriginalScreenCorpus.Corpus.contentSize(of: $0)) }
        )
        let after = play(
            try #require(ScreenCorpus.Corpus.make(name)),
            in: size,
            scroll: ScreenCorpus.Corpus.scroll,
            insert: ScreenCorpus.Corpus.insert,
            shown: { lines(ScreenCorpus.Corpus.shown(by: $0), ScreenCorpus.Corpus.contentSize(of: $0)) }
        )
        var found: [String] = []
        for (step, (was, now)) in zip(Self.steps, zip(before, after)) {
            let gone = was.filter { !now.contains($0) }.map { "\(step): - \($0)" }
            let new = now.filter { !was.contains($0) }.map { "\(step): + \($0)" }
            found += gone + new
        }
        if before.allSatisfy({ $0.count < 3 }) { found.append("nothing is shown") }
        return found
    }

    // MARK: Tests

    @Test func theCorpusIsTheSameOnBothSides() {
        #expect(OriginalScreenCorpus.Corpus.names == ScreenCorpus.Corpus.names)
        #expect(ScreenCorpus.Corpus.names == Self.names)
    }

    @Test(.byTurns(), arguments: byTurns(names, every: 8))
    func whatIsStatedLiesWhereItLay(_ name: String) throws {
        guard !Self.estimated.contains(name) else { return }
        var found: [String] = []
        for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
            found += try differences(name, in: size).map { "\(Int(size.width)) points, \($0)" }
        }
        #expect(found.isEmpty != Self.isKnown(name), "\(name): \(found.prefix(20).joined(separator: "\n"))")
    }

    @Test(.byTurns(), arguments: estimated)
    func whatIsEstimatedHasItsTrueHeight(_ name: String) throws {
        for size in byTurns([CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)], every: 2) {
            let wrong = play(
                try #require(ScreenCorpus.Corpus.make(name)),
                in: size,
                scroll: ScreenCorpus.Corpus.scroll,
                insert: ScreenCorpus.Corpus.insert,
                shown: { ScreenCorpus.Corpus.untrueHeights(of: $0) }
            )
            #expect(wrong.allSatisfy { $0.isEmpty }, "\(name): \(wrong)")
            let before = play(
                try #require(OriginalScreenCorpus.Corpus.make(name)),
                in: size,
                scroll: OriginalScreenCorpus.Corpus.scroll,
                insert: OriginalScreenCorpus.Corpus.insert,
                shown: { OriginalScreenCorpus.Corpus.untrueHeights(of: $0) }
            )
            #expect(before.allSatisfy { $0.isEmpty }, "\(name) before: \(before)")
        }
    }
}
