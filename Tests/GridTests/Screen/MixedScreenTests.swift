import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Grid

/// The mixed screen, as the example shows it.
@MainActor
@Suite(.secondProcess) struct MixedScreenTests {
    private func mixed(
        _ paintings: [Painting] = Painting.collection,
        width: CGFloat = 393,
        rightToLeft: Bool = false
    ) -> (HeadlessScreen, MixedViewController) {
        let controller = MixedViewController(title: "Test", data: GalleryData(paintings))
        let screen = HeadlessScreen(size: CGSize(width: width, height: 852), scale: 3)
        screen.set { $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
        screen.show(controller)
        screen.frame()
        return (screen, controller)
    }

    /// Scrolls through the screen and calls `body` at each stop.
    private func scrollThrough(_ screen: HeadlessScreen, _ view: UICollectionView, _ body: () -> Void) {
        for _ in 0..<40 {
            body()
            screen.touchDown(view)
            screen.drag(view, by: 500)
            screen.lift(view)
            screen.runUntilRest()
        }
        body()
    }

    @Test(.byTurns(), arguments: byTurns([(320, true), (393, false), (852, true)], every: 3))
    func nothingOverlapsAndEveryTextIsWhole(_ width: CGFloat, _ rightToLeft: Bool) {
        let (screen, controller) = mixed(width: width, rightToLeft: rightToLeft)
        let view = controller.collectionView
        var seen: Set<IndexPath> = []
        scrollThrough(screen, view) {
            let cells = view.visibleCells
            for (index, cell) in cells.enumerated() {
                if let indexPath = view.indexPath(for: cell) { seen.insert(indexPath) }
                #expect(view.bounds.minX + 15 <= cell.frame.minX && cell.frame.maxX <= view.bounds.maxX - 15)
                let inside = cell.frame.insetBy(dx: 0.1, dy: 0.1)
                for other in cells[(index + 1)...] { #expect(!inside.intersects(other.frame)) }
                for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) {
                    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                    #expect(needed.height <= label.bounds.height + 0.34, "\(label.text ?? "")")
                    #expect(cell.contentView.bounds.insetBy(dx: -0.34, dy: -0.34).contains(label.frame))
                }
            }
        }
        #expect(seen.count == 1 + controller.guide.artists.count + controller.guide.selection.count + 10)
    }

    @Test func chipsFillTheirLines() {
        let (_, controller) = mixed()
        let section = MixedViewController.Section.artists.rawValue
        let frames = (0..<controller.guide.artists.count).compactMap {
            controller.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
        let lines = Dictionary(grouping: frames, by: \.minY)
        #expect(lines.count == 5)
        for line in lines.keys.sorted().dropLast() {
            let end = lines[line]?.map(\.maxX).max() ?? 0
            #expect(end > 255)
        }
    }

    @Test func theFirstOfTheSelectionTakesAllColumns() {
        let (screen, controller) = mixed()
        let first = IndexPath(item: 0, section: MixedViewController.Section.selection.rawValue)
        controller.layout.scrollExactly(toItemAt: first, at: .top, animated: false)
        screen.runUntilRest()
        let frame = controller.layout.layoutAttributesForItem(at: first)?.frame
        #expect(frame?.minX == 16 && frame?.width == 361)
    }

    @Test func separatorsOfTheRankingBeginWhereItsTextDoes() throws {
        let (screen, controller) = mixed()
        let row = IndexPath(item: 0, section: MixedViewController.Section.largest.rawValue)
        controller.layout.scrollExactly(toItemAt: row, at: .centeredVertically, animated: false)
        screen.runUntilRest()
        let view = controller.collectionView
        let cell = try #require(view.cellForItem(at: row))
        let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
        let drawing = view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) }
        let lines = drawing.flatMap(\.subviews).filter { $0.frame.height < 1 }
        #expect(lines.count > 3)
        #expect(lines.allSatisfy { $0.convert($0.bounds, to: view).minX == cell.frame.minX + label.frame.minX })
    }

    @Test func ofNothingThereIsACardOnly() {
        let (_, controller) = mixed([])
        #expect(controller.collectionView.visibleCells.count == 1)
    }
}
