import Foundation
import HeadlessTools
import UIKit

/// What the headless UIKit itself adds to a finger on a list, in the middle of it: no item but the visible ones should cost.
@MainActor
enum HeadlessBenchmarks {
    static let all = [
        Benchmark(name: "headless.drag", run: drag),
        Benchmark(name: "headless.tap", run: tap),
    ]

    private static let middle = CGPoint(x: 195, y: 400)

    /// A finger that comes down, drags the content down and back again, a frame for each step, and goes.
    private static func drag(_ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = Stage(size)
        return try runs(effort) {
            let start = stage.view.contentOffset
            let nanoseconds = time {
                stage.screen.touchDown(at: middle)
                for height: CGFloat in [380, 340, 300, 340, 380] {
                    stage.screen.moveTouch(to: CGPoint(x: middle.x, y: height))
                }
                stage.screen.cancelTouches()
            }
            try verify(stage.view.contentOffset, start, "the offset")
            return nanoseconds
        }
    }

    private static func tap(_ size: Int, _ effort: Effort) throws -> Measurement {
        let stage = Stage(size)
        return try runs(effort) {
            let nanoseconds = time {
                stage.screen.tap(middle)
                stage.screen.frame()
            }
            let selected = stage.view.indexPathsForSelectedItems ?? []
            for path in selected { stage.view.deselectItem(at: path, animated: false) }
            try verify(selected.count, 1, "what is selected")
            return nanoseconds
        }
    }

    /// Rows of a hundred points each, scrolled to the middle.
    @MainActor
    private final class Stage: NSObject, UICollectionViewDataSource {
        let screen = HeadlessScreen()
        let view: UICollectionView
        private let count: Int

        init(_ count: Int) {
            self.count = count
            view = UICollectionView(frame: .zero, collectionViewLayout: RowsLayout())
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = self
            screen.show(view)
            screen.frame()
            view.contentOffset.y = CGFloat(count / 2) * RowsLayout.rowHeight
            screen.frame()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }

    /// Answers by arithmetic, so that what is counted is not the layout.
    private final class RowsLayout: UICollectionViewLayout {
        static let rowHeight: CGFloat = 100

        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * Self.rowHeight)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let first = max(0, Int(rect.minY / Self.rowHeight))
            let end = min(count, Int((rect.maxY / Self.rowHeight).rounded(.up)))
            guard first < end else { return [] }
            return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let size = CGSize(width: collectionView?.bounds.width ?? 0, height: Self.rowHeight)
            attributes.frame = CGRect(origin: CGPoint(x: 0, y: CGFloat(indexPath.item) * Self.rowHeight), size: size)
            return attributes
        }
    }
}
