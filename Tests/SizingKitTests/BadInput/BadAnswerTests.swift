import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Shown views that answer a size that is none: their elements keep their estimates.
@MainActor
@Suite struct BadAnswerTests {
    /// Lengths along the scroll axis: longer than 2³⁰ pixels, infinite, negative, and not a number.
    nonisolated private static let lengths: [CGFloat] = [357_913_942, 4e8, .infinity, -3, .nan]

    /// A cell that answers a length.
    private final class BadCell: UICollectionViewCell {
        var length: CGFloat = 0
        var isHorizontal = false

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if isHorizontal {
                layoutAttributes.size.width = length
            } else {
                layoutAttributes.size.height = length
            }
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let length: CGFloat
        let isHorizontal: Bool

        init(_ length: CGFloat, isHorizontal: Bool) {
            self.length = length
            self.isHorizontal = isHorizontal
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? BadCell)?.length = indexPath.item == 1 ? length : 70
            (cell as? BadCell)?.isHorizontal = isHorizontal
            return cell
        }
    }

    @Test(arguments: lengths) func theItemKeepsItsEstimate(_ length: CGFloat) {
        let lists: [(SizingSection, Bool)] = [
            (.bareList(), false), (.bareList(), true), (.grid(columns: .count(1), spacing: 0), false),
            (.masonry(columns: .count(1), spacing: 0), false),
        ]
        for (section, isHorizontal) in lists {
            let layout = SizingLayout(section)
            layout.scrollDirection = isHorizontal ? .horizontal : .vertical
            layout.estimatedItemSize = CGSize(width: 44, height: 44)
            layout.itemSizing = { .selfSizing(key: $0.item) }
            let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let source = Source(length, isHorizontal: isHorizontal)
            view.register(BadCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.show(view)
            screen.frames(3)
            let frames = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
            #expect(frames.map { isHorizontal ? $0.width : $0.height } == [70, 44, 70])
            #expect(frames.map { isHorizontal ? $0.minX : $0.minY } == [0, 70, 114])
        }
    }

    @Test func theLongestLengthIsLaidOut() {
        let layout = SizingLayout(.bareList())
        layout.itemSizing = { .selfSizing(key: $0.item) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = Source(357_913_941, isHorizontal: false)
        view.register(BadCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        screen.show(view)
        screen.frames(3)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 357_913_941)
    }
}
