import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Grid

/// The gallery, as the example shows it.
@MainActor
@Suite struct GalleryScreenTests {
    private func gallery(columns: Int? = nil) -> (HeadlessScreen, GalleryViewController) {
        let controller = GalleryViewController(title: "Test", data: GalleryData(Painting.collection), columns: columns)
        let screen = HeadlessScreen(size: CGSize(width: 393, height: 852), scale: 3)
        screen.show(controller)
        screen.frame()
        return (screen, controller)
    }

    @Test func theFirstTwoPaintingsHangSideBySide() {
        let (_, controller) = gallery(columns: 2)
        let frames = (0..<2).compactMap {
            controller.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(frames.map(\.minY) == [12, 12])
        #expect(frames.first?.minX == 16)
        #expect(frames.last?.maxX == 377)
    }

    @Test(.byTurns()) func everyCaptionFitsAndEveryPaintingIsMeasuredOnce() {
        let (screen, controller) = gallery()
        let view = controller.collectionView
        for direction in [CGFloat(400), -400] {
            for _ in 0..<40 {
                for cell in view.visibleCells {
                    for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) {
                        #expect(cell.contentView.bounds.contains(label.frame))
                    }
                }
                screen.touchDown(view)
                screen.drag(view, by: direction)
                screen.lift(view)
                screen.frame()
            }
            screen.runUntilRest()
        }
        #expect(controller.layout.statistics.items.measured == 73)
        #expect(controller.layout.estimatedItemCount == 0)
    }

    @Test(arguments: [(1e300, 1e-300), (1e-300, 1e300), (1e300, 1e300), (10_000, 1)])
    func proportionsOfNoPaintingAreDrawnWithinBounds(_ height: Double, _ width: Double) throws {
        var painting = Painting.collection[0]
        (painting.height, painting.width) = (height, width)
        let cell = PaintingCell(frame: .zero)
        cell.show(painting)
        let size = cell.sizeThatFits(CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.height > 60 && size.height < 1_800)
        let row = cell.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 300))
        #expect(row.width >= 120 && row.width <= 4_000)
    }
}
