import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Cells of any class look in a list as a table's do, without a line of theirs.
@MainActor
@Suite struct ListLooksTests {
    /// Rows of 44 points of content on a screen 390 points wide, of three pixels a point.
    @MainActor
    private final class Fixture: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        let layout: SizingListLayout
        let collectionView: UICollectionView
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        private let cell = SizingRegistration<UICollectionViewListCell, Int>(fitting: .sizeThatFits) { _, _, _ in }
        private let header = SizingRegistration<UICollectionViewListCell, Int>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Header"
            header.contentConfiguration = content
        }

        init(
            _ counts: [Int],
            _ appearance: SizingListConfiguration.Appearance = .insetGrouped,
            hasHeaders: Bool = false
        ) {
            self.counts = counts
            layout = SizingListLayout(configuration: SizingListConfiguration(appearance: appearance))
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.itemSizing = { _ in .fixed(height: 44) }
            if hasHeaders { layout.headerSizing = { [header] _ in .template(header, item: 0) } }
            collectionView.backgroundColor = .systemGroupedBackground
            collectionView.dataSource = self
        }

        func show() {
            screen.show(collectionView)
            screen.frames(2)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 0)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath, item: 0)
        }

        /// What covers the corners on screen, from the top down.
        var corners: [ListCornersView] {
            collectionView.subviews.compactMap { $0 as? ListCornersView }.filter { !$0.isHidden && $0.alpha > 0 }
                .sorted { $0.frame.minY < $1.frame.minY }
        }

        var cornerFrames: [CGRect] { corners.map(\.frame) }
    }

    // MARK: Corners

    @Test func bothEndsOfACardCoverTheCornersOfTheirRows() throws {
        let fixture = Fixture([2, 1])
        fixture.show()
        let cards = fixture.collectionView.subviews.compactMap { $0 as? ListCardView }.map(\.frame)
            .sorted { $0.minY < $1.minY }
        #expect(cards.map(\.height) == [88, 44])
        let (first, second) = (cards[0], cards[1])
        #expect(
            fixture.cornerFrames == [
                CGRect(x: 16, y: first.minY, width: 358, height: 16),
                CGRect(x: 16, y: first.maxY - 16, width: 358, height: 16),
                CGRect(x: 16, y: second.minY, width: 358, height: 16),
                CGRect(x: 16, y: second.maxY - 16, width: 358, height: 16),
            ]
        )
        // A frame around the card, five points thick, whose inner edge has the corners of the card.
        let frames = try fixture.corners.map { try #require($0.subviews.first) }
        #expect(frames[0].frame == CGRect(x: -5, y: -5, width: 368, height: 66))
        #expect(frames[1].frame == CGRect(x: -5, y: -45, width: 368, height: 66))
        for frame in frames {
            #expect(frame.layer.cornerRadius == 15 && frame.layer.borderWidth == 5)
            #expect(frame.layer.cornerCurve == .continuous)
        }
        #expect(fixture.corners.allSatisfy { $0.clipsToBounds && !$0.isUserInteractionEnabled })
    }

    @Test func theyLieAboveTheRowsInTheColourBehindTheList() throws {
        let fixture = Fixture([1])
        fixture.show()
        let views = fixture.collectionView.subviews
        let cell = try #require(views.firstIndex { $0 is UICollectionViewCell && !$0.isHidden })
        let corners = try #require(views.firstIndex { $0 is ListCornersView })
        #expect(cell < corners)
        func color() -> CGColor? { fixture.corners.first?.subviews.first?.layer.borderColor }
        let background = UIColor.systemGroupedBackground
        #expect(color() == background.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor)
        fixture.screen.set { $0.userInterfaceStyle = .dark }
        fixture.screen.frame()
        #expect(color() == background.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor)
    }

    @Test func theListsOwnColourLiesBehindTheSectionAndItsCard() throws {
        let fixture = Fixture([2, 1])
        var configuration = SizingListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .red
        fixture.layout.configuration = configuration
        fixture.show()
        let views = fixture.collectionView.subviews.compactMap { $0 as? ListCardView }
        let backgrounds = views.filter { $0.backgroundColor == .red }.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(backgrounds.map(\.width) == [390, 390])
        #expect(backgrounds[0].minY == 0 && backgrounds[0].maxY == backgrounds[1].minY)
        #expect(backgrounds[1].maxY == fixture.collectionView.contentSize.height)
        let cards = views.filter { $0.backgroundColor != .red }
        #expect(cards.count == 2)
        for card in cards {
            let order = fixture.collectionView.subviews
            let background = try #require(order.firstIndex { ($0 as? ListCardView)?.backgroundColor == .red })
            #expect(try background < #require(order.firstIndex { $0 === card }))
            #expect(backgrounds.contains { $0.minY < card.frame.minY && $0.maxY > card.frame.maxY })
        }
        #expect(fixture.corners.allSatisfy { $0.subviews.first?.layer.borderColor == UIColor.red.cgColor })
        configuration.backgroundColor = nil
        fixture.layout.configuration = configuration
        fixture.screen.frame()
        let left = fixture.collectionView.subviews.compactMap { $0 as? ListCardView }.filter { !$0.isHidden }
        #expect(left.allSatisfy { $0.backgroundColor != .red })
    }

    @Test func aLowCardHasTheCornersThatFit() {
        let fixture = Fixture([1])
        fixture.layout.itemSizing = { _ in .fixed(height: 12) }
        fixture.show()
        #expect(fixture.cornerFrames.map(\.height) == [6, 6])
        #expect(fixture.corners.map { $0.subviews.first?.layer.cornerRadius } == [9, 9])
    }

    @Test func cornersFollowTheRowsThatComeAndGo() throws {
        let fixture = Fixture([2])
        fixture.show()
        let bottom = try #require(fixture.cornerFrames.last).maxY
        fixture.counts = [3]
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        fixture.screen.runUntilRest()
        #expect(fixture.cornerFrames.last?.maxY == bottom + 44)
        #expect(fixture.corners.count == 2)
        fixture.counts = [0]
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
        }
        fixture.screen.runUntilRest()
        #expect(fixture.corners.isEmpty)
    }

    @Test func nothingIsCoveredWhereNoOneColourLiesBehindTheCards() {
        let changes: [@MainActor (Fixture) -> Void] = [
            { $0.collectionView.backgroundColor = nil },
            { $0.collectionView.backgroundColor = UIColor.red.withAlphaComponent(0.5) },
            { $0.collectionView.backgroundView = UIView() },
            { $0.layout.configuration.metrics.cardCornerRadius = 0 },
            { $0.layout.configuration.appearance = .grouped },
            { $0.layout.configuration.appearance = .plain },
        ]
        for change in changes {
            let fixture = Fixture([2])
            change(fixture)
            fixture.show()
            #expect(fixture.corners.isEmpty)
        }
    }

    @Test func aCardOfAMillionRowsHasTheCornersThatAreOnScreenOnly() {
        let fixture = Fixture([1_000_000])
        fixture.show()
        #expect(fixture.corners.count == 1)
    }

    // MARK: Backgrounds of the system's cells

    @Test(arguments: [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func cellsAreToldInWhatListTheyAre(_ appearance: SizingListConfiguration.Appearance) throws {
        let fixture = Fixture([1], appearance, hasHeaders: true)
        fixture.show()
        let isPlain = appearance == .plain
        let expected: UIListEnvironment =
            switch appearance {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
        let cell = try #require(fixture.collectionView.visibleCells.first)
        #expect(cell.traitCollection.listEnvironment == expected)
        let row = isPlain ? UIColor.systemBackground : .secondarySystemGroupedBackground
        #expect(cell.backgroundConfiguration?.backgroundColor == row)
        let headers = fixture.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader
        )
        let header = try #require(headers.first as? UICollectionViewListCell)
        let behind = isPlain ? UIColor.systemBackground : .clear
        #expect(header.backgroundConfiguration?.backgroundColor == behind)
    }

    @Test func theTraitFollowsTheAppearanceAndGoesWithTheLayout() {
        let fixture = Fixture([1])
        fixture.show()
        fixture.layout.configuration.appearance = .grouped
        fixture.screen.frame()
        #expect(fixture.collectionView.traitCollection.listEnvironment == .grouped)
        let other = SizingListLayout(configuration: SizingListConfiguration(appearance: .plain))
        fixture.collectionView.setCollectionViewLayout(other, animated: false)
        fixture.screen.frame()
        #expect(fixture.collectionView.traitCollection.listEnvironment == .plain)
        fixture.collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        fixture.screen.runUntilRest()
        #expect(!fixture.collectionView.traitOverrides.contains(UITraitListEnvironment.self))
    }

    /// Rows of a sidebar have no separators and no card, and the system's cells know where they are.
    @Test(arguments: [SizingListConfiguration.Appearance.sidebar, .sidebarPlain])
    func rowsOfASidebarHaveNoSeparators(_ appearance: SizingListConfiguration.Appearance) throws {
        let fixture = Fixture([3], appearance, hasHeaders: true)
        fixture.show()
        let cell = try #require(fixture.collectionView.visibleCells.first)
        #expect(cell.traitCollection.listEnvironment == (appearance == .sidebar ? .sidebar : .sidebarPlain))
        let shown = fixture.layout.layoutAttributesForElements(in: fixture.collectionView.bounds) ?? []
        #expect(!shown.contains { $0.representedElementCategory == .decorationView })
        var visible = SizingListConfiguration(appearance: appearance)
        visible.showsSeparators = true
        fixture.layout.configuration = visible
        fixture.screen.frame()
        let lines = fixture.layout.layoutAttributesForElements(in: fixture.collectionView.bounds) ?? []
        #expect(lines.contains { $0.representedElementCategory == .decorationView })
    }

    @Test func aTraitThatTheAppHasOverriddenStays() {
        let fixture = Fixture([1])
        fixture.collectionView.traitOverrides.listEnvironment = .none
        fixture.show()
        #expect(fixture.collectionView.traitCollection.listEnvironment == UIListEnvironment.none)
    }

    // MARK: Scroll indicator

    @Test func aSectionIndexTakesThePlaceOfTheScrollIndicator() {
        let fixture = Fixture([1])
        let index = SizingSectionIndexView()
        index.titles = ["A"]
        fixture.layout.sectionIndex = index
        fixture.show()
        #expect(!fixture.collectionView.showsVerticalScrollIndicator)
        index.isHidden = true
        fixture.layout.invalidateLayout()
        fixture.screen.frame()
        #expect(fixture.collectionView.showsVerticalScrollIndicator)
        index.isHidden = false
        fixture.layout.invalidateLayout()
        fixture.screen.frame()
        #expect(!fixture.collectionView.showsVerticalScrollIndicator)
        fixture.layout.sectionIndex = nil
        #expect(fixture.collectionView.showsVerticalScrollIndicator)
    }

    @Test func anIndicatorThatTheAppHidesIsNotShownAgain() {
        let fixture = Fixture([1])
        fixture.collectionView.showsVerticalScrollIndicator = false
        let index = SizingSectionIndexView()
        index.titles = ["A"]
        fixture.layout.sectionIndex = index
        fixture.show()
        fixture.layout.sectionIndex = nil
        #expect(!fixture.collectionView.showsVerticalScrollIndicator)
    }

    // MARK: Safe area

    @Test func headersReachFromEdgeToEdgeWhereRowsKeepInside() throws {
        let fixture = Fixture([1], .plain, hasHeaders: true)
        fixture.screen.rotate(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        )
        fixture.show()
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(fixture.collectionView.visibleSupplementaryViews(ofKind: kind).first)
        #expect(header.frame.minX == 0 && header.frame.width == 844)
        #expect(fixture.collectionView.visibleCells.map(\.frame.minX) == [47])
        #expect(fixture.collectionView.visibleCells.map(\.frame.width) == [750])
    }
}
