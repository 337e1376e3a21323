import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A diffable data source with identifiers, in a flow layout until two names were changed.
///
/// All lengths are in pixels, of which a point has three. A letter of the monospaced font is 0.6 of its size wide, and a
/// line 2444/2048 of its size high; a label is rounded up to whole pixels. At 15 points *n* letters are 27 · *n* wide and
/// 54 high. The largest text scales 15 points by 62/22, the leadings of the body, to 127 pixels: *n* letters are 76.2 · *n*
/// wide and 152 high. A topic has 3 · 24 = 72 more in width and 36 in height, and 30 between it and the next one.
@MainActor
@Suite(.secondProcess) struct TopicsScreenTests {
    private static let names = ["ui", "layout", "swift", "concurrency", "text", "animation"]
    private static let topics = (0..<300).map { Topic(id: $0, name: names[$0 % 6]) }

    private static func width(_ name: String, isLargest: Bool = false) -> Int {
        let widths = [2: 126, 4: 180, 5: 207, 6: 234, 9: 315, 11: 369]
        let largestWidths = [2: 225, 4: 377, 5: 453, 6: 530, 9: 758, 11: 911]
        return (isLargest ? largestWidths : widths)[name.count] ?? 0
    }

    private func shown(
        _ size: CGSize = ShownCells.upright,
        isLargest: Bool = false,
        hostility: Hostility = []
    ) -> (HeadlessScreen, TopicsViewController, ShownCells) {
        let screen = ShownCells.screen(size, isLargest: isLargest, hostility: hostility)
        let controller = TopicsViewController(topics: Self.topics)
        screen.show(controller)
        let shown = ShownCells(of: controller.collectionView, on: screen) { [unowned controller] indexPath in
            let cell = controller.collectionView.cellForItem(at: indexPath) as? TopicCell
            return [Self.width(cell?.label.text ?? "", isLargest: isLargest), isLargest ? 188 : 90]
        }
        screen.frame()
        return (screen, controller, shown)
    }

    /// The frames of topics that begin at these places along their lines.
    private static func frames(_ lines: [[Int]], isLargest: Bool = false) -> [[Int]] {
        let (height, distance) = isLargest ? (188, 218) : (90, 120)
        let places = lines.enumerated().flatMap { line, xs in xs.map { [$0, line * distance] } }
        return places.enumerated().map { index, place in
            place + [width(names[index % 6], isLargest: isLargest), height]
        }
    }

    /// Three lines of four topics fill 1146 or less of 1170, and begin anew with the thirteenth.
    private static let upright = [[0, 156, 420, 657], [0, 210, 555, 711], [0, 237, 636, 846]]

    @Test(.byTurns()) func theFirstFrameUpright() {
        let (screen, _, shown) = shown()
        let lines = (0..<22).map { Self.upright[$0 % 3] }
        #expect(shown.frames == Self.frames(lines))
        #expect(shown.frames.last == [657, 2520, 369, 90])
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test(.byTurns()) func theFirstFrameOnItsSide() {
        let (screen, _, shown) = shown(ShownCells.onItsSide)
        let (third, fourth) = (
            [0, 345, 501, 765, 1002, 1401, 1611, 1956, 2112], [0, 237, 636, 846, 1191, 1347, 1611, 1848, 2247]
        )
        let lines = [
            [0, 156, 420, 657, 1056, 1266, 1611, 1767, 2031], [0, 399, 609, 954, 1110, 1374, 1611, 2010],
            third, fourth, third, fourth, third, fourth, third, fourth,
        ]
        #expect(shown.frames == Self.frames(lines))
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test func theFirstFrameOfTheLargestText() {
        let (screen, _, shown) = shown(isLargest: true)
        let lines = [[0, 255], [0], [0], [0, 407]]
        #expect(shown.frames == Self.frames(lines + lines + lines, isLargest: true))
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test func theFirstFrameOfTheLargestTextOnItsSide() {
        let (screen, _, shown) = shown(ShownCells.onItsSide, isLargest: true)
        let lines = [
            [0, 255, 815, 1298], [0, 407, 1195, 1450, 2010], [0, 941, 1348, 2136], [0, 560, 1043, 1984],
            [0, 788, 1043, 1603], [0, 941, 1348, 2136],
        ]
        #expect(shown.frames == Self.frames(lines, isLargest: true))
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    /// At 3600 the thirty-first line is the first on screen: three lines hold twelve topics.
    @Test(.byTurns(), arguments: byTurns(ShownCells.modes, every: 100))
    func scrollingDown(_ hostility: Hostility) {
        let (screen, _, shown) = shown(hostility: hostility)
        shown.scroll(on: screen, by: 120, times: 10)
        #expect(shown.shownItems.first?.item == 120)
        let lines = (0..<22).map { Self.upright[$0 % 3] }
        #expect(shown.frames == Self.frames(lines).map { [$0[0], $0[1] + 3600, $0[2], $0[3]] })
        shown.scroll(on: screen, by: -150, times: 4)
        screen.runUntilRest()
        #expect(shown.problem == nil)
        #expect(shown.waste() == ShownCells.Waste.none)
    }

    @Test(arguments: sample(of: ShownCells.modes, every: 50, always: [.abandonedBatches]))
    func updates(_ hostility: Hostility) {
        let (screen, controller, shown) = shown(hostility: hostility)
        controller.remove(1)
        screen.runUntilRest()
        // ui, swift, concurrency, text; animation, ui, layout, swift
        #expect(
            shown.frames.prefix(8) == [
                [0, 0, 126, 90], [156, 0, 207, 90], [393, 0, 369, 90], [792, 0, 180, 90],
                [0, 120, 315, 90], [345, 120, 126, 90], [501, 120, 234, 90], [765, 120, 207, 90],
            ]
        )
        controller.insert(Topic(id: 900, name: "ui kit"), before: 0)
        screen.runUntilRest()
        // ui kit, ui, swift, concurrency; text, animation, ui, layout
        #expect(
            shown.frames.prefix(8) == [
                [0, 0, 234, 90], [264, 0, 126, 90], [420, 0, 207, 90], [657, 0, 369, 90],
                [0, 120, 180, 90], [210, 120, 315, 90], [555, 120, 126, 90], [711, 120, 234, 90],
            ]
        )
        controller.move(5, before: 900)
        screen.runUntilRest()
        // animation, ui kit, ui, swift; concurrency, text, ui, layout
        #expect(
            shown.frames.prefix(8) == [
                [0, 0, 315, 90], [345, 0, 234, 90], [609, 0, 126, 90], [765, 0, 207, 90],
                [0, 120, 369, 90], [399, 120, 180, 90], [609, 120, 126, 90], [765, 120, 234, 90],
            ]
        )
        controller.rename(0, to: "interface")
        screen.runUntilRest()
        #expect(
            shown.frames.prefix(5) == [
                [0, 0, 315, 90], [345, 0, 234, 90], [609, 0, 315, 90], [954, 0, 207, 90], [0, 120, 369, 90],
            ]
        )
        #expect(shown.problem == nil)
        #expect(shown.waste()?.corrected == 0)
        // One topic was removed and one was reloaded. A layout that is not told of updates cannot know which, and measures those
        // near the viewport anew.
        if !hostility.contains(.abandonedBatches) { #expect(shown.waste(forgotten: 2) == ShownCells.Waste.none) }
    }
}
