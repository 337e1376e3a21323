import UIKit

/// A month in seven columns.
final class MonthViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let today = 9

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 2
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: "day")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        30
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
        let day = indexPath.item + 1
        (cell as? DayCell)?.show(day: day, isToday: day == today, events: day % 5)
        return cell
    }

    private var daySize: CGSize {
        CGSize(width: (collectionView.bounds.width / 7).rounded(.down), height: 60)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        daySize
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let rest = collectionView.bounds.width - 7 * daySize.width
        return UIEdgeInsets(top: 0, left: rest / 2, bottom: 0, right: rest / 2)
    }
}
