import SizingKit
import Testing
import UIKit

/// Parameters that no section can have: each has a defined answer and one line in the log, as the article "What bad data
/// gets" says. The log tells each fault once, so no two tests here state the same one.
@MainActor
@Suite(.oneAtATime) struct BadParameterTests {
    /// A section of ten items, 40 points long, shown for the first time.
    private func show(
        _ section: SizingSection,
        spans: @escaping (IndexPath) -> Int = { _ in 1 },
        sectionSpacing: CGFloat = 0
    ) async -> (fixture: SectionsFixture, lines: [String]) {
        let layout = SizingLayout { _, _ in section }
        layout.estimatedItemSize = CGSize(width: 50, height: 40)
        layout.sectionSpacing = sectionSpacing
        let fixture = SectionsFixture(counts: [10, 10], layout: layout)
        fixture.columnSpan = spans
        fixture.size = { _, proposal in CGSize(width: proposal.width ?? 50, height: 40) }
        let lines = await sizingLog {
            await fixture.show()
            await fixture.scroll(to: CGPoint(x: 0, y: 60))
            await fixture.scroll(to: .zero)
            fixture.collectionView.reloadData()
            await fixture.stage.frame()
        }
        return (fixture, lines)
    }

    @Test(arguments: [
        (-1, 390, "-1 columns are not possible; using 1"), (-7, 390, "-7 columns are not possible; using 1"),
        (2_000, 390.0 / 255, "2000 columns are not possible; using 255"),
    ])
    func columnsThatCannotBeMadeAreNot(_ count: Int, _ width: CGFloat, _ line: String) async {
        let (fixture, lines) = await show(.masonry(columns: .count(count)))
        let frame = fixture.frame(0, in: 0)
        #expect(abs((frame?.width ?? 0) - width) < 0.34)
        #expect(lines == [line])
    }

