import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Sections scrolled through from the top, with sizes far from the estimates, against a twin that knew all of them.
@MainActor
@Suite(.secondProcess) struct SectionsTwinTests {
    nonisolated static let kinds: [[SectionKind]] =
        SectionKind.allCases.map { [$0] } + [SectionKind.allCases]

    /// Estimates in points, a tenth and four times what items are in the mean; `nil` for learned ones.
    nonisolated static let estimates: [CGFloat?] = [11, 450, nil]

    @Test(.byTurns(), arguments: sample(of: pairs(KindsView.Direction.allCases, Array(kinds.indices)), every: 8))
    func aScrollDownAndUpMeasuresEachItemOnceAndEndsInTheFramesOfTheTwin(
        _ direction: KindsView.Direction,
        _ index: Int
    ) throws {
        let estimate = Self.estimates[index % Self.estimates.count]
        let seed = UInt64(index)
        do {
            try scrollThrough(view(Self.kinds[index], direction, seed, estimate: estimate))
        } catch {
            Issue.record("\(error), seed \(seed), estimate \(estimate ?? 0)")
        }
    }

    @Test(.byTurns(), arguments: sample(of: pairs(ScrollSimulationTests.modes, [UInt64(1), 2]), every: 8))
    func aScrollFromTheTopEndsInTheFramesOfTheTwin(_ hostility: Hostility, _ seed: UInt64) throws {
        do {
            try scrollThrough(view(SectionKind.allCases, .vertical, seed, hostility: hostility))
        } catch {
            Issue.record("\(error), seed \(seed)")
        }
    }

    private func view(
        _ kinds: [SectionKind],
        _ direction: KindsView.Direction,
        _ seed: UInt64,
        estimate: CGFloat? = nil,
        hostility: Hostility = []
    ) -> KindsView {
        var generator = SplitMix64(seed: seed)
        var data = SimulatedData(grows: true)
        for _ in 0..<6 {
            let count = Int.random(in: 0...30, using: &generator)
            data.sections.append(data.freshSection([.list], count: count, using: &generator))
        }
        return KindsView(data, kinds, direction, hostility: hostility, estimate: estimate)
    }

    private func scrollThrough(_ kinds: KindsView) throws {
        kinds.screen.runUntilRest()
        var shown = kinds.shownItems
        let end = { kinds.reading.offset >= kinds.reading.maximumOffset }
        try scroll(kinds, by: 300, comparing: &shown, until: end)
        let items = kinds.data.sections.flatMap(\.items)
        try Difference.check(kinds.measurements.count, items.count, "the number of measurements")
        try Difference.check(Set(kinds.measurements).count, items.count, "the number of measured items")
        try compare(kinds)
        try scroll(kinds, by: -300, comparing: &shown, until: { kinds.reading.offset <= kinds.reading.minimumOffset })
        try Difference.check(kinds.measurements.count, items.count, "the number of measurements after the way back")
        try compare(kinds)
    }

    private func scroll(
        _ kinds: KindsView,
        by distance: CGFloat,
        comparing shown: inout [Int: SectionsTwin.Frame],
        until isThere: () -> Bool
    ) throws {
        for _ in 0..<300 {
            // At rest there may be more than the scroll view knew of.
            if isThere() { kinds.screen.runUntilRest() }
            if isThere() { break }
            kinds.screen.drag(kinds.view, by: kinds.along(distance))
            kinds.screen.lift(kinds.view)
            kinds.screen.frame()
            let now = kinds.shownItems
            // An end of the content may give way, but then everything moves alike.
            let moved = now.compactMap { item, frame in
                shown[item].map { frame.main.lowerBound - $0.main.lowerBound }
            }
            try Difference.check(Set(moved).count <= 1, true, "what is on screen moves alike")
            for (item, frame) in now {
                if let before = shown[item] {
                    try Difference.check(frame.cross, before.cross, "the columns of \(item)")
                }
            }
            shown = now
        }
        try Difference.check(isThere(), true, "the end of the way is reached")
    }

    private func compare(_ kinds: KindsView) throws {
        let places = kinds.twin.places(in: kinds.crossExtent)
        let start = kinds.reading.startOfContent
        for (section, place) in places.enumerated() {
            for (item, frame) in place.items.enumerated() {
                try Difference.check(kinds.frame(item, in: section), frame.moved(by: start), "\(section)-\(item)")
            }
        }
        let extent = kinds.reading.endOfContent - start
        try Difference.check(extent, places.last?.footer.main.upperBound, "the extent of the content")
    }
}

extension KindsView {
    /// The cells on screen, by the identities of their items.
    fileprivate var shownItems: [Int: SectionsTwin.Frame] {
        var shown: [Int: SectionsTwin.Frame] = [:]
        for cell in view.visibleCells where cell.frame.intersects(view.bounds) {
            if let indexPath = view.indexPath(for: cell) { shown[item(at: indexPath).id] = frame(cell.frame) }
        }
        return shown
    }
}
