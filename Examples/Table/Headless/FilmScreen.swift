import SizingKit
import UIKit

/// The same rows in any layout.
final class FilmScreen: UIViewController, UICollectionViewDataSource {
    private let data: TableData
    let collectionView: UICollectionView

    init(data: TableData, layout: UICollectionViewLayout) {
        self.data = data
        let isSizing = layout is SizingLayout
        collectionView =
            isSizing
            ? SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            : UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FilmScreen is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(FilmCell.self, forCellWithReuseIdentifier: "row")
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemBackground
        collectionView.showsVerticalScrollIndicator = false
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.numberOfItems(inSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? FilmCell)?.show(data.item(section: indexPath.section, item: indexPath.item))
        return cell
    }
}
