import HeadlessTools
import UIKit

/// A cell that says how large it wants to be.
final class TileCell: UICollectionViewCell {
    var wantedSize: CGSize?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let wantedSize { layoutAttributes.size = wantedSize }
        return layoutAttributes
    }
}

/// Sections of tiles that know the size they want.
final class TileSource: NSObject, UICollectionViewDataSource {
    var sections: [[CGSize?]]

    init(_ sections: [[CGSize?]]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
        cell.wantedSize = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}

/// A flow layout on a screen of its own.
@MainActor
final class Tiles {
    let screen: HeadlessScreen
    let source: TileSource
    let view: UICollectionView

    init(
        _ source: TileSource,
        layout: UICollectionViewLayout,
        size: CGSize = CGSize(width: 320, height: 480),
        hostility: Hostility = []
    ) {
        self.source = source
        screen = HeadlessScreen(size: size, hostility: hostility)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: kind
            )
        }
        view.dataSource = source
        screen.show(view)
    }

    convenience init(
        counts: [Int],
        layout: UICollectionViewLayout,
        size: CGSize = CGSize(width: 320, height: 480),
        hostility: Hostility = []
    ) {
        self.init(
            TileSource(counts.map { Array(repeating: nil, count: $0) }),
            layout: layout,
            size: size,
            hostility: hostility
        )
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int) -> CGRect? { supplementary(UICollectionView.elementKindSectionHeader, section) }
    func footer(_ section: Int) -> CGRect? { supplementary(UICollectionView.elementKindSectionFooter, section) }

    private func supplementary(_ kind: String, _ section: Int) -> CGRect? {
        let path = IndexPath(item: 0, section: section)
        return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }

    func scroll(to y: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: y)
        screen.frame()
    }

    var cellFrames: [CGRect] { view.visibleCells.map(\.frame) }
}
