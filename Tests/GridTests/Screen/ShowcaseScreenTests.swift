import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Grid

/// The showcase, as the example shows it.
@MainActor
@Suite(.secondProcess) struct ShowcaseScreenTests {
    @Test(.byTurns(), arguments: byTurns([(320, true), (393, false), (852, true)], every: 3))
    func everyCardHasRoomForItsTextAndNoneOverlaps(width: CGFloat, rightToLeft: Bool) {
        let controller = ShowcaseViewController(title: "Test", data: GalleryData(Painting.collection))
        let screen = HeadlessScreen(size: CGSize(width: width, height: 852), scale: 3)
        screen.set { $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
        screen.show(controller)
        screen.frame()
        let view = controller.collectionView
        var seen: Set<IndexPath> = []
        for _ in 0..<24 {
            let sections = Set(view.indexPathsForVisibleItems.map(\.section))
            var (step, didMove) = (0, true)
            while didMove {
                didMove = step == 0
                for section in sections {
                    guard let offset = controller.layout.carouselOffset(inSection: section) else { continue }
                    let next = step == 0 ? 0 : offset + width * 0.8
                    controller.layout.setCarouselOffset(next, inSection: section, animated: false)
                    if controller.layout.carouselOffset(inSection: section) != offset { didMove = true }
                }
                step += 1
                screen.frame()
                let cells = view.visibleCells
                for (index, cell) in cells.enumerated() {
                    if let indexPath = view.indexPath(for: cell) { seen.insert(indexPath) }
                    let inside = cell.frame.insetBy(dx: 0.1, dy: 0.1)
                    for other in cells[(index + 1)...] { #expect(!inside.intersects(other.frame)) }
                    for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) {
                        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
                        #expect(label.sizeThatFits(room).height <= label.bounds.height + 0.34)
                    }
                }
            }
            screen.touchDown(view)
            screen.drag(view, by: 600)
            screen.lift(view)
            screen.runUntilRest()
        }
        for section in controller.sections.indices {
            let items = Set(seen.filter { $0.section == section }.map(\.item))
            #expect(items == Set(controller.paintings(in: section).indices), "section \(section)")
        }
    }

    @Test(.byTurns()) func thePageControlFollowsThePagesAndTurnsThem() throws {
        let controller = ShowcaseViewController(title: "Test", data: GalleryData(Painting.collection))
        let screen = HeadlessScreen(size: CGSize(width: 393, height: 852), scale: 3)
        screen.show(controller)
        screen.frame()
        let footer = UICollectionView.elementKindSectionFooter
        let view = controller.collectionView.supplementaryView(
            forElementKind: footer,
            at: IndexPath(item: 0, section: 0)
        )
        let control = try #require(view as? PageControlView)
        #expect(control.currentPage == 0)
        screen.pan(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 150, y: 100), frames: 8)
        screen.runUntilRest()
        #expect(control.currentPage == 1)
        let frame = control.convert(control.bounds, to: nil)
        screen.tap(CGPoint(x: frame.midX + 40, y: frame.midY))
        screen.runUntilRest()
        #expect(control.currentPage == 2)
        #expect(controller.layout.carouselPage(inSection: 0) == 2)
        #expect(controller.collectionView.contentOffset == .zero)
    }
}
