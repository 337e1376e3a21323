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
        list.screen.afterFrame = {
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
        #expect(frames(place, measuring: measuring, changeData) == frames([], measuring: measuring, changeData))
    }

    @Test(arguments: places, [ListFixture.Measuring.template, .selfSizing])
    func aFingerSeesTheSameWhereverItIsCommitted(_ place: Hostility, _ measuring: ListFixture.Measuring) {
        #expect(frames(place, measuring: measuring, scroll) == frames([], measuring: measuring, scroll))
    }

    // MARK: The calls

    /// The calls of one frame: the letters of `turnIsOver`, `frameWillEnd`, `quietFrameWillEnd` and `turnDidEnd`, the last one in
    /// capitals where Core Animation has committed, and `l` for the layout.
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
                turnDidEnd: { calls += observer?.isCommitted == true ? "D" : "d" }
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
        #expect(calls([]) == "owqlDd")
        #expect(calls(.commitsInSource) == "owqlDod")
        #expect(calls([.commitsInSource, .sleepsBeforeCommits]) == "owqdowqlDod")
    }

    /// As before iOS 18.
    @Test func withoutALinkTheFrameEndsWhereTheLoopSleeps() {
        #expect(calls([], isLinked: false) == "owqlD")
        #expect(calls(.commitsInSource, isLinked: false) == "lowqD")
    }
}
