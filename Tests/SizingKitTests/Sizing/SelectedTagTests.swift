import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Tags in lines, each as wide as its text, which gets longer when the tag is selected.
@MainActor
@Suite struct SelectedTagTests {
    private final class TagCell: UICollectionViewCell {
        let label = UILabel()
        var name = "" { didSet { showName() } }
        var asksItself = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            hold(label, in: contentView)
            label.numberOfLines = 1
        }

        required init?(coder: NSCoder) { fatalError("TagCell is made in code only") }

        override var isSelected: Bool {
            didSet {
                guard isSelected != oldValue else { return }
                showName()
                if asksItself { invalidateIntrinsicContentSize() }
            }
        }

        private func showName() { label.text = isSelected ? "Selected: \(name)" : name }
    }

    @Test(arguments: [false, true], sample(of: TextsFixture.modes, every: 4, always: [[], .fittingAlongBothAxes]))
    func aSelectedTagIsAsWideAsItsText(_ asksItself: Bool, _ hostility: Hostility) throws {
        let screen = HeadlessScreen(hostility: hostility)
        let registration = SizingRegistration<TagCell, String> { cell, _, name in
            cell.asksItself = asksItself
            cell.name = name
        }
        let names = (0..<40).map { "Tag \($0 * 37 % 400)" }
        let layout = SizingLayout(.flow(spacing: 8))
        layout.itemSizing = { .template(registration, item: names[$0.item], key: $0.item) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.selfSizingInvalidation = asksItself ? .enabled : .enabledIncludingConstraints
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: names[item])
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        source.applySnapshotUsingReloadData(snapshot)
        screen.show(view)
        screen.runUntilRest()
        let path = IndexPath(item: 4, section: 0)
        let before = try #require(view.cellForItem(at: path)).frame.width
        view.selectItem(at: path, animated: false, scrollPosition: [])
        screen.runUntilRest()
        let cell = try #require(view.cellForItem(at: path) as? TagCell)
        #expect(cell.frame.width == TextsFixture.width(of: "Selected: \(names[4])"))
        #expect(cell.frame.width > before)
        view.deselectItem(at: path, animated: false)
        screen.runUntilRest()
        #expect(try #require(view.cellForItem(at: path)).frame.width == before)
    }
}
