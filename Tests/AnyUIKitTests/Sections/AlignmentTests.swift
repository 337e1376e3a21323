import SizingKit
import Testing
import UIKit

/// Where items lie in the space that a row or a line has left over, at 300 points.
@MainActor
@Suite(.oneAtATime) struct AlignmentTests {
    private func show(
        _ section: SizingSection,
        direction: ReadingDirection = .vertical,
        sizes: [CGSize]
    ) async -> SectionsFixture {
        let layout = SizingLayout(section)
        layout.scrollDirection = direction.isHorizontal ? .horizontal : .vertical
        let size = CGSize(width: 300, height: 300)
        let fixture = SectionsFixture(counts: [sizes.count], layout: layout, size: size)
        if direction.isRightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.size = { indexPath, _ in sizes[indexPath.item] }
        await fixture.show()
        return fixture
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    private func frames(_ fixture: SectionsFixture) -> [CGRect?] {
        (0..<fixture.counts[0]).map { fixture.frame($0, in: 0) }
    }

    /// The frames of the cells, which the collection view mirrors.
    private func cells(_ fixture: SectionsFixture) -> [CGRect?] {
        (0..<fixture.counts[0]).map { item in
            fixture.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame
        }
    }

    // MARK: Grids

    struct GridCase: Sendable {
        let alignment: SizingSection.RowAlignment
        let top: CGFloat
        let height: CGFloat
    }

    nonisolated static let gridCases: [GridCase] = [
        GridCase(alignment: .fill, top: 0, height: 100), GridCase(alignment: .start, top: 0, height: 40),
        GridCase(alignment: .center, top: 30, height: 40), GridCase(alignment: .end, top: 60, height: 40),
    ]

    @Test(arguments: gridCases)
    func aLowItemOfAGridLiesWhereItsRowSays(_ example: GridCase) async {
        let grid = SizingSection.grid(columns: 2, spacing: 20, rowSpacing: 0, rowAlignment: example.alignment)
        let fixture = await show(grid, sizes: [size(0, 40), size(0, 100), size(0, 50)])
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: example.top, width: 140, height: example.height))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 160, y: 0, width: 140, height: 100))
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 100, width: 140, height: 50))
    }

    @Test(arguments: gridCases)
    func aNarrowItemOfAHorizontalGridLiesWhereItsColumnSays(_ example: GridCase) async {
        let grid = SizingSection.grid(columns: 2, spacing: 20, rowSpacing: 0, rowAlignment: example.alignment)
        let fixture = await show(grid, direction: .leftToRight, sizes: [size(40, 0), size(100, 0)])
        #expect(fixture.frame(0, in: 0) == CGRect(x: example.top, y: 0, width: example.height, height: 140))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 160, width: 100, height: 140))
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func columnsShareTheWidth(_ count: Int) async {
        let sizes = Array(repeating: size(0, 30), count: 2 * count)
        let fixture = await show(.grid(columns: .count(count)), sizes: sizes)
        let width = 300 / CGFloat(count)
        for item in 0..<count {
            #expect(fixture.frame(item, in: 0) == CGRect(x: CGFloat(item) * width, y: 0, width: width, height: 30))
            #expect(fixture.frame(count + item, in: 0)?.minY == 30)
        }
    }

    @Test func weightsShareTheWidth() async {
        let sizes = Array(repeating: size(0, 30), count: 3)
        let fixture = await show(.grid(columns: .weighted([1, 3, 2])), sizes: sizes)
        #expect(frames(fixture).map { $0?.width } == [50, 150, 100])
        #expect(frames(fixture).map { $0?.minX } == [0, 50, 200])
    }

    @Test func aGridIsMirrored() async {
        let sizes = Array(repeating: size(0, 30), count: 3)
        let fixture = await show(.grid(columns: 2, spacing: 20), direction: .mirrored, sizes: sizes)
        #expect(cells(fixture).map { $0?.minX } == [160, 0, 160])
    }

    // MARK: Flows

    nonisolated static let flowCases: [(SizingSection.FlowAlignment, [CGFloat])] = [
        (.leading, [0, 110]), (.center, [50, 160]), (.trailing, [100, 210]), (.justified, [0, 210]),
    ]

    @Test(arguments: flowCases)
    func aLineOfAFlowIsAligned(_ alignment: SizingSection.FlowAlignment, _ places: [CGFloat]) async {
        let sizes = [size(100, 30), size(90, 30), size(300, 30)]
        let fixture = await show(.flow(spacing: 10, alignment: alignment), sizes: sizes)
        #expect(frames(fixture).prefix(2).map { $0?.minX } == places)
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 40, width: 300, height: 30))
    }

    @Test(arguments: flowCases)
    func aLineOfAFlowIsMirrored(_ alignment: SizingSection.FlowAlignment, _ places: [CGFloat]) async {
        let sizes = [size(100, 30), size(90, 30), size(300, 30)]
        let fixture = await show(.flow(spacing: 10, alignment: alignment), direction: .mirrored, sizes: sizes)
        #expect(cells(fixture).prefix(2).map { 300 - ($0?.maxX ?? 0) } == places)
    }

    @Test(arguments: [(.start, 0), (.center, 35), (.end, 70)] as [(SizingSection.LineAlignment, CGFloat)])
    func aLowItemOfALineLiesWhereTheFlowSays(_ alignment: SizingSection.LineAlignment, _ top: CGFloat) async {
        let flow = SizingSection.flow(spacing: 10, lineSpacing: 5, lineAlignment: alignment)
        let fixture = await show(flow, sizes: [size(100, 30), size(100, 100), size(200, 20)])
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: top, width: 100, height: 30))
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 105, width: 200, height: 20))
    }

    @Test(arguments: [(1, 5), (2, 3), (3, 2), (4, 2), (5, 1)])
    func aLineTakesAsManyItemsAsFit(_ perLine: Int, _ lines: Int) async {
        let width = 300 / CGFloat(perLine)
        let sizes = Array(repeating: size(width, 20), count: 5)
        let fixture = await show(.flow(), sizes: sizes)
        let tops = Set(frames(fixture).map { $0?.minY })
        #expect(tops.count == lines)
    }

    // MARK: Masonries

    @Test func aSequentialMasonryFillsItsColumnsInTurn() async {
        let masonry = SizingSection.masonry(columns: 2, spacing: 20, itemSpacing: 10, order: .sequential)
        let sizes = [size(0, 100), size(0, 30), size(0, 40), size(0, 50)]
        let fixture = await show(masonry, sizes: sizes)
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 110, width: 140, height: 40))
        #expect(fixture.frame(3, in: 0) == CGRect(x: 160, y: 40, width: 140, height: 50))
    }

    @Test func aMasonryIsMirrored() async {
        let sizes = [size(0, 100), size(0, 30), size(0, 40)]
        let fixture = await show(.masonry(columns: 2, spacing: 20), direction: .mirrored, sizes: sizes)
        let cells = cells(fixture)
        #expect(cells[0] == CGRect(x: 160, y: 0, width: 140, height: 100))
        #expect(cells[2] == CGRect(x: 0, y: 50, width: 140, height: 40))
    }

    @Test func aHorizontalMasonryFillsTheRowThatEndsFirst() async {
        let sizes = [size(100, 0), size(30, 0), size(40, 0)]
        let fixture = await show(.masonry(columns: 2, spacing: 20), direction: .leftToRight, sizes: sizes)
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 100, height: 140))
        #expect(fixture.frame(2, in: 0) == CGRect(x: 50, y: 160, width: 40, height: 140))
    }
}
