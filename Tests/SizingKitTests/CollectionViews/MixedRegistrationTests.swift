import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Screens with cells of registered classes and of UIKit's own registrations side by side. While the data source is asked for a
/// cell to measure, nothing is dequeued that UIKit does not get back: it raises an exception for that since iOS 18, which ends
/// these tests.
@MainActor
@Suite struct MixedRegistrationTests {
    nonisolated private static let modes: [Hostility] = [
        [], .registrationsRegisterPrivately, .registrationsPassUnseen, .all,
        [.registrationsRegisterPrivately, .cellsForWholePages], .registrationsHidden, .all.union(.registrationsHidden),
    ]

    /// A cell whose height is stated.
    class BoxCell: UICollectionViewCell {
        var height: CGFloat = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = height
            return layoutAttributes
        }
    }

    final class OtherCell: BoxCell {}

    final class BoxHeader: UICollectionReusableView {
        var height: CGFloat = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = height
            return layoutAttributes
        }
    }

    /// Items whose heights follow from their numbers: every third one has a cell of a registration.
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 60
        var sections = 1
        var measured: [Int] = []
        let other = UICollectionView.CellRegistration<OtherCell, Int> { cell, _, item in
            cell.height = Source.height(of: item)
        }
        let header = UICollectionView.SupplementaryRegistration<BoxHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.height = 30 + CGFloat(indexPath.section)
        }
        var isOther: (Int) -> Bool = { $0 % 3 == 1 }

        static func height(of item: Int) -> CGFloat { 40 + CGFloat(item % 5) * 10 }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let item = indexPath.item
            guard !isOther(item) else {
                let cell = collectionView.dequeueConfiguredReusableCell(using: other, for: indexPath, item: item)
                if cell.isSizingTemplate { measured.append(item) }
                return cell
            }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
            (cell as? BoxCell)?.height = Self.height(of: item)
            if cell.isSizingTemplate { measured.append(item) }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            guard indexPath.section % 2 == 0 else {
                return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            }
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "header",
                for: indexPath
            )
            (view as? BoxHeader)?.height = 30 + CGFloat(indexPath.section)
            return view
        }
    }

    private let source = Source()

    private func show(_ layout: SizingLayout, _ hostility: Hostility) -> (SizingCollectionView, HeadlessScreen) {
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        view.register(
            BoxHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.dataSource = source
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(view)
        screen.frame()
        screen.runUntilRest()
        return (view, screen)
    }

    /// Whether each cell on screen has the height of its item.
    private func isRight(_ view: UICollectionView) -> Bool {
        let cells = view.visibleCells
        return cells.count > 5
            && cells.allSatisfy { cell in
                guard let item = view.indexPath(for: cell)?.item else { return false }
                return cell.frame.height == Source.height(of: item) && (cell is OtherCell) == source.isOther(item)
            }
    }

    private func check(_ layout: SizingLayout, _ hostility: Hostility) {
        let (view, screen) = show(layout, hostility)
        #expect(isRight(view))
        if hostility.isSuperset(of: .registrationsHidden) {
            // The data source might dequeue a cell of a registration at any time: it is not asked.
            #expect(source.measured.isEmpty)
        } else {
            #expect(source.measured.contains(where: source.isOther))
            #expect(source.measured.contains { !source.isOther($0) })
            #expect(layout.statistics.items.corrected == 0)
        }
        for offset in [300, 900, 500] as [CGFloat] {
            view.contentOffset.y = offset
            screen.frame()
            screen.runUntilRest()
            #expect(isRight(view), "at \(offset)")
        }
        view.reloadData()
        screen.frame()
        screen.runUntilRest()
        #expect(isRight(view))
        source.count -= 2
        view.deleteItems(at: [IndexPath(item: 58, section: 0), IndexPath(item: 59, section: 0)])
        screen.runUntilRest()
        #expect(isRight(view))
    }

    @Test(arguments: modes) func aListMixesRegistrations(_ hostility: Hostility) {
        check(SizingLayout(.bareList()), hostility)
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2)) func aGridMixesRegistrations(_ hostility: Hostility) {
        check(SizingLayout(.masonry(columns: 2, spacing: 0)), hostility)
    }

    /// The first cell of all is one of a registration.
    @Test(.byTurns(), arguments: byTurns(modes, every: 2)) func aRegistrationMayComeFirst(_ hostility: Hostility) {
        source.isOther = { $0 % 4 == 0 }
        check(SizingLayout(.bareList()), hostility)
    }

    @Test(.byTurns(), arguments: modes) func aRegistrationMayComeLater(_ hostility: Hostility) {
        source.isOther = { $0 > 30 }
        let (view, screen) = show(SizingLayout(.bareList()), hostility)
        for _ in 0..<20 {
            view.contentOffset.y += 100
            screen.frame()
        }
        screen.runUntilRest()
        #expect(isRight(view))
    }

    @Test(.byTurns(), arguments: modes) func headersMixRegistrations(_ hostility: Hostility) {
        (source.sections, source.count) = (12, 2)
        source.isOther = { $0 == 1 }
        let layout = SizingLayout(.bareList())
        layout.headerSizing = { _ in .dataSource() }
        let (view, screen) = show(layout, hostility)
        for offset in [0, 200, 700, 300] as [CGFloat] {
            view.contentOffset.y = offset
            screen.frame()
            screen.runUntilRest()
            let headers = view.indexPathsForVisibleSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionHeader
            )
            #expect(headers.count > 2)
            for indexPath in headers {
                let header = view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader,
                    at: indexPath
                )
                #expect(header?.frame.height == 30 + CGFloat(indexPath.section), "\(indexPath) at \(offset)")
            }
        }
    }

    /// Where nothing tells of registrations, the data source is never asked.
    /// Claim (How an item's size is found): "it is never asked; its cells are measured when they are shown"
    @Test func aScreenIsNotAskedWhereRegistrationsAreHidden() {
        source.isOther = { _ in true }
        let layout = SizingLayout(.bareList())
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = source
        let screen = HeadlessScreen(hostility: .registrationsHidden)
        screen.show(view)
        screen.runUntilRest()
        #expect(isRight(view))
        for _ in 0..<4 {
            view.contentOffset.y += 400
            screen.frame()
            screen.runUntilRest()
        }
        #expect(isRight(view))
        #expect(layout.statistics.items.measured == 0)
    }

    /// The app may state that its cells are of registered classes.
    @Test func aStatementOfTheAppCountsWhereRegistrationsAreHidden() {
        source.isOther = { _ in false }
        let layout = SizingLayout(.bareList())
        layout.itemSizing = { _ in .dataSource() }
        let (view, _) = show(layout, .registrationsHidden)
        #expect(isRight(view))
        #expect(source.measured.count > 8)
        #expect(layout.statistics.items.corrected == 0)
    }
}
