import SizingKit
import Testing
import UIKit

/// What must hold whatever UIKit is there and whatever its fonts measure: the only tests of the layouts that run on
/// Apple's systems too. They set offsets, since a finger needs a screen.
@MainActor
@Suite(.oneAtATime) struct AnyUIKitTests {
    enum Arrangement: CaseIterable {
        case list
        case grid
        case masonry

        @MainActor
        func makeLayout() -> SizingLayout {
            switch self {
            case .list: SizingListLayout()
            case .grid: SizingLayout(.grid(columns: 2, spacing: 8))
            case .masonry: SizingLayout(.masonry(columns: 2, spacing: 8))
            }
        }
    }

    @Test(arguments: Arrangement.allCases)
    func everyCellHasRoomForItsText(in arrangement: Arrangement) {
        let screen = SentencesScreen(300, in: arrangement.makeLayout())
        for offset in [0, 900, 3_000] as [CGFloat] {
            screen.collectionView.contentOffset.y = offset
            screen.collectionView.layoutIfNeeded()
            let cells = screen.collectionView.visibleCells.compactMap { $0 as? SentenceCell }
            #expect(cells.count > 3)
            for cell in cells {
                cell.layoutIfNeeded()
                let room = CGSize(width: cell.label.bounds.width, height: .greatestFiniteMagnitude)
                let text = cell.label.sizeThatFits(room)
                #expect(text.height <= cell.label.bounds.height + 0.5)
            }
        }
    }

    @Test func aRowIsAsTallAsItsTextAndNotTaller() {
        let screen = SentencesScreen(300, in: SizingListLayout())
        for case let cell as SentenceCell in screen.collectionView.visibleCells {
            let room = CGSize(width: 358, height: CGFloat.greatestFiniteMagnitude)
            let wanted = cell.label.sizeThatFits(room).height + 16
            #expect(abs(cell.bounds.height - wanted) < 1)
        }
    }

    @Test func onlyWhatIsNearTheScreenIsMeasured() {
        let screen = SentencesScreen(100_000, in: SizingListLayout())
        #expect(screen.layout.statistics.items.measured > 0)
        #expect(screen.layout.statistics.items.measured < 200)
    }

    @Test func whatIsOnScreenHoldsStillWhileItemsAreInsertedAboveIt() throws {
        let screen = SentencesScreen(300, in: SizingListLayout())
        screen.layout.scrollExactly(toItemAt: IndexPath(item: 150, section: 0), at: .top, animated: false)
        screen.collectionView.layoutIfNeeded()
        let before = try #require(screen.top(of: 150))
        screen.prepend(25)
        let after = try #require(screen.top(of: 175))
        #expect(abs(after - before) < 0.5)
    }

    @Test func anItemIsScrolledToExactly() throws {
        let screen = SentencesScreen(5_000, in: SizingListLayout())
        screen.layout.scrollExactly(toItemAt: IndexPath(item: 4_000, section: 0), at: .top, animated: false)
        screen.collectionView.layoutIfNeeded()
        let top = try #require(screen.top(of: 4_000))
        #expect(abs(top) < 0.5)
    }

    @Test func aWidthThatWasThereBeforeIsNotMeasuredAgain() {
        let screen = SentencesScreen(300, in: SizingListLayout())
        for width in [844, 390] as [CGFloat] {
            screen.collectionView.frame.size = CGSize(width: width, height: 1_234 - width)
            screen.collectionView.layoutIfNeeded()
        }
        let measured = screen.layout.statistics.items.measured
        for width in [844, 390] as [CGFloat] {
            screen.collectionView.frame.size = CGSize(width: width, height: 1_234 - width)
            screen.collectionView.layoutIfNeeded()
        }
        #expect(screen.layout.statistics.items.measured == measured)
    }
}
