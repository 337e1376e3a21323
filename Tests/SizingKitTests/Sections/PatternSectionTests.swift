import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct PatternSectionTests {
    nonisolated private static let modes = ScrollSimulationTests.modes

    /// A large item of 210 points beside two small ones of 140, on the page of the fixture.
    private static let lead = SizingSection.pattern(.row(.item(3 / 5), .column(.item, .item)), spacing: 10)

    @Test(.byTurns(), arguments: modes)
    func allHeightsAreRightInTheFirstFrame(hostility: Hostility) {
        let fixture = CarouselFixture(Self.lead, hostility: hostility)
        fixture.show()
        // The heights of 100 to 105 are 94, 64, 71, 78, 85, 92.
        #expect(fixture.card(100) == CGRect(x: 20, y: 105, width: 210, height: 145))
        #expect(fixture.card(101) == CGRect(x: 240, y: 105, width: 140, height: 64))
        #expect(fixture.card(102) == CGRect(x: 240, y: 179, width: 140, height: 71))
        #expect(fixture.card(103) == CGRect(x: 20, y: 260, width: 210, height: 187))
        #expect(fixture.card(105) == CGRect(x: 240, y: 355, width: 140, height: 92))
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 3))
    func anItemThatIsInsertedAboveMovesNothingThatIsRead(hostility: Hostility) throws {
        let fixture = CarouselFixture(Self.lead, count: 100_000, hostility: hostility)
        fixture.show()
        fixture.collectionView.scrollToItem(at: IndexPath(item: 30_000, section: 1), at: .top, animated: false)
        fixture.screen.runUntilRest()
        let before = try #require(fixture.card(30_100))
        #expect(before.minY == 0)
        let asked = fixture.measured.count
        fixture.update {
            $0[1].insert(99, at: 0)
        } _: {
            fixture.collectionView.insertItems(at: [IndexPath(item: 0, section: 1)])
        }
        let after = try #require(fixture.card(30_100))
        #expect(after.minY == 0)
        // It came from a large place to a small one.
        #expect(before.width == 210)
        #expect(after.width == 140)
        #expect(fixture.measured.count - asked < 200)
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 3))
    func cellsThatStateTheirSizesWhenTheyAreShownEndInTheFramesOfThePattern(hostility: Hostility) {
        let fixture = CarouselFixture(Self.lead, hostility: hostility)
        fixture.collectionView.register(StatedCard.self, forCellWithReuseIdentifier: "cell")
        fixture.layout.itemSizing = { _ in .selfSizing() }
        fixture.show()
        fixture.screen.frames(10)
        #expect(fixture.card(100) == CGRect(x: 20, y: 105, width: 210, height: 145))
        #expect(fixture.card(102) == CGRect(x: 240, y: 179, width: 140, height: 71))
        #expect(fixture.card(105) == CGRect(x: 240, y: 355, width: 140, height: 92))
        fixture.update {
            $0[1].remove(at: 0)
        } _: {
            fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 1)])
        }
        #expect(fixture.card(101) == CGRect(x: 20, y: 105, width: 210, height: 145))
        #expect(fixture.card(103) == CGRect(x: 240, y: 179, width: 140, height: 71))
    }
}

/// A card that states the height of the card that was at its index path at first.
private final class StatedCard: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let (section, item) = (layoutAttributes.indexPath.section, layoutAttributes.indexPath.item)
        layoutAttributes.size.height = section == 1 ? CarouselFixture.length(100 + item) : 50
        return layoutAttributes
    }
}
