import HeadlessTools
import TestSupport
import Testing
import UIKit

/// What fingers and frames cost over a collection view: as many calls over a million items as over a thousand.
@MainActor
@Suite struct ItemCountTests {
    /// Something that happens to a list of which three rows are visible.
    struct Act: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let run: @MainActor @Sendable (Rows) -> Void

        @MainActor private static func note(_ recognizer: UIGestureRecognizer, on rows: Rows) {
            rows.view.addGestureRecognizer(recognizer)
            rows.screen.whenRecognized(recognizer) { Trace.sink?("recognizer \($0.state)") }
        }

        static let all: [Act] = [
            Act(testDescription: "a drag of the content") { rows in
                for _ in 0..<10 { rows.screen.drag(rows.view, by: 30) }
                rows.screen.lift(rows.view)
                rows.screen.frames(5)
            },
            Act(testDescription: "a finger that drags") { rows in
                rows.screen.pan(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50))
                rows.screen.frames(10)
            },
            Act(testDescription: "a fling to its end") { rows in
                rows.screen.fling(rows.view, velocity: 2_000)
                rows.screen.runUntilRest()
            },
            Act(testDescription: "a tap on a row") { rows in
                rows.screen.tap(CGPoint(x: 150, y: 150))
                rows.screen.frames(2)
                Trace.sink?("\(rows.view.indexPathsForSelectedItems?.count ?? 0) selected")
            },
            Act(testDescription: "a press with a recognizer over the rows") { rows in
                note(UILongPressGestureRecognizer(), on: rows)
                rows.screen.touchDown(at: CGPoint(x: 150, y: 150))
                rows.screen.frames(60)
                rows.screen.moveTouch(to: CGPoint(x: 150, y: 200))
                rows.screen.liftTouch()
            },
            Act(testDescription: "a pinch") { rows in
                note(UIPinchGestureRecognizer(), on: rows)
                rows.screen.touchDown(at: CGPoint(x: 100, y: 150))
                rows.screen.touchDown(at: CGPoint(x: 200, y: 150), finger: 1)
                rows.screen.moveTouches(to: [CGPoint(x: 80, y: 150), CGPoint(x: 220, y: 150)])
                rows.screen.moveTouches(to: [CGPoint(x: 60, y: 150), CGPoint(x: 240, y: 150)])
                rows.screen.liftTouch(finger: 1)
                rows.screen.liftTouch()
            },
            Act(testDescription: "frames with a display link") { rows in
                let link = CADisplayLink(onFrame: { _ in Trace.sink?("link") })
                link.add(to: .main, forMode: .common)
                rows.screen.frames(10)
                link.invalidate()
            },
            Act(testDescription: "a pull to refresh") { rows in
                rows.view.refreshControl = UIRefreshControl()
                rows.view.contentOffset = .zero
                rows.screen.drag(rows.view, by: -200)
                rows.screen.lift(rows.view)
                rows.screen.frames(60)
                rows.view.refreshControl?.endRefreshing()
                rows.screen.frames(5)
            },
        ]
    }

    /// The calls that an act makes, without what they answer.
    private func calls(_ act: Act, over count: Int, from offset: CGFloat) -> [String] {
        let rows = Rows(RowSource(count: count))
        rows.screen.frame()
        rows.scroll(to: offset)
        return rows.record { act.run(rows) }.map { String($0.prefix { $0 != ">" }) }
    }

    @Test(.byTurns(), arguments: Act.all) func theFirstOfAMillionRowsCostWhatTheFirstOfAThousandDo(_ act: Act) {
        let few = calls(act, over: 1_000, from: 0)
        #expect(!few.isEmpty)
        #expect(calls(act, over: 1_000_000, from: 0) == few)
    }

    @Test(.byTurns(), arguments: Act.all) func rowsInTheMiddleOfAMillionCostWhatThoseOfAThousandDo(_ act: Act) {
        let few = calls(act, over: 1_000, from: 50_000)
        #expect(!few.isEmpty)
        #expect(calls(act, over: 1_000_000, from: 50_000_000).count == few.count)
    }

    /// Only what is visible is in the view, so that finding what a finger touches looks at no more.
    @Test func aMillionRowsAreAsManyViewsAsAThousand() {
        let views = [1_000, 1_000_000].map { count in
            let rows = Rows(RowSource(count: count))
            rows.screen.frame()
            for _ in 0..<20 { rows.screen.drag(rows.view, by: 90) }
            return rows.view.subviews.count
        }
        #expect(views[0] == views[1])
        #expect(views[0] < 10)
    }
}
