import Simulation
import SizingKit
import UIKit

/// A view controller whose view is a list of texts, measured by template.
@MainActor
class TextListController: UIViewController, UICollectionViewDataSource {
    let layout: SizingLayout
    private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let text: (Int) -> String
    private let row = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }

    init(_ layout: SizingLayout, text: @escaping (Int) -> String) {
        self.layout = layout
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("TextListController is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [row, text] in .template(row, item: text($0.item), key: $0.item) }
        list.dataSource = self
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: text(indexPath.item))
    }

    /// The cells that can be seen, from top to bottom, and their items.
    var shownRows: [(item: Int, frame: CGRect)] {
        list.visibleCells.filter { $0.frame.intersects(list.bounds) }
            .compactMap { cell in list.indexPath(for: cell).map { ($0.item, cell.frame) } }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    /// Where the shown rows begin, below the upper edge of the list, in points and rounded to thirds.
    var tops: [Int: CGFloat] {
        shownRows.reduce(into: [:]) { tops, row in
            tops[row.item] = ((row.frame.minY - list.contentOffset.y) * 3).rounded() / 3
        }
    }

    /// The height that a row needs in a list of a width, in points.
    func height(of item: Int, inListOf width: CGFloat) -> CGFloat {
        textHeight(text(item), width: width - list.safeAreaInsets.left - list.safeAreaInsets.right - 32) + 20
    }
}
