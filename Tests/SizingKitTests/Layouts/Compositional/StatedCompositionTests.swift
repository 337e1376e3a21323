import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Compositional layouts without any estimate, of 300 points by 600: everything has its place from the first frame on.
@MainActor
@Suite struct StatedCompositionTests {
    /// Sections by turns of rows of 40 points, of 3 columns 70 points high, and of a lead of 100 above two columns of 50.
    private func layout(_ asked: @escaping (Int) -> Void = { _ in }) -> SizingCompositionalLayout {
        SizingCompositionalLayout { section, _ in
            asked(section)
            let group: SizingCollectionLayoutGroup
            switch section % 3 {
            case 0:
                let row = size(.fractionalWidth(1), .absolute(40))
                group = .vertical(layoutSize: row, subitems: [SizingCollectionLayoutItem(layoutSize: row)])
            case 1:
                let whole = size(.fractionalWidth(1), .absolute(70))
                group = .horizontal(
                    layoutSize: whole,
                    subitems: [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))]
                )
            default:
                let pair = SizingCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(50)),
                    subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]
                )
                group = .vertical(
                    layoutSize: size(.fractionalWidth(1), .absolute(150)),
                    subitems: [item(.fractionalWidth(1), .absolute(100)), pair]
                )
            }
            let described = SizingCollectionLayoutSection(group: group)
            described.interGroupSpacing = 5
            described.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
            return described
        }
    }

    /// The height of 30 items in each kind of section, with its insets.
    private static let heights: [CGFloat] = [30 * 40 + 29 * 5 + 30, 10 * 70 + 9 * 5 + 30, 10 * 150 + 9 * 5 + 30]

    private func top(ofSection section: Int) -> CGFloat { (0..<section).reduce(0) { $0 + Self.heights[$1 % 3] } }

    @Test func whatIsStatedIsAsLongAsItSaysInTheFirstFrame() {
        var asked: [Int] = []
        let stage = CompositionalStage(layout { asked.append($0) }, Array(repeating: 30, count: 60))
        #expect(stage.view.contentSize.height == top(ofSection: 60))
        #expect(asked.sorted() == Array(0..<60))
        let last = stage.layout.layoutAttributesForItem(at: [58, 29])?.frame
        #expect(last?.maxY == top(ofSection: 59) - 20)
        stage.view.scrollToItem(at: [40, 0], at: .top, animated: false)
        stage.screen.frame()
        #expect(stage.view.contentOffset.y == top(ofSection: 40) + 10)
        #expect(stage.view.contentSize.height == top(ofSection: 60))
    }

    @Test func sectionsThatComeAreAsLongAsTheySayAtOnce() {
        let stage = CompositionalStage(layout(), Array(repeating: 30, count: 12))
        stage.view.performBatchUpdates {
            stage.counts += Array(repeating: 30, count: 6)
            stage.view.insertSections(IndexSet(12..<18))
        }
        stage.screen.runUntilRest()
        #expect(stage.view.contentSize.height == top(ofSection: 18))
    }

    /// More than a thousand sections are described as they come near.
    @Test func manySectionsAreDescribedAsTheyComeNear() {
        var asked: Set<Int> = []
        let stage = CompositionalStage(layout { asked.insert($0) }, Array(repeating: 30, count: 1_001))
        #expect(asked.count < 10)
        #expect(stage.view.visibleCells.count > 10)
    }
}
