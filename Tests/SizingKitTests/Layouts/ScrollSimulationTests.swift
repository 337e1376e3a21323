import HeadlessTools
import Simulation
import SizingEngine
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A reader who scrolls at random, in every mode of the headless UIKit: whatever happens, what is on screen has its true
/// size and stays where it is.
@MainActor
@Suite(.secondProcess) struct ScrollSimulationTests {
    nonisolated static let modes = Hostility.readerModes

    @Test(.byTurns(), arguments: sample(of: pairs(modes, [ListFixture.Direction.leftToRight, .rightToLeft])))
    func nothingMovesSidewaysButByTheReadersHand(_ hostility: Hostility, _ direction: ListFixture.Direction) {
        // One shape for each mode, by turns.
        let number = (Self.modes.firstIndex(of: hostility) ?? 0) + (direction == .rightToLeft ? 1 : 0)
        let shape = ListShape.all[number % 3]
        check(ReaderStep.self, seeds: seed(shape, number)..<seed(shape, number) + 1, length: 30) { steps in
            try ReaderReplay(hostility: hostility, shape: shape, direction: direction).run(steps)
        }
    }

    /// UIKit asks for each item that an invalidation lists. One off screen may be what a scroll is aimed at.
    @Test(.byTurns(), arguments: byTurns(modes, every: 4)) func contentThatBouncesBackIsDrawnToNoItem(
        _ hostility: Hostility
    ) throws {
        let drag = ReaderStep.dragAsking(points: 1_500, frames: 30)
        try ReaderReplay(hostility: hostility, shape: ListShape.all[3]).run([.jump(thousandths: 960), drag, drag])
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 16, always: [[]]))
    func nothingMovesButByTheReadersHand(_ hostility: Hostility) {
        let mode = Self.modes.firstIndex(of: hostility) ?? 0
        // Two shapes for each mode, by turns.
        for number in [2 * mode, 2 * mode + 1] {
            let shape = ListShape.all[number % ListShape.all.count]
            check(ReaderStep.self, seeds: seed(shape, number)..<seed(shape, number) + 1, length: 40) { steps in
                try ReaderReplay(hostility: hostility, shape: shape).run(steps)
            }
        }
    }

    private func seed(_ shape: ListShape, _ number: Int) -> UInt64 { shape.seed + UInt64(number) }
}

/// What the list is made of. The estimates lie far from the truth: heights are 155 points in the mean.
struct ListShape: Sendable {
    var seed: UInt64
    var sections: Int
    var largestSection: Int
    var estimate: CGFloat?

    static let all = [
        ListShape(seed: 1_000, sections: 6, largestSection: 120, estimate: nil),
        ListShape(seed: 2_000, sections: 1, largestSection: 400, estimate: 40),
        ListShape(seed: 3_000, sections: 3, largestSection: 60, estimate: 500),
        ListShape(seed: 4_000, sections: 60, largestSection: 3, estimate: 500),
        ListShape(seed: 5_000, sections: 2, largestSection: 4, estimate: nil),
    ]
}

/// What a reader does.
enum ReaderStep: Step {
    case drag(points: Int, frames: Int)
    /// A drag during which code of the app invalidates the rows beside those on screen.
    case dragAsking(points: Int, frames: Int)
    case fling(velocity: Int, frames: Int)
    case rest
    case jump(thousandths: Int)
    case tapStatusBar
    case turn
    case reload
    case grow(item: Int, by: Int)
    /// Code of the app asks where an item lies, and need not scroll to it.
    case ask(item: Int)

    static func random(using generator: inout SplitMix64) -> ReaderStep {
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<30:
            return .drag(
                points: .random(in: -900...900, using: &generator),
                frames: .random(in: 1...8, using: &generator)
            )
        case ..<60:
            return .fling(
                velocity: .random(in: -6_000...6_000, using: &generator),
                frames: .random(in: 1...60, using: &generator)
            )
        case ..<70: return .rest
        case ..<86: return .jump(thousandths: .random(in: 0...1_000, using: &generator))
        case ..<89: return .tapStatusBar
        case ..<92: return .turn
        case ..<94: return .reload
        case ..<97: return .ask(item: .random(in: 0..<1_000, using: &generator))
        default:
            return .grow(item: .random(in: 0..<1_000, using: &generator), by: .random(in: -30...90, using: &generator))
        }
    }
}

