import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Steps of a scroll that are known to place nothing.
@MainActor
@Suite struct FreeStepTests {
    enum Change: CaseIterable {
        case scroll, jump, finger, insets, headers, keepsLast
    }

    private func list(_ change: Change) -> ListFixture {
        var random = SplitMix64(seed: 7)
        let heights = (0..<12).map { _ in (0..<60).map { _ in CGFloat.random(in: 20...200, using: &random).rounded() } }
        let list = ListFixture(heights: heights, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        if change == .keepsLast { list.layout.contentAnchor = .end }
        if change == .headers { list.addHeaders { $0 % 3 == 0 ? 40 : nil } }
        list.screen.frame()
        return list
    }

    /// A list after some steps within what was placed.
    private func scrolledList() -> ListFixture {
        let list = list(.scroll)
        for offset in [10, 50, 90] {
            list.collectionView.contentOffset.y = CGFloat(offset)
            list.screen.frame()
        }
        return list
    }

    /// The answers are those of a layout that looks at the model at each step.
    @Test(arguments: Change.allCases)
    func aFreeStepIsOneThatPlacesNothing(_ change: Change) {
        var random = SplitMix64(seed: 1)
        let list = list(change)
        let (view, session) = (list.collectionView, list.layout.session)
        var freeCount = 0
        for number in 0..<400 {
            var bounds = view.bounds
            let reach: CGFloat = change == .jump && number % 20 == 0 ? 20_000 : 300
            bounds.origin.y += CGFloat.random(in: -reach...reach, using: &random).rounded()
            bounds.origin.y = min(max(bounds.origin.y, -60), view.contentSize.height - 780)
            let isFree = session.content.reach.freeSteps?.top(of: bounds, in: view) != nil
            let answer = list.layout.shouldInvalidateLayout(forBoundsChange: bounds)
            session.content.reach.freeSteps = nil
            let thorough = list.layout.shouldInvalidateLayout(forBoundsChange: bounds)
            #expect(answer == thorough, "step \(number) to \(bounds.minY)")
            if isFree, !answer { freeCount += 1 }
            if change == .insets, number % 10 == 0 { view.contentInset.top = CGFloat(number % 7) * 10 }
            view.contentOffset.y = bounds.minY
            if change == .finger, number % 5 == 0 { list.screen.drag(view, by: CGPoint(x: 0, y: 90)) }
            if change == .finger, number % 5 == 2 { list.screen.lift(view) }
            if number % 3 > 0 { list.screen.frame() }
        }
        #expect(freeCount > 20)
    }

    @Test func withinWhatWasPlacedStepsAreFree() {
        let list = scrolledList()
        let bounds = list.collectionView.bounds.offsetBy(dx: 0, dy: 40)
        #expect(list.layout.session.content.reach.freeSteps?.top(of: bounds, in: list.collectionView) == 390)
    }

    /// What is measured far from where elements were last placed need not be placed again.
    @Test func backInMeasuredContentStepsAreFree() {
        let list = list(.scroll)
        let view = list.collectionView
        for step in 0...100 {
            view.contentOffset.y = CGFloat(step) * 100
            list.screen.frame()
        }
        list.screen.runUntilRest()
        for offset in [1_000, 1_004] as [CGFloat] {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
        }
        let bounds = view.bounds.offsetBy(dx: 0, dy: 4)
        #expect(list.layout.session.content.reach.freeSteps?.top(of: bounds, in: view) == 3_024)
    }

    @Test func otherInsetsAreNotFree() {
        let list = scrolledList()
        list.collectionView.contentInset.top = 20
        let bounds = list.collectionView.bounds.offsetBy(dx: 0, dy: 40)
        #expect(list.layout.session.content.reach.freeSteps?.top(of: bounds, in: list.collectionView) == nil)
    }

    @Test func whatIsPlacedAnewEndsFreeSteps() {
        let list = scrolledList()
        #expect(list.layout.session.content.reach.freeSteps != nil)
        list.layout.invalidateSizes()
        list.collectionView.layoutIfNeeded()
        #expect(list.layout.session.content.reach.freeSteps == nil)
    }
}
