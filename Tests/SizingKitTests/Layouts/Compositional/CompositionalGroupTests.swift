import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Items and groups of a compositional layout of 300 points by 600, in points.
@MainActor
@Suite struct CompositionalGroupTests {
    private func frames(_ group: SizingCollectionLayoutGroup, _ count: Int, spacing: CGFloat = 0) -> [[CGFloat]] {
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return CompositionalStage(section, count).frames()
    }

    // MARK: Repeating

    @Test func itemsRepeatUntilNoMoreFit() {
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.absolute(100), .fractionalHeight(1))]
        )
        #expect(
            frames(group, 4, spacing: 5) == [
                [0, 0, 100, 50], [100, 0, 100, 50], [200, 0, 100, 50], [0, 55, 100, 50],
            ]
        )
        // With spaces, one item less.
        group.interItemSpacing = .fixed(8)
        #expect(frames(group, 3) == [[0, 0, 100, 50], [108, 0, 100, 50], [0, 50, 100, 50]])
    }

    @Test func severalItemsRepeatInTheirOrder() {
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.absolute(60), .absolute(50)), item(.absolute(90), .absolute(30))]
        )
        #expect(
            frames(group, 5) == [
                [0, 0, 60, 50], [60, 0, 90, 30], [150, 0, 60, 50], [210, 0, 90, 30], [0, 50, 60, 50],
            ]
        )
    }

    @Test func aCountDividesTheWidthOrRepeatsTheItem() {
        let whole = size(.fractionalWidth(1), .absolute(40))
        let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
        let equal = SizingCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: half, count: 3)
        equal.interItemSpacing = .fixed(15)
        #expect(frames(equal, 4) == [[0, 0, 90, 40], [105, 0, 90, 40], [210, 0, 90, 40], [0, 40, 90, 40]])
        let repeated = SizingCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: half, count: 2)
        #expect(frames(repeated, 3) == [[0, 0, 150, 40], [150, 0, 150, 40], [0, 40, 150, 40]])
    }

    @Test func columnsRepeatAsRowsDo() {
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.absolute(80), .fractionalHeight(0.5))]
        )
        #expect(frames(group, 3, spacing: 6) == [[0, 0, 80, 50], [0, 50, 80, 50], [0, 106, 80, 50]])
        let thirds = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
            count: 3
        )
        thirds.interItemSpacing = .fixed(5)
        #expect(frames(thirds, 3) == [[0, 0, 300, 30], [0, 35, 300, 30], [0, 70, 300, 30]])
    }

    // MARK: Measured items

    /// Items of 20, 30, 40, 50, 60 points, and so on.
    @Test func aRowIsAsTallAsItsTallestItem() {
        let estimated = size(.fractionalWidth(1), .estimated(44))
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: estimated,
            subitem: item(.fractionalWidth(1), .estimated(44)),
            count: 2
        )
        #expect(
            frames(group, 5, spacing: 10) == [
                [0, 0, 150, 20], [150, 0, 150, 30], [0, 40, 150, 40], [150, 40, 150, 50], [0, 100, 150, 60],
            ]
        )
        let uniform = SizingCollectionLayoutGroup.horizontal(
            layoutSize: estimated,
            subitem: item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 44)),
            count: 2
        )
        #expect(frames(uniform, 3) == [[0, 0, 150, 30], [150, 0, 150, 30], [0, 30, 150, 40]])
    }

    /// A lead of 20 points above two columns: one of 30 and 40, and one item beside them.
    @Test func groupsLieWithinGroups() {
        let estimated = size(.fractionalWidth(1), .estimated(100))
        let column = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .estimated(100)),
            subitems: [item(.fractionalWidth(1), .estimated(44)), item(.fractionalWidth(1), .estimated(44))]
        )
        column.interItemSpacing = .fixed(4)
        let row = SizingCollectionLayoutGroup.horizontal(
            layoutSize: estimated,
            subitems: [column, item(.fractionalWidth(0.6), .fractionalHeight(1))]
        )
        let page = SizingCollectionLayoutGroup.vertical(
            layoutSize: estimated,
            subitems: [item(.fractionalWidth(1), .estimated(44)), row]
        )
        page.interItemSpacing = .fixed(8)
        #expect(
            frames(page, 5, spacing: 12) == [
                [0, 0, 300, 20], [0, 28, 120, 30], [0, 62, 120, 40], [120, 28, 180, 74], [0, 114, 300, 60],
            ]
        )
    }

    /// Widths of 40, 50, 60, 70 and 80 points fill 300 points with the spaces between them.
    @Test func estimatedWidthsMakeLines() {
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(32)),
            subitems: [item(.estimated(60), .fractionalHeight(1))]
        )
        group.interItemSpacing = .fixed(10)
        #expect(
            frames(group, 6, spacing: 6) == [
                [0, 0, 40, 32], [50, 0, 50, 32], [110, 0, 60, 32], [180, 0, 70, 32], [0, 38, 80, 32], [90, 38, 40, 32],
            ]
        )
    }

    // MARK: Spaces

    @Test func insetsLieInsideAnItemAndSpacesAroundIt() {
        let cell = item(.absolute(100), .absolute(50))
        cell.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [cell]
        )
        group.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 40, bottom: 0, trailing: 0)
        #expect(frames(group, 3) == [[50, 8, 70, 39], [150, 8, 70, 39], [50, 68, 70, 39]])
        cell.edgeSpacing = SizingCollectionLayoutEdgeSpacing(
            leading: .fixed(12),
            top: .fixed(2),
            trailing: nil,
            bottom: nil
        )
        #expect(frames(group, 2) == [[62, 10, 70, 39], [174, 10, 70, 39]])
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.absolute(80), .absolute(20))]
        )
        group.interItemSpacing = .flexible(10)
        #expect(frames(group, 3) == [[0, 0, 80, 20], [110, 0, 80, 20], [220, 0, 80, 20]])
        let middle = item(.absolute(100), .absolute(20))
        middle.edgeSpacing = SizingCollectionLayoutEdgeSpacing(
            leading: .flexible(0),
            top: .flexible(0),
            trailing: .flexible(0),
            bottom: .flexible(0)
        )
        let alone = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: middle,
            count: 1
        )
        #expect(frames(alone, 1) == [[100, 15, 100, 20]])
    }

    @Test func partsOfAHeightAreThoseOfTheGroup() {
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalWidth(0.5)),
            subitems: [
                item(.fractionalWidth(1), .fractionalHeight(1 / 3)),
                item(.fractionalWidth(0.5), .fractionalHeight(2 / 3)),
            ]
        )
        #expect(frames(group, 3) == [[0, 0, 150, 50], [0, 50, 75, 100], [0, 150, 150, 50]])
        let screenful = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        #expect(frames(screenful, 2) == [[0, 0, 300, 300], [0, 300, 300, 300]])
    }

    // MARK: Custom groups

    @Test func aClosurePlacesTheItemsOfAGroup() {
        var sizes: [CGSize] = []
        let group = SizingCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .estimated(10))) {
            environment in
            sizes.append(environment.container.contentSize)
            let half = environment.container.effectiveContentSize.width / 2
            return [
                SizingCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 70)),
                SizingCollectionLayoutGroupCustomItem(frame: CGRect(x: half, y: 20, width: half, height: 80)),
            ]
        }
        #expect(frames(group, 3, spacing: 5) == [[0, 0, 150, 70], [150, 20, 150, 80], [0, 105, 150, 70]])
        #expect(sizes == [CGSize(width: 300, height: 10)])
    }

    // MARK: Bad data

    @Test func aDescriptionThatIsNotPossibleStillShowsItsItems() {
        let strange: [SizingCollectionLayoutGroup] = [
            .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(-5)), subitems: []),
            .horizontal(
                layoutSize: size(.fractionalWidth(.nan), .absolute(.infinity)),
                subitems: [item(.absolute(0), .absolute(0))]
            ),
            .vertical(
                layoutSize: size(.absolute(9_000), .absolute(0)),
                subitem: item(.absolute(-1), .absolute(9)),
                count: 0
            ),
            .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
                repeatingSubitem: item(.absolute(300), .absolute(9)),
                count: -3
            ),
            .custom(layoutSize: size(.absolute(0), .absolute(0))) { _ in [] },
            .custom(layoutSize: size(.absolute(10), .estimated(0))) { _ in
                [SizingCollectionLayoutGroupCustomItem(frame: CGRect(x: -50, y: -50, width: 20, height: -9), zIndex: 3)]
            },
            .custom(layoutSize: size(.absolute(10), .estimated(0))) { _ in
                [
                    SizingCollectionLayoutGroupCustomItem(
                        frame: CGRect(x: CGFloat.nan, y: .infinity, width: .infinity, height: .nan)
                    )
                ]
            },
        ]
        for group in strange {
            for behavior in [.none, .paging] as [UICollectionLayoutSectionOrthogonalScrollingBehavior] {
                let section = SizingCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = behavior
                let stage = CompositionalStage(section, 3)
                #expect(stage.frames().count == 3)
            }
        }
    }

    // MARK: Horizontal layouts

    @Test func aHorizontalLayoutHasItsGroupsSideBySide() {
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(80), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.25))]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let stage = CompositionalStage(SizingCompositionalLayout(section: section, configuration: configuration), [5])
        #expect(
            stage.frames() == [
                [0, 0, 80, 150], [0, 150, 80, 150], [0, 300, 80, 150], [0, 450, 80, 150], [90, 0, 80, 150],
            ]
        )
    }
}
