import Testing

@testable import SizingEngine

@Suite struct LayoutModelTests {
    private let estimates = Estimates(item: 100, header: 40, footer: 30, policy: .learned)
    private let shape = SectionShape(spacing: 8, insetBefore: 10, insetAfter: 20, hasHeader: true, hasFooter: true)

    @Test func stacksHeaderInsetItemsInsetAndFooter() {
        let model = LayoutModel(itemCounts: [2, 1], shape: shape, sectionSpacing: 5, estimates: estimates)
        #expect(model.span(of: .header(of: 0)) == Span(start: 0, end: 40))
        #expect(model.span(of: .item(0, in: 0)) == Span(start: 50, end: 150))
        #expect(model.span(of: .item(1, in: 0)) == Span(start: 158, end: 258))
        #expect(model.span(of: .footer(of: 0)) == Span(start: 278, end: 308))
        #expect(model.span(of: .header(of: 1)) == Span(start: 313, end: 353))
        #expect(model.total == 313 + 40 + 10 + 100 + 20 + 30)
    }

    @Test func spaceBeforeAndAfterTheSectionsIsPartOfTheContent() {
        var model = LayoutModel(itemCounts: [2, 1], shape: shape, sectionSpacing: 5, estimates: estimates)
        model.spaceBefore = 300
        model.spaceAfter = 70
        #expect(model.span(of: .header(of: 0)) == Span(start: 300, end: 340))
        #expect(model.span(of: .header(of: 1)) == Span(start: 613, end: 653))
        #expect(model.total == 300 + 513 + 70)
        #expect(model.placedSection(at: 1)?.main == Span(start: 613, end: 813))
        #expect(model.element(at: 0) == .header(of: 0))
        #expect(model.element(at: 352) == .item(0, in: 0))
        #expect(model.element(at: 612) == .footer(of: 0))
        #expect(model.element(at: 870) == .footer(of: 1))
        var found: [Element] = []
        model.forEachElement(in: Span(start: 570, end: 630)) { element, _, _ in
            found.append(element)
            return true
        }
        #expect(found == [.footer(of: 0), .header(of: 1)])
        var empty = LayoutModel(estimates: estimates)
        empty.spaceBefore = 300
        empty.spaceAfter = 70
        #expect(empty.total == 370)
    }

    /// With negative insets, items lie over the section before theirs and the one after it.
    @Test func itemsReachOutOfTheirSections() {
        let shape = SectionShape(insetBefore: -30, insetAfter: -10)
        let model = LayoutModel(itemCounts: [2, 2], shape: shape, estimates: estimates)
        #expect(model.span(of: .item(0, in: 0)) == Span(start: -30, end: 70))
        #expect(model.span(of: .item(0, in: 1)) == Span(start: 130, end: 230))
        func found(in span: Span) -> [Element] {
            var found: [Element] = []
            model.forEachElement(in: span) { element, _, _ in
                found.append(element)
                return true
            }
            return found
        }
        // The second section starts at 160, and the first one ends there.
        #expect(found(in: Span(start: 135, end: 140)) == [.item(1, in: 0), .item(0, in: 1)])
        #expect(found(in: Span(start: 162, end: 168)) == [.item(1, in: 0), .item(0, in: 1)])
    }

    /// Without items there is nothing that negative insets could move.
    @Test func anEmptySectionTakesNothingFromItsNeighbours() {
        let shape = SectionShape(insetBefore: -30, insetAfter: -10)
        let model = LayoutModel(itemCounts: [1, 0, 1], shape: shape, estimates: estimates)
        #expect(model.total == 60 + 0 + 60)
        #expect(model.span(of: .item(0, in: 2)) == Span(start: 30, end: 130))
    }

    @Test func keepsEstimatesUntilTheyAreLearned() {
        var model = LayoutModel(itemCounts: [10, 10], estimates: estimates)
        model.measure(50, .item(0, in: 0))
        #expect(model.total == 50 + 19 * 100)
        #expect(model.canLearn)
        let changed = model.learnEstimates()
        #expect(changed)
        #expect(model.total == 20 * 50)
        #expect(!model.canLearn)
    }

    @Test func learnsTheMeanOfASectionBeforeThatOfAll() {
        var model = LayoutModel(itemCounts: [3, 3, 3], estimates: estimates)
        model.measure(10, .item(0, in: 0))
        model.measure(40, .item(1, in: 1))
        model.learnEstimates()
        #expect(model.span(of: .item(1, in: 0)).length == 10)
        #expect(model.span(of: .item(0, in: 1)).length == 40)
        #expect(model.span(of: .item(0, in: 2)).length == 25)
    }

    @Test func aConstantEstimateIsNeverLearned() {
        let constant = Estimates(item: 100, header: 40, footer: 30, policy: .constant)
        var model = LayoutModel(itemCounts: [3], estimates: constant)
        model.measure(10, .item(0, in: 0))
        let changed = model.learnEstimates()
        #expect(!changed)
        #expect(model.total == 210)
    }

