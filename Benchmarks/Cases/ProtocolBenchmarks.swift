import Foundation
import SizingKit
import UIKit

/// What a layout answers to UIKit, in UIKit's order, without views: the layout's work alone.
@MainActor
enum ProtocolBenchmarks {
    static let all: [Benchmark] =
        beside(.naiveList, .list) + beside(.naiveMasonry, .masonry)
        + flow(.naiveFlow) + flow(.flow, rival: .naiveFlow)

    private typealias Run = @MainActor (Subject, Int, Effort) throws -> Measurement

    private static func beside(_ rival: Subject, _ subject: Subject) -> [Benchmark] {
        let cases: [(String, Run)] = [
            ("firstScreen", firstScreen),
            ("sizeFromTop", { try sizing($0, $1, $2, isUpward: false) }),
            ("sizeFromMiddle", { try sizing($0, $1, $2, isUpward: true) }),
            ("jump", jump),
            ("insert", { try updating($0, $1, $2, timesInsertion: true) }),
            ("delete", { try updating($0, $1, $2, timesInsertion: false) }),
            ("moveSection", moveSection),
            ("query", query),
            ("scrollTick", scrollTick),
            ("pinnedTick", pinnedTick),
            ("widthChange", widthChange),
        ]
        return cases.flatMap { name, run in both(rival, subject, name, run) }
    }

    private static func both(_ rival: Subject, _ subject: Subject, _ name: String, _ run: @escaping Run) -> [Benchmark]
    {
        let rivalName = "\(rival.name).\(name)"
        return [
            Benchmark(name: rivalName) { try run(rival, $0, $1) },
            Benchmark(name: "\(subject.name).\(name)", rival: rivalName) { try run(subject, $0, $1) },
        ]
    }

    private static func flow(_ subject: Subject, rival: Subject? = nil) -> [Benchmark] {
        [
            Benchmark(name: "\(subject.name).firstScreen", rival: rival.map { "\($0.name).firstScreen" }) {
                try firstScreen(subject, $0, $1)
            },
            Benchmark(name: "\(subject.name).query", rival: rival.map { "\($0.name).query" }) {
                try queryFromTop(subject, $0, $1)
            },
        ]
    }
}

// MARK: Showing

extension ProtocolBenchmarks {
    /// The first pass: the model is made, the first screen measured, and its frames handed out.
    private static func firstScreen(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        try subject.check(subject.firstScreen(Dataset(count: size)), true)
        return runs(effort) {
            let stage = subject.stage(Dataset(count: size))
            return time { stage.showFirstScreen() }
        }
    }

    /// A scroll to the middle, of which nothing is known, with all that is measured there.
    private static func jump(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        try subject.check(subject.middle(Dataset(count: size)), false)
        return runs(effort) {
            let stage = subject.firstScreen(Dataset(count: size))
            let middle = Subject.middle(of: stage)
            return time { stage.scroll(to: middle) }
        }
    }

    /// The cost of one item that is measured while scrolling, with everything asked around it: the time of the steps in
    /// which something is measured, by the items measured in them.
    private static func sizing(
        _ subject: Subject,
        _ size: Int,
        _ effort: Effort,
        isUpward: Bool
    ) throws -> Measurement {
        let wayLimit: CGFloat = 16_000
        var stage: Stage<UICollectionViewLayout>?
        var start: CGFloat = 0
        let measurement = runs(effort) {
            if let old = stage, abs(old.top - start) > wayLimit { stage = nil }
            let current =
                stage ?? (isUpward ? subject.middle(Dataset(count: size)) : subject.firstScreen(Dataset(count: size)))
            if stage == nil { start = current.top }
            stage = current
            let first = current.data.measurements
            var nanoseconds = 0.0
            while current.data.measurements < first + 12 {
                let before = current.data.measurements
                let top = current.top + (isUpward ? -40 : 40)
                let step = time { current.scroll(to: top) }
                if current.data.measurements > before { nanoseconds += step }
            }
            return nanoseconds / Double(current.data.measurements - first)
        }
        if let stage { try subject.check(stage, !isUpward) }
        return measurement
    }

    /// The bounds get wider and narrower by turns; everything on screen is measured anew.
    private static func widthChange(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = subject.middle(Dataset(count: size))
        // Turned back, everything is where it was: what is held is what was read first before all turns.
        let before = stage.held
        let measurement = try runs(effort) {
            let width: CGFloat = stage.view.bounds.width == 390 ? 844 : 390
            let nanoseconds = time { stage.resize(toWidth: width) }
            try subject.check(stage, false)
            if subject.holdsThePlace, let before { try Check.place(of: before.path, is: before.distance, stage) }
            return nanoseconds
        }
        return measurement
    }
}

