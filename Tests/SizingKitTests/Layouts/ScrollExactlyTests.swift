import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Lists of a thousand rows of 30 to 180 points, estimated at 40: scrolling by the estimates would land far off.
@MainActor
@Suite struct ScrollExactlyTests {
    private func fixture(
        _ layout: SizingLayout = SizingListLayout(configuration: .bare()),
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) -> SectionsFixture {
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [1_000], layout: layout, safeArea: safeArea, hostility: hostility)
        fixture.size = { indexPath, _ in
            let extent = CGFloat(30 + indexPath.item * 37 % 151)
            return CGSize(width: extent, height: extent)
        }
        fixture.show()
        return fixture
    }

    private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test(arguments: [500, 999, 3, 0, 501])
    func anItemComesExactlyToTheTop(_ number: Int) throws {
        let fixture = fixture(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        for start in [0, 700] {
            fixture.layout.scrollExactly(toItemAt: item(start), at: .top, animated: false)
            fixture.layout.scrollExactly(toItemAt: item(number), at: .top, animated: false)
            fixture.screen.frame()
            let frame = try #require(fixture.frame(number, in: 0))
            let view = fixture.collectionView
            if number < 990 {
                #expect(frame.minY - view.contentOffset.y == 47)
            } else {
                #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height + 34)
            }
            #expect(frame.height == CGFloat(30 + number * 37 % 151))
        }
    }

    @Test func anItemComesExactlyToTheBottomAndToTheMiddle() throws {
        let fixture = fixture()
        fixture.layout.scrollExactly(toItemAt: item(400), at: .bottom, animated: false)
        fixture.screen.frame()
        #expect(try #require(fixture.frame(400, in: 0)).maxY - fixture.collectionView.contentOffset.y == 844)
        fixture.layout.scrollExactly(toItemAt: item(800), at: .centeredVertically, animated: false)
        fixture.screen.frame()
        let frame = try #require(fixture.frame(800, in: 0))
        #expect(abs(frame.midY - fixture.collectionView.contentOffset.y - 422) < 0.5)
    }

    @Test func withoutAPositionItMovesNoMoreThanItMust() throws {
        let fixture = fixture()
        fixture.layout.scrollExactly(toItemAt: item(5), at: [], animated: false)
        #expect(fixture.collectionView.contentOffset.y == 0)
        fixture.layout.scrollExactly(toItemAt: item(300), at: [], animated: false)
        fixture.screen.frame()
        #expect(try #require(fixture.frame(300, in: 0)).maxY - fixture.collectionView.contentOffset.y == 844)
        fixture.layout.scrollExactly(toItemAt: item(200), at: [], animated: false)
        fixture.screen.frame()
        #expect(try #require(fixture.frame(200, in: 0)).minY == fixture.collectionView.contentOffset.y)
    }

    @Test(arguments: [60, 900, 20, 150], [Hostility(), .adjustmentsIgnoredWhileScrolling, [.pageAlignedQueries]])
    func anAnimatedScrollEndsExactly(_ number: Int, _ hostility: Hostility) throws {
        let fixture = fixture(hostility: hostility)
        fixture.layout.scrollExactly(toItemAt: item(number), at: .top, animated: true)
        #expect(fixture.collectionView.contentOffset.y < (fixture.frame(number, in: 0)?.minY ?? 0))
        fixture.screen.runUntilRest()
        #expect(try #require(fixture.frame(number, in: 0)).minY == fixture.collectionView.contentOffset.y)
        fixture.layout.scrollExactly(toItemAt: item(0), at: .top, animated: true)
        fixture.screen.runUntilRest()
        #expect(fixture.collectionView.contentOffset.y == 0)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    /// The way is measured and much longer than estimated: the start of the content moves, and settles first.
    @Test func anAnimatedScrollStaysWithinTheContent() {
        let fixture = fixture()
        let view = fixture.collectionView
        fixture.layout.scrollExactly(toItemAt: item(60), at: .top, animated: false)
        fixture.screen.frame()
        fixture.layout.scrollExactly(toItemAt: item(0), at: .top, animated: true)
        var offsets = [view.contentOffset.y]
        for _ in 0..<40 {
            fixture.screen.frame()
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets.allSatisfy { $0 >= 0 })
        #expect(offsets == offsets.sorted(by: >))
        #expect(offsets.last == 0)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    @Test func aPinnedHeaderDoesNotCoverTheItem() throws {
        let layout = SizingLayout { _, _ in
            var section = SizingSection.list(.bare())
            section.pinsHeader = true
            return section
        }
        let fixture = fixture(layout)
        fixture.headerExtent = { _ in 28 }
        fixture.screen.frame()
        layout.scrollExactly(toItemAt: item(500), at: .top, animated: false)
        fixture.screen.frame()
        #expect(try #require(fixture.frame(500, in: 0)).minY - fixture.collectionView.contentOffset.y == 28)
    }

    @Test func itWorksSideways() throws {
        for isRightToLeft in [false, true] {
            let layout = SizingListLayout(configuration: .bare())
            layout.scrollDirection = .horizontal
            let fixture = fixture(layout)
            if isRightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
            fixture.screen.runUntilRest()
            layout.scrollExactly(toItemAt: item(500), at: .left, animated: false)
            fixture.screen.frame()
            #expect(try #require(fixture.frame(500, in: 0)).minX == fixture.collectionView.contentOffset.x)
            layout.scrollExactly(toItemAt: item(600), at: .right, animated: false)
            fixture.screen.frame()
            #expect(try #require(fixture.frame(600, in: 0)).maxX == fixture.collectionView.bounds.maxX)
        }
    }

    @Test func itCanBeCalledBeforeTheFirstPass() throws {
        let layout = SizingListLayout(configuration: .bare())
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [1_000], layout: layout)
        layout.scrollExactly(toItemAt: item(600), at: .top, animated: false)
        fixture.show()
        #expect(try #require(fixture.frame(600, in: 0)).minY == fixture.collectionView.contentOffset.y)
        fixture.screen.runUntilRest()
        #expect(try #require(fixture.frame(600, in: 0)).minY == fixture.collectionView.contentOffset.y)
    }

    @Test func anItemThatDoesNotExistChangesNothing() {
        let fixture = fixture()
        for indexPath in [item(1_000), IndexPath(item: 0, section: 3), IndexPath(), item(-1)] {
            fixture.layout.scrollExactly(toItemAt: indexPath, at: .top, animated: false)
        }
        #expect(fixture.collectionView.contentOffset.y == 0)
    }
}
