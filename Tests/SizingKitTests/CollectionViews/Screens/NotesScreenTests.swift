import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A fixed data source with registered cells, in a flow layout until two names were changed.
///
/// All lengths are in pixels, of which a point has three. A line of the system's font is 2444/2048 of its size high, and a
/// label is rounded up to whole pixels: at 17 points one line is 60.9 high, so that one to four lines take 61, 122, 183 and
/// 244. At the 53 points of the largest text one line is 189.7 high, and one to six take 190, 380, 570, 759, 949 and 1139.
/// A row is as high as a line of the title, the lines of the text, 3 · (12 + 4 + 12) = 84 around them and a separator of 1.
///
/// The codes have as many lines as their room makes. A digit is 0.556 of the size wide and a space 0.278. With 358 points
/// of room, 8 groups of four digits fit in a line at 17 points and 2 at 53; with 812 points of room, all 12 and 6.
@MainActor
@Suite struct NotesScreenTests {
    private static let notes = (0..<200).map { index in
        [
            Note(title: "Shopping", text: "Milk\nBread\nEggs"),
            Note(title: "Wi-Fi", text: "guest"),
            Note(title: "Codes", text: Array(repeating: "4071", count: 12).joined(separator: " ")),
            Note(title: "Ideas", text: "Hike\nSwim\nCook\nRead"),
        ][index % 4]
    }

    /// The heights of the four kinds of notes.
    private static let heights = [1170: [329, 207, 268, 390], 2532: [329, 207, 207, 390]]
    private static let largestHeights = [1170: [845, 465, 1414, 1034], 2532: [845, 465, 655, 1034]]

    private func shown(
        _ size: CGSize = ShownCells.upright,
        isLargest: Bool = false,
        hostility: Hostility = []
    ) -> (HeadlessScreen, UICollectionView, ShownCells) {
        let screen = ShownCells.screen(size, isLargest: isLargest, hostility: hostility)
        let controller = NotesViewController(notes: Self.notes)
        screen.show(controller)
        let view: UICollectionView = controller.collectionView
        let shown = ShownCells(of: view, on: screen) { [unowned view] indexPath in
            let width = Int(view.bounds.width * 3)
            let heights = (isLargest ? Self.largestHeights : Self.heights)[width]
            return [width, heights?[indexPath.item % 4] ?? 0]
        }
        screen.frame()
        return (screen, view, shown)
    }

    @Test func theFirstFrameUpright() {
        let (screen, _, shown) = shown()
        #expect(
            shown.frames == [
                [0, 0, 1170, 329], [0, 329, 1170, 207], [0, 536, 1170, 268], [0, 804, 1170, 390],
                [0, 1194, 1170, 329], [0, 1523, 1170, 207], [0, 1730, 1170, 268], [0, 1998, 1170, 390],
                [0, 2388, 1170, 329],
            ]
        )
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test func theFirstFrameOnItsSide() {
        let (screen, _, shown) = shown(ShownCells.onItsSide)
        #expect(
            shown.frames == [
                [0, 0, 2532, 329], [0, 329, 2532, 207], [0, 536, 2532, 207], [0, 743, 2532, 390],
                [0, 1133, 2532, 329],
            ]
        )
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test func theFirstFrameOfTheLargestText() {
        let (screen, _, shown) = shown(isLargest: true)
        #expect(shown.frames == [[0, 0, 1170, 845], [0, 845, 1170, 465], [0, 1310, 1170, 1414]])
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test func theFirstFrameOfTheLargestTextOnItsSide() {
        let (screen, _, shown) = shown(ShownCells.onItsSide, isLargest: true)
        #expect(shown.frames == [[0, 0, 2532, 845], [0, 845, 2532, 465]])
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    /// Four notes take 329 + 207 + 268 + 390 = 1194; the first 28 of them 8358, and the next two 536.
    @Test(.byTurns(), arguments: sample(of: ShownCells.modes))
    func scrollingDown(_ hostility: Hostility) {
        let (screen, _, shown) = shown(hostility: hostility)
        shown.scroll(on: screen, by: 300, times: 10)
        #expect(shown.shownItems.first?.item == 30)
        #expect(
            shown.frames == [
                [0, 8894, 1170, 268], [0, 9162, 1170, 390], [0, 9552, 1170, 329], [0, 9881, 1170, 207],
                [0, 10088, 1170, 268], [0, 10356, 1170, 390], [0, 10746, 1170, 329], [0, 11075, 1170, 207],
                [0, 11282, 1170, 268],
            ]
        )
        shown.scroll(on: screen, by: -300, times: 4)
        screen.runUntilRest()
        #expect(shown.problem == nil)
        #expect(shown.waste() == ShownCells.Waste.none)
    }

    @Test(.byTurns(), arguments: sample(of: ShownCells.modes))
    func theLargestTextScrolls(_ hostility: Hostility) {
        let (screen, _, shown) = shown(isLargest: true, hostility: hostility)
        shown.scroll(on: screen, by: 300, times: 10)
        shown.scroll(on: screen, by: -150, times: 4)
        screen.runUntilRest()
        #expect(shown.problem == nil)
        #expect(shown.waste() == ShownCells.Waste.none)
    }

    @Test(arguments: sample(of: ShownCells.modes, always: [.lateSelfSizing]))
    func rotating(_ hostility: Hostility) {
        let (screen, view, shown) = shown(hostility: hostility)
        screen.rotate(to: ShownCells.onItsSide)
        screen.runUntilRest()
        #expect(view.bounds.width == 844)
        #expect(
            shown.frames == [
                [0, 0, 2532, 329], [0, 329, 2532, 207], [0, 536, 2532, 207], [0, 743, 2532, 390],
                [0, 1133, 2532, 329],
            ]
        )
        screen.rotate(to: ShownCells.upright)
        screen.runUntilRest()
        #expect(shown.frames.count == 9)
        #expect(shown.problem == nil)
    }
}