// MARK: Asking

extension ProtocolBenchmarks {
    /// The elements of a rectangle of a screen's size that moves where everything is measured.
    private static func query(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = subject.middle(Dataset(count: size))
        for _ in 0..<50 { stage.scroll(to: stage.top + 40) }
        return try queries(subject, stage, effort, startsAtTop: false)
    }

    private static func queryFromTop(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = subject.firstScreen(Dataset(count: size))
        for _ in 0..<50 { stage.scroll(to: stage.top + 40) }
        return try queries(subject, stage, effort, startsAtTop: true)
    }

    private static func queries(
        _ subject: Subject,
        _ stage: Stage<UICollectionViewLayout>,
        _ effort: Effort,
        startsAtTop: Bool
    ) throws -> Measurement {
        let bounds = stage.view.bounds
        let operations = 100
        let rectangles = (0..<operations).map { bounds.offsetBy(dx: 0, dy: -CGFloat($0 * 37 % 1_000)) }
        let everywhere = rectangles.reduce(CGRect.null) { $0.union($1) }
        try subject.check(stage, in: everywhere, startsAtTop)
        try Check.queries(rectangles, within: everywhere, stage)
        return runs(effort) {
            time(operations) {
                for rectangle in rectangles { stage.query(rectangle) }
            }
        }
    }

    /// A step of a scroll that brings nothing new, in content whose every item is measured.
    private static func scrollTick(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = try subject.everythingMeasured(Dataset(count: size))
        try subject.check(stage, false)
        return ticks(stage, effort)
    }

    /// The same under a pinned header, which moves with every step; a section for each hundred items.
    private static func pinnedTick(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = subject.middle(Dataset(count: size, itemsPerSection: 100, hasHeaders: true))
        for _ in 0..<50 { stage.scroll(to: stage.top + 40) }
        let measurement = ticks(stage, effort)
        try subject.check(stage, false)
        try Check.pinnedHeader(stage)
        return measurement
    }

    private static func ticks(_ stage: Stage<UICollectionViewLayout>, _ effort: Effort) -> Measurement {
        let operations = 50
        var direction: CGFloat = -1
        return runs(effort) {
            direction = -direction
            return time(operations) {
                for _ in 0..<operations { stage.scroll(to: stage.top + 10 * direction) }
            }
        }
    }
}

// MARK: Updating

extension ProtocolBenchmarks {
    /// One visible item comes and goes by turns, in the middle of content.
    private static func updating(
        _ subject: Subject,
        _ size: Int,
        _ effort: Effort,
        timesInsertion: Bool
    ) throws -> Measurement {
        let stage = subject.middle(Dataset(count: size))
        return try runs(effort) {
            let place = visiblePaths(stage)[3]
            let before = stage.held
            let insertion = try update(stage, .init(.insert, before: nil, after: place)) {
                stage.data.insertedItem = place.item
            }
            try subject.check(stage, false)
            let deletion = try update(stage, .init(.delete, before: place, after: nil)) {
                stage.data.insertedItem = nil
            }
            try subject.check(stage, false)
            if subject.holdsThePlace, let before { try Check.place(of: before.path, is: before.distance, stage) }
            return timesInsertion ? insertion : deletion
        }
    }

    /// The section on screen goes far away and comes back by turns; a section for each hundred items.
    private static func moveSection(_ subject: Subject, _ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = subject.middle(Dataset(count: size, itemsPerSection: 100))
        var isAway = false
        let near = visiblePaths(stage)[0].section
        let far = near + stage.data.sectionCount / 4
        return try runs(effort) {
            let (source, destination) = isAway ? (far, near) : (near, far)
            isAway.toggle()
            let move = UICollectionViewUpdateItem(
                .move,
                before: IndexPath(item: NSNotFound, section: source),
                after: IndexPath(item: NSNotFound, section: destination)
            )
            let nanoseconds = try update(stage, move) { stage.data.moveSection(source, to: destination) }
            try subject.check(stage, false)
            return nanoseconds
        }
    }

    private static func visiblePaths(_ stage: Stage<UICollectionViewLayout>) -> [IndexPath] {
        stage.visible.map(\.indexPath).sorted()
    }

    private static func update(
        _ stage: Stage<UICollectionViewLayout>,
        _ update: UICollectionViewUpdateItem,
        _ change: () -> Void
    ) throws -> Double {
        let before = visiblePaths(stage)
        change()
        return time { stage.update([update], before: before) }
    }
}
