import HeadlessTools
import SizingKit
import UIKit

/// A list of cells like a table's on a screen of any width and scale.
@MainActor
final class CellListFixture<Cell: SizingListCell>: NSObject, UICollectionViewDataSource {
    let screen: HeadlessScreen
    let layout: SizingListLayout
    let collectionView: UICollectionView
    private let rows: [@MainActor (Cell) -> Void]
    private let registration: SizingRegistration<Cell, @MainActor (Cell) -> Void>

    /// - Parameter rows: What fills the cells, one after the other.
    init(
        size: CGSize,
        scale: CGFloat,
        safeArea: UIEdgeInsets = .zero,
        isRightToLeft: Bool = false,
        configuration: SizingListConfiguration,
        rows: [@MainActor (Cell) -> Void]
    ) {
        self.rows = rows
        screen = HeadlessScreen(size: size, scale: scale, safeAreaInsets: safeArea)
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        layout = SizingListLayout(configuration: configuration)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        registration = SizingRegistration { cell, _, fill in fill(cell) }
        super.init()
        layout.itemSizing = { [registration, rows] indexPath in
            .template(registration, item: rows[indexPath.item], key: indexPath.item)
        }
        collectionView.dataSource = self
        screen.show(collectionView)
        screen.frame()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let fill = rows[indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: fill)
    }

    /// The shown cell of a row; `nil` if it is not on screen.
    func cell(_ item: Int) -> Cell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell
    }
}

/// A cell whose content is a quarter as high as it is wide, held up by constraints.
final class QuarterCell: SizingListCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let quarter = UIView()
        quarter.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(quarter)
        NSLayoutConstraint.activate([
            quarter.topAnchor.constraint(equalTo: contentView.topAnchor),
            quarter.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            quarter.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            quarter.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
            quarter.heightAnchor.constraint(equalTo: quarter.widthAnchor, multiplier: 0.25),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("QuarterCell is made in code only")
    }
}
