import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What compiles with UIKit's names in Swift 5 mode compiles with those of this package: that it does is the test.
@MainActor
struct PlainLayoutsTests {
    private func shownItems(in layout: UICollectionViewLayout) -> Int {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 300))
        let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        let view = SizingCollectionView(frame: frame, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        let source = TwoCells()
        view.dataSource = source
        screen.show(view)
        screen.frame()
        return view.visibleCells.count
    }

    @Test func layoutsAreMadeWithoutAWordOnActors() {
        #expect(shownItems(in: TagsLayoutBuilder().layout()) == 2)
        #expect(shownItems(in: makePlainLayout()) == 2)
        #expect(shownItems(in: PlainLayoutFactory.shared.flow) == 2)
        #expect(PlainLayoutFactory.shared.masonry().itemSizing != nil)
        #expect(PlainLayoutFactory.shared.log() == ["line"])
    }

    @Test func tablesAreAnsweredWithoutAWordOnActors() {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 300))
        let (_, table) = PlainLayoutFactory.shared.views()
        let rows = PlainRows()
        rows.attach(to: table)
        table.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        screen.show(table)
        screen.frame()
        #expect(table.visibleTableCells.map { $0.textLabel?.text } == ["a", "b"])
    }
}

private class TwoCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 2
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
    }
}
