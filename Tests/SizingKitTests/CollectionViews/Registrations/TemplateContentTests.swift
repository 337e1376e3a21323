import HeadlessTools
import SizingEngine
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What a shown cell gets before it is measured, its template gets, too.
@MainActor
@Suite struct TemplateContentTests {
    nonisolated private static let modes: [Hostility] = [[], .registrationsPassUnseen, .all]

    /// A cell that shows its text where Apple says that content belongs from iOS 26 on.
    private final class UpdatingCell: UICollectionViewCell {
        var length = 0 {
            didSet { setNeedsUpdateProperties() }
        }
        private var height: CGFloat = 0

        override func updateProperties() {
            super.updateProperties()
            height = 30 + CGFloat(length) * 5
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = height
            return layoutAttributes
        }
    }

    private func show<Cell: UICollectionViewCell>(
        _ hostility: Hostility,
        traits: (inout any UIMutableTraits) -> Void = { _ in },
        margins: UIEdgeInsets? = nil,
        safeAreaInsets: UIEdgeInsets = .zero,
        _ configure: @escaping (Cell, Int) -> Void
    ) -> (view: UICollectionView, layout: SizingLayout, screen: HeadlessScreen, source: AnyObject) {
        let layout = SizingLayout(.bareList())
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        if let margins { view.layoutMargins = margins }
        let cell = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in configure(cell, item) }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<60))
        source.apply(snapshot, animatingDifferences: false)
        let screen = HeadlessScreen(safeAreaInsets: safeAreaInsets, hostility: hostility)
        screen.set(traits: traits)
        screen.show(view)
        screen.frame()
        return (view, layout, screen, source)
    }

    @Test(arguments: modes) func aTemplateUpdatesItsProperties(_ hostility: Hostility) {
        let (view, layout, screen, source) = show(hostility) { (cell: UpdatingCell, item) in cell.length = item % 7 }
        for offset in [0, 400, 900] as [CGFloat] {
            view.contentOffset.y = offset
            screen.frame()
            #expect(view.visibleCells.count > 5)
            for cell in view.visibleCells {
                let item = view.indexPath(for: cell)?.item ?? 0
                #expect(cell.frame.height == 30 + CGFloat(item % 7) * 5, "item \(item)")
            }
        }
        #expect(layout.statistics.items.measured > 10)
        #expect(layout.statistics.items.corrected == 0)
        withExtendedLifetime(source) {}
    }

    /// A cell that no layout pass has reached yet.
    @Test func aFittingUpdatesPropertiesBeforeAnyLayout() {
        let cell = UpdatingCell(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        cell.length = 3
        let free = SizeProposal(width: .fixed(300), height: .free())
        let proposal = SizingProposal(free, on: PixelGrid(scale: 1), under: UITraitCollection(displayScale: 1))
        #expect(ViewFitting(template: cell, proposal: proposal).size(by: .sizeThatFits).size.height == 45)
    }

    /// A handler of the cell's state is called before the template is measured, with the traits of the collection view.
    @Test(arguments: modes) func aTemplateUpdatesItsConfiguration(_ hostility: Hostility) {
        let isLarge: (inout any UIMutableTraits) -> Void = { $0.preferredContentSizeCategory = .accessibilityLarge }
        let (view, layout, screen, source) = show(hostility, traits: isLarge) {
            (cell: UICollectionViewListCell, item) in
            cell.configurationUpdateHandler = { cell, state in
                var content = UIListContentConfiguration.cell()
                let isLarge = state.traitCollection.preferredContentSizeCategory == .accessibilityLarge
                content.text = String(repeating: "word ", count: isLarge ? 4 + item % 5 * 4 : 1)
                cell.contentConfiguration = content
            }
        }
        let heights = Set(view.visibleCells.map(\.frame.height))
        #expect(heights.count > 2)
        let first = view.visibleCells.map(\.frame)
        screen.runUntilRest()
        #expect(view.visibleCells.map(\.frame) == first)
        #expect(layout.statistics.items.measured > 5)
        #expect(layout.statistics.items.corrected == 0)
        withExtendedLifetime(source) {}
    }

    /// A cell whose text stands where the margins of the collection view end.
    private final class MarginCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            preservesSuperviewLayoutMargins = true
            contentView.preservesSuperviewLayoutMargins = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let guide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    /// The template of a row stands where the row will stand, so that as much of the collection view's margins reaches into it.
    /// A cell that UIKit asks before it is in the collection view has nothing to preserve yet, and answers as if it was alone.
    @Test(
        arguments: [.askedInWindow, [.askedInWindow, .registrationsPassUnseen], .all] as [Hostility],
        [false, true]
    )
    func aTemplatePreservesTheMarginsOfTheCollectionView(_ hostility: Hostility, isCovered: Bool) {
        let sides: CGFloat = isCovered ? 44 : 0
        let (view, layout, screen, source) = show(
            hostility,
            margins: UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 30),
            safeAreaInsets: UIEdgeInsets(top: 0, left: sides, bottom: 0, right: sides)
        ) { (cell: MarginCell, item) in
            cell.label.text = String(repeating: "word ", count: 6 + item % 5 * 5)
        }
        for offset in [0, 300] as [CGFloat] {
            view.contentOffset.y = offset
            screen.frame()
            let cells = view.visibleCells.compactMap { $0 as? MarginCell }
            #expect(cells.count > 5)
            for cell in cells {
                #expect(cell.contentView.layoutMargins.left == 70)
                #expect(cell.label.bounds.width == 390 - 100 - 2 * sides)
                let height = cell.label.sizeThatFits(cell.label.bounds.size).height
                #expect(abs(cell.frame.height - height - 20) < 0.4)
            }
        }
        #expect(layout.statistics.items.measured > 10)
        #expect(layout.statistics.items.corrected == 0)
        withExtendedLifetime(source) {}
    }
}