/// Plays a reader's steps on a list.
@MainActor
struct ReaderReplay {
    let hostility: Hostility
    let shape: ListShape
    var direction = ListFixture.Direction.vertical

    func run(_ steps: [ReaderStep]) throws {
        var generator = SplitMix64(seed: shape.seed)
        let heights = (0..<shape.sections).map { _ in
            (0..<Int.random(in: 1...shape.largestSection, using: &generator)).map { _ in
                CGFloat(Int.random(in: 30...900, using: &generator)) / 3
            }
        }
        let list = ListFixture(
            heights: heights,
            measuring: direction == .vertical ? .template : .fixed,
            section: .bareList(rowSpacing: 4).insets(
                direction == .vertical
                    ? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 10, trailing: 0)
                    : NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 10)
            ),
            estimate: shape.estimate.map { CGSize(width: $0, height: $0) } ?? SizingLayout.automaticEstimate,
            safeArea: direction == .vertical
                ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
                : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 34),
            direction: direction,
            hostility: hostility
        )
        list.growsWhenNarrow = direction == .vertical
        list.addHeaders { CGFloat(20 + $0 * 7) }
        list.addFooters { $0 % 2 == 0 ? 25 : nil }
        let inspector = ScreenInspector(list)
        list.screen.frame()
        inspector.inspect()
        list.screen.didCommit = { inspector.inspect() }
        defer { list.screen.didCommit = nil }
        for step in steps {
            play(step, on: list, inspector)
            if let problem = inspector.problem { throw Difference(description: "After \(step): \(problem)") }
        }
        list.screen.runUntilRest(maximumFrames: 2_000)
        inspector.inspect()
        if let problem = inspector.problem { throw Difference(description: "At rest: \(problem)") }
        try checkRest(list)
    }

    /// A finger is on the screen: in one frame it moves by less than the length of the screen.
    private func frames(_ frames: Int, forDragBy points: Int, in view: UIView) -> Int {
        let length = direction == .vertical ? view.bounds.height : view.bounds.width
        return max(frames, Int(CGFloat(abs(points)) / length) + 1)
    }

    private func play(_ step: ReaderStep, on list: ListFixture, _ inspector: ScreenInspector) {
        let view = list.collectionView
        switch step {
        case .drag(let points, let frames):
            let frames = self.frames(frames, forDragBy: points, in: view)
            list.screen.touchDown(view)
            for _ in 0..<frames {
                list.screen.drag(view, by: along(CGFloat(points) / CGFloat(frames)))
            }
            list.screen.lift(view)
            list.screen.frame()
        case .dragAsking(let points, let frames):
            let frames = self.frames(frames, forDragBy: points, in: view)
            list.screen.touchDown(view)
            for _ in 0..<frames {
                askBesideScreen(list)
                list.screen.drag(view, by: along(CGFloat(points) / CGFloat(frames)))
            }
            list.screen.lift(view)
            list.screen.frame()
        case .fling(let velocity, let frames):
            list.screen.touchDown(view)
            for _ in 0..<2 { list.screen.drag(view, by: along(CGFloat(velocity) / 60)) }
            list.screen.lift(view, velocity: along(CGFloat(velocity)))
            list.screen.frames(frames)
        case .rest:
            list.screen.runUntilRest(maximumFrames: 2_000)
        case .jump(let thousandths):
            list.screen.runUntilRest(maximumFrames: 2_000)
            inspector.forget()
            let range = CGPoint(
                x: max(0, view.contentSize.width - view.bounds.width),
                y: max(0, view.contentSize.height - view.bounds.height)
            )
            let offset = along(((direction == .vertical ? range.y : range.x) * CGFloat(thousandths) / 1_000).rounded())
            view.contentOffset = CGPoint(
                x: direction == .vertical ? view.contentOffset.x : offset.x,
                y: direction == .vertical ? offset.y : view.contentOffset.y
            )
            list.screen.frame()
        case .tapStatusBar where direction != .vertical: break
        case .tapStatusBar:
            list.screen.runUntilRest(maximumFrames: 2_000)
            list.screen.didCommit = nil
            list.screen.scrollToTop(view)
            list.screen.runUntilRest(maximumFrames: 2_000)
            inspector.forget()
            list.screen.didCommit = { inspector.inspect() }
            list.screen.frame()
        case .turn:
            list.screen.runUntilRest(maximumFrames: 2_000)
            inspector.forget()
            let size = view.bounds.size
            list.screen.resize(to: CGSize(width: size.height, height: size.width))
            list.screen.frame()
        case .reload:
            view.reloadData()
            list.screen.frame()
        case .grow(let item, let by):
            let section = item % list.rows.count
            let index = item % list.rows[section].count
            list.rows[section][index].height = max(10, list.rows[section][index].height + CGFloat(by) / 3)
            inspector.forget()
            let indexPath = IndexPath(item: index, section: section)
            list.layout.invalidateSizes(at: [indexPath])
            (view.cellForItem(at: indexPath) as? HeightCell)?.show(list.trueHeight(of: indexPath))
            list.screen.frame()
        case .ask(let item):
            let section = item % list.rows.count
            _ = list.layout.layoutAttributesForItem(
                at: IndexPath(item: item % list.rows[section].count, section: section)
            )
            list.screen.frame()
        }
    }

    /// UIKit asks a layout for each item that an invalidation lists, on screen or not.
    private func askBesideScreen(_ list: ListFixture) {
        let shown = list.collectionView.indexPathsForVisibleItems.sorted()
        guard let first = shown.first, let last = shown.last else { return }
        let beside = [
            IndexPath(item: first.item - 1, section: first.section),
            IndexPath(item: last.item + 1, section: last.section),
        ]
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: beside.filter { list.rows[$0.section].indices.contains($0.item) })
        list.layout.invalidateLayout(with: context)
    }

    /// A distance along the scroll axis.
    private func along(_ distance: CGFloat) -> CGPoint {
        direction == .vertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }

    /// At rest the content starts at zero, the offset is legal, and every row lies where the one before it ends.
    ///
    /// Rows are not asked for one by one: what a layout answers of a row off screen is where a scroll to it will find it,
    /// which differs from where it lies now as long as rows on the way stand at their estimates.
    private func checkRest(_ list: ListFixture) throws {
        let layout = list.layout
        let reading = ReadingDirection(of: list.collectionView, layout)
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        let start = reading.span(of: header?.frame ?? .zero).start
        try Difference.check(start, reading.startOfContent, "the start of the content at rest")
        func span(_ item: Int, _ section: Int) -> (start: Int, end: Int) {
            let span = layout.session.elastic?.span(of: .item(item, in: section)) ?? Span(start: 0, length: 0)
            return reading.isReversed ? (-span.end, -span.start) : (span.start, span.end)
        }
        for section in list.heights.indices {
            for item in list.heights[section].indices.dropFirst() {
                try Difference.check(
                    span(item, section).start - span(item - 1, section).end,
                    12,
                    "the space above item \(item) of section \(section), in pixels"
                )
            }
        }
        let content = CGRect(origin: .zero, size: list.collectionView.contentSize)
        let given = layout.layoutAttributesForElements(in: content) ?? []
        let items = given.filter { $0.representedElementCategory == .cell }
        try Difference.check(items.isEmpty, list.heights.allSatisfy(\.isEmpty), "that no item has attributes")
        for attributes in items {
            let (item, section) = (attributes.indexPath.item, attributes.indexPath.section)
            let (expected, found) = (span(item, section), reading.span(of: attributes.frame))
            try Difference.check(found.start, expected.start, "where item \(item) of section \(section) starts")
            try Difference.check(found.end, expected.end, "where item \(item) of section \(section) ends")
        }
        let isLegal = reading.offset >= reading.minimumOffset - 1 && reading.offset <= reading.maximumOffset + 1
        let range = reading.minimumOffset...reading.maximumOffset
        try Difference.check(isLegal, true, "the offset \(reading.offset) within \(range)")
    }
}
