import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Rows of a list whose cells show more text while they are selected, and say so.
@MainActor
@Suite struct SelectedRowTests {
    private final class Cell: LabelCell {
        var item = 0 { didSet { showText() } }

        override var isSelected: Bool {
            didSet {
                showText()
                invalidateIntrinsicContentSize()
            }
        }

        static func text(_ item: Int, isSelected: Bool) -> String {
            "\(item) " + .sentences(1) + (isSelected ? " " + .sentences(3) : "")
        }

        private func showText() { label.text = Self.text(item, isSelected: isSelected) }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.item = indexPath.item
            return cell
        }
    }

    @MainActor
    private struct Stage {
        let screen: HeadlessScreen
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout.bare())
        private let source = Source()
        let row = IndexPath(item: 2, section: 0)

        init(_ hostility: Hostility) {
            screen = HeadlessScreen(hostility: hostility)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.allowsMultipleSelection = true
            view.allowsMultipleSelectionDuringEditing = true
            screen.show(view)
            screen.runUntilRest()
        }

        /// Whether the row is as high as its text needs.
        func isHigh(showingMore: Bool) -> Bool {
            let height = textHeight(Cell.text(row.item, isSelected: showingMore), width: view.bounds.width - 32) + 20
            return abs((view.cellForItem(at: row)?.frame.height ?? 0) - height) < 0.01
        }
    }

    /// Where editing begins in the same turn, all sizes are found anew after the cell has told its own, and UIKit asks nobody.
    @Test(arguments: [false, true], sample(of: Hostility.userModes, every: 4, always: [[]]))
    func aRowThatTellsThatItHasChangedGrows(_ isEditing: Bool, _ hostility: Hostility) {
        let stage = Stage(hostility)
        if isEditing { stage.view.isEditing = true }
        stage.view.selectItem(at: stage.row, animated: false, scrollPosition: [])
        stage.screen.frame()
        if hostility.isEmpty { #expect(stage.isHigh(showingMore: true)) }
        stage.screen.runUntilRest()
        #expect(stage.isHigh(showingMore: true))
        stage.view.deselectItem(at: stage.row, animated: false)
        stage.screen.runUntilRest()
        #expect(stage.isHigh(showingMore: false))
    }

    /// Sizes that are found anew are those of templates, which nobody has selected.
    @Test(.byTurns(), arguments: sample(of: Hostility.userModes, every: 4, always: [[]]))
    func aRowThatHasGrownStaysSo(_ hostility: Hostility) {
        let stage = Stage(hostility)
        stage.view.selectItem(at: stage.row, animated: false, scrollPosition: [])
        stage.screen.runUntilRest()
        (stage.view.collectionViewLayout as? SizingLayout)?.invalidateSizes()
        stage.screen.runUntilRest()
        #expect(stage.isHigh(showingMore: true))
        stage.screen.resize(to: CGSize(width: 320, height: 844))
        stage.screen.runUntilRest()
        #expect(stage.isHigh(showingMore: true))
    }
}
