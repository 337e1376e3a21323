import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Closures that do more than they are asked for: beside every act in every closure (`ClosureActTests`), what they lead to.
@MainActor
@Suite struct ConfiguringTests {
    @Test func configuringMayAskTheLayoutForAnything() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 20)])
        let layout = list.layout
        var answers = 0
        layout.itemSizing = { indexPath in
            .computed { _ in
                if layout.layoutAttributesForItem(at: indexPath) != nil { answers += 1 }
                _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 844))
                _ = layout.collectionViewContentSize
                list.collectionView.layoutIfNeeded()
                return CGSize(width: 0, height: 70)
            }
        }
        list.screen.frame()
        #expect(answers == 20)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 140)
    }

    @Test func configuringMayReload() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 20)])
        var reloads = 0
        list.layout.itemSizing = { _ in
            .computed { _ in
                if reloads == 0 {
                    reloads += 1
                    list.heights = [[50, 50]]
                    list.collectionView.reloadData()
                }
                return CGSize(width: 0, height: 50)
            }
        }
        list.screen.frames(3)
        #expect(list.collectionView.visibleCells.count == 2)
        #expect(list.collectionView.contentSize.height == 100)
    }

    @Test func configuringMayMeasureAnother() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 3)])
        let inner = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            cell.show(height)
        }
        let outer = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            _ = list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
            cell.show(height)
        }
        list.layout.itemSizing = { indexPath in
            .template(indexPath.item == 0 ? outer : inner, item: 80 + CGFloat(indexPath.item))
        }
        list.screen.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 161)
    }
}
