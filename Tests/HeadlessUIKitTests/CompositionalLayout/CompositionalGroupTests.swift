import HeadlessTools
import Testing
import UIKit

/// Where the items of groups are, on a screen of 320 by 480 points.
@MainActor
struct CompositionalGroupTests {
    private func frames(_ count: Int, _ group: NSCollectionLayoutGroup) -> [CGRect] {
        let tiles = Tiles([count], NSCollectionLayoutSection(group: group))
        return (0..<count).compactMap { tiles.frame($0) }
    }

    @Test func itemsRepeatUntilTheGroupIsFull() {
        let third = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        let frames = frames(4, row(.fractionalWidth(1), .absolute(30), [third]))
        let x = [0, 107, 213, 0].map { CGFloat($0) }
        #expect(frames.map { $0.minX.rounded() } == x)
        #expect(frames.map(\.minY) == [0, 0, 0, 30])
    }

    @Test func aCountDividesTheGroup() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitem: item(.absolute(10), .fractionalHeight(0.5)),
            count: 3
        )
        group.interItemSpacing = .fixed(10)
        #expect(
            frames(4, group) == [
                rect(0, 0, 100, 20), rect(110, 0, 100, 20), rect(220, 0, 100, 20), rect(0, 40, 100, 20),
            ]
        )
    }

    @Test func aRepeatedSubitemKeepsItsLength() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(90)),
            repeatingSubitem: item(.fractionalWidth(0.5), .absolute(25)),
            count: 2
        )
        #expect(frames(3, group) == [rect(0, 0, 160, 25), rect(0, 25, 160, 25), rect(0, 90, 160, 25)])
    }

    @Test func nestedGroups() {
        let pair = column(
            .fractionalWidth(0.25),
            .fractionalHeight(1),
            [item(.fractionalWidth(1), .fractionalHeight(0.5))]
        )
        let group = row(
            .fractionalWidth(1),
            .absolute(100),
            [item(.fractionalWidth(0.75), .fractionalHeight(1)), pair]
        )
        #expect(
            frames(4, group) == [
                rect(0, 0, 240, 100), rect(240, 0, 80, 50), rect(240, 50, 80, 50), rect(0, 100, 240, 100),
            ]
        )
    }

    @Test func insetsLieInsideAndEdgeSpacingOutside() {
        let tile = item(.absolute(60), .fractionalHeight(1))
        tile.contentInsets = insets(5)
        tile.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(20),
            top: .fixed(2),
            trailing: nil,
            bottom: nil
        )
        let group = row(.fractionalWidth(1), .absolute(40), [tile])
        group.contentInsets = insets(10)
        // 300 points between the insets have room for three times 80.
        #expect(frames(4, group).map(\.minX) == [35, 115, 195, 35])
        #expect(frames(1, group) == [rect(35, 17, 50, 10)])
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        let group = row(.fractionalWidth(1), .absolute(40), [item(.absolute(80), .fractionalHeight(1))])
        group.interItemSpacing = .flexible(10)
        // 80 * 3 + 2 * 10 leave 60 points, also for a group whose last item is missing.
        #expect(frames(5, group).map(\.minX) == [0, 120, 240, 0, 120])
        let middle = item(.absolute(100), .absolute(20))
        middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0),
            top: .flexible(0),
            trailing: .flexible(0),
            bottom: .flexible(0)
        )
        let single = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            repeatingSubitem: middle,
            count: 1
        )
        #expect(frames(1, single) == [rect(110, 20, 100, 20)])
    }

    @Test func customGroups() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 60)),
                NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 40, width / 2, 60), zIndex: 3),
            ]
        }
        #expect(frames(3, group) == [rect(0, 0, 160, 60), rect(160, 40, 160, 60), rect(0, 100, 160, 60)])
        let tiles = Tiles([2], NSCollectionLayoutSection(group: group))
        #expect(tiles.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    }

    @Test func attachedViewsAndTheirAnchors() {
        func badge(_ kind: String, _ anchor: NSCollectionLayoutAnchor) -> NSCollectionLayoutSupplementaryItem {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)),
                elementKind: kind,
                containerAnchor: anchor
            )
        }
        let inside = badge("inside", NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let over = badge(
            "over",
            NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        )
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(10)),
            elementKind: "below",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 3)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top)
        )
        let tile = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .fractionalHeight(1)),
            supplementaryItems: [inside, over, below]
        )
        tile.contentInsets = insets(10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(70)),
            repeatingSubitem: tile,
            count: 2
        )
        group.supplementaryItems = [badge("group", NSCollectionLayoutAnchor(edges: [.top, .trailing]))]
        let tiles = Tiles([3], NSCollectionLayoutSection(group: group), kinds: ["inside", "over", "below", "group"])
        #expect(tiles.frame(1) == rect(110, 10, 80, 50))
        #expect(tiles.view("inside", 1) == rect(170, 10, 20, 10))
        #expect(tiles.view("over", 1) == rect(180, 5, 20, 10))
        #expect(tiles.view("below", 1) == rect(110, 63, 80, 10))
        #expect(tiles.view("group", 0) == rect(300, 0, 20, 10))
        #expect(tiles.view("group", 1) == nil)
        #expect(tiles.view("group", 2) == rect(300, 70, 20, 10))
    }
}
