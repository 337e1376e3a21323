import SizingKit
import Testing
import UIKit

/// What surrounds the items of a section, the same for every kind of section and in every direction.
@MainActor
@Suite(.oneAtATime) struct SectionBoundaryTests {
    nonisolated static let kinds: [SizingSection] = [
        .bareList(rowSpacing: 6), .grid(columns: 2, spacing: 6), .masonry(columns: 2, spacing: 6),
        .flow(spacing: 6),
    ]

    /// Two sections of twenty items, 100 points long, with headers of 30, footers of 20 and a background.
    private func fixture(
        _ kind: Int,
        _ direction: ReadingDirection,
        pins: Bool = false
    ) async -> SectionsFixture {
        let isHorizontal = direction.isHorizontal
        let insets =
            isHorizontal
            ? NSDirectionalEdgeInsets(top: 12, leading: 5, bottom: 18, trailing: 7)
            : NSDirectionalEdgeInsets(top: 5, leading: 12, bottom: 7, trailing: 18)
        let backgroundInsets =
            isHorizontal
            ? NSDirectionalEdgeInsets(top: 3, leading: 1, bottom: 4, trailing: 2)
            : NSDirectionalEdgeInsets(top: 1, leading: 3, bottom: 2, trailing: 4)
        let section = Self.kinds[kind]
            .insets(insets)
            .background(ofKind: "background", insets: backgroundInsets)
            .pinningHeaders(pins)
            .pinningFooters(pins)
        let layout = SizingLayout { _, _ in section }
        layout.estimatedItemSize = CGSize(width: 100, height: 100)
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.sectionSpacing = 40
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let fixture = SectionsFixture(counts: [20, 20], layout: layout, size: CGSize(width: 400, height: 400))
        if direction.isRightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.size = { _, _ in CGSize(width: 100, height: 100) }
        fixture.headerExtent = { _ in 30 }
        fixture.footerExtent = { _ in 20 }
        await fixture.show()
        // Through all of it once: everything is measured. What begins at the right takes its offset at rest.
        await fixture.stage.runUntilRest()
        for _ in 0..<16 {
            let offset = fixture.collectionView.contentOffset
            let step = Self.along(200, direction)
            await fixture.scroll(to: CGPoint(x: offset.x + step.x, y: offset.y + step.y))
        }
        await fixture.stage.runUntilRest()
        return fixture
    }

    private static func along(_ distance: CGFloat, _ direction: ReadingDirection) -> CGPoint {
        guard direction.isHorizontal else { return CGPoint(x: 0, y: distance) }
        return CGPoint(x: direction == .rightToLeft ? -distance : distance, y: 0)
    }

    /// The extent of the items: of one column, or of ten rows of two; of a flow seven lines of three.
    private static func extent(_ kind: Int) -> CGFloat {
        let rows: [CGFloat] = [20, 10, 10, 7]
        return rows[kind] * 106 - 6
    }

    /// A frame along the reading direction, from the start of the content on, and across it.
    private func place(_ frame: CGRect, _ fixture: SectionsFixture, _ direction: ReadingDirection) -> [CGFloat] {
        switch direction {
        case .vertical, .mirrored: [frame.minY, frame.maxY, frame.minX, frame.maxX]
        case .leftToRight: [frame.minX, frame.maxX, frame.minY, frame.maxY]
        case .rightToLeft:
            [
                fixture.collectionView.contentSize.width - frame.maxX,
                fixture.collectionView.contentSize.width - frame.minX, frame.minY, frame.maxY,
            ]
        }
    }

    private func background(_ section: Int, _ fixture: SectionsFixture) -> UICollectionViewLayoutAttributes? {
        let indexPath = IndexPath(item: 0, section: section)
        return fixture.layout.layoutAttributesForDecorationView(ofKind: "background", at: indexPath)
    }

