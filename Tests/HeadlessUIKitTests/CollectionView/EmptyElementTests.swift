import HeadlessTools
import Testing

@testable import UIKit

/// Elements without a width or a height.
@MainActor
@Suite struct EmptyElementTests {
    private final class Lines: UICollectionViewLayout {
        var frames: [CGRect] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 3_000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.map { index in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
                attributes.frame = frames[index]
                return attributes
            }
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var made: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made.append(indexPath.item)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func anEmptyCellIsMadeWhereTheScreenBegins() {
        let screen = HeadlessScreen()
        let (layout, source) = (Lines(), Source())
        layout.frames = [
            CGRect(x: 0, y: 100, width: 390, height: 0), CGRect(x: 0, y: 100, width: 0, height: 0),
            CGRect(x: 0, y: 500, width: 390, height: 0), CGRect(x: 0, y: 944, width: 390, height: 0),
            CGRect(x: 0, y: 99, width: 390, height: 1), CGRect(x: 390, y: 100, width: 0, height: 10),
        ]
        let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.contentOffset.y = 100
        screen.show(view)
        screen.frame()
        #expect(source.made.sorted() == [0, 1, 2])
    }

    @Test func anEmptyRectangleIntersectsWhereTheOtherBegins() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        let empty: [(CGPoint, Bool)] = [
            (CGPoint(x: 10, y: 10), true), (CGPoint(x: 20, y: 20), true), (CGPoint(x: 10, y: 20), true),
            (CGPoint(x: 30, y: 10), false), (CGPoint(x: 10, y: 30), false), (CGPoint(x: 9, y: 10), false),
        ]
        for (origin, expected) in empty {
            let other = CGRect(origin: origin, size: .zero)
            #expect(rect.intersects(other) == expected)
            #expect(other.intersects(rect) == expected)
        }
        #expect(CGRect.zero.intersects(.zero))
    }
}
