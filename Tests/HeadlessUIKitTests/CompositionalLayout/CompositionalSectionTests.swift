import HeadlessTools
import Testing
import UIKit

/// Sections, what lies at their edges, and the layout around them, on a screen of 320 by 480 points.
@MainActor
struct CompositionalSectionTests {
    @Test func defaults() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical)
        #expect(configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea)
        let section = rows(.absolute(10))
        #expect(section.contentInsets == .zero)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.supplementariesFollowContentInsets)
        #expect(section.orthogonalScrollingBehavior == .none)
        let header = boundary(.absolute(1), .absolute(1), .top)
        #expect(header.extendsBoundary)
        #expect(!header.pinToVisibleBounds)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
    }

    @Test func insetsAndSpaces() {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.interGroupSpacing = 5
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let tiles = Tiles([2, 1], section, configuration)
        #expect(tiles.frame(0) == rect(2, 1, 314, 50))
        #expect(tiles.frame(1) == rect(2, 56, 314, 50))
        #expect(tiles.frame(0, 1) == rect(2, 109 + 7 + 1, 314, 50))
        #expect(tiles.view.contentSize == CGSize(width: 320, height: 109 + 7 + 54))
    }

    @Test func aChangeOfTheConfigurationInvalidates() throws {
        let tiles = Tiles([1, 1], rows(.absolute(50)))
        let layout = try #require(tiles.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
        layout.configuration.interSectionSpacing = 9
        tiles.screen.frame()
        #expect(tiles.frame(0, 1)?.minY == 59)
        let other = UICollectionViewCompositionalLayoutConfiguration()
        layout.configuration = other
        other.interSectionSpacing = 100
        tiles.screen.frame()
        #expect(tiles.frame(0, 1)?.minY == 50)
    }

    @Test func headersAndFooters() {
        let section = rows(.absolute(50))
        section.contentInsets = insets(10)
        section.boundarySupplementaryItems = [
            boundary(.fractionalWidth(1), .absolute(40), .top),
            boundary(.absolute(100), .absolute(20), .bottomTrailing),
        ]
        let tiles = Tiles([1], section)
        #expect(tiles.header(0) == rect(10, 0, 300, 40))
        #expect(tiles.frame(0) == rect(10, 50, 300, 50))
        #expect(tiles.footer(0) == rect(210, 110, 100, 20))
        #expect(tiles.view.contentSize.height == 130)
    }

    @Test func insetsThatHeadersDoNotFollow() {
        let section = rows(.absolute(50))
        section.contentInsets = insets(10)
        section.supplementariesFollowContentInsets = false
        section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .absolute(40), .top)]
        #expect(Tiles([1], section).header(0) == rect(0, 0, 320, 40))
    }

    /// The view is moved by its offset, and the section reaches as far as the view.
    @Test func offsets() {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [
            boundary(.fractionalWidth(1), .absolute(40), .topLeading, offset: CGPoint(x: 3, y: -10))
        ]
        let tiles = Tiles([1], section)
        #expect(tiles.header(0) == rect(3, 0, 320, 40))
        #expect(tiles.frame(0)?.minY == 50)
    }

    @Test func aViewThatDoesNotExtendTheSectionLiesOverIt() {
        let section = rows(.absolute(50))
        let header = boundary(.fractionalWidth(1), .absolute(40), .top)
        header.extendsBoundary = false
        let footer = boundary(.fractionalWidth(1), .absolute(30), .bottom)
        footer.extendsBoundary = false
        section.boundarySupplementaryItems = [header, footer]
        let tiles = Tiles([2], section)
        #expect(tiles.header(0) == rect(0, 0, 320, 40))
        #expect(tiles.frame(0)?.minY == 0)
        #expect(tiles.footer(0) == rect(0, 70, 320, 30))
        #expect(tiles.view.contentSize.height == 100)
    }

    @Test func severalViewsAtOneEdge() {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [
            boundary(.absolute(100), .absolute(40), .topLeading),
            boundary(.absolute(50), .absolute(30), .topTrailing, kind: "button"),
            boundary(.fractionalWidth(1), .absolute(20), .top, kind: "above", offset: CGPoint(x: 0, y: -40)),
        ]
        let tiles = Tiles([1], section, kinds: ["button", "above"])
        #expect(tiles.header(0) == rect(0, 20, 100, 40))
        #expect(tiles.view("button") == rect(270, 30, 50, 30))
        #expect(tiles.view("above") == rect(0, 0, 320, 20))
        #expect(tiles.frame(0)?.minY == 60)
    }

    @Test func viewsOfTheWholeLayout() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            boundary(.fractionalWidth(1), .absolute(60), .top, kind: "first"),
            boundary(.fractionalWidth(1), .absolute(30), .bottom, kind: "last"),
        ]
        let tiles = Tiles([1, 1], rows(.absolute(50)), configuration, kinds: ["first", "last"])
        let path = IndexPath(index: 0)
        #expect(
            tiles.view.layoutAttributesForSupplementaryElement(ofKind: "first", at: path)?.frame == rect(0, 0, 320, 60)
        )
        #expect(tiles.frame(0, 1)?.minY == 110)
        #expect(
            tiles.view.layoutAttributesForSupplementaryElement(ofKind: "last", at: path)?.frame == rect(0, 160, 320, 30)
        )
        #expect(tiles.view.contentSize.height == 190)
        #expect(tiles.view.visibleSupplementaryViews(ofKind: "first").count == 1)
    }

    @Test func headersAreHeldUntilTheirSectionEnds() {
        let section = rows(.absolute(100))
        let header = boundary(.fractionalWidth(1), .absolute(40), .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let tiles = Tiles([5, 5], section)
        #expect(tiles.header(0)?.minY == 0)
        tiles.scroll(to: 200)
        #expect(tiles.header(0)?.minY == 200)
        tiles.scroll(to: 520)
        #expect(tiles.header(0)?.minY == 500)
        #expect(tiles.header(1)?.minY == 540)
        let path = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(tiles.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.zIndex == 2)
    }

    @Test func heldFootersLeaveRoomForTheHeader() {
        let section = rows(.absolute(100))
        let footer = boundary(.fractionalWidth(1), .absolute(30), .bottom)
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .absolute(40), .top), footer]
        let tiles = Tiles([9, 9], section)
        #expect(tiles.footer(0)?.minY == 450)
        tiles.scroll(to: 520)
        #expect(tiles.footer(0)?.minY == 940)
        #expect(tiles.footer(1)?.minY == 1010)
    }

    @Test func decorationsLieBehindTheWholeSection() {
        let section = rows(.absolute(50))
        section.contentInsets = insets(10)
        section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .absolute(40), .top)]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        background.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 5, bottom: 0, trailing: 5)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
        let tiles = Tiles(counts: [1, 2], layout: layout)
        tiles.screen.frame()
        let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: IndexPath(item: 0, section: 1))
        #expect(card?.frame == rect(5, 110 + 40, 310, 120))
        #expect(card?.zIndex == 0)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
    }

    @Test func fromRightToLeft() {
        let section = NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), .absolute(50), [item(.absolute(100), .fractionalHeight(1))])
        )
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
        section.boundarySupplementaryItems = [boundary(.absolute(60), .absolute(10), .topLeading)]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let tiles = Tiles(counts: [2], layout: layout)
        tiles.view.semanticContentAttribute = .forceRightToLeft
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(200, 10, 100, 50), rect(100, 10, 100, 50)])
        #expect(
            tiles.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first?.frame
                == rect(240, 0, 60, 10)
        )
    }

    @Test func sideways() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 10
        let section = NSCollectionLayoutSection(
            group: column(.absolute(100), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        )
        section.interGroupSpacing = 5
        section.boundarySupplementaryItems = [boundary(.absolute(30), .fractionalHeight(1), .leading)]
        let tiles = Tiles([3, 1], section, configuration)
        #expect(tiles.header(0) == rect(0, 0, 30, 480))
        #expect(tiles.frame(1) == rect(30, 240, 100, 240))
        #expect(tiles.frame(2) == rect(135, 0, 100, 240))
        #expect(tiles.frame(0, 1) == rect(235 + 10 + 30, 0, 100, 240))
        #expect(tiles.view.contentSize == CGSize(width: 375, height: 480))
    }

    @Test func insetsCountFromTheSafeArea() {
        let section = rows(.absolute(50))
        section.contentInsets = insets(10)
        section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .absolute(40), .top)]
        func tiles(_ reference: UIContentInsetsReference) -> Tiles {
            section.contentInsetsReference = reference
            let tiles = Tiles(counts: [1], layout: UICollectionViewCompositionalLayout(section: section))
            tiles.screen.resize(
                to: tiles.screen.size,
                safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
            )
            tiles.screen.frame()
            return tiles
        }
        #expect(tiles(.automatic).frame(0)?.minX == 54)
        #expect(tiles(.automatic).frame(0)?.width == 226)
        #expect(tiles(.automatic).header(0) == rect(54, 0, 226, 40))
        #expect(tiles(.none).frame(0)?.minX == 10)
    }

    @Test func theProviderIsAskedAgainForAnotherWidthAndForUpdates() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            let isWide = environment.container.effectiveContentSize.width > 400
            let part = NSCollectionLayoutDimension.fractionalWidth(isWide ? 0.25 : 0.5)
            return NSCollectionLayoutSection(
                group: row(.fractionalWidth(1), .absolute(50), [item(part, .fractionalHeight(1))])
            )
        }
        let tiles = Tiles(counts: [4], layout: layout)
        tiles.screen.frame()
        #expect(widths == [320])
        tiles.scroll(to: 10)
        #expect(widths == [320])
        tiles.screen.resize(to: CGSize(width: 480, height: 320))
        tiles.screen.frame()
        #expect(widths == [320, 480])
        #expect(tiles.frame(3) == rect(360, 0, 120, 50))
        tiles.source.sections[0].append(nil)
        tiles.view.insertItems(at: [IndexPath(item: 4, section: 0)])
        tiles.screen.frame()
        #expect(widths == [320, 480, 480])
    }

    @Test func aSectionThatIsNotDescribedEndsTheApp() {
        let exceptions = catchingUIKitExceptions {
            let tiles = Tiles(counts: [1], layout: UICollectionViewCompositionalLayout { _, _ in nil })
            tiles.screen.frame()
        }
        #expect(exceptions.first?.reason.hasPrefix("Invalid section definition.") == true)
    }
}
