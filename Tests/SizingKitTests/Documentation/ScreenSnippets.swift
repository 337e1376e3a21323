import HeadlessTools
import SizingKit
import Testing
import UIKit

// Code of several articles: what screens need beside their rows.

/// A footer with the sum of its section.
final class SumView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("SumView is made in code only") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: label.sizeThatFits(size).height)
    }
}

final class CartViewController: UIViewController {
    var sums = ["35 €", "35 €"]
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: view.bounds, collectionViewLayout: layout)
    let itemCell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
    }
    lazy var sumView = UICollectionView.SupplementaryRegistration<SumView>(
        elementKind: UICollectionView.elementKindSectionFooter
    ) { [unowned self] view, _, indexPath in
        view.label.text = sums[indexPath.section]
    }
    lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
        [unowned self] collectionView, indexPath, item in
        collectionView.dequeueConfiguredReusableCell(using: itemCell, for: indexPath, item: item)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showFooters()
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2], toSection: 0)
        snapshot.appendItems([3, 4], toSection: 1)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func showFooters() {
        layout.footerSizing = { _ in .dataSource() }
        dataSource.supplementaryViewProvider = { [unowned self] collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: sumView, for: indexPath)
        }
    }

    func show(_ sum: String, of section: Int) {
        sums[section] = sum
        let kind = UICollectionView.elementKindSectionFooter
        let footer = collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        (footer as? SumView)?.label.text = sum
        layout.invalidateSizes(ofKind: kind, inSections: [section])
    }
}

struct Option: Identifiable {
    let id: Int
    var name: String
    var isOn: Bool
}

final class OptionsViewController: UIViewController, UICollectionViewDataSource {
    var options = (0..<3).map { Option(id: $0, name: "Option \($0)", isOn: $0 == 1) }
    let layout = SizingListLayout()
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    lazy var optionCell = SizingRegistration<SizingListCell, Option> { [unowned self] cell, indexPath, option in
        cell.textLabel?.text = option.name
        cell.accessoryType = .switch
        cell.accessorySwitch.isOn = option.isOn
        cell.switchHandler = { [unowned self] isOn in options[indexPath.item].isOn = isOn }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] in .template(optionCell, item: options[$0.item]) }
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        options.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.dequeueCell(for: indexPath)
    }
}

final class MonthsViewController: UIViewController, UICollectionViewDataSource {
    var columnCount = 3
    lazy var layout = SizingLayout { [unowned self] _, _ in
        .grid(columns: .count(columnCount), spacing: 8)
    }
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { _ in .fixed(height: 60) }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func show(columnCount: Int) {
        self.columnCount = columnCount
        UIView.animate(withDuration: 0.3) { [self] in
            layout.sectionProvider = layout.sectionProvider
            collectionView.layoutIfNeeded()
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 31 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    }
}

final class WelcomeViewController: UIViewController, UICollectionViewDataSource {
    let layout = SizingLayout { _, environment in
        .carousel(
            itemWidth: .fraction(1),
            itemHeight: .fixed(environment.effectiveContentSize.height),
            scrollingBehavior: .paging
        )
    }
    lazy var collectionView = SizingCollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        collectionView.dataSource = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }
}

@MainActor
@Suite struct ScreenSnippetTests {
    @Test func aFooterFollowsItsSum() throws {
        let cart = CartViewController()
        let screen = HeadlessScreen()
        screen.show(cart)
        screen.frame()
        let kind = UICollectionView.elementKindSectionFooter
        func footer() throws -> SumView {
            let path = IndexPath(item: 0, section: 0)
            return try #require(cart.collectionView.supplementaryView(forElementKind: kind, at: path) as? SumView)
        }
        let height = try footer().bounds.height
        cart.show(String(repeating: "35 € and more, ", count: 8), of: 0)
        screen.frame()
        #expect(try footer().bounds.height > height * 1.5)
        #expect(try footer().bounds.height == footer().sizeThatFits(footer().bounds.size).height)
        #expect(cart.layout.statistics.supplementaryViews.corrected == 0)
    }

    @Test func aSwitchChangesTheModel() throws {
        let controller = OptionsViewController()
        let screen = HeadlessScreen()
        screen.show(controller)
        screen.frame()
        let path = IndexPath(item: 0, section: 0)
        let cell = try #require(controller.collectionView.cellForItem(at: path) as? SizingListCell)
        screen.tap(cell.accessorySwitch)
        #expect(controller.options.map(\.isOn) == [true, true, false])
    }

    @Test func fiveColumnsTakeThePlaceOfThree() {
        let months = MonthsViewController()
        let screen = HeadlessScreen()
        screen.show(months)
        screen.frame()
        func columns() -> Int { Set(months.collectionView.visibleCells.map(\.frame.minX)).count }
        #expect(columns() == 3)
        months.show(columnCount: 5)
        #expect(columns() == 5)
    }

    @Test func aPageIsAsHighAsTheScreen() {
        let welcome = WelcomeViewController()
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        screen.show(welcome)
        screen.frame()
        func heights() -> [CGFloat] { welcome.collectionView.visibleCells.map(\.bounds.height) }
        // Less the safe area of 47 and 34 points.
        #expect(heights() == [763])
        screen.resize(to: CGSize(width: 390, height: 600))
        screen.frame()
        #expect(heights() == [519])
    }
}
