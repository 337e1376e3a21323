import UIKit

/// A cell that notes what UIKit asks of it, and wants a height of its own if it has one.
class ProbeCell: UICollectionViewCell {
    weak var layout: ProbeLayout?
    var wantedHeight: CGFloat?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        // The first attributes come before the data source has the cell.
        (layout ?? ProbeLayout.latest)?.note("apply")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        layout?.note("reuse")
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layout?.note(window == nil ? "fitting, without a window" : "fitting, in a window")
        if let wantedHeight { layoutAttributes.frame.size.height = wantedHeight }
        return layoutAttributes
    }
}

/// A collection view that counts the classes of cells that are registered with it, and the cells that are dequeued by what
/// Swift's generic method refines.
final class ProbeCollectionView: UICollectionView {
    private(set) var registrations = 0
    private(set) var refinedDequeues = 0

    override func __dequeueConfiguredReusableCell(
        with registration: __UICollectionViewCellRegistration,
        for indexPath: IndexPath,
        item: Any
    ) -> UICollectionViewCell {
        refinedDequeues += 1
        return super.__dequeueConfiguredReusableCell(with: registration, for: indexPath, item: item)
    }

    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
        registrations += 1
    }
}

/// A collection view of 300 by 300 points, in which a ``ProbeLayout`` places rows of 100 points.
@MainActor
final class ProbeScreen: NSObject {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let layout: ProbeLayout
    let view: UICollectionView
    /// The number of items in each section.
    var counts: [Int]
    /// Returns a cell, in place of a registered one.
    var answer: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    /// Called with each cell before UIKit gets it.
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    /// Whether a move that ends changes the counts: the item leaves the list.
    var dropsMovedItems = false

    /// - Parameters:
    ///   - count: The number of items in the only section.
    ///   - cellClass: The class of the cells.
    init(
        _ count: Int,
        cellClass: UICollectionViewCell.Type = ProbeCell.self,
        layout: ProbeLayout = ProbeLayout(),
        view: UICollectionView? = nil
    ) {
        self.layout = layout
        counts = [count]
        let view = view ?? UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.view = view
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(cellClass, forCellWithReuseIdentifier: "cell")
        view.register(
            PlainHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.dataSource = self
        view.delegate = self
    }

    /// Shows the view for the first time and lays it out.
    func show() async {
        stage.show(view)
        view.layoutIfNeeded()
        await stage.frame()
    }

    func scroll(to offset: CGFloat) async {
        view.contentOffset.y = offset
        await stage.frame()
    }

    /// Lays the view out after an invalidation.
    func layOut() async {
        view.layoutIfNeeded()
        await stage.frame()
    }

    /// Inserts an item before all others.
    func insertFirst() {
        view.batch {
            counts[0] += 1
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}

extension ProbeScreen: UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        layout.note("count")
        return counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.note("cell")
        let cell =
            answer?(collectionView, indexPath)
            ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? ProbeCell)?.layout = layout
        configure(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        layout.note("header")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        layout.note("display")
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        if dropsMovedItems { counts[0] -= 1 }
    }
}
