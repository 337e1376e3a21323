import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// The layout margins of the content view of a list cell are those at which the standard styles have their texts.
@MainActor
@Suite struct CellMarginTests {
    private final class MarginCell: SizingListCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let guide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("MarginCell is made in code only") }
    }

    private func screen(width: CGFloat = 390, _ sizeClass: UIUserInterfaceSizeClass? = nil) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: width, height: 844))
        if let sizeClass { screen.set { $0.horizontalSizeClass = sizeClass } }
        return screen
    }

    @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
    func aSubclassStandsWhereOtherRowsHaveTheirTexts(_ sizeClass: UIUserInterfaceSizeClass) throws {
        let screen = screen(width: 700, sizeClass)
        let own = SizingRegistration<MarginCell, String> { cell, _, text in cell.label.text = text }
        let standard = SizingRegistration<SizingListCell, String> { cell, _, text in cell.textLabel?.text = text }
        let layout = SizingListLayout()
        layout.itemSizing = {
            $0.item == 0 ? .template(own, item: "Own", key: 0) : .template(standard, item: "Standard", key: 1)
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            item == 0
                ? view.dequeueConfiguredReusableCell(using: own, for: path, item: "Own")
                : view.dequeueConfiguredReusableCell(using: standard, for: path, item: "Standard")
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.applySnapshotUsingReloadData(snapshot)
        screen.show(view)
        screen.runUntilRest()
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? MarginCell)
        let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? SizingListCell)
        let margin: CGFloat = sizeClass == .regular ? 20 : 16
        #expect(first.label.convert(CGPoint.zero, to: view).x == margin)
        #expect(try #require(second.textLabel).convert(CGPoint.zero, to: view).x == margin)
        #expect(first.label.frame.minY == 11)
        // The template had the same margins.
        #expect(abs(first.bounds.height - first.label.frame.maxY - 11) < 0.34)
    }

    @Test func marginsThatAnAppHasSetStay() {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(
            cell.contentView.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        )
        let own = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.contentView.directionalLayoutMargins = own
        cell.metrics = .liquidGlass
        cell.layoutIfNeeded()
        #expect(cell.contentView.directionalLayoutMargins == own)
    }

    @Test func theyFollowTheMetrics() {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        cell.metrics = .liquidGlass
        #expect(cell.contentView.directionalLayoutMargins.top == 15)
    }
}
