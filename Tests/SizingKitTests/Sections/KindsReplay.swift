import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import UIKit

/// Plays steps on sections of some kinds, and compares them with their twin after each.
@MainActor
final class KindsReplay {
    let kinds: KindsView
    /// The sections, by their identities, whose masonries or flows may have been begun elsewhere than at their first item.
    private var begunAnywhere: Set<Int> = []
    /// The sections in which a size has changed, so that columns are no more those that the rules give now.
    private var changed: Set<Int> = []
    /// The cross spans of the items on screen.
    private var crosses: [Int: Range<Int>] = [:]

    /// Masonries of no more items, and flows, are always begun at their first item.
    private static let fewItems = (masonry: 16, flow: 256)
    private static let largestCount = 400

    init(_ kinds: KindsView) {
        self.kinds = kinds
        noteLargeSections()
    }

    func run(_ steps: [KindsStep]) throws {
        try check()
        for (index, step) in steps.enumerated() {
            play(step)
            do { try check() } catch { throw Difference(description: "\(error) after \(step) (\(index))") }
        }
        rest()
        try check()
        try checkRest()
    }

    private func rest() {
        if kinds.view.isTracking { kinds.screen.lift(kinds.view) }
        kinds.screen.runUntilRest(maximumFrames: 600)
    }

    // MARK: Steps

    private func play(_ step: KindsStep) {
        let (view, screen) = (kinds.view, kinds.screen)
        switch step {
        case .drag(let points):
            screen.drag(view, by: kinds.along(CGFloat(points)))
            screen.lift(view)
            screen.frame()
        case .fling(let velocity):
            screen.drag(view, by: kinds.along(CGFloat(velocity) / 60))
            screen.lift(view, velocity: kinds.along(CGFloat(velocity)))
            screen.frames(8)
        case .rest: rest()
        case .jump(let place): jump(to: place)
        case .batch(let seed): batch(seed)
        case .changeSize(let place, let pixels): changeSize(place, pixels)
        case .reload:
            startAnew()
            view.reloadData()
            screen.frame()
        case .resize(let index): resize(index)
        }
    }

    private func jump(to place: Int) {
        rest()
        let (view, size) = (kinds.view, kinds.view.contentSize)
        let share = CGFloat(place) / 1_000
        if kinds.direction.isHorizontal {
            view.contentOffset.x = (max(0, size.width - view.bounds.width) * share).rounded()
        } else {
            view.contentOffset.y = (max(0, size.height - view.bounds.height) * share).rounded()
        }
        kinds.screen.frame()
    }

    private func batch(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let batch = SimulatedBatch(
            of: kinds.data,
            kinds: SimulatedSection.Kind.allCases,
            largestCount: Self.largestCount,
            using: &generator
        )
        crosses = [:]
        kinds.apply(batch)
        for section in kinds.data.sections where section.items.contains(where: { batch.reloadedIDs.contains($0.id) }) {
            changed.insert(section.id)
        }
        noteLargeSections()
        kinds.screen.frame()
    }

    private func changeSize(_ place: Int, _ pixels: Int) {
        guard let indexPath = kinds.data.indexPath(at: place) else { return }
        changed.insert(kinds.data.sections[indexPath.section].id)
        crosses = [:]
        kinds.changeSize(of: indexPath, by: pixels)
        kinds.screen.frame()
    }

    private func resize(_ index: Int) {
        rest()
        let sizes = [(390, 600), (600, 390), (320, 568), (844, 390)]
        let size = CGSize(width: sizes[index].0, height: sizes[index].1)
        let crossExtent = kinds.crossExtent
        kinds.screen.resize(to: size)
        kinds.screen.frame()
        if kinds.crossExtent != crossExtent { startAnew() }
    }

    /// All places are decided anew.
    private func startAnew() {
        kinds.forgetAll()
        (begunAnywhere, changed, crosses) = ([], [], [:])
        noteLargeSections()
    }

    private func noteLargeSections() {
        for section in kinds.data.sections {
            let few = kinds.kind(of: section).isFlow ? Self.fewItems.flow : Self.fewItems.masonry
            if section.items.count > few { begunAnywhere.insert(section.id) }
        }
    }

    // MARK: Checks

    private func check() throws {
        let comparison = KindsComparison(kinds, begunAnywhere: begunAnywhere, changed: changed)
        try comparison.checkPlaces()
        try comparison.checkQueries()
        try comparison.checkViews()
        let now = comparison.crossesOnScreen
        for (item, cross) in now {
            if let before = crosses[item], before != cross {
                throw Difference(description: "item \(item) on screen went from \(before) to \(cross)")
            }
        }
        crosses = now
    }

    /// At rest the content starts at zero, and the offset is a legal one.
    private func checkRest() throws {
        let reading = kinds.reading
        let isLegal = reading.offset >= reading.minimumOffset - 1 && reading.offset <= reading.maximumOffset + 1
        try Difference.check(isLegal, true, "the offset \(reading.offset) at rest is legal")
        try KindsComparison(kinds, begunAnywhere: begunAnywhere, changed: changed).checkStartOfContent()
    }
}
