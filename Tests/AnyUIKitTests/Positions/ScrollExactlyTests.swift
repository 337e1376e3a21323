import SizingKit
import Testing
import UIKit

/// Lists of a thousand rows of 30 to 180 points, estimated at 40: scrolling by the estimates would land far off.
@MainActor
@Suite(.oneAtATime) struct ScrollExactlyTests {
    private func fixture(
        _ layout: SizingLayout = SizingListLayout.bare(),
        safeArea: UIEdgeInsets = .zero
    ) async -> SectionsFixture {
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [1_000], layout: layout, safeArea: safeArea)
        fixture.size = { indexPath, _ in
            let extent = CGFloat(30 + indexPath.item * 37 % 151)
            return CGSize(width: extent, height: extent)
        }
        await fixture.show()
        return fixture
    }

    private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test(arguments: [500, 999, 3, 0, 501])
    func anItemComesExactlyToTheTop(_ number: Int) async throws {
        let fixture = await fixture(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        for start in [0, 700] {
            fixture.layout.scrollExactly(toItemAt: item(start), at: .top, animated: false)
            fixture.layout.scrollExactly(toItemAt: item(number), at: .top, animated: false)
            await fixture.stage.frame()
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

    @Test func anItemComesExactlyToTheBottomAndToTheMiddle() async throws {
        let fixture = await fixture()
        fixture.layout.scrollExactly(toItemAt: item(400), at: .bottom, animated: false)
        await fixture.stage.frame()
        #expect(try #require(fixture.frame(400, in: 0)).maxY - fixture.collectionView.contentOffset.y == 844)
        fixture.layout.scrollExactly(toItemAt: item(800), at: .centeredVertically, animated: false)
        await fixture.stage.frame()
        let frame = try #require(fixture.frame(800, in: 0))
        #expect(abs(frame.midY - fixture.collectionView.contentOffset.y - 422) < 0.5)
    }

    /// After a jump to the end, the columns of a masonry are brought in line with its start only once that is on screen.
    @Test(arguments: [false, true])
    func anItemNearTheStartOfAMasonryComesExactlyToTheMiddle(isAnimated: Bool) async throws {
        for (item, count) in [(0, 30), (1, 30), (2, 36), (3, 36), (1, 24), (2, 24)] {
            let layout = SizingLayout { section, _ in section == 0 ? .bareList() : .masonry(columns: 2, spacing: 4) }
            layout.estimatedItemSize = CGSize(width: 40, height: 40)
            let fixture = SectionsFixture(counts: [20, count], layout: layout)
            fixture.size = { indexPath, proposal in
                CGSize(width: proposal.width ?? 0, height: CGFloat(60 + indexPath.item * 37 % 151))
            }
            await fixture.show()
            layout.scrollExactly(toItemAt: IndexPath(item: count - 1, section: 1), at: .bottom, animated: false)
            await fixture.stage.frame()
            layout.scrollExactly(
                toItemAt: IndexPath(item: item, section: 1),
                at: .centeredVertically,
                animated: isAnimated
            )
            if isAnimated { await fixture.stage.runUntilRest() } else { await fixture.stage.frame() }
            let frame = try #require(fixture.frame(item, in: 1))
            #expect(abs(frame.midY - fixture.collectionView.contentOffset.y - 422) < 0.5, "item \(item) of \(count)")
        }
    }

    /// Where columns and lines are not decided yet, an item has the length of its line, and its own at its place.
    @Test(arguments: [UICollectionView.ScrollPosition.bottom, .centeredVertically, .top])
    func anAnimatedScrollEndsWhereItemsOfAnyLengthLieInColumns(_ position: UICollectionView.ScrollPosition) async throws
    {
        let sections: [SizingSection] = [
            .masonry(columns: 3, spacing: 4), .grid(columns: 3, spacing: 4), .flow(spacing: 4),
            .pattern(.row(.item, .column(.item, .item)), spacing: 4),
        ]
        for (kind, section) in sections.enumerated() {
            let layout = SizingLayout(section)
            layout.estimatedItemSize = CGSize(width: 60, height: 40)
            let fixture = SectionsFixture(counts: [160], layout: layout)
            fixture.size = { indexPath, proposal in
                CGSize(width: min(80, proposal.width ?? 80), height: CGFloat(30 + indexPath.item * 77 % 371))
            }
            await fixture.show()
            for number in [149, 60, 58, 120, 57] {
                layout.scrollExactly(toItemAt: item(number), at: position, animated: true)
                await fixture.stage.runUntilRest()
                let frame = try #require(fixture.frame(number, in: 0))
                let top = fixture.collectionView.contentOffset.y
                let distance =
                    switch position {
                    case .bottom: frame.maxY - top - 844
                    case .top: frame.minY - top
                    default: frame.midY - top - 422
                    }
                #expect(abs(distance) < 0.5, "item \(number) of kind \(kind)")
            }
        }
    }

    @Test func withoutAPositionItMovesNoMoreThanItMust() async throws {
        let fixture = await fixture()
        fixture.layout.scrollExactly(toItemAt: item(5), at: [], animated: false)
        #expect(fixture.collectionView.contentOffset.y == 0)
        fixture.layout.scrollExactly(toItemAt: item(300), at: [], animated: false)
        await fixture.stage.frame()
        #expect(try #require(fixture.frame(300, in: 0)).maxY - fixture.collectionView.contentOffset.y == 844)
        fixture.layout.scrollExactly(toItemAt: item(200), at: [], animated: false)
        await fixture.stage.frame()
        #expect(try #require(fixture.frame(200, in: 0)).minY == fixture.collectionView.contentOffset.y)
    }

    @Test func aPinnedHeaderDoesNotCoverTheItem() async throws {
        let layout = SizingLayout { _, _ in
            .bareList().pinningHeaders()
        }
        let fixture = await fixture(layout)
        fixture.headerExtent = { _ in 28 }
        await fixture.stage.frame()
        layout.scrollExactly(toItemAt: item(500), at: .top, animated: false)
        await fixture.stage.frame()
        #expect(try #require(fixture.frame(500, in: 0)).minY - fixture.collectionView.contentOffset.y == 28)
    }

    @Test func itWorksSideways() async throws {
        for isRightToLeft in [false, true] {
            let layout = SizingListLayout.bare()
            layout.scrollDirection = .horizontal
            let fixture = await fixture(layout)
            if isRightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
            await fixture.stage.runUntilRest()
            layout.scrollExactly(toItemAt: item(500), at: .left, animated: false)
            await fixture.stage.frame()
            #expect(try #require(fixture.frame(500, in: 0)).minX == fixture.collectionView.contentOffset.x)
            layout.scrollExactly(toItemAt: item(600), at: .right, animated: false)
            await fixture.stage.frame()
            #expect(try #require(fixture.frame(600, in: 0)).maxX == fixture.collectionView.bounds.maxX)
        }
    }

    @Test func itCanBeCalledBeforeTheFirstPass() async throws {
        let layout = SizingListLayout.bare()
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [1_000], layout: layout)
        layout.scrollExactly(toItemAt: item(600), at: .top, animated: false)
        await fixture.show()
        #expect(try #require(fixture.frame(600, in: 0)).minY == fixture.collectionView.contentOffset.y)
        await fixture.stage.runUntilRest()
        #expect(try #require(fixture.frame(600, in: 0)).minY == fixture.collectionView.contentOffset.y)
    }

    nonisolated static let dirtyPositions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]

    private func distance(
        _ number: Int,
        from position: UICollectionView.ScrollPosition,
        in fixture: SectionsFixture
    ) throws -> CGFloat {
        let cell = fixture.collectionView.cellForItem(at: item(number))
        let frame = try #require(cell).frame
        let visible = fixture.collectionView.bounds.inset(by: fixture.collectionView.adjustedContentInset)
        switch position {
        case .top: return frame.minY - visible.minY
        case .bottom: return frame.maxY - visible.maxY
        default: return frame.midY - visible.midY
        }
    }

    @Test(arguments: dirtyPositions, [false, true])
    func aPositionIsKeptThroughAReload(_ position: UICollectionView.ScrollPosition, _ animated: Bool) async throws {
        let fixture = await fixture(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        for number in [40, 600, 200] {
            fixture.collectionView.reloadData()
            fixture.layout.scrollExactly(toItemAt: item(number), at: position, animated: animated)
            await fixture.stage.frame()
            if animated { await fixture.stage.runUntilRest() }
            #expect(abs(try distance(number, from: position, in: fixture)) < 0.34)
            await fixture.stage.runUntilRest()
            #expect(abs(try distance(number, from: position, in: fixture)) < 0.34)
        }
    }

    @Test func anAnimatedScrollAfterAReloadIsAnimated() async throws {
        let fixture = await fixture()
        fixture.collectionView.reloadData()
        fixture.layout.scrollExactly(toItemAt: item(60), at: .top, animated: true)
        await fixture.stage.frames(4)
        let offset = fixture.collectionView.contentOffset.y
        #expect(offset > 0 && offset < 3_000)
        await fixture.stage.runUntilRest()
        #expect(try distance(60, from: .top, in: fixture) == 0)
    }

    @Test(arguments: dirtyPositions, [false, true])
    func aPositionIsKeptForTheFirstPass(_ position: UICollectionView.ScrollPosition, _ animated: Bool) async throws {
        let layout = SizingListLayout.bare()
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [1_000], layout: layout)
        fixture.size = { indexPath, _ in CGSize(width: 390, height: CGFloat(30 + indexPath.item * 37 % 151)) }
        layout.scrollExactly(toItemAt: item(600), at: position, animated: animated)
        await fixture.show()
        #expect(abs(try distance(600, from: position, in: fixture)) < 0.34)
        #expect(fixture.measured.allSatisfy { $0.item > 500 && $0.item < 700 })
        await fixture.stage.runUntilRest()
        #expect(abs(try distance(600, from: position, in: fixture)) < 0.34)
    }

    @Test func anItemThatDoesNotExistChangesNothing() async {
        let fixture = await fixture()
        for indexPath in [item(1_000), IndexPath(item: 0, section: 3), IndexPath(), item(-1)] {
            fixture.layout.scrollExactly(toItemAt: indexPath, at: .top, animated: false)
        }
        #expect(fixture.collectionView.contentOffset.y == 0)
    }

    // MARK: Corrections

    /// A cell whose template is 100 points tall; shown, it asks for more.
    private final class GrowingCell: UICollectionViewCell {
        var shownHeight: CGFloat = 100

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = shownHeight
            return layoutAttributes
        }
    }
}
