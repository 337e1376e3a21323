// The screen that the article "From an empty file" renames.
import UIKit

final class PlacesViewController: UIViewController, UICollectionViewDataSource {
    var places = (1...500).map { $0 % 3 == 0 ? "The lighthouse at Cape \($0)" : "Bay \($0)" }
    let layout = UICollectionViewFlowLayout()
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        collectionView.register(EntryCell.self, forCellWithReuseIdentifier: "place")
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        (cell as? EntryCell)?.label.text = places[indexPath.item]
        return cell
    }
}
