import CoreFoundation
import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Where in a turn of the run loop views are laid out makes no difference to what a frame shows.
@MainActor
@Suite struct EndOfFrameTests {
    /// The places of the commit, but for the usual one.
    nonisolated static let places: [Hostility] = [.commitsInSource, [.commitsInSource, .sleepsBeforeCommits]]

    /// What a frame shows.
    private struct Shown: Equatable {
        var offset: CGPoint
        var size: CGSize
        var frames: [[Int]: CGRect]

        /// What is seen of it.
        var seen: [[Int]: CGRect] { frames.mapValues { $0.offsetBy(dx: -offset.x, dy: -offset.y) } }
    }

    /// Where the loop sleeps before the commit, the margin below the screen is measured a frame earlier, which is not seen: only the
    /// numbers, which are estimates until then, differ for a frame.
    private func expectSame(_ frames: [Shown], _ usual: [Shown], at place: Hostility) {
        #expect(frames.count == usual.count)
        #expect(frames.map(\.seen) == usual.map(\.seen))
        if !place.contains(.sleepsBeforeCommits) { #expect(frames == usual) }
    }

    /// What each frame shows while an app does something or a finger scrolls.
    private func frames(
        _ hostility: Hostility,
        measuring: ListFixture.Measuring,
        _ act: (ListFixture) -> Void
    ) -> [Shown] {
        let list = ListFixture(
            heights: [(0..<300).map { 30 + CGFloat($0 * 37 % 161) }],
            measuring: measuring,
            safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        let view = list.collectionView
        var frames: [Shown] = []
        list.screen.didCommit = {
            let cells = view.visibleCells.compactMap { cell in
                view.indexPath(for: cell).map { ([$0.section, $0.item], cell.frame) }
            }
            let places = Dictionary(uniqueKeysWithValues: cells)
            frames.append(Shown(offset: view.contentOffset, size: view.contentSize, frames: places))
        }
        act(list)
        return frames
    }

    /// The app jumps, inserts, resizes, and deletes; nobody touches the screen.
    private func changeData(_ list: ListFixture) {
        let view = list.collectionView
        list.screen.frames(3)
        view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
        list.screen.frames(4)
        list.rows[0].insert(contentsOf: (0..<3).map { .init(id: list.freshID(), height: 200 + CGFloat($0)) }, at: 140)
        view.performBatchUpdates { view.insertItems(at: (140..<143).map { IndexPath(item: $0, section: 0) }) }
        list.screen.frames(4)
        list.rows[0][155].height += 77
        view.reloadItems(at: [IndexPath(item: 155, section: 0)])
        list.screen.frames(4)
        list.rows[0].removeSubrange(0..<100)
        view.reloadData()
        list.screen.frames(4)
    }

    /// A finger scrolls up to rows that nobody has measured, and the app reloads meanwhile.
    private func scroll(_ list: ListFixture) {
        let view = list.collectionView
        list.screen.frames(2)
        view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
        list.screen.frames(2)
        list.screen.fling(view, velocity: -2_000)
        list.screen.frames(4)
        view.reloadData()
        list.screen.frames(4)
    }

    @Test(arguments: places, [ListFixture.Measuring.template, .selfSizing])
    func eachFrameShowsTheSameWhereverItIsCommitted(_ place: Hostility, _ measuring: ListFixture.Measuring) {
        let frames = frames(place, measuring: measuring, changeData)
        expectSame(frames, self.frames([], measuring: measuring, changeData), at: place)
    }

    @Test(arguments: places, [ListFixture.Measuring.template, .selfSizing])
    func aFingerSeesTheSameWhereverItIsCommitted(_ place: Hostility, _ measuring: ListFixture.Measuring) {
        let frames = frames(place, measuring: measuring, scroll)
        expectSame(frames, self.frames([], measuring: measuring, scroll), at: place)
    }

    /// As before iOS 18.
    @Test(arguments: [ListFixture.Measuring.template, .selfSizing])
    func eachFrameShowsTheSameWithoutUpdateLinks(_ measuring: ListFixture.Measuring) {
        for act in [changeData, scroll] {
            let frames = withoutUpdateLinks { self.frames([], measuring: measuring, act) }
            #expect(frames == self.frames([], measuring: measuring, act))
        }
    }

    // MARK: The calls

    /// The calls of one frame: the letters of `turnIsOver`, `frameWillEnd`, `quietFrameWillEnd`, `turnDidEnd` and
    /// `quietLoopSleeps`, the last two in capitals where Core Animation has committed, and `l` for the layout.
    private func calls(_ hostility: Hostility, isLinked: Bool = true) -> String {
        final class View: UIView {
            var didLayOut: (() -> Void)?
            override func layoutSubviews() { didLayOut?() }
        }
        let screen = HeadlessScreen(hostility: hostility)
        let view = View()
        screen.show(view)
        screen.frame()
        var calls = ""
        var observer: EndOfFrame?
        observer = EndOfFrame(
            EndOfFrame.Actions(
                turnIsOver: { calls += "o" },
                frameWillEnd: { calls += "w" },
                quietFrameWillEnd: { calls += "q" },
                turnDidEnd: { calls += observer?.isCommitted == true ? "D" : "d" },
                quietLoopSleeps: { calls += observer?.hasCommitted == true ? "S" : "s" }
            )
        )
        if isLinked { observer?.follow(view) }
        view.didLayOut = { calls += "l" }
        view.setNeedsLayout()
        screen.frame()
        let first = calls
        observer = nil
        screen.frame()
        #expect(calls == first, "an observer that is gone is called")
        return first
    }

    @Test func aFrameEndsOnceBeforeTheLayout() {
        #expect(calls([]) == "owqlDdS")
        #expect(calls(.commitsInSource) == "owqlDodS")
        #expect(calls([.commitsInSource, .sleepsBeforeCommits]) == "owqdsowqlDodS")
    }

    /// As before iOS 18.
    @Test func withoutALinkTheFrameEndsWhereTheLoopSleeps() {
        #expect(calls([], isLinked: false) == "owqlDS")
        #expect(calls(.commitsInSource, isLinked: false) == "lowqDS")
    }
}
