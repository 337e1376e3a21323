import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Screens that give no sign of a registration before one is used: the data source must not be asked too early.
@MainActor
@Suite struct RegistrationDoubtTests {
    nonisolated private static let modes: [Hostility] = [
        [], .registrationsRegisterPrivately, .registrationsPassUnseen, .all, .registrationsHidden,
        .all.union(.registrationsHidden),
    ]

    /// Sections of rows, of a registered class or of a registration, with headers and footers of a registration.
    private final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var isRegistered: (IndexPath) -> Bool = { _ in true }
        var height: (IndexPath) -> CGFloat = { _ in 36 }
        private let cell: UICollectionView.CellRegistration<StatedCell, CGFloat>
        private let boundaries: [String: UICollectionView.SupplementaryRegistration<StatedView>]

        init(_ counts: [Int]) {
            self.counts = counts
            cell = .init { cell, _, height in cell.height = height }
            let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            boundaries = kinds.reduce(into: [:]) {
                $0[$1] = .init(elementKind: $1) { view, _, _ in view.size.height = 77 }
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            guard isRegistered(indexPath) else {
                return collectionView.dequeueConfiguredReusableCell(
                    using: cell,
                    for: indexPath,
                    item: height(indexPath)
                )
            }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? StatedCell)?.height = height(indexPath)
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            guard let registration = boundaries[kind] else { preconditionFailure("no view of kind \(kind)") }
            return collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
    }

    private func show(
        _ source: Source,
        _ layout: SizingLayout,
        _ hostility: Hostility
    ) -> (view: SizingCollectionView, screen: HeadlessScreen) {
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(StatedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(view)
        screen.frame()
        return (view, screen)
    }

    private func scroll(_ view: UICollectionView, to offset: CGFloat, _ screen: HeadlessScreen) {
        view.contentOffset.y = offset
        screen.frame()
    }

    private func height(ofKind kind: String, at indexPath: IndexPath, in view: UICollectionView) -> CGFloat? {
        view.supplementaryView(forElementKind: kind, at: indexPath)?.frame.height
    }

    @Test(arguments: modes) func aHeaderOnlyInALaterSection(_ hostility: Hostility) {
        let source = Source([25, 40])
        let layout = SizingLayout(.bareList())
        layout.headerSizing = { $0 == 1 ? .dataSource() : nil }
        let (view, screen) = show(source, layout, hostility)
        #expect(view.visibleCells.allSatisfy { $0.frame.height == 36 })
        scroll(view, to: 400, screen)
        #expect(height(ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0], in: view) == 77)
        screen.runUntilRest()
        #expect(height(ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0], in: view) == 77)
    }

    @Test(.byTurns(), arguments: modes) func aFooterUnderManyItems(_ hostility: Hostility) {
        let source = Source([30])
        let layout = SizingLayout(.grid(columns: 1, spacing: 0))
        layout.footerSizing = { _ in .dataSource() }
        let (view, screen) = show(source, layout, hostility)
        scroll(view, to: 200, screen)
        screen.runUntilRest()
        scroll(view, to: max(0, view.contentSize.height - view.bounds.height), screen)
        #expect(height(ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0], in: view) == 77)
    }

    @Test(arguments: modes) func aBoundaryItemOfACompositionalPage(_ hostility: Hostility) {
        let source = Source([30])
        let whole = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36))
        let section = SizingCollectionLayoutSection(
            group: .vertical(layoutSize: whole, subitems: [SizingCollectionLayoutItem(layoutSize: whole)])
        )
        section.boundarySupplementaryItems = [
            SizingCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
                elementKind: UICollectionView.elementKindSectionFooter,
                alignment: .bottom
            )
        ]
        let (view, screen) = show(source, SizingCompositionalLayout(section: section), hostility)
        scroll(view, to: 200, screen)
        screen.runUntilRest()
        scroll(view, to: max(0, view.contentSize.height - view.bounds.height), screen)
        #expect(height(ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0], in: view) == 77)
    }

    @Test(.byTurns(), arguments: modes) func registeredClassesFollowedByRegistrations(_ hostility: Hostility) {
        let source = Source([20, 20])
        source.isRegistered = { $0.section == 0 }
        source.height = { 36 + CGFloat($0.section * 10 + $0.item % 3 * 5) }
        let layout = SizingLayout(.bareList())
        let (view, screen) = show(source, layout, hostility)
        for offset in [0, 300, 600] as [CGFloat] {
            scroll(view, to: offset, screen)
            #expect(view.visibleCells.count > 5)
            for cell in view.visibleCells {
                let indexPath = view.indexPath(for: cell)
                #expect(cell.frame.height == indexPath.map(source.height), "at \(offset)")
            }
        }
        #expect((layout.statistics.items.measured == 0) == hostility.isSuperset(of: .registrationsHidden))
    }

    /// A data source may have the collection view laid out while it is asked for a view to measure. The views of that pass are
    /// shown.
    @Test(.byTurns(), arguments: modes) func aPassInAMeasurementShowsDequeuedCells(_ hostility: Hostility) {
        let source = Source([40])
        let layout = SizingLayout(.bareList())
        layout.itemSizing = { _ in .dataSource() }
        let (view, screen) = show(source, layout, hostility)
        var laysOut = true
        source.height = { indexPath in
            if indexPath.item == 3, laysOut {
                laysOut = false
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            return 50
        }
        view.reloadData()
        let exceptions = catchingUIKitExceptions {
            LayoutPassFaults.meaning("the data source lays out") { _ = layout.contentHeight(forWidth: 300) }
            screen.runUntilRest()
        }
        #expect(exceptions.isEmpty)
        #expect(view.visibleCells.count > 5)
        #expect(view.visibleCells.allSatisfy { !$0.isSizingTemplate && $0.frame.height == 50 })
    }

    // MARK: Prototypes

    /// A cell that only its storyboard can make.
    private final class PrototypeCell: UICollectionViewCell {
        /// An outlet.
        var label: UILabel!

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: CGFloat(label.tag)) }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = CGFloat(label.tag)
            return layoutAttributes
        }
    }

    /// Every fourth item has a prototype cell, the others one of a registered class.
    private final class PrototypeSource: NSObject, UICollectionViewDataSource {
        private(set) var measured = 0

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let height = RegistrationScreen.height(of: indexPath.item)
            let identifier = indexPath.item % 4 == 3 ? "prototype" : "cell"
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            (cell as? PrototypeCell)?.label.tag = Int(height)
            (cell as? StatedCell)?.height = height
            if cell.isSizingTemplate { measured += 1 }
            return cell
        }
    }

    @Test(arguments: modes) func aPrototypeAmongClasses(_ hostility: Hostility) throws {
        NibRegistry.register("prototype") {
            let cell = PrototypeCell(frame: .zero)
            cell.label = UILabel()
            return [cell]
        }
        defer { NibRegistry.unregister("prototype") }
        let source = PrototypeSource()
        let view = try #require(SizingCollectionView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        view.collectionViewLayout = SizingLayout(.bareList())
        view.registerPrototype(UINib(nibName: "prototype", bundle: nil), forCellWithReuseIdentifier: "prototype")
        view.register(StatedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(view)
        for offset in [0, 500, 900] as [CGFloat] {
            scroll(view, to: offset, screen)
            #expect(view.visibleCells.count > 5)
            for cell in view.visibleCells {
                let item = try #require(view.indexPath(for: cell)?.item)
                #expect(cell.frame.height == RegistrationScreen.height(of: item), "item \(item) at \(offset)")
                #expect((cell is PrototypeCell) == (item % 4 == 3))
            }
        }
        #expect(source.measured == 0)
    }
}