    @Test(arguments: kinds.indices, ReadingDirection.allCases)
    func headersItemsFootersAndBackgroundsFollowEachOther(_ kind: Int, _ direction: ReadingDirection) async throws {
        let fixture = await fixture(kind, direction)
        let extent = Self.extent(kind)
        for section in 0..<2 {
            let start = CGFloat(section) * (30 + 5 + extent + 7 + 20 + 40)
            let header = try #require(fixture.header(section))
            let first = try #require(fixture.frame(0, in: section))
            let footer = try #require(fixture.footer(section))
            let behind = try #require(background(section, fixture)).frame
            #expect(place(header, fixture, direction) == [start, start + 30, 12, 382])
            #expect(place(first, fixture, direction)[0] == start + 35)
            #expect(place(first, fixture, direction)[2] == 12)
            let end = start + 35 + extent + 7
            #expect(place(footer, fixture, direction) == [end, end + 20, 12, 382])
            #expect(place(behind, fixture, direction) == [start + 1, end + 18, 3, 396])
        }
        let size = fixture.collectionView.contentSize
        let content = 2 * (30 + 5 + extent + 7 + 20) + 40
        #expect((direction.isHorizontal ? size.width : size.height) == content)
    }

    @Test(arguments: kinds.indices, ReadingDirection.allCases)
    func pinnedHeadersAndFootersStayInsideTheirSection(_ kind: Int, _ direction: ReadingDirection) async throws {
        let fixture = await fixture(kind, direction, pins: true)
        let view = fixture.collectionView
        let extent = 62 + Self.extent(kind)
        func scroll(to offset: CGFloat) async {
            let x = direction == .rightToLeft ? view.contentSize.width - view.bounds.width - offset : offset
            await fixture.scroll(to: direction.isHorizontal ? CGPoint(x: x, y: 0) : CGPoint(x: 0, y: offset))
        }
        func header(_ section: Int) -> CGFloat? {
            fixture.header(section).map { place($0, fixture, direction)[0] }
        }
        func footer(_ section: Int) -> CGFloat? {
            fixture.footer(section).map { place($0, fixture, direction)[1] }
        }
        await scroll(to: 200)
        #expect(header(0) == 200)
        #expect(footer(0) == 600)
        // The end of the section pushes the header away, its header holds the footer back.
        await scroll(to: extent - 10)
        #expect(header(0) == extent - 30)
        await scroll(to: extent + 40 - 380)
        #expect(footer(1) == extent + 40 + 50)
        #expect(header(1) == extent + 40)
    }

    @Test(arguments: kinds.indices) func pinnedHeadersOffScreenAreVendedWhereTheyAreByThemselves(_ kind: Int) async {
        let fixture = await fixture(kind, .vertical, pins: true)
        for offset in [CGFloat(0), 700, fixture.collectionView.contentSize.height - 400] {
            await fixture.scroll(to: CGPoint(x: 0, y: offset))
            let content = CGRect(origin: .zero, size: fixture.collectionView.contentSize)
            let vended = fixture.layout.layoutAttributesForElements(in: content) ?? []
            let headers = vended.filter { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
            #expect(headers.sorted { $0.indexPath < $1.indexPath }.map(\.frame) == [0, 1].map { fixture.header($0) })
            #expect(headers.allSatisfy { $0.zIndex == 3 })
        }
    }

    @Test(arguments: kinds.indices, [ReadingDirection.vertical, .rightToLeft])
    func whatLiesAboveWhatIsTheSameForEveryKind(_ kind: Int, _ direction: ReadingDirection) async throws {
        for pins in [false, true] {
            let fixture = await fixture(kind, direction, pins: pins)
            let content = CGRect(origin: .zero, size: fixture.collectionView.contentSize)
            let vended = fixture.layout.layoutAttributesForElements(in: content) ?? []
            func order(_ category: UICollectionView.ElementCategory) -> Set<Int> {
                Set(vended.filter { $0.representedElementCategory == category }.map(\.zIndex))
            }
            #expect(order(.decorationView) == [-2])
            #expect(order(.cell) == [0])
            #expect(order(.supplementaryView) == [pins ? 3 : 2])
        }
    }

    @Test(arguments: 1..<4, [false, true])
    func insetsAtTheSidesCountFromTheReference(_ kind: Int, _ rightToLeft: Bool) async {
        for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.always, .never] {
            await checkInsets(kind, behavior, rightToLeft)
        }
    }

