import Foundation
import HeadlessTools
import OriginalScreenCorpus
import ScreenCorpus
import TestSupport
import Testing
import UIKit

/// Random stated descriptions: the compositional layout of the package places what the headless UIKit's places.
///
/// Frames may differ by a pixel across the scroll direction, where each layout rounds in its own way. Stated heights are whole.
@MainActor
@Suite struct CompositionalTwinTests {
    private static let pixel: CGFloat = 1 / 3

    private func frames(
        _ controller: UIViewController,
        scroll: (UIViewController, CGFloat) -> Void,
        shown: (UIViewController) -> [String: CGRect]
    ) -> [[String: CGRect]] {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 500), hostility: [])
        screen.show(controller)
        screen.runUntilRest()
        return [0, 170, 10_000].map { offset in
            scroll(controller, offset)
            screen.runUntilRest()
            let bounds = (controller as? UICollectionViewController)?.collectionView.bounds ?? .null
            // A background reaches to a footer whose stated height counts once it is near.
            let frames = shown(controller)
            return Dictionary(
                uniqueKeysWithValues: frames.map { name, frame in
                    (name, name.hasPrefix("background") ? frame.intersection(bounds) : frame)
                }
            )
        }
    }

    private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        let differences = [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
        return differences.allSatisfy { abs($0) < Self.pixel * 1.01 }
    }

    /// The first element that lies elsewhere.
    private func problem(_ seed: UInt64) -> String? {
        let before = frames(
            OriginalScreenCorpus.Corpus.random(seed),
            scroll: OriginalScreenCorpus.Corpus.scroll,
            shown: OriginalScreenCorpus.Corpus.shown
        )
        let after = frames(
            ScreenCorpus.Corpus.random(seed),
            scroll: ScreenCorpus.Corpus.scroll,
            shown: ScreenCorpus.Corpus.shown
        )
        for (step, (was, now)) in zip(before, after).enumerated() {
            for name in Set(was.keys).union(now.keys).sorted() {
                guard let one = was[name], let other = now[name] else {
                    return "\(name) is shown by one only in step \(step): \(was[name] ?? .null), \(now[name] ?? .null)"
                }
                if !isClose(one, other) { return "\(name) was \(one) and is \(other) in step \(step)" }
            }
        }
        return nil
    }

    /// The seeds from 1 on that every run tries; `SIZINGKIT_EXHAUSTIVE` tries 10,000.
    @Test(.byTurns()) func aRandomDescriptionIsPlacedAsUIKitDoes() {
        let count: UInt64 = isExhaustive ? 10_000 : 25
        for seed in 1...count {
            if let problem = problem(seed) { Issue.record("Seed \(seed): \(problem)") }
        }
    }
}
