import HeadlessTools
import SizingKit
import UIKit

/// What a table view and a collection view that asks its data source cost beside one with `itemSizing`: the same rows, opened,
/// scrolled and inserted, with their views.
@MainActor
enum TableBenchmarks {
    static let all: [Benchmark] = [
        cases("open", open),
        cases("scrollStep", scrollStep),
        cases("insert", insert),
    ].flatMap { $0 }

    private typealias Run = @MainActor (any RowsScreen, Effort) throws -> Measurement

    private static func cases(_ name: String, _ run: @escaping Run) -> [Benchmark] {
        [
            Benchmark(name: "rows.\(name)", sizes: [1_000, 1_000_000]) { try run(SizedRows(count: $0), $1) },
            Benchmark(name: "table.\(name)", rival: "rows.\(name)", sizes: [1_000, 1_000_000]) {
                try run(TableRows(count: $0), $1)
            },
            Benchmark(name: "collection.\(name)", rival: "rows.\(name)", sizes: [1_000, 1_000_000]) {
                try run(CollectionRows(count: $0), $1)
            },
        ]
    }

    private static func open(_ rows: any RowsScreen, _ effort: Effort) throws -> Measurement {
        let measurement = runs(effort) {
            let screen = HeadlessScreen()
            let view = rows.makeView()
            screen.show(view)
            return time { view.layoutIfNeeded() }
        }
        try check(rows)
        return measurement
    }

    private static func scrollStep(_ rows: any RowsScreen, _ effort: Effort) throws -> Measurement {
        let screen = HeadlessScreen()
        let view = rows.makeView()
        screen.show(view)
        view.layoutIfNeeded()
        // The same steps in each run, over rows that were not measured before.
        let measurement = runs(effort) {
            time(20) {
                for _ in 0..<20 {
                    view.contentOffset.y += 60
                    view.layoutIfNeeded()
                }
            }
        }
        try check(rows)
        return measurement
    }

    private static func insert(_ rows: any RowsScreen, _ effort: Effort) throws -> Measurement {
        let screen = HeadlessScreen()
        let view = rows.makeView()
        screen.show(view)
        view.layoutIfNeeded()
        let measurement = runs(effort) {
            rows.count += 1
            let nanoseconds = time {
                rows.insertRow(at: IndexPath(item: 2, section: 0))
                view.layoutIfNeeded()
            }
            screen.runUntilRest()
            return nanoseconds
        }
        try check(rows)
        return measurement
    }

    /// Each row is as tall as its text, and none was corrected.
    private static func check(_ rows: any RowsScreen) throws {
        guard let layout = rows.view?.collectionViewLayout as? SizingLayout else { return }
        try verify(layout.statistics.items.measured > 10, true, "rows were measured")
        try verify(layout.statistics.items.corrected, 0, "corrections")
    }

    static func text(of row: Int) -> String {
        String(repeating: "A sentence of words that fills a line. ", count: 1 + row % 4)
    }
}

/// A screen of rows, in one section.
@MainActor
private protocol RowsScreen: AnyObject {
    var count: Int { get set }
    var view: UICollectionView? { get }
    func makeView() -> UICollectionView
    func insertRow(at indexPath: IndexPath)
}

/// A collection view whose layout measures the templates of a registration.
private final class SizedRows: NSObject, RowsScreen, UICollectionViewDataSource {
    var count: Int
    private(set) var view: UICollectionView?
    private let registration = SizingRegistration<SizedRow, String> { cell, _, text in cell.label.text = text }

    init(count: Int) {
        self.count = count
    }

    func makeView() -> UICollectionView {
        let layout = SizingListLayout()
        layout.itemSizing = { [unowned self] in
            .template(registration, item: TableBenchmarks.text(of: $0.item), key: nil)
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = self
        self.view = view
        return view
    }

    func insertRow(at indexPath: IndexPath) { view?.insertItems(at: [indexPath]) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let text = TableBenchmarks.text(of: indexPath.item)
        return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
    }
}

/// A collection view that measures the cells of its data source.
private final class CollectionRows: NSObject, RowsScreen, UICollectionViewDataSource {
    var count: Int
    private(set) var view: UICollectionView?

    init(count: Int) {
        self.count = count
    }

    func makeView() -> UICollectionView {
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())
        view.register(SizedRow.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        self.view = view
        return view
    }

    func insertRow(at indexPath: IndexPath) { view?.insertItems(at: [indexPath]) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? SizedRow)?.label.text = TableBenchmarks.text(of: indexPath.item)
        return cell
    }
}

/// A table view that measures the rows of its data source.
private final class TableRows: NSObject, RowsScreen, SizingTableViewDataSource {
    var count: Int
    var view: UICollectionView? { table }
    private var table: SizingTableView?

    init(count: Int) {
        self.count = count
    }

    func makeView() -> UICollectionView {
        let table = SizingTableView(frame: .zero, style: .plain)
        table.register(TableRow.self, forCellReuseIdentifier: "row")
        table.tableDataSource = self
        self.table = table
        return table
    }

    func insertRow(at indexPath: IndexPath) { table?.insertRows(at: [indexPath], with: .fade) }

    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (row as? TableRow)?.label.text = TableBenchmarks.text(of: indexPath.row)
        return row
    }

    private final class TableRow: SizingTableViewCell {
        let label = UILabel()

        override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            fill(contentView, with: label)
        }

        required init?(coder: NSCoder) {
            fatalError("TableRow is made in code only")
        }
    }
}

private final class SizedRow: SizingListCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        fill(contentView, with: label)
    }

    required init?(coder: NSCoder) {
        fatalError("SizedRow is made in code only")
    }
}

@MainActor
private func fill(_ view: UIView, with label: UILabel) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
}
