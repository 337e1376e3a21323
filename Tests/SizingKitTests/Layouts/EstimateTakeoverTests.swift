import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Which estimates go on after a change.
@MainActor
@Suite struct EstimateTakeoverTests {
    private func list(_ direction: ListFixture.Direction, estimate: CGSize) -> ListFixture {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 200)],
            measuring: .computed,
            estimate: estimate,
            direction: direction
        )
        list.screen.runUntilRest()
        return list
    }

    @Test func whatIsLearnedGoesOnAlongTheSameAxisOnly() throws {
        let list = list(.vertical, estimate: SizingLayout.automaticEstimate)
        let other = self.list(.leftToRight, estimate: SizingLayout.automaticEstimate)
        let (vertical, horizontal) = (
            try #require(list.layout.session.environment), try #require(other.layout.session.environment)
        )
        #expect(list.layout.session.sections.estimates(in: vertical, after: vertical).item == 300)
        #expect(list.layout.session.sections.estimates(in: horizontal, after: vertical).item == 132)
        #expect(list.layout.session.sections.estimates(in: vertical, after: nil).item == 132)
    }

    @Test func whatWasStatedIsNotTakenForLearned() throws {
        let list = list(.vertical, estimate: CGSize(width: 60, height: 60))
        let session = list.layout.session
        let environment = try #require(session.environment)
        #expect(session.sections.estimates(in: environment, after: environment).item == 180)
        list.layout.estimatedItemSize = SizingLayout.automaticEstimate
        let estimates = session.sections.estimates(in: environment, after: environment)
        #expect(estimates.item == 132)
        #expect(estimates.policy == .learned)
    }
}
