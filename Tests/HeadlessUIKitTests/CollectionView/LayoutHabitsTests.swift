import HeadlessTools
import Testing
import UIKit

/// What layouts and cells that are published for iOS count on.
@MainActor
struct LayoutHabitsTests {
    /// One item in the middle of what is visible, tilted.
    private class WheelLayout: UICollectionViewLayout {
        var tilt = CATransform3DIdentity
        var timesPrepared = 0

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2000) }

        override func prepare() {
            timesPrepared += 1
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [IndexPath(item: 0, section: 0)].compactMap(layoutAttributesForItem(at:))
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.size = CGSize(width: 100, height: 40)
            attributes.center = CGPoint(x: 150, y: (collectionView?.bounds.midY ?? 0))
            attributes.transform3D = tilt
            return attributes
        }
    }

    /// Turns around a point below itself.
    private final class SpokeCell: UICollectionViewCell {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            layer.anchorPoint = CGPoint(x: 0.5, y: 3)
            center.y += 2.5 * bounds.height
        }
    }

    private final class RestlessLayout: WheelLayout {
        override func prepare() {
            super.prepare()
            invalidateLayout()
        }
    }

    private func show(
        _ layout: UICollectionViewLayout,
        of cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> (HeadlessScreen, UICollectionView, RowSource) {
        let source = RowSource(rows: [0])
        source.answer = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 200))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        screen.show(view)
        screen.frame()
        return (screen, view, source)
    }

    @Test func aCellWithAnotherAnchorPointIsGivenItsCentreEachTime() throws {
        let (screen, view, source) = show(WheelLayout(), of: SpokeCell.self)
        let cell = try #require(view.visibleCells.first)
        #expect(cell.frame == CGRect(x: 100, y: 80, width: 100, height: 40))
        for offset in stride(from: 10, through: 50, by: 10) {
            view.contentOffset.y = CGFloat(offset)
            screen.frame()
        }
        #expect(cell.frame == CGRect(x: 100, y: 130, width: 100, height: 40))
        withExtendedLifetime(source) {}
    }

    @Test func aCellHasTheWholeTransformOfItsAttributes() throws {
        let layout = WheelLayout()
        layout.tilt.m34 = -1 / 500
        let (_, view, source) = show(layout)
        let cell = try #require(view.visibleCells.first)
        #expect(cell.transform3D.m34 == layout.tilt.m34)
        withExtendedLifetime(source) {}
    }

    @Test func aLayoutMayInvalidateItselfEachTimeThatItPrepares() {
        let layout = RestlessLayout()
        var shown: (HeadlessScreen, UICollectionView, RowSource)?
        let caught = catchingUIKitExceptions { shown = show(layout) }
        #expect(caught == [])
        #expect(layout.timesPrepared == 2)
        #expect(shown?.1.visibleCells.count == 1)
    }
}
