import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A reload after which the pinned header is that of another section, or is not seen: no section has been folded.
@MainActor
@Suite struct ReplacedSectionTests {
    /// Sections of rows, each known by a letter, that pin their headers.
    private final class Sections {
        var sections: [(name: String, count: Int, pins: Bool)]
        let fixture: SectionsFixture

        @MainActor init(_ sections: [(String, Int, Bool)], safeArea: UIEdgeInsets = .zero, _ hostility: Hostility = [])
        {
            self.sections = sections.map { (name: $0.0, count: $0.1, pins: $0.2) }
            let layout = SizingLayout(.bareList())
            fixture = SectionsFixture(
                counts: sections.map(\.1),
                layout: layout,
                safeArea: safeArea,
                hostility: hostility
            )
            fixture.headerExtent = { _ in 30 }
            layout.sectionProvider = { [unowned self] section, _ in
                .bareList().pinningHeaders(self.sections[section].pins)
            }
            layout.itemSizing = { [unowned self] path in
                .computed(key: "\(self.sections[path.section].name)\(path.item)") { _ in
                    CGSize(width: 390, height: CGFloat(60 + path.item % 5 * 10))
                }
            }
            layout.indexPathForKey = { [unowned self] key in
                guard let key = key.base as? String, let item = Int(key.dropFirst()),
                    let section = self.sections.firstIndex(where: { $0.name == key.prefix(1) }),
                    item < self.sections[section].count
                else { return nil }
                return IndexPath(item: item, section: section)
            }
            fixture.show()
        }

        @MainActor func reload(_ new: [(String, Int, Bool)]) {
            sections = new.map { (name: $0.0, count: $0.1, pins: $0.2) }
            fixture.counts = new.map(\.1)
            fixture.collectionView.reloadData()
            fixture.screen.frame()
        }

        /// The distance of a row from the top of the screen.
        @MainActor func place(_ item: Int, in section: Int) -> CGFloat? {
            let view = fixture.collectionView
            return view.cellForItem(at: IndexPath(item: item, section: section))
                .map { $0.frame.minY - view.contentOffset.y }
        }
    }

    /// The last rows of the second section are on screen, and the first ones of the third.
    private func show(_ hostility: Hostility, safeArea: UIEdgeInsets = .zero, pushed: CGFloat = 0) -> Sections {
        let sections = Sections([("A", 20, true), ("B", 20, true), ("C", 60, true)], safeArea: safeArea, hostility)
        let fixture = sections.fixture
        fixture.layout.scrollExactly(toItemAt: IndexPath(item: 17, section: 1), at: .top, animated: false)
        fixture.screen.runUntilRest()
        fixture.collectionView.contentOffset.y += 10 + pushed
        fixture.screen.runUntilRest()
        return sections
    }

    /// A closure that looked for a key, and changed the data on the way, would do so behind the back of the collection view.
    @Test func noKeyIsLookedForWithoutDataSource() {
        let sections = show([])
        let fixture = sections.fixture
        var askedCount = 0
        let indexPathForKey = fixture.layout.indexPathForKey
        fixture.layout.indexPathForKey = { key in
            askedCount += 1
            return indexPathForKey?(key)
        }
        let dataSource = fixture.collectionView.dataSource
        fixture.collectionView.dataSource = nil
        fixture.collectionView.reloadData()
        fixture.screen.frame()
        #expect(askedCount == 0)
        fixture.collectionView.dataSource = dataSource
        fixture.collectionView.reloadData()
        fixture.screen.frame()
        #expect(sections.place(0, in: 0) != nil)
    }

    @Test(.byTurns(), arguments: sample(of: Hostility.userModes, every: 4, always: [[]]))
    func aSectionThatIsFoldedKeepsItsHeader(_ hostility: Hostility) throws {
        let sections = show(hostility)
        sections.reload([("A", 20, true), ("B", 0, true), ("C", 60, true)])
        #expect(sections.place(0, in: 2) == 60)
    }

    /// The header at its index is another one, which isn't pinned.
    @Test(arguments: sample(of: Hostility.userModes, every: 4, always: [[]]))
    func aSectionThatTakesThePlaceOfAnotherAndPinsNothing(_ hostility: Hostility) throws {
        let sections = show(hostility)
        let before = try #require(sections.place(0, in: 2))
        sections.reload([("A", 20, true), ("D", 3, false), ("C", 60, true)])
        #expect(sections.place(0, in: 2) == before)
    }

    @Test(arguments: sample(of: Hostility.userModes, every: 4, always: [[]]))
    func sectionsThatHaveOtherIndexes(_ hostility: Hostility) throws {
        let sections = show(hostility)
        let before = try #require(sections.place(0, in: 2))
        sections.reload([("E", 20, true), ("D", 3, true), ("A", 20, true), ("C", 60, true)])
        #expect(sections.place(0, in: 3) == before)
    }

    /// The end of the section has pushed the header under the bar.
    @Test(.byTurns(), arguments: sample(of: Hostility.userModes, every: 4, always: [[]]))
    func aHeaderThatIsPushedAway(_ hostility: Hostility) throws {
        let bar = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
        let sections = show(hostility, safeArea: bar, pushed: 290)
        let before = try #require(sections.place(0, in: 2))
        #expect(abs(before - 121) < 0.001)
        sections.reload([("A", 20, true), ("B", 3, true), ("C", 60, true)])
        #expect(sections.place(0, in: 2) == before)
    }
}
