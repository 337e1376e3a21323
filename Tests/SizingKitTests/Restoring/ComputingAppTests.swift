import HeadlessTools
import SizingEngine
import Testing
import UIKit

@testable import SizingKit

/// What the layout leaves for the end of the turn, since code of the app may be computing with the content size.
@MainActor
@Suite struct ComputingAppTests {
    enum Screen: CaseIterable {
        case list, grid, masonry

        @MainActor var section: SizingSection {
            switch self {
            case .list: .bareList()
            case .grid: .grid(columns: 3)
            case .masonry: .masonry(columns: 2, spacing: 8)
            }
        }
    }

    @Test(arguments: Screen.allCases)
    func onlyWhatComesOnScreenIsMeasuredBeforeTheTurnIsOver(_ kind: Screen) throws {
        let fixture = SectionsFixture(counts: [600], layout: SizingLayout(kind.section))
        fixture.size = { path, proposal in
            CGSize(width: proposal.width ?? 0, height: CGFloat(40 + path.item * 37 % 60))
        }
        fixture.show()
        for step in 1...8 { fixture.scroll(to: CGPoint(x: 0, y: step * 500)) }
        fixture.screen.runUntilRest()
        let view = fixture.collectionView
        let before = fixture.measured.count
        view.reloadData()
        view.layoutIfNeeded()
        let measured = Set(fixture.measured[before...])
        #expect(measured.isSuperset(of: view.indexPathsForVisibleItems))
        // A quarter of a screen, and a row that is cut.
        let near = view.bounds.insetBy(dx: 0, dy: -(844 / 4 + 100))
        for path in measured {
            #expect(try #require(fixture.frame(path.item, in: 0)).intersects(near), "\(path)")
        }
        // When it is over, a screen at either side is measured.
        fixture.layout.invalidateLayout()
        fixture.screen.runUntilRest()
        let far = view.bounds.insetBy(dx: 0, dy: -500)
        let all = Set(fixture.measured[before...])
        for item in 0..<600 where fixture.frame(item, in: 0)?.intersects(far) == true {
            #expect(all.contains(IndexPath(item: item, section: 0)), "\(item)")
        }
    }

    /// A settling that was refused once, at another place, tells nothing about this one.
    @Test func onlyTheRefusedSettlingMakesTheContentLonger() throws {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 200)],
            estimate: CGSize(width: 40, height: 40),
            hostility: .offsetsIgnoredWhileDragging
        )
        list.screen.frame()
        let view = list.collectionView
        view.contentOffset.y = 4_000
        list.screen.runUntilRest()
        for _ in 0..<3 { list.screen.drag(view, by: -600) }
        list.screen.lift(view)
        let session = list.layout.session
        let elastic = try #require(session.elastic)
        let top = try #require(session.visibleViewport?.top)
        try #require(elastic.model.total > elastic.contentEnd)
        func end(whenRefusedAt origin: Int, _ offset: Int) -> Int {
            session.settler.reportedEnd(whenRefused: RefusedSettling(origin: origin, offset: offset, count: 1))
        }
        #expect(session.settler.reportedEnd(whenRefused: nil) == elastic.contentEnd)
        #expect(end(whenRefusedAt: elastic.origin, top) == elastic.model.total)
        #expect(end(whenRefusedAt: elastic.origin, top - 300) == elastic.contentEnd)
        #expect(end(whenRefusedAt: elastic.origin - 300, top) == elastic.contentEnd)
    }

    /// While a finger scrolls, the run loop turns in another mode.
    @Test(arguments: [false, true]) func aTurnEndsUnderAFingerToo(isOldSystem: Bool) {
        let list = withoutUpdateLinks(isOldSystem) {
            let list = ListFixture(heights: [Array(repeating: 60, count: 100)])
            list.screen.frame()
            return list
        }
        list.screen.drag(list.collectionView, by: 300)
        UIView.performWithoutAnimation {
            list.collectionView.performBatchUpdates {
                list.rows[0].insert(ListFixture.Row(id: list.freshID(), height: 50), at: 0)
                list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        #expect(list.layout.session.scrolling.appComputing.change != nil)
        list.screen.drag(list.collectionView, by: 1)
        #expect(list.collectionView.isTracking)
        #expect(list.layout.session.scrolling.appComputing.change == nil)
    }
}
