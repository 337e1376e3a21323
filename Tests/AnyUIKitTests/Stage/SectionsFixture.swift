import SizingKit
import UIKit

/// A layout of any sections on a screen, whose true sizes are known to the test and hidden from the layout until it
/// measures.
@MainActor
final class SectionsFixture: NSObject {
    let stage: Stage
    let layout: SizingLayout
    let collectionView: UICollectionView
    var counts: [Int]
    /// The true size of an item at the offered extent across the scroll axis.
    var size: (IndexPath, SizingProposal) -> CGSize = { _, _ in CGSize(width: 100, height: 100) }
    /// The number of columns that an item takes in a masonry.
    var columnSpan: (IndexPath) -> Int = { _ in 1 }
    /// The extents of headers along the scroll axis, in points.
    var headerExtent: ((Int) -> CGFloat?)? {
        didSet { layout.headerSizing = headerExtent.map { extent in { Self.sizing(extent($0)) } } }
    }
    var footerExtent: ((Int) -> CGFloat?)? {
        didSet { layout.footerSizing = footerExtent.map { extent in { Self.sizing(extent($0)) } } }
    }
    /// Every item that the layout measured, in order.
    private(set) var measured: [IndexPath] = []
    /// How often the data source was asked for numbers.
    var countQuestions = 0

    init(
        counts: [Int],
        layout: SizingLayout,
        size: CGSize = CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets = .zero
    ) {
        self.counts = counts
        self.layout = layout
        stage = Stage(size: size, safeAreaInsets: safeArea)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        layout.itemSizing = { [unowned self] indexPath in
            measured.append(indexPath)
            return .computed { [unowned self] in self.size(indexPath, $0) }.columnSpan(columnSpan(indexPath))
        }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "view"
            )
        }
        collectionView.dataSource = self
    }

    private static func sizing(_ extent: CGFloat?) -> ItemSizing? {
        extent.map { .fixed(CGSize(width: $0, height: $0)) }
    }

    /// Shows the collection view for the first time.
    func show() async {
        stage.show(collectionView)
        await stage.frame()
    }

    /// Scrolls without animation and shows a frame.
    func scroll(to offset: CGPoint) async {
        collectionView.contentOffset = offset
        await stage.frame()
    }

    /// The frame of an item. Off screen it is measured for that.
    func frame(_ item: Int, in section: Int) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int) -> CGRect? {
        let kind = UICollectionView.elementKindSectionHeader
        let indexPath = IndexPath(item: 0, section: section)
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.frame
    }

    func footer(_ section: Int) -> CGRect? {
        let kind = UICollectionView.elementKindSectionFooter
        let indexPath = IndexPath(item: 0, section: section)
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.frame
    }

    /// The header that is on screen, as its view lies there.
    func shownHeader(_ section: Int) -> CGRect? {
        let kind = UICollectionView.elementKindSectionHeader
        return collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
}

extension SectionsFixture: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        countQuestions += 1
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        countQuestions += 1
        return counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
}
