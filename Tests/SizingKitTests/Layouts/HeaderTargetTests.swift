import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Scrolls to headers, and to sections without any item: below a bar, at 91 points.
@MainActor
@Suite struct HeaderTargetTests {
    nonisolated static let modes = sample(of: Hostility.userModes, every: 4, always: [[]])

    private func list(_ section: SizingSection, headers: Bool = true, _ hostility: Hostility = []) -> SectionsFixture {
        let list = SectionsFixture(
            counts: [30, 0, 25, 0, 0, 40],
            layout: SizingLayout(section),
            safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        list.size = { path, _ in CGSize(width: 390, height: CGFloat(60 + path.item * 37 % 91)) }
        if headers { list.headerExtent = { $0 == 4 ? nil : 33 } }
        return list
    }

    private func header(_ section: Int, in list: SectionsFixture) -> CGFloat? {
        list.shownHeader(section).map { $0.minY - list.collectionView.contentOffset.y }
    }

    @Test(.byTurns(), arguments: [false, true], modes)
    func theHeaderOfAnEmptySectionComesToTheBar(_ isPinned: Bool, _ hostility: Hostility) {
        for animated in [false, true] {
            let list = list(.bareList().pinningHeaders(isPinned), hostility)
            list.show()
            list.screen.runUntilRest()
            for section in [3, 1, 2] {
                list.layout.scrollExactly(toHeaderOfSection: section, at: .top, animated: animated)
                list.screen.runUntilRest()
                #expect(header(section, in: list) == 91, "\(section)")
                if section == 2 { #expect(list.top(0, in: 2) == 124) }
            }
        }
    }

    @Test(arguments: modes) func aSectionWithoutAHeaderIsWhereTheNextOneBegins(_ hostility: Hostility) {
        let list = list(.bareList(), hostility)
        list.show()
        list.layout.scrollExactly(toHeaderOfSection: 4, at: .top, animated: false)
        list.screen.runUntilRest()
        #expect(header(5, in: list) == 91)
        let bare = self.list(.bareList(), headers: false, hostility)
        bare.show()
        bare.layout.scrollExactly(toHeaderOfSection: 3, at: .top, animated: false)
        bare.screen.runUntilRest()
        #expect(bare.top(0, in: 5) == 91)
    }

    @Test(arguments: modes) func itMayBeAskedForBeforeTheFirstFrame(_ hostility: Hostility) {
        let list = list(.bareList(), hostility)
        list.layout.scrollExactly(toHeaderOfSection: 3, at: .top, animated: false)
        list.show()
        list.screen.runUntilRest()
        #expect(header(3, in: list) == 91)
    }

    @Test func aSectionThatDoesNotExistIsReported() {
        let list = list(.bareList())
        list.show()
        // What another test has had reported is not reported again.
        let reported = SizingLog.reported
        SizingLog.reported = []
        defer { SizingLog.reported = reported }
        let lines = sizingLog { list.layout.scrollExactly(toHeaderOfSection: 6, at: .top, animated: false) }
        #expect(lines.count == 1)
        #expect(list.collectionView.contentOffset.y == -91)
    }

    /// Apple's page of `scrollToRow(at:at:animated:)`: `NSNotFound` is the row of a section that has none.
    @Test(.byTurns(), arguments: [SizingTableView.Style.plain, .grouped])
    func aTableScrollsToAnEmptySection(_ style: SizingTableView.Style) {
        let table = TextTable(
            [(0..<30).map { "Row \($0)" }, [], (0..<40).map { "Row \($0)" }],
            style: style,
            safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
        )
        table.headers = [0: "First", 1: "Second", 2: "Third"]
        table.show()
        for section in [1, 2] {
            let path = IndexPath(row: NSNotFound, section: section)
            table.view.scrollToRow(at: path, at: .top, animated: false)
            table.screen.runUntilRest()
            #expect(table.view.rectForHeader(inSection: section).minY - table.view.contentOffset.y == 91, "\(section)")
        }
    }
}
