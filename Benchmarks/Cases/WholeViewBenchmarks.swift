import HeadlessTools
import SizingKit
import UIKit

/// What an app's screen costs in all: a collection view with its cells, laid out by this package and by the flow layout of the
/// headless UIKit, over the same items with the same plain cells.
@MainActor
enum WholeViewBenchmarks {
    static let all: [Benchmark] = WholeViewScreen.Kind.allCases.flatMap { kind in
        (kind.sectionLength == nil && kind != .told ? operations : showing).map { name, run in
            Benchmark(name: "view.\(kind).\(name)", rival: kind.rival.map { "view.\($0).\(name)" }, sizes: kind.sizes) {
                try run(WholeViewScreen(kind, count: $0), $1)
            }
        }
    }

    private typealias Run = @MainActor (WholeViewScreen, Effort) throws -> Measurement

    /// What changes no data.
    private static let showing: [(String, Run)] = [
        ("open", open), ("step", step), ("backStep", backStep), ("newStep", newStep), ("fling", fling), ("jump", jump),
        ("rotation", rotation), ("reload", reload),
    ]

    private static let operations = showing + [("insert", insert), ("batch", batch)]

    /// The first layout pass, with the cells of the first screen.
    private static func open(_ first: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        try runs(effort) {
            let page = WholeViewScreen(first.kind, count: first.count)
            page.screen.show(page.view)
            let nanoseconds = time { page.view.layoutIfNeeded() }
            try page.check()
            return nanoseconds
        }
    }

    /// A step of a scroll by 40 points over items that were on screen before.
    private static func step(_ page: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        page.show()
        let offsets = (1...20).map { CGFloat(40 * min($0, 20 - $0)) }
        for offset in offsets { page.scroll(to: offset) }
        return try runs(effort) {
            let nanoseconds = time(20) {
                for offset in offsets { page.scroll(to: offset) }
            }
            try page.check()
            return nanoseconds
        }
    }

    /// A step up by 40 points over items that were measured some screens ago.
    private static func backStep(_ page: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        page.show()
        for step in 1...200 { page.scroll(to: CGFloat(40 * step)) }
        return try runs(effort) {
            page.scroll(to: 2_400)
            let nanoseconds = time(20) {
                for step in 1...20 { page.scroll(to: CGFloat(2_400 - 40 * step)) }
            }
            try page.check()
            page.scroll(to: 8_000)
            return nanoseconds
        }
    }

    /// A step by 40 points over items that were never on screen.
    private static func newStep(_ first: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        first.show()
        first.screen.runUntilRest()
        var page = first
        return try runs(effort) {
            page = withNewItemsBelow(page)
            let nanoseconds = time(5) {
                for _ in 0..<5 { page.scroll(to: page.view.contentOffset.y + 40) }
            }
            try page.check()
            return nanoseconds
        }
    }

    /// A frame of a fling that a finger begins, through new items.
    private static func fling(_ first: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        first.show()
        var page = first
        return try runs(effort) {
            page = withNewItemsBelow(page)
            page.screen.drag(page.view, by: CGPoint(x: 0, y: 10))
            page.screen.lift(page.view, velocity: CGPoint(x: 0, y: 600))
            let nanoseconds = time(10) { page.screen.frames(10) }
            page.screen.runUntilRest()
            try page.check()
            return nanoseconds
        }
    }

    /// The screen, or another one at the start of the same content if the end of this one is near.
    private static func withNewItemsBelow(_ page: WholeViewScreen) -> WholeViewScreen {
        guard page.view.contentSize.height - page.view.bounds.maxY < 2 * page.view.bounds.height else { return page }
        let fresh = WholeViewScreen(page.kind, count: page.count)
        fresh.show()
        fresh.screen.runUntilRest()
        return fresh
    }

    /// The offset is set to a place where nothing was measured.
    private static func jump(_ page: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        page.show()
        var share: CGFloat = 0.5
        return try runs(effort) {
            share = (share + 0.381966).truncatingRemainder(dividingBy: 1)
            let offset = (page.view.contentSize.height * (0.1 + 0.8 * share)).rounded()
            let nanoseconds = time { page.scroll(to: offset) }
            try page.check()
            return nanoseconds
        }
    }

    /// An item is inserted on screen, in the middle of the content.
    private static func insert(_ page: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        try changes(of: page, effort) { middle in [middle] }
    }

    /// A hundred items are inserted, one by one, before, on and after what is on screen.
    private static func batch(_ page: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        try changes(of: page, effort) { middle in (0..<100).map { max(0, middle - 150) + $0 * 3 } }
    }

    private static func changes(
        of page: WholeViewScreen,
        _ effort: Effort,
        at items: (_ middle: Int) -> [Int]
    ) throws -> Measurement {
        page.show()
        page.screen.runUntilRest()
        page.scroll(to: (page.view.contentSize.height / 2).rounded())
        return try runs(effort) {
            let shown = page.view.indexPathsForVisibleItems.map(\.item).sorted()
            let items = items(shown[shown.count / 2]).filter { $0 < page.count }
            let nanoseconds = time {
                page.insert(items)
                page.view.layoutIfNeeded()
            }
            page.screen.runUntilRest()
            try page.check()
            page.remove(items)
            page.screen.runUntilRest()
            return nanoseconds
        }
    }

    /// The screen is turned, and everything on it is measured at another width.
    private static func rotation(_ page: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        page.show()
        page.scroll(to: 2_000)
        return try runs(effort) {
            let size = page.view.bounds.size
            let nanoseconds = time {
                page.view.frame.size = CGSize(width: size.height, height: size.width)
                page.view.layoutIfNeeded()
            }
            try page.check()
            return nanoseconds
        }
    }

    /// All data are reloaded, and are the same by their keys.
    private static func reload(_ page: WholeViewScreen, _ effort: Effort) throws -> Measurement {
        page.show()
        page.scroll(to: 2_000)
        return try runs(effort) {
            let nanoseconds = time {
                page.view.reloadData()
                page.view.layoutIfNeeded()
            }
            try page.check()
            return nanoseconds
        }
    }
}
