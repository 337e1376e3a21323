import SizingKit
import UIKit

/// Paintings in columns, or in rows that scroll sideways, each as tall or as wide as its proportions and its caption ask.
final class GalleryViewController: UIViewController {
    let data: GalleryData
    let layout: SizingLayout
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    /// Configures a painting, both on screen and while its size is found.
    private let paintingCell = SizingRegistration<PaintingCell, Painting>(fitting: .sizeThatFits) { cell, _, painting in
        cell.show(painting)
    }

    /// - Parameters:
    ///   - columns: How many columns to make; nil for as many as fit.
    ///   - direction: Where the paintings scroll.
    init(
        title: String,
        data: GalleryData,
        columns: Int? = nil,
        direction: UICollectionView.ScrollDirection = .vertical
    ) {
        self.data = data
        let minimumWidth: CGFloat = direction == .vertical ? 150 : 280
        let section = SizingSection.masonry(
            columns: columns.map { .count($0) } ?? .adaptive(minimumWidth: minimumWidth),
            spacing: 12
        )
        .insets(NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
        layout = SizingLayout(section)
        layout.scrollDirection = direction
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("GalleryViewController is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [data, paintingCell] indexPath in
            .template(paintingCell, item: data.painting(at: indexPath.item), key: data.key(at: indexPath.item))
        }
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemGroupedBackground
        // The notch of a phone on its side is no place for a painting.
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
    }
}

extension GalleryViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.dequeueCell(for: indexPath)
    }
}
