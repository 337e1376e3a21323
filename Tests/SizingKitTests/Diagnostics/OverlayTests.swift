import HeadlessTools
import SizingKit
import Testing
import UIKit

@MainActor
@Suite struct OverlayTests {
    private func resolved(_ color: UIColor) -> UIColor {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }

    private func outlines(over list: ListFixture) -> [UIView] {
        let overlay = list.collectionView.subviews.first { $0.layer.zPosition == .greatestFiniteMagnitude }
        return overlay?.subviews.filter { !$0.isHidden } ?? []
    }

    /// The words at an element's frame, and the colour of its outline.
    private func mark(at frame: CGRect, over list: ListFixture) -> (words: String?, color: CGColor?) {
        let outline = outlines(over: list).first { $0.frame == frame }
        return ((outline?.subviews.first as? UILabel)?.text, outline?.layer.borderColor)
    }

    @Test func itemsMeasuredByATemplateAreOutlinedInGreenWhereTheyLie() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 50)])
        list.screen.frame()
        list.layout.showsSizingOverlay = true
        list.screen.frames(2)
        #expect(outlines(over: list).count == 17)
        let early = mark(at: CGRect(x: 0, y: 300, width: 390, height: 100), over: list)
        #expect(early.words == "100 measured")
        #expect(early.color == resolved(.systemGreen).cgColor)
        list.layout.invalidateSizes()
        list.screen.frame()
        #expect(mark(at: CGRect(x: 0, y: 300, width: 390, height: 100), over: list).words == "100 template")
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 3, section: 0)) == .measured)
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 49, section: 0)) == .estimated)
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 50, section: 0)) == nil)
    }

    @Test func sizesFromTheCacheAreOutlinedInBlue() {
        let list = ListFixture(heights: [[100, 120, 90]])
        list.screen.frame()
        list.layout.showsSizingOverlay = true
        list.collectionView.reloadData()
        list.screen.frame()
        let mark = mark(at: CGRect(x: 0, y: 100, width: 390, height: 120), over: list)
        #expect(mark.words == "120 cache")
        #expect(mark.color == resolved(.systemBlue).cgColor)
    }

    @Test func correctedItemsAreOutlinedInOrange() {
        let list = ListFixture(
            heights: [[100, 120, 90]],
            measuring: .selfSizing,
            estimate: CGSize(width: 50, height: 50)
        )
        list.layout.showsSizingOverlay = true
        list.screen.frame()
        #expect(list.layout.sizingStatus(ofItemAt: IndexPath(item: 1, section: 0)) == .corrected)
        let mark = mark(at: CGRect(x: 0, y: 100, width: 390, height: 120), over: list)
        #expect(mark.words == "120 corrected")
        #expect(mark.color == resolved(.systemOrange).cgColor)
    }

    /// What a pinned header covers has no outline, and tells its size below it.
    @Test func aPinnedHeaderCoversTheOutlinesUnderIt() {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 50)],
            section: .bareList().pinningHeaders()
        )
        list.addHeaders { _ in 30 }
        list.layout.showsSizingOverlay = true
        list.screen.frame()
        list.collectionView.contentOffset.y = 250
        list.screen.frames(2)
        let mark = mark(at: CGRect(x: 0, y: 280, width: 390, height: 50), over: list)
        #expect(mark.words?.hasPrefix("100 ") == true)
        #expect(outlines(over: list).filter { $0.frame.minY < 280 && $0.frame.maxY > 250 }.map(\.frame.height) == [30])
    }

    @Test func theOverlayGoesWithoutATrace() {
        let list = ListFixture(heights: [[100]])
        let before = list.collectionView.subviews.count
        list.layout.showsSizingOverlay = true
        list.screen.frame()
        list.layout.showsSizingOverlay = false
        #expect(outlines(over: list).isEmpty)
        #expect(list.collectionView.subviews.count <= before + 2)
        #expect(!list.collectionView.subviews.contains { $0.layer.zPosition == .greatestFiniteMagnitude })
    }
}