    @Test func headersThatDoNotExistSayNothingAboutOthers() {
        var model = LayoutModel(itemCounts: [1, 1, 1], shape: shape, estimates: estimates)
        model.measure(0, .header(of: 0))
        model.measure(60, .header(of: 1))
        model.learnEstimates()
        #expect(model.span(of: .header(of: 2)).length == 60)
    }

    @Test func findsNothingInAnEmptyModel() {
        let model = LayoutModel(estimates: estimates)
        #expect(model.total == 0)
        #expect(model.first == nil)
        #expect(model.element(at: 0) == nil)
        #expect(!model.needsPlacing(in: Span(start: -100, end: 100)))
        #expect(!model.contains(.item(0, in: 0)))
    }

    @Test func findsNothingInSectionsWithoutElements() {
        let model = LayoutModel(itemCounts: [0, 0], estimates: estimates)
        #expect(model.element(at: 10) == nil)
        #expect(model.first == nil)
        #expect(model.last == nil)
    }

    /// What is pinned moves at each step of a scroll: without it a step may cost nothing.
    @Test func aSectionWithoutAHeaderPinsNothing() {
        var shape = SectionShape(pinsHeader: true, pinsFooter: true)
        #expect(
            !ElasticLayout(model: LayoutModel(itemCounts: [3], shape: shape, estimates: estimates)).hasPinnedElements
        )
        shape.hasFooter = true
        #expect(
            ElasticLayout(model: LayoutModel(itemCounts: [3], shape: shape, estimates: estimates)).hasPinnedElements
        )
    }

    /// It takes no space, nor does the space above a header, until it is measured. That happens like that of all that is in view.
    @Test func whatIsExpectedNotToExistIsPlacedInView() {
        var shape = shape
        shape.headerPadding = 6
        let none = Estimates(item: 50, header: 0, footer: 0, policy: .learned)
        var model = LayoutModel(itemCounts: [2, 2], shape: shape, sectionSpacing: 5, estimates: none)
        for section in 0...1 { for item in 0...1 { model.measure(50, .item(item, in: section)) } }
        #expect(model.total == 2 * (10 + 50 + 8 + 50 + 20) + 5)
        #expect(model.span(of: .footer(of: 0)) == Span(start: 138, length: 0))
        #expect(model.span(of: .header(of: 1)) == Span(start: 143, length: 0))
        let (end, start, items) = (
            Span(start: 100, end: 139), Span(start: 140, end: 150), Span(start: 70, end: 130)
        )
        #expect(model.needsPlacing(in: end) && model.needsPlacing(in: start) && !model.needsPlacing(in: items))
        model.measure(0, .footer(of: 0))
        model.measure(12, .header(of: 1))
        #expect(!model.needsPlacing(in: end) && !model.needsPlacing(in: start))
        #expect(model.span(of: .header(of: 1)) == Span(start: 149, length: 12))
        #expect(model.span(of: .item(0, in: 1)).start == 171)
        #expect(model.total == 2 * (10 + 50 + 8 + 50 + 20) + 5 + 18)
    }

    @Test func aHundredThousandSectionsAnswerLikeOne() {
        let model = LayoutModel(
            itemCounts: Array(repeating: 10, count: 100_000),
            shape: shape,
            sectionSpacing: 5,
            estimates: estimates
        )
        let section = 40 + 10 + 10 * 100 + 9 * 8 + 20 + 30 + 5
        #expect(model.total == 100_000 * section - 5)
        let position: Int = 77_777 * section + 50 + 3 * 108
        #expect(model.element(at: position) == .item(3, in: 77_777))
    }

    /// Most sections have never been on screen: to give all of them another shape takes the room and the time of one.
    @Test func sectionsThatWereNeverMeasuredShareTheirParts() {
        var model = LayoutModel(itemCounts: (0..<1_000).map { 1 + $0 % 3 }, shape: shape, estimates: estimates)
        model.measure(70, .item(0, in: 500))
        let before = model
        func partsThatDiffer() -> Int {
            var sections = (0..<model.sectionCount).map { model.sections[$0] }
            return Set(sections.indices.compactMap { sections[$0].sharedIdentity() }).count
        }
        // Those of each count, and the one that was measured, which shares its parts with the model before.
        #expect(partsThatDiffer() == 4)
        model.resolveAll(as: SectionShape(spacing: 8, insetBefore: 1, insetAfter: 2, hasHeader: true))
        #expect(partsThatDiffer() == 4)
        #expect(model.span(of: .item(1, in: 1)) == Span(start: 40 + 1 + 100 + 2 + 40 + 1 + 100 + 8, length: 100))
        #expect(model.measuredExtent(of: .item(0, in: 500)) == 70)
        #expect(model.measuredExtent(of: .item(0, in: 503)) == nil)
        model.forgetShapes()
        model.forgetShapesAndBoundaries()
        #expect(partsThatDiffer() == 4)
        #expect(model.firstUnresolved(from: 999, startingBefore: .max) == 999)
        #expect(before.firstUnresolved(from: 0, startingBefore: .max) == nil)
        #expect(before.span(of: .item(1, in: 1)).start == 10 + 40 + 100 + 20 + 30 + 40 + 10 + 100 + 8)
    }
}
