import HeadlessTools
import Testing
import UIKit

@MainActor
struct RightToLeftTests {
    /// Two columns: the even items on the left.
    private final class Columns: RowLayout {
        var flips = true

        override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.layoutAttributesForItem(at: indexPath)
            attributes?.frame.size.width = 100
            attributes?.frame.origin.x = indexPath.item.isMultiple(of: 2) ? 0 : 120
            return attributes
        }
    }

    private func frames(flips: Bool, direction: UISemanticContentAttribute) -> [CGFloat] {
        let rows = Rows(count: 2)
        let layout = Columns()
        layout.flips = flips
        rows.view.collectionViewLayout = layout
        rows.view.semanticContentAttribute = direction
        rows.screen.frame()
        return rows.view.visibleCells.map(\.frame.minX)
    }

    @Test func aLayoutThatAsksForItIsMirrored() {
        #expect(frames(flips: true, direction: .forceRightToLeft) == [200, 80])
    }

    @Test func otherwiseNothingIsMirrored() {
        #expect(frames(flips: true, direction: .forceLeftToRight) == [0, 120])
        #expect(frames(flips: false, direction: .forceRightToLeft) == [0, 120])
    }

    @Test func theCollectionViewAnswersInItsOwnCoordinates() {
        let rows = Rows(count: 2)
        rows.view.collectionViewLayout = Columns()
        rows.view.semanticContentAttribute = .forceRightToLeft
        rows.screen.frame()
        let path = IndexPath(item: 0, section: 0)
        #expect(rows.view.layoutAttributesForItem(at: path)?.frame.minX == 200)
        #expect(rows.view.indexPathForItem(at: CGPoint(x: 250, y: 50)) == path)
        #expect(rows.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == nil)
    }
}
