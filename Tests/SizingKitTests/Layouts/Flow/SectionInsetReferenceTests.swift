import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Section insets that are relative to the safe area or the margins, on a screen of which 47 points are covered at the left only.
@MainActor
@Suite struct SectionInsetReferenceTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private final class Square: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 100) }
    }

    private func screen(
        _ reference: SizingFlowLayout.SectionInsetReference,
        isStated: Bool,
        isRightToLeft: Bool
    ) -> (screen: HeadlessScreen, view: SizingCollectionView, source: Source) {
        let layout = SizingFlowLayout()
        layout.sectionInsetReference = reference
        layout.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        if isStated {
            layout.itemSize = CGSize(width: 100, height: 100)
        } else {
            layout.estimatedItemSize = CGSize(width: 100, height: 100)
        }
        let screen = HeadlessScreen(
            size: CGSize(width: 600, height: 300),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 0)
        )
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(Square.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        screen.show(view)
        screen.frame()
        return (screen, view, source)
    }

    /// Where the items of the first line begin and end on screen.
    private func ends(of view: SizingCollectionView) -> (left: CGFloat, right: CGFloat) {
        let cells = view.visibleCells.map(\.frame).filter { $0.minY == 0 }
        return (cells.map(\.minX).min() ?? 0, cells.map(\.maxX).max() ?? 0)
    }

    @Test(arguments: [false, true], [false, true])
    func itemsKeepClearOfWhatIsCovered(_ isStated: Bool, _ isRightToLeft: Bool) {
        let (_, view, source) = screen(.fromSafeArea, isStated: isStated, isRightToLeft: isRightToLeft)
        let ends = ends(of: view)
        #expect(ends.left == 50 && ends.right == 597, "\(ends)")
        withExtendedLifetime(source) {}
    }

    @Test(arguments: [false, true])
    func itemsFollowTheMargins(_ isStated: Bool) {
        let (screen, view, source) = screen(.fromLayoutMargins, isStated: isStated, isRightToLeft: false)
        view.insetsLayoutMarginsFromSafeArea = false
        for margin in [20 as CGFloat, 35] {
            view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 10)
            view.collectionViewLayout.invalidateLayout()
            screen.frame()
            let ends = ends(of: view)
            #expect(ends.left == margin + 3 && ends.right == 587, "\(ends) with \(margin)")
        }
        withExtendedLifetime(source) {}
    }
}
