import HeadlessTools
import SizingKit
import Testing
import UIKit

@MainActor
@Suite struct OverlayTests {
    private func resolved(_ color: UIColor) -> UIColor {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }

    private func tints(over list: ListFixture) -> [String: UIColor] {
        let overlay = list.collectionView.subviews.first { $0.layer.zPosition == .greatestFiniteMagnitude }
        let shown = overlay?.subviews.filter { !$0.isHidden } ?? []
        return Dictionary(
            shown.map { ("\($0.frame)", resolved($0.backgroundColor ?? .clear)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    @Test func measuredItemsAreTintedGreenWhereTheyLie() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 50)])
        list.layout.showsSizingOverlay = true
        list.screen.frame()
        let green = resolved(.systemGreen.withAlphaComponent(0.25))
        let tints = tints(over: list)
        #expect(tints.count == 17)
        #expect(
            tints["\(CGRect(x: 0, y: 300, width: 390, height: 100))"] == green
        )
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 3, section: 0)) == .measured)
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 49, section: 0)) == .estimated)
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 50, section: 0)) == nil)
    }

    @Test func correctedItemsAreTintedOrange() {
        let list = ListFixture(
            heights: [[100, 120, 90]],
            measuring: .selfSizing,
            estimate: CGSize(width: 50, height: 50)
        )
        list.layout.showsSizingOverlay = true
        list.screen.frame()
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 1, section: 0)) == .corrected)
        let orange = resolved(.systemOrange.withAlphaComponent(0.25))
        #expect(tints(over: list)["\(CGRect(x: 0, y: 100, width: 390, height: 120))"] == orange)
    }

    @Test func theOverlayGoesWithoutATrace() {
        let list = ListFixture(heights: [[100]])
        let before = list.collectionView.subviews.count
        list.layout.showsSizingOverlay = true
        list.screen.frame()
        list.layout.showsSizingOverlay = false
        #expect(tints(over: list).isEmpty)
        #expect(list.collectionView.subviews.count <= before + 2)
        #expect(!list.collectionView.subviews.contains { $0.layer.zPosition == .greatestFiniteMagnitude })
    }
}
