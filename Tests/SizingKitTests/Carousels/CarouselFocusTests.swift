import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Claim (App Store pages): "On tvOS, and with a keyboard, a carousel follows the focus"
@MainActor
@Suite struct CarouselFocusTests {
    private func fixture(
        _ section: SizingSection = .carousel(itemWidth: .fixed(100), spacing: 10),
        isRightToLeft: Bool = false,
        direction: UICollectionView.ScrollDirection = .vertical
    ) -> CarouselFixture {
        let fixture = CarouselFixture(section, direction: direction, isRightToLeft: isRightToLeft)
        fixture.screen.show(fixture.collectionView)
        fixture.screen.frame()
        return fixture
    }

    private func cell(_ item: Int, _ fixture: CarouselFixture) throws -> UICollectionViewCell {
        try #require(fixture.collectionView.cellForItem(at: IndexPath(item: item, section: 1)))
    }

    private func moveFocus(to view: UIView?, _ fixture: CarouselFixture) {
        fixture.screen.focus(view)
        fixture.screen.runUntilRest()
    }

    @Test(arguments: [false, true]) func theNextCardComesWholeOnScreen(_ isRightToLeft: Bool) throws {
        let fixture = fixture(isRightToLeft: isRightToLeft)
        // Three cards and a part of the fourth between insets of 20 points.
        for item in 3..<9 {
            moveFocus(to: try cell(item, fixture), fixture)
            let frame = try cell(item, fixture).frame
            #expect(frame.minX >= 0)
            #expect(frame.maxX <= 400)
        }
        let offset = fixture.layout.carouselOffset(inSection: 1)
        // All of it is visible already.
        moveFocus(to: try cell(7, fixture), fixture)
        #expect(fixture.layout.carouselOffset(inSection: 1) == offset)
        moveFocus(to: try cell(5, fixture), fixture)
        #expect(try cell(5, fixture).frame.minX >= 0)
        #expect(try cell(5, fixture).frame.maxX <= 400)
        #expect(fixture.collectionView.contentOffset.y == 0)
    }

    /// A button in a card has the focus, or what is no card.
    @Test func onlyCardsAreFollowed() throws {
        let fixture = fixture()
        let button = UIButton()
        try cell(3, fixture).contentView.addSubview(button)
        moveFocus(to: button, fixture)
        let offset = try #require(fixture.layout.carouselOffset(inSection: 1))
        #expect(offset > 0)
        for view in [fixture.collectionView, fixture.collectionView.superview, nil] {
            moveFocus(to: view, fixture)
            #expect(fixture.layout.carouselOffset(inSection: 1) == offset)
        }
        moveFocus(to: fixture.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)), fixture)
        #expect(fixture.layout.carouselOffset(inSection: 1) == offset)
    }

    private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    @Test(.byTurns(), arguments: [Behavior.groupPaging, .continuousGroupLeadingBoundary])
    func columnsComeToRestAsColumns(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        let fixture = fixture(.carousel(itemWidth: .fixed(170), spacing: 10, scrollingBehavior: behavior))
        for item in [1, 2, 3, 4, 3, 2, 1, 0] {
            moveFocus(to: try cell(item, fixture), fixture)
            let offset = try #require(fixture.layout.carouselOffset(inSection: 1))
            #expect(offset.truncatingRemainder(dividingBy: 180) == 0)
            let frame = try cell(item, fixture).frame
            #expect(frame.minX >= 0 && frame.maxX <= 400)
        }
    }

    /// Cards of 170 points, in pages of 400 points with insets of 20.
    @Test func pagesComeToRestAsPages() throws {
        let fixture = fixture(.carousel(itemWidth: .fixed(170), spacing: 10, scrollingBehavior: .paging))
        // The third is cut at the end of the first page, and at the start of the second.
        for (item, offset) in [(1, 0), (2, 170), (3, 400), (2, 360), (1, 0)] as [(Int, CGFloat)] {
            moveFocus(to: try cell(item, fixture), fixture)
            #expect(fixture.layout.carouselOffset(inSection: 1) == offset)
        }
    }

    @Test func aCarouselThatScrollsVerticallyFollowsToo() throws {
        let fixture = fixture(direction: .horizontal)
        let items = fixture.collectionView.indexPathsForVisibleItems.filter { $0.section == 1 }
        let last = try #require(items.map(\.item).max())
        moveFocus(to: try cell(last, fixture), fixture)
        #expect(try cell(last, fixture).frame.maxY <= 800)
    }
}
