import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Items whose versions change, and come back.
@MainActor
@Suite struct VersionedSizeTests {
    /// A screen whose texts unfold.
    enum Screen: CaseIterable, Sendable {
        /// A list of templates.
        case list
        /// A grid of two columns.
        case grid
        /// Rows as a table has them, which the data source dequeues.
        case dataSource
    }

    private final class Folding: NSObject, UICollectionViewDataSource {
        var isUnfolded = Array(repeating: false, count: 40)
        let screen: HeadlessScreen
        let layout = SizingListLayout()
        let view: SizingCollectionView
        private let kind: Screen
        private let registration = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }

        init(_ kind: Screen, hostility: Hostility = []) {
            self.kind = kind
            screen = HeadlessScreen(hostility: hostility)
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.section = kind == .grid ? .grid(columns: 2) : .bareList()
            view.register(SizingListCell.self, forCellWithReuseIdentifier: "row")
            layout.itemSizing = { [unowned self] indexPath in
                let (item, version) = (indexPath.item, isUnfolded[indexPath.item] ? 1 : 0)
                return kind == .dataSource
                    ? .dataSource(key: item, version: version)
                    : .template(registration, item: text(item), key: item, version: version)
            }
            view.dataSource = self
            screen.show(view)
            screen.frames(3)
        }

        private func text(_ item: Int) -> String { isUnfolded[item] ? .sentences(9) : "Folded" }

        /// As the article has it.
        func toggle(_ item: Int, telling: Bool = true) {
            let indexPath = IndexPath(item: item, section: 0)
            isUnfolded[item].toggle()
            view.reconfigureItems(at: [indexPath])
            if telling { layout.invalidateSizes(at: [indexPath]) }
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
            screen.runUntilRest()
        }

        var frames: [CGRect] { view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame } }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            guard kind == .dataSource else {
                let text = text(indexPath.item)
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
            }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            (cell as? SizingListCell)?.textLabel?.numberOfLines = 0
            (cell as? SizingListCell)?.textLabel?.text = text(indexPath.item)
            return cell
        }
    }

    /// Claim (Rows that unfold): "unfolding and folding a row a second time measures nothing"
    @Test(
        arguments: Screen.allCases,
        byTurns([[], .lateSelfSizing, .fittingAnswersOfferedSize, .measuredOncePerUse] as [Hostility], every: 2)
    )
    func unfoldingAndFoldingAgainMeasuresNothing(_ screen: Screen, _ hostility: Hostility) {
        let folding = Folding(screen, hostility: hostility)
        let folded = folding.frames
        folding.toggle(3)
        let unfolded = folding.frames
        #expect(unfolded[3].height > folded[3].height + 30)
        folding.toggle(3)
        #expect(folding.frames == folded)
        let counts = folding.layout.statistics.items
        for _ in 0..<3 {
            folding.toggle(3)
            #expect(folding.frames == unfolded)
            folding.toggle(3)
            #expect(folding.frames == folded)
        }
        #expect(folding.layout.statistics.items.measured == counts.measured)
        #expect(folding.layout.statistics.items.corrected == counts.corrected)
    }

    /// The content of the same version has changed.
    @Test(.byTurns(), arguments: Screen.allCases)
    func anItemOfTheSameVersionIsMeasuredAgain(_ screen: Screen) {
        let folding = Folding(screen)
        let measured = folding.layout.statistics.items.measured
        folding.layout.invalidateSizes(at: [IndexPath(item: 3, section: 0)])
        folding.screen.frame()
        #expect(folding.layout.statistics.items.measured == measured + 1)
    }

    /// Without a word to the layout, UIKit asks the shown cell.
    @Test(arguments: Screen.allCases)
    func aCorrectionKeepsTheSizesOfOtherVersions(_ screen: Screen) {
        let folding = Folding(screen)
        let folded = folding.frames
        let measured = folding.layout.statistics.items.measured
        folding.toggle(3, telling: false)
        #expect(folding.frames[3].height > folded[3].height + 30)
        #expect(folding.layout.statistics.items.corrected == 1)
        folding.toggle(3)
        #expect(folding.frames == folded)
        folding.toggle(3)
        #expect(folding.layout.statistics.items.measured == measured)
        #expect(folding.layout.statistics.items.corrected == 1)
    }

    @Test func aRowOffScreenIsLookedUpToo() {
        let folding = Folding(.list)
        folding.view.contentOffset.y = 600
        folding.screen.runUntilRest()
        for _ in 0..<2 { folding.toggle(2) }
        let measured = folding.layout.statistics.items.measured
        for _ in 0..<4 { folding.toggle(2) }
        #expect(folding.layout.statistics.items.measured == measured)
    }
}
