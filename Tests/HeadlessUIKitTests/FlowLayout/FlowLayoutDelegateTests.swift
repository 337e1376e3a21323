import HeadlessTools
import Testing
import UIKit

/// Sizes items, and leaves everything else to the layout.
final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    let size: (IndexPath) -> CGSize
    var timesAsked = 0

    init(size: @escaping (IndexPath) -> CGSize) {
        self.size = size
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        timesAsked += 1
        return size(indexPath)
    }
}

@MainActor
struct FlowLayoutDelegateTests {
    /// Says everything about sections and nothing about items.
    final class SectionDelegate: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            UIEdgeInsets(top: 1, left: CGFloat(section * 10), bottom: 2, right: 0)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            CGFloat(section) * 3
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat {
            section == 0 ? 0 : 60
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: section == 0 ? 0 : 25)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: section == 0 ? 15 : 0)
        }
    }

    private let sizes = [
        CGSize(width: 100, height: 40), CGSize(width: 120, height: 60), CGSize(width: 100, height: 20),
        CGSize(width: 50, height: 50), CGSize(width: 200, height: 50), CGSize(width: 30, height: 30),
    ]

    @Test func shorterItemsStandInTheMiddleOfTheirLine() {
        let tiles = Tiles(counts: [6], layout: UICollectionViewFlowLayout(), size: CGSize(width: 300, height: 300))
        let delegate = SizingDelegate { sizes[$0.item] }
        tiles.view.delegate = delegate
        tiles.screen.frame()
        #expect(
            tiles.cellFrames == [
                rect(0, 10, 100, 40), rect(180, 0, 120, 60),
                rect(0, 85, 100, 20), rect(250, 70, 50, 50),
                rect(0, 130, 200, 50), rect(220, 140, 30, 30),
            ]
        )
        #expect(tiles.view.contentSize == CGSize(width: 300, height: 180))
    }

    @Test func sectionsHaveTheirOwnMeasures() {
        let tiles = Tiles(counts: [7, 4], layout: UICollectionViewFlowLayout())
        let delegate = SectionDelegate()
        tiles.view.delegate = delegate
        tiles.screen.frame()
        #expect(tiles.frame(6) == rect(0, 51, 50, 50))
        #expect(tiles.frame(1)?.minX == 54)
        #expect(tiles.header(0) == nil)
        #expect(tiles.footer(0) == rect(0, 103, 320, 15))
        #expect(tiles.header(1) == rect(0, 118, 320, 25))
        #expect(
            (0..<4).map { tiles.frame($0, 1)?.origin } == [
                CGPoint(x: 10, y: 144), CGPoint(x: 140, y: 144), CGPoint(x: 270, y: 144), CGPoint(x: 10, y: 197),
            ]
        )
    }

    @Test func whatTheDelegateDoesNotSayIsTheLayoutsOwn() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 33)
        let tiles = Tiles(counts: [1, 1], layout: layout)
        let delegate = SectionDelegate()
        tiles.view.delegate = delegate
        tiles.screen.frame()
        #expect(tiles.frame(0)?.size == CGSize(width: 70, height: 33))
        let sizing = SizingDelegate { _ in CGSize(width: 11, height: 11) }
        layout.sectionInset.left = 13
        layout.headerReferenceSize.height = 8
        tiles.view.delegate = sizing
        layout.invalidateLayout()
        tiles.screen.frame()
        #expect(tiles.frame(0) == rect(13, 8, 11, 11))
    }

    @Test func anEstimateCountsForMoreThanTheItemSizeAndLessThanTheDelegate() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 44, height: 22)
        let tiles = Tiles(counts: [1], layout: layout)
        let sections = SectionDelegate()
        tiles.view.delegate = sections
        tiles.screen.frame()
        #expect(tiles.frame(0)?.size == CGSize(width: 44, height: 22))
        let sizing = SizingDelegate { _ in CGSize(width: 11, height: 12) }
        tiles.view.delegate = sizing
        layout.invalidateLayout()
        tiles.screen.frame()
        #expect(tiles.frame(0)?.size == CGSize(width: 11, height: 12))
    }

    @Test func theDelegateIsAskedOnceUntilItsMeasuresAreInvalid() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 10
        layout.sectionHeadersPinToVisibleBounds = true
        let tiles = Tiles(counts: [100], layout: layout)
        let delegate = SizingDelegate { _ in CGSize(width: 50, height: 50) }
        tiles.view.delegate = delegate
        tiles.screen.frame()
        #expect(delegate.timesAsked == 100)
        tiles.scroll(to: 200)
        #expect(delegate.timesAsked == 100)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        layout.invalidateLayout(with: context)
        tiles.screen.frame()
        #expect(delegate.timesAsked == 100)
        tiles.view.frame.size.width = 300
        tiles.screen.frame()
        #expect(delegate.timesAsked == 200)
    }
}
