import Foundation

/// The guide for the line below a list cell, with the constraints that place it unless the cell has its own.
@MainActor
struct SeparatorGuide {
    let guide = UILayoutGuide()

    /// From the cell's leading edge; gives way to everything else.
    let leading: NSLayoutConstraint

    init(in cell: UICollectionViewListCell) {
        cell.addLayoutGuide(guide)
        let scale = cell.layoutScale
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        leading.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([
            leading,
            guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1 / scale),
        ])
    }
}