    @Test(arguments: [(CGFloat.nan, 4), (-3, 4), (100, 0), (100, -2)] as [(CGFloat, Int)])
    func adaptiveColumnsOfNoWidthOrNumberAreOne(_ width: CGFloat, _ most: Int) async {
        let (fixture, lines) = await show(.grid(columns: .adaptive(minimumWidth: width, maximumCount: most)))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 40, width: 390, height: 40))
        #expect(lines == ["at most \(most) columns of at least \(width) points are not possible; using 1 column"])
    }

    @Test(
        arguments: [
            ([1, .nan, 2], [130, 260]), ([.infinity, 1, -1, 1], [195, 195]), ([0], [390]), ([-2, .nan], [390]),
        ] as [([CGFloat], [CGFloat])]
    )
    func fractionsThatAreNotPositiveMakeNoColumn(_ weights: [CGFloat], _ widths: [CGFloat]) async {
        let (fixture, lines) = await show(.grid(columns: .weighted(weights)))
        for (item, width) in widths.enumerated() { #expect(fixture.frame(item, in: 0)?.width == width) }
        #expect(fixture.frame(widths.count, in: 0)?.minY == 40)
        #expect(lines.first == "of the column weights \(weights), those that are not positive and finite are ignored")
    }

    @Test func noFractionsMakeOneColumn() async {
        let (fixture, lines) = await show(.grid(columns: .weighted([])))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 40, width: 390, height: 40))
        #expect(lines.count <= 1)
    }

    @Test func columnSpacingWiderThanTheViewIsShortened() async {
        let (fixture, lines) = await show(.masonry(columns: .count(3), spacing: 500, itemSpacing: 0))
        #expect(fixture.frame(2, in: 0)?.maxX == 390)
        #expect((fixture.frame(0, in: 0)?.width ?? 0) > 0)
        #expect(lines == ["a column spacing of 500.0 points leaves no space for 3 columns; it is reduced"])
    }

    @Test func spacingBetweenLinesAndRowsMayBeWiderThanTheView() async {
        let (fixture, lines) = await show(.flow(spacing: 1_000, lineSpacing: 2_000))
        #expect(fixture.frame(2, in: 0)?.minY == 4_080)
        let grid = SizingSection.grid(columns: .count(2), rowSpacing: 3_000)
        await #expect(show(grid).fixture.frame(4, in: 0)?.minY == 6_080)
        #expect(lines.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, -4, .infinity])
    func spacingThatIsNoLengthIsNone(_ spacing: CGFloat) async {
        let masonry = await show(.masonry(columns: .count(2), spacing: spacing))
        #expect(masonry.fixture.frame(9, in: 0)?.minY == 160)
        #expect(
            masonry.lines
                == ["column", "item"].map { "a \($0) spacing of \(spacing) points is negative or not finite; using 0" }
        )
        if !spacing.isFinite {
            for (section, name, place) in [
                (SizingSection.bareList(rowSpacing: spacing), "row", 360), (.flow(spacing: spacing), "line", 40),
            ] as [(SizingSection, String, CGFloat)] {
                let (fixture, lines) = await show(section)
                #expect(fixture.frame(9, in: 0)?.minY == place)
                #expect(lines == ["a \(name) spacing of \(spacing) points is not finite; using 0"])
            }
        }
        let (fixture, lines) = await show(.grid(columns: .count(5)), sectionSpacing: spacing)
        #expect(fixture.frame(0, in: 1)?.minY == 80)
        #expect(lines == ["a section spacing of \(spacing) points is negative or not finite; using 0"])
    }

    @Test func whatIsBesideANegativeSpaceOverlaps() async {
        let (list, lines) = await show(.bareList(rowSpacing: -4))
        #expect(list.frame(9, in: 0)?.minY == 324)
        let insets = NSDirectionalEdgeInsets(top: -8, leading: -6, bottom: -4, trailing: -2)
        let inset = await show(.grid(columns: .count(1)).insets(insets))
        #expect(inset.fixture.frame(0, in: 0) == CGRect(x: -6, y: -8, width: 398, height: 40))
        #expect(inset.fixture.frame(0, in: 1)?.minY == 380)
        #expect(lines.isEmpty && inset.lines.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func insetsThatAreNoLengthsAreNone(_ inset: CGFloat) async {
        for section in [SizingSection.bareList(), .grid(columns: .count(1)), .masonry(columns: .count(1))] {
            let insets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: 5, trailing: inset)
            let (fixture, lines) = await show(section.insets(insets))
            #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 390, height: 40))
            #expect(fixture.frame(0, in: 1) == CGRect(x: 0, y: 405, width: 390, height: 40))
            // Each fault is reported once.
            #expect(lines.allSatisfy { $0 == "a content inset of \(inset) points is not finite; using 0" })
        }
    }

    @Test func insetsThatLeaveNoRoomAreNotApplied() async {
        let section = SizingSection.masonry(columns: .count(2))
            .insets(NSDirectionalEdgeInsets(top: 7, leading: 300, bottom: 0, trailing: 301))
        let (fixture, lines) = await show(section)
        #expect(fixture.frame(1, in: 0) == CGRect(x: 195, y: 7, width: 195, height: 40))
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix("leave no space for items; those at the sides are ignored") == true)
    }

    @Test func spansThatNoItemCanHaveAreClamped() async {
        let spans = [9, 0, -2, .max, 1]
        let (fixture, lines) = await show(.masonry(columns: .count(4))) { spans[$0.item % 5] }
        let widths = (0..<5).map { fixture.frame($0, in: 0)?.width }
        let thirds = widths.map { (($0 ?? 0) * 3).rounded() }
        #expect(thirds == [1_170, 292, 293, 1_170, 292])
        #expect(
            lines.sorted() == [
                "a column span of -2 is not possible in 4 columns; using 1",
                "a column span of 0 is not possible in 4 columns; using 1",
                "a column span of 9 is not possible in 4 columns; using 4",
            ]
        )
    }

    @Test func aPatternWithoutItemsIsOneItem() async {
        let (fixture, lines) = await show(.pattern(.row(.column(), .row())))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 40, width: 390, height: 40))
        #expect(
            lines.sorted() == [
                "a pattern has a column without parts, which is ignored",
                "a pattern has a row without parts, which is ignored", "a pattern has no items; using one item",
            ]
        )
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -0.5])
    func aWidthInAPatternThatIsNoPartIsIgnored(_ fraction: CGFloat) async {
        let (fixture, lines) = await show(.pattern(.row(.item(fraction), .item, .item)))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 130, y: 0, width: 130, height: 40))
        #expect(
            lines == [
                "a pattern has a part of the width \(fraction), which is not positive and finite; the width is ignored"
            ]
        )
    }

    @Test func widthsInAPatternThatLeaveNothingAreProportions() async {
        let (fixture, lines) = await show(.pattern(.row(.item(0.9), .item(0.6), .item)))
        #expect((0..<3).map { fixture.frame($0, in: 0)?.width } == [156, 104, 130])
        #expect(
            lines == [
                "a pattern has a row of the widths [0.9, 0.6], which leave no width for its other parts; they are proportions"
            ]
        )
        let wide = await show(.pattern(.row(.item(3), .item(0.5))))
        #expect(wide.fixture.frame(0, in: 0)?.width == 260)
        #expect(wide.lines.first == "a pattern has a part of the width 3.0, which is more than 1; using 1")
    }

    @Test func aSpacingInAPatternThatLeavesNothingIsReduced() async {
        let (fixture, lines) = await show(.pattern(.row(.item(0.25), .item(0.75)), spacing: 400, rowSpacing: 0))
        #expect(fixture.frame(1, in: 0)?.maxX == 390)
        #expect((fixture.frame(1, in: 0)?.width ?? 0) > 0)
        #expect(lines == ["a column spacing leaves no space for the parts [0.25, 0.75] of a pattern; it is reduced"])
    }
}
