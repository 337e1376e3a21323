import SizingEngine
import Testing

/// Elements off screen to which a scroll may go. A viewport is 400 long and lies at 0 of 1,000 elements of 100.
@Suite struct ScrollTargetTests {
    private func layout(_ count: Int = 1_000, isReversed: Bool = false) -> ElasticLayout {
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .constant)
        return ElasticLayout(model: LayoutModel(itemCounts: [count], estimates: estimates), isReversed: isReversed)
    }

    private func viewport(_ top: Int) -> Viewport {
        Viewport(span: Span(start: top, length: 400), insetBefore: 40, insetAfter: 30)
    }

    private func item(_ item: Int) -> Element { .item(item, in: 0) }

    private func target(_ item: Int, at start: Int) -> ScrollTargets.Target {
        ScrollTargets.Target(element: self.item(item), span: Span(start: start, length: 100))
    }

    @Test func farFromTheEndsAnElementLiesWhereItLies() {
        #expect(layout().spanToScroll(to: item(500), reach: 400) == Span(start: 50_000, length: 100))
        #expect(layout().surroundings(of: item(500), reach: 400) == Span(start: 50_000, length: 100))
    }

    @Test func nearTheEndAnElementIsAsFarFromTheKnownEndAsFromTheTrueOne() {
        for isReversed in [false, true] {
            var layout = layout(isReversed: isReversed)
            for item in 997..<1_000 { layout.model.measure(ItemSize(main: 150, cross: 0), .item(item, in: 0)) }
            // The end was reported before, at 100,000; now it is at 100,150.
            #expect(layout.contentEnd == 100_000)
            let start = isReversed ? 150 : 100_000 - 300
            #expect(layout.spanToScroll(to: item(998), reach: 400) == Span(start: start, length: 150))
            #expect(layout.spanToScroll(to: item(1), reach: 400).start == (isReversed ? 99_800 : 100))
        }
    }

    /// An element that lies within reach of the end that is known, but not of the true one, is not kept within the former.
    @Test func anElementThatIsFarFromItsEndIsSaidToBe() {
        var layout = layout()
        for item in 996..<1_000 { layout.model.measure(ItemSize(main: 300, cross: 0), .item(item, in: 0)) }
        #expect(layout.spanToScroll(to: item(996), reach: 400) == Span(start: 100_000 - 400 - 300, length: 300))
    }

    @Test func surroundingsReachToANearEnd() {
        #expect(layout().surroundings(of: item(2), reach: 400) == Span(start: -200, end: 300))
        #expect(layout().surroundings(of: item(998), reach: 400) == Span(start: 99_800, end: 100_300))
    }

    @Test func aStepTowardsATargetTakesItsShareOfTheDifference() throws {
        let layout = layout()
        // It was said to lie at 10,000, and lies 1,000 beyond that by now.
        let goal = target(110, at: 10_000)
        #expect(layout.difference(from: goal) == 1_000)
        // 9,631 are to go until it comes into view: a hundredth of it takes ten.
        let (old, new) = (viewport(0), viewport(96))
        let anchor = try #require(layout.anchor(movingFrom: old, to: new, towards: goal))
        #expect(anchor.element == item(0))
        #expect(anchor.position == -10)
        // Without anything that is seen before and after: what will lie at the edge of what is visible.
        let far = try #require(layout.anchor(movingFrom: old, to: viewport(4_816), towards: goal))
        #expect(far.element == item(53))
        #expect(far.position == 5_300 - 500)
        // Once it is in view it is held where it was said to lie.
        let arrived = layout.anchor(movingFrom: viewport(9_000), to: viewport(9_700), towards: goal)
        #expect(arrived == Anchor(element: item(110), edge: .start, position: 10_000))
    }

    @Test func ofSeveralTargetsTheNextOneCounts() {
        var targets = ScrollTargets()
        for goal in [target(50, at: 5_000), target(0, at: 0), target(80, at: 8_000)] {
            targets.insert(goal, isMoving: false, from: viewport(0))
        }
        #expect(targets.target(movingFrom: viewport(3_000), to: viewport(3_100)) == target(50, at: 5_000))
        #expect(targets.target(movingFrom: viewport(3_000), to: viewport(2_900)) == target(0, at: 0))
        #expect(targets.target(movingFrom: viewport(6_000), to: viewport(6_100)) == target(80, at: 8_000))
        // One that is passed by is no goal any more.
        #expect(targets.target(movingFrom: viewport(3_000), to: viewport(6_000)) == target(80, at: 8_000))
        #expect(targets.target(movingFrom: viewport(3_000), to: viewport(9_000)) == nil)
        #expect(targets.target(movingFrom: viewport(3_000), to: viewport(7_900)) == target(80, at: 8_000))
    }

    @Test func theOthersAreForgottenOnArrival() {
        var targets = ScrollTargets()
        for goal in [target(50, at: 5_000), target(80, at: 8_000)] {
            targets.insert(goal, isMoving: false, from: viewport(0))
        }
        targets.arrive(at: target(50, at: 5_000), in: viewport(4_000), mayPass: false)
        #expect(targets[item(80)] != nil)
        targets.arrive(at: target(50, at: 5_000), in: viewport(4_800), mayPass: true)
        #expect(targets.reached == item(50))
        #expect(targets[item(80)] != nil)
        targets.arrive(at: target(50, at: 5_000), in: viewport(4_800), mayPass: false)
        #expect(targets[item(50)] == Span(start: 5_000, length: 100))
        #expect(targets[item(80)] == nil)
    }

    @Test func aFewTargetsAreRemembered() {
        var targets = ScrollTargets()
        for item in 0..<5 { targets.insert(target(item, at: item * 100), isMoving: false, from: viewport(0)) }
        #expect(targets[item(0)] == nil)
        #expect(targets[item(1)] == Span(start: 100, length: 100))
        targets.insert(target(1, at: 700), isMoving: false, from: viewport(0))
        #expect(targets[item(1)] == Span(start: 700, length: 100))
        #expect(targets[item(2)] != nil)
        // On the way to one of them, others are asked for.
        for item in 10..<20 { targets.insert(target(item, at: item * 100), isMoving: true, from: viewport(0)) }
        #expect(targets[item(3)] != nil)
        #expect(targets[item(19)] != nil)
        targets.scrollDidEnd()
        #expect(targets.isEmpty)
    }

    /// As a cell provider does that asks for the size of the cell that it configures.
    @Test func whatIsAskedForOnTheWayIsNoTarget() {
        var targets = ScrollTargets()
        targets.insert(target(80, at: 8_000), isMoving: false, from: viewport(0))
        for (passed, top) in [(10, 100), (79, 7_000)] {
            targets.insert(target(passed, at: passed * 100), isMoving: true, from: viewport(top))
            #expect(targets[item(passed)] == nil)
        }
        for (other, top) in [(10, 3_000), (90, 3_000), (80, 3_000)] {
            targets.insert(target(other, at: other * 100), isMoving: true, from: viewport(top))
            #expect(targets[item(other)] != nil)
        }
        // Where nothing moves, a scroll may follow.
        targets.insert(target(40, at: 4_000), isMoving: false, from: viewport(3_000))
        #expect(targets[item(40)] != nil)
    }

    /// The offset at which an exact scroll ends is known, whatever an app asks for meanwhile.
    @Test func whatIsAskedForDuringAnExactScrollIsNoTarget() {
        var targets = ScrollTargets()
        targets.setOut(for: target(80, at: 8_000))
        targets.insert(target(90, at: 9_000), isMoving: true, from: viewport(100))
        #expect(targets[item(90)] == nil)
        targets.insert(target(90, at: 9_000), isMoving: false, from: viewport(100))
        #expect(targets[item(90)] != nil)
        // As after a batch of updates, in the middle of the scroll.
        targets.removeAll()
        #expect(targets[item(90)] == nil)
        #expect(targets.destination == nil)
        #expect(targets.mayEndBeyondContent)
        targets.scrollDidEnd()
        #expect(targets.isEmpty)
        targets.insert(target(90, at: 9_000), isMoving: true, from: viewport(100))
        #expect(targets[item(90)] != nil)
    }

    @Test func aJumpIsHeldAtTheEdgeOfWhatIsVisible() {
        #expect(layout().anchor(movingFrom: viewport(0), to: viewport(49_990))?.element == item(500))
    }
}
