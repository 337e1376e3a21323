import HeadlessTools
import SizingKit
import Testing
import UIKit

/// How often cells are fitted that fix their width themselves, as apps write them for flow layouts.
@MainActor
@Suite struct FittingCountTests {
    private final class TextCell: LabelCell {
        static var fittingCount = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            Self.fittingCount += 1
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height =
                systemLayoutSizeFitting(
                    CGSize(width: layoutAttributes.size.width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            return layoutAttributes
        }
    }

    /// A cell that is as wide as its collection view, whatever it is given.
    private final class WideTextCell: LabelCell {
        static var answerCount = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.answerCount += 1
            layoutAttributes.size = size(inWidth: superview?.bounds.width ?? layoutAttributes.size.width)
            return layoutAttributes
        }

        func size(inWidth width: CGFloat) -> CGSize {
            contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
        }

        static var fittingCount = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            Self.fittingCount += 1
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
        }
    }

    private final class Texts: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            (cell as? LabelCell)?.label.text = String(repeating: "word ", count: 4 + indexPath.item * 7 % 40)
            return cell
        }
    }

    /// Opens a screen and scrolls through 40 rows.
    ///
    /// - Returns: The fittings for each item that was measured.
    private func fittingsOfItem(in layout: SizingLayout) -> Double {
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        let texts = Texts()
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.dataSource = texts
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        TextCell.fittingCount = 0
        screen.show(view)
        for _ in 0..<40 {
            screen.frame()
            view.contentOffset.y += 60
        }
        #expect(layout.statistics.items.measured > 30)
        #expect(layout.statistics.items.corrected == 0)
        return withExtendedLifetime(texts) { Double(TextCell.fittingCount) / Double(layout.statistics.items.measured) }
    }

    @Test func aFlowFitsAnItemNoMoreOftenThanAList() {
        let flow = SizingFlowLayout()
        flow.estimatedItemSize = CGSize(width: 390, height: 80)
        flow.minimumLineSpacing = 0
        let (inList, inFlow) = (fittingsOfItem(in: SizingListLayout()), fittingsOfItem(in: flow))
        #expect(inList < 3.5, "\(inList)")
        #expect(inFlow <= inList, "\(inFlow) in a flow, \(inList) in a list")
    }

    /// The estimate is as wide as the screen that is turned: the cells decide that they are so afterwards, too.
    @Test func cellsThatFillTheirLineAreAskedOnceEachWhenTheScreenIsTurned() {
        let flow = SizingFlowLayout()
        flow.estimatedItemSize = CGSize(width: 390, height: 80)
        flow.minimumLineSpacing = 0
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: flow)
        let texts = Texts()
        view.register(WideTextCell.self, forCellWithReuseIdentifier: "text")
        view.dataSource = texts
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        screen.show(view)
        screen.runUntilRest()
        let (measured, shown) = (flow.statistics.items.measured, view.visibleCells.count)
        (WideTextCell.answerCount, WideTextCell.fittingCount) = (0, 0)
        screen.rotate(to: CGSize(width: 844, height: 390))
        screen.runUntilRest()
        let turned = flow.statistics.items.measured - measured
        #expect(turned > 8)
        // The first one is given another width than its line, and no template is fitted. UIKit asks what was on screen.
        #expect(WideTextCell.fittingCount == 0)
        #expect(WideTextCell.answerCount <= turned + 1 + 2 * shown)
        #expect(flow.statistics.items.corrected == 0)
        for cell in view.visibleCells {
            #expect((cell as? WideTextCell)?.size(inWidth: 844) == cell.bounds.size)
        }
        withExtendedLifetime(texts) {}
    }
}
