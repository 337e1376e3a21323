import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// To measure a view may lay out the collection view, where UIKit prepares the layout outside of a layout pass: it is then asked for
/// what is on screen before that is known.
@MainActor
@Suite struct ShownWhileMeasuringTests {
    /// What an app does before it scrolls to what is on screen anyway, so that no other pass follows from the scroll.
    enum Change: CaseIterable {
        case reload, invalidation, sizes, anotherText, anotherWidth, estimateWhileAsked, invalidationWhileAsked
    }

    private func change(_ change: Change, _ texts: TextsFixture) {
        let layout = texts.layout
        switch change {
        case .reload: texts.collectionView.reloadData()
        case .invalidation: layout.invalidateLayout()
        case .sizes: layout.invalidateSizes()
        case .anotherText:
            texts.texts[0] = "Another text"
            texts.collectionView.reloadData()
        case .anotherWidth: texts.screen.resize(to: CGSize(width: 700, height: 500))
        case .estimateWhileAsked, .invalidationWhileAsked:
            var isAsked = false
            layout.sectionProvider = { [unowned layout] _, _ in
                if !isAsked {
                    isAsked = true
                    if change == .estimateWhileAsked {
                        layout.estimatedItemSize = CGSize(width: 90, height: 90)
                    } else {
                        layout.invalidateSizes()
                    }
                }
                return .bareList()
            }
        }
    }

    @Test(.byTurns(), arguments: byTurns(pairs(Change.allCases, TextsFixture.modes), every: 12))
    func allOfItIsShownInTheNextFrame(_ change: Change, _ hostility: Hostility) throws {
        for question in 0..<3 {
            let texts = TextsFixture(
                (0..<60).map { String(repeating: "Some words of a text. ", count: $0 % 7 + 1) },
                measuring: .template,
                hostility: hostility
            )
            texts.screen.frame()
            self.change(change, texts)
            let first = IndexPath(item: 0, section: 0)
            switch question {
            case 0: texts.collectionView.scrollToItem(at: first, at: .top, animated: false)
            case 1: _ = texts.collectionView.layoutAttributesForItem(at: first)
            default: _ = texts.collectionView.indexPathForItem(at: CGPoint(x: 100, y: 10))
            }
            texts.screen.frame()
            let bounds = texts.collectionView.bounds
            var covered: CGFloat = 0
            for cell in texts.collectionView.visibleCells { covered += cell.frame.intersection(bounds).height }
            #expect(covered > bounds.height - 40, "\(covered) of \(bounds) after question \(question)")
            #expect(texts.wrongItems.isEmpty)
            let reported = try #require(texts.layout.layoutAttributesForElements(in: bounds))
            for element in reported where element.representedElementCategory == .cell {
                let cell = texts.collectionView.cellForItem(at: element.indexPath)
                #expect(cell?.frame == element.frame, "\(element.indexPath) after question \(question)")
            }
        }
    }
}
