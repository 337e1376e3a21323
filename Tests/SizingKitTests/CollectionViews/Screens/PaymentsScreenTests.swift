import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Batches of updates under headers, in a flow layout until two lines were changed.
///
/// All lengths are in pixels, of which a point has three. A line of the system's font is 2444/2048 of its size high, and a
/// label is rounded up to whole pixels: a name takes 61 at 17 points and 190 at the largest 53; a note of one or two lines 47
/// or 94 at 13 points, 158 or 316 at 44. Around them are 3 · (10 + 10) = 60, a separator of 1, and 6 between name and note.
/// So the payments of a day are 122, 175 and 222 high, with the largest text 251, 415 and 573. A header is as high as a
/// line of 17 or 53 points and 48 around it, 109 or 238, and the list leaves 22 points, 66, above it.
@MainActor
@Suite struct PaymentsScreenTests {
    private static let coffee = Payment(name: "Coffee", amount: "3.50")
    private static let lunch = Payment(name: "Lunch", amount: "21.00", note: "For two")
    private static let books = Payment(name: "Books", amount: "48.90", note: "Maps,\nposter")
    private static let days = (0..<20).map { PaymentDay(title: "Day \($0 + 1)", payments: [coffee, lunch, books]) }

    private func shown(
        _ size: CGSize = ShownCells.upright,
        isLargest: Bool = false,
        hostility: Hostility = []
    ) -> (HeadlessScreen, PaymentsViewController, ShownCells) {
        let screen = ShownCells.screen(size, isLargest: isLargest, hostility: hostility)
        let controller = PaymentsViewController(days: Self.days)
        screen.show(controller)
        let shown = ShownCells(of: controller.collectionView, on: screen) { [unowned controller] indexPath in
            let note = controller.days[indexPath.section].payments[indexPath.item].note
            let lines = note?.split(separator: "\n").count ?? 0
            return [Int(size.width * 3), (isLargest ? [251, 415, 573] : [122, 175, 222])[lines]]
        }
        screen.frame()
        return (screen, controller, shown)
    }