    private func checkInsets(
        _ kind: Int,
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
        _ rightToLeft: Bool
    ) async {
        for reference in [SizingSection.ContentInsetsReference.adjustedContentInset, .safeArea] {
            let insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
            let section = Self.kinds[kind].insets(insets, from: reference)
            let layout = SizingLayout { _, _ in section }
            let fixture = SectionsFixture(
                counts: [3],
                layout: layout,
                size: CGSize(width: 800, height: 400),
                safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 34)
            )
            let view = fixture.collectionView
            view.contentInsetAdjustmentBehavior = behavior
            if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
            fixture.headerExtent = { _ in 30 }
            await fixture.show()
            let start = rightToLeft ? 34 : 59
            let width = 800 - 59 - 34 - 30
            // Where the collection view adjusts its insets, its content begins inside of them.
            let header = fixture.header(0)
            switch (behavior, reference) {
            case (.never, .adjustedContentInset):
                #expect(header == CGRect(x: 10, y: 0, width: 770, height: 30))
            case (.never, .safeArea):
                #expect(header == CGRect(x: start + 10, y: 0, width: width, height: 30))
            default:
                #expect(header == CGRect(x: 10, y: 0, width: width, height: 30))
            }
            #expect(fixture.frame(0, in: 0)?.minX == header?.minX)
        }
    }

    @Test(arguments: [false, true])
    func insetsMayCountFromTheMargins(_ rightToLeft: Bool) async {
        let section = SizingSection.grid(columns: 1)
            .insets(NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20), from: .layoutMargins)
        let layout = SizingLayout(section)
        let safeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let size = CGSize(width: 844, height: 390)
        let fixture = SectionsFixture(counts: [3], layout: layout, size: size, safeArea: safeArea)
        let view = fixture.collectionView
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 13, bottom: 0, trailing: 5)
        await fixture.show()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 70, y: 0, width: 702, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 33, bottom: 0, trailing: 5)
        layout.invalidateLayout()
        await fixture.stage.frame()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 90, y: 0, width: 682, height: 100))
        view.insetsLayoutMarginsFromSafeArea = false
        layout.invalidateLayout()
        await fixture.stage.frame()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 43, y: 0, width: 776, height: 100))
        // What the content insets cover already counts once.
        view.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
        await fixture.stage.frame()
        let width: CGFloat = 844 - 80 - 30
        #expect(fixture.frame(0, in: 0) == CGRect(x: 10, y: 0, width: width, height: 100))
    }

    @Test func insetsMayCountFromTheReadableContent() async {
        let layout = SizingLayout(.masonry(columns: 1).insets(from: .readableContent))
        let fixture = SectionsFixture(counts: [30], layout: layout, size: CGSize(width: 1_024, height: 500))
        await fixture.show()
        let guide = fixture.collectionView.readableContentGuide.layoutFrame
        #expect(guide.width < 1_000)
        #expect(fixture.frame(0, in: 0) == CGRect(x: guide.minX, y: 0, width: guide.width, height: 100))
        await fixture.scroll(to: CGPoint(x: 0, y: 700))
        #expect(fixture.frame(8, in: 0) == CGRect(x: guide.minX, y: 800, width: guide.width, height: 100))
        let measured = fixture.measured.count
        await fixture.scroll(to: CGPoint(x: 0, y: 710))
        #expect(fixture.measured.count == measured)
        fixture.stage.resize(to: CGSize(width: 390, height: 844))
        await fixture.stage.frame()
        let margins = fixture.collectionView.layoutMargins
        let frame = fixture.frame(8, in: 0)
        #expect(margins.left > 0)
        #expect(frame?.minX == margins.left)
        #expect(frame?.maxX == 390 - margins.right)
    }

    @Test func aSectionThatCountsFromTheMarginsLeavesTheOthersAlone() async {
        let layout = SizingLayout { section, _ in
            let grid = SizingSection.grid(columns: 1)
            return section == 1 ? grid.insets(from: .layoutMargins) : grid
        }
        let fixture = SectionsFixture(counts: [3, 3], layout: layout)
        await fixture.show()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 390, height: 100))
        #expect(fixture.frame(0, in: 1) == CGRect(x: 8, y: 300, width: 374, height: 100))
        #expect(fixture.measured.count == 6)
    }

    @Test func aListOrdersItsCardsAndSeparatorsBetweenThem() async {
        let layout = SizingLayout { _, _ in .list(SizingListConfiguration(appearance: .insetGrouped)) }
        let fixture = SectionsFixture(counts: [4], layout: layout)
        await fixture.show()
        let vended = fixture.layout.layoutAttributesForElements(in: fixture.collectionView.bounds) ?? []
        let decorations = Set(vended.filter { $0.representedElementCategory == .decorationView }.map(\.zIndex))
        #expect(decorations == [-1, 1])
    }
}
