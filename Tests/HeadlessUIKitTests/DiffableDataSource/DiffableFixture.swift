import HeadlessTools
import UIKit

typealias Numbers = NSDiffableDataSourceSnapshot<Int, Int>

/// Rows of numbers on a screen that shows them all.
@MainActor
final class DiffableRows {
    let screen: HeadlessScreen
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    private(set) var configured: [Int] = []

    init(hostility: Hostility = []) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 10)
        layout.minimumLineSpacing = 0
        screen = HeadlessScreen(size: CGSize(width: 100, height: 2_000), hostility: hostility)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        var note: (Int) -> Void = { _ in }
        let registration = UICollectionView.CellRegistration<RowCell, Int> { cell, _, number in
            cell.title = "\(number)"
            note(number)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        view.contentInsetAdjustmentBehavior = .never
        screen.show(view)
        note = { [weak self] in self?.configured.append($0) }
    }

    /// The numbers of the cells from top to bottom.
    var numbers: [Int] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { Int(($0 as! RowCell).title) }
    }

    var cells: [Int: UICollectionViewCell] {
        Dictionary(uniqueKeysWithValues: view.visibleCells.map { (Int(($0 as! RowCell).title)!, $0) })
    }

    func configuredNow() -> [Int] {
        defer { configured = [] }
        return configured
    }

    func apply(_ sections: [(Int, [Int])], _ change: (inout Numbers) -> Void = { _ in }) {
        var snapshot = Numbers()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        change(&snapshot)
        source.apply(snapshot, animatingDifferences: false)
        screen.frame()
    }
}
