import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What the articles "Coming from Texture" and "Coming from Listable" say.
@MainActor
@Suite struct ComingFromFrameworksPageTests {
    private func remarks(_ ids: some Sequence<Int>) -> [Remark] {
        ids.map { Remark(id: $0, text: .sentences($0 * 7 % 5 + 1)) }
    }

    /// Each row is as high as its text beside the picture, or as the picture.
    private func check(_ collectionView: UICollectionView) throws {
        let cells = collectionView.visibleCells.compactMap { $0 as? RemarkCell }
        #expect(cells.count > 5)
        for cell in cells {
            let text = try #require(cell.label.text)
            let width = cell.frame.width - 12 - 40 - 8 - 12
            #expect(abs(cell.frame.height - max(40, textHeight(text, width: width)) - 24) < 0.34)
        }
    }

    @Test func aStackWithinACellTakesThePlaceOfALayoutSpec() throws {
        let (screen, page) = (HeadlessScreen(), RemarksViewController())
        page.remarks = remarks(0..<300)
        screen.show(page)
        screen.frame()
        try check(page.collectionView)
        page.layout.scrollExactly(toItemAt: IndexPath(item: 200, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        try check(page.collectionView)
        #expect(page.layout.statistics.items.measured < 100, "Not every item is measured.")
    }

    @Test func aSnapshotIsMadeOfWhatTheListIsToShow() throws {
        let (screen, page) = (HeadlessScreen(), RemarkBoardViewController())
        screen.show(page)
        page.show([("new", remarks(0..<9)), ("old", remarks(20..<60))], animated: false)
        screen.runUntilRest()
        try check(page.collectionView)

        var changed = remarks(1..<9)
        changed[2].text = .sentences(12)
        page.show([("new", changed), ("old", remarks(20..<60))], animated: true)
        screen.runUntilRest()
        #expect(page.collectionView.numberOfItems(inSection: 0) == 8)
        let cell = try #require(page.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) as? RemarkCell)
        #expect(cell.label.text == .sentences(12))
        try check(page.collectionView)
    }
}
