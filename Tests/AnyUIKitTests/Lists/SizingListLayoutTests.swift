import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct SizingListLayoutTests {
    private func frame(_ list: ListFixture, _ item: Int, _ section: Int = 0) -> CGRect? {
        list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test(arguments: [ListFixture.Measuring.template, .computed, .fixed])
    func rowsFollowEachOtherAtTheirTrueHeights(_ measuring: ListFixture.Measuring) async {
        let list = ListFixture(heights: [[100, 50.2, 300]], measuring: measuring)
        await list.stage.frame()
        #expect(frame(list, 0) == CGRect(x: 0, y: 0, width: 390, height: 100))
        // 50.2 points are 150.6 pixels: the row takes 151 of them.
        #expect(frame(list, 1) == CGRect(x: 0, y: 100, width: 390, height: 151.0 / 3))
        #expect(frame(list, 2) == CGRect(x: 0, y: 451.0 / 3, width: 390, height: 300))
        #expect(list.collectionView.contentSize.height == 1351.0 / 3)
        #expect(list.collectionView.visibleCells.count == 3)
    }

    @Test func cellsHaveTheirTrueHeightWhenTheyAreFirstShown() async {
        let list = ListFixture(heights: [(0..<100).map { 40 + CGFloat($0 % 7) * 30 }])
        await list.stage.frame()
        let cells = list.collectionView.visibleCells
        #expect(cells.count > 5)
        for cell in cells {
            #expect(cell.bounds.height == (cell as? HeightCell)?.height)
        }
        #expect(list.layout.statistics.items.corrected == 0)
    }

    @Test func insetsSpacesHeadersAndFootersTakeTheirRoom() async {
        let insets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 20, trailing: 24)
        let list = ListFixture(heights: [[100, 60], [70]], section: .bareList(rowSpacing: 8).insets(insets))
        list.layout.sectionSpacing = 5
        list.addHeaders { section in section == 0 ? 40 : nil }
        list.addFooters { _ in 30 }
        await list.stage.frame()
        let layout = list.layout
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        let footer = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(header?.frame == CGRect(x: 16, y: 0, width: 350, height: 40))
        #expect(frame(list, 0) == CGRect(x: 16, y: 50, width: 350, height: 100))
        #expect(frame(list, 1) == CGRect(x: 16, y: 158, width: 350, height: 60))
        #expect(footer?.frame == CGRect(x: 16, y: 238, width: 350, height: 30))
        #expect(frame(list, 0, 1) == CGRect(x: 16, y: 283, width: 350, height: 70))
        #expect(list.collectionView.contentSize.height == 403)
    }

    @Test func aHeaderThatDoesNotExistIsNotAskedFor() async {
        let list = ListFixture(heights: [[100], [100]])
        list.addHeaders { section in section == 0 ? nil : 40 }
        await list.stage.frame()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(list.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section) == [1])
        let absent = IndexPath(item: 0, section: 0)
        #expect(list.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: absent) == nil)
    }

    /// Claim (README): "A list of a million rows opens as fast as a list of a hundred."
    @Test func onlyTheViewportAndAMarginAreMeasured() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 1_000_000)])
        await list.stage.frame()
        // A viewport of 844 points, and once that is drawn, another one; with the row that begins in the last one.
        #expect(list.layout.statistics.items.measured == 9)
        await list.stage.runUntilRest()
        #expect(list.layout.statistics.items.measured == 17)
        #expect(list.layout.estimatedItemCount == 1_000_000 - 17)
        #expect(list.measured.map(\.item) == Array(0..<17))
    }

    /// Claim (Keeping the reader's place): "It never returns attributes of unmeasured elements"
    @Test func unmeasuredItemsAreLeftOutOfQueriesAndMeasuredWhenAskedFor() async {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 100)],
            estimate: CGSize(width: 60, height: 60)
        )
        await list.stage.runUntilRest()
        let everything = list.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 100_000))
        #expect(everything?.count == 17)
        #expect(frame(list, 50) == CGRect(x: 0, y: 1700 + 33 * 60, width: 390, height: 100))
    }

    @Test func aConstantEstimateStaysAndALearnedOneFollows() async {
        let heights = [Array(repeating: CGFloat(100), count: 1_000)]
        let constant = ListFixture(heights: heights, estimate: CGSize(width: 60, height: 60))
        await constant.stage.frames(4)
        #expect(constant.collectionView.contentSize.height == 60_680)
        let learned = ListFixture(heights: heights)
        await learned.stage.frame()
        await learned.stage.frames(4)
        #expect(learned.collectionView.contentSize.height == 100_000)
    }

    @Test func anEstimateThatIsNotPositiveIsLearned() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)], estimate: CGSize(width: -5, height: -5))
        await list.stage.frames(4)
        #expect(list.collectionView.contentSize.height == 10_000)
    }

    @Test func shownCellsMayAnswerForThemselves() async {
        let list = ListFixture(heights: [Array(repeating: 90, count: 50)], measuring: .selfSizing)
        await list.stage.frames(6)
        #expect(frame(list, 0)?.height == 90)
        #expect(frame(list, 3) == CGRect(x: 0, y: 270, width: 390, height: 90))
        #expect(list.layout.statistics.items.corrected > 5)
    }

    @Test func attributesFromBeforeAReloadCorrectNothing() async throws {
        let list = ListFixture(heights: [[100, 50]], measuring: .selfSizing)
        await list.stage.frame()
        let original = try #require(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
        preferred.size.height = 110
        func isTaken() -> Bool {
            list.layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
        }
        #expect(isTaken())
        list.collectionView.reloadData()
        #expect(!isTaken())
        await list.stage.frame()
        #expect(isTaken())
    }

    @Test func theContentIsALittleNarrowerThanTheView() async {
        let list = ListFixture(heights: [[100]])
        await list.stage.frame()
        #expect(list.layout.collectionViewContentSize.width < 390)
        #expect(list.layout.collectionViewContentSize.width > 389.99)
    }

    @Test func contentInsetsNarrowTheRows() async {
        let list = ListFixture(heights: [[100]])
        list.collectionView.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        await list.stage.frame()
        #expect(frame(list, 0)?.width == 350)
    }

    @Test func rowsAreMirroredFromRightToLeft() async {
        let insets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 40)
        let list = ListFixture(heights: [[100]], section: .bareList().insets(insets))
        list.collectionView.semanticContentAttribute = .forceRightToLeft
        await list.stage.frame()
        #expect(list.collectionView.visibleCells.first?.frame == CGRect(x: 40, y: 0, width: 334, height: 100))
    }

    @Test func itemsThatDoNotExistHaveNoAttributes() async {
        let list = ListFixture(heights: [[100]])
        await list.stage.frame()
        #expect(frame(list, 1) == nil)
        #expect(frame(list, 0, 1) == nil)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath()) == nil)
        #expect(list.layout.layoutAttributesForSupplementaryView(ofKind: "no kind of ours", at: IndexPath()) == nil)
    }

    @Test func aListOfNothingIsEmpty() async {
        for heights: [[CGFloat]] in [[], [[]], [[], []]] {
            let list = ListFixture(heights: heights)
            await list.stage.frames(3)
            #expect(list.collectionView.contentSize.height == 0)
            #expect(list.collectionView.visibleCells.isEmpty)
        }
    }

    @Test func itemsThatComeAfterNothingAreShown() async {
        let list = ListFixture(heights: [])
        await list.stage.frame()
        list.heights = [[100, 100]]
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(list.collectionView.visibleCells.count == 2)
        list.heights = []
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(list.collectionView.visibleCells.isEmpty)
        #expect(list.collectionView.contentSize.height == 0)
    }
}