    @Test func theFirstFrameUpright() {
        let (screen, _, shown) = shown()
        #expect(
            shown.frames == [
                [0, 175, 1170, 122], [0, 297, 1170, 175], [0, 472, 1170, 222],
                [0, 869, 1170, 122], [0, 991, 1170, 175], [0, 1166, 1170, 222],
                [0, 1563, 1170, 122], [0, 1685, 1170, 175], [0, 1860, 1170, 222],
                [0, 2257, 1170, 122], [0, 2379, 1170, 175],
            ]
        )
        #expect(
            shown.headers == [
                [0, 66, 1170, 109], [0, 760, 1170, 109], [0, 1454, 1170, 109], [0, 2148, 1170, 109],
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
                [0, 175, 2532, 122], [0, 297, 2532, 175], [0, 472, 2532, 222],
                [0, 869, 2532, 122], [0, 991, 2532, 175], [0, 1166, 2532, 222],
            ]
        )
        #expect(shown.headers == [[0, 66, 2532, 109], [0, 760, 2532, 109]])
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test func theFirstFrameOfTheLargestText() {
        let (screen, _, shown) = shown(isLargest: true)
        #expect(
            shown.frames == [
                [0, 304, 1170, 251], [0, 555, 1170, 415], [0, 970, 1170, 573],
                [0, 1847, 1170, 251], [0, 2098, 1170, 415], [0, 2513, 1170, 573],
            ]
        )
        #expect(shown.headers == [[0, 66, 1170, 238], [0, 1609, 1170, 238]])
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    @Test func theFirstFrameOfTheLargestTextOnItsSide() {
        let (screen, _, shown) = shown(ShownCells.onItsSide, isLargest: true)
        #expect(shown.frames == [[0, 304, 2532, 251], [0, 555, 2532, 415], [0, 970, 2532, 573]])
        #expect(shown.headers == [[0, 66, 2532, 238]])
        #expect(shown.waste() == ShownCells.Waste.none)
        screen.runUntilRest()
        #expect(shown.problem == nil)
    }

    /// A day takes 66 + 109 + 122 + 175 + 222 = 694. At 2700 the last payment of the fourth day is the first on screen, and
    /// the end of the day at 2776 pushes its header up.
    @Test(.byTurns(), arguments: sample(of: ShownCells.modes, every: 32))
    func scrollingDown(_ hostility: Hostility) {
        let (screen, _, shown) = shown(hostility: hostility)
        shown.scroll(on: screen, by: 180, times: 5)
        #expect(
            shown.frames == [
                [0, 2554, 1170, 222],
                [0, 2951, 1170, 122], [0, 3073, 1170, 175], [0, 3248, 1170, 222],
                [0, 3645, 1170, 122], [0, 3767, 1170, 175], [0, 3942, 1170, 222],
                [0, 4339, 1170, 122], [0, 4461, 1170, 175], [0, 4636, 1170, 222],
                [0, 5033, 1170, 122], [0, 5155, 1170, 175],
            ]
        )
        #expect(
            shown.headers == [
                [0, 2667, 1170, 109], [0, 2842, 1170, 109], [0, 3536, 1170, 109], [0, 4230, 1170, 109],
                [0, 4924, 1170, 109],
            ]
        )
        shown.scroll(on: screen, by: -150, times: 4)
        screen.runUntilRest()
        #expect(shown.problem == nil)
        #expect(shown.waste() == ShownCells.Waste.none)
    }

    @Test(.byTurns(), arguments: sample(of: ShownCells.modes))
    func updates(_ hostility: Hostility) {
        let (screen, controller, shown) = shown(hostility: hostility)
        // The lunch of the first day goes, one of 175 comes, and the coffee of the second day moves to the first.
        controller.settle(
            removing: IndexPath(item: 1, section: 0),
            inserting: Payment(name: "Tea", amount: "2.00", note: "Green"),
            at: IndexPath(item: 0, section: 0),
            moving: IndexPath(item: 0, section: 1),
            to: IndexPath(item: 2, section: 0)
        )
        screen.runUntilRest()
        #expect(
            shown.frames == [
                [0, 175, 1170, 175], [0, 350, 1170, 122], [0, 472, 1170, 122], [0, 594, 1170, 222],
                [0, 991, 1170, 175], [0, 1166, 1170, 222],
                [0, 1563, 1170, 122], [0, 1685, 1170, 175], [0, 1860, 1170, 222],
                [0, 2257, 1170, 122], [0, 2379, 1170, 175],
            ]
        )
        // A payment of 122 becomes one of 222: all below it lies 100 lower.
        controller.replace(
            with: Payment(name: "Coffee", amount: "7.50", note: "With\ncake"),
            at: IndexPath(item: 1, section: 0)
        )
        screen.runUntilRest()
        #expect(
            shown.frames.prefix(6) == [
                [0, 175, 1170, 175], [0, 350, 1170, 222], [0, 572, 1170, 122], [0, 694, 1170, 222],
                [0, 1091, 1170, 175], [0, 1266, 1170, 222],
            ]
        )
        #expect(
            shown.headers == [
                [0, 66, 1170, 109], [0, 982, 1170, 109], [0, 1554, 1170, 109], [0, 2248, 1170, 109],
            ]
        )
        // A day of one payment takes 66 + 109 + 122 = 297.
        controller.insert(PaymentDay(title: "Today", payments: [Self.coffee]), at: 1)
        screen.runUntilRest()
        #expect(
            shown.frames == [
                [0, 175, 1170, 175], [0, 350, 1170, 222], [0, 572, 1170, 122], [0, 694, 1170, 222],
                [0, 1091, 1170, 122],
                [0, 1388, 1170, 175], [0, 1563, 1170, 222],
                [0, 1960, 1170, 122], [0, 2082, 1170, 175], [0, 2257, 1170, 222],
            ]
        )
        controller.insert(Self.books, at: IndexPath(item: 0, section: 1))
        screen.runUntilRest()
        #expect(shown.frames[4...5] == [[0, 1091, 1170, 222], [0, 1313, 1170, 122]])
        #expect(shown.problem == nil)
        #expect(shown.waste()?.corrected == 0)
        // One payment was removed and one was reloaded. A layout that is not told of updates measures anew what has no key.
        if !hostility.contains(.abandonedBatches) { #expect(shown.waste(forgotten: 2) == ShownCells.Waste.none) }
    }
}
