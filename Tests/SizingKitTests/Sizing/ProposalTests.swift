import SizingEngine
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct ProposalTests {
    private func proposal(_ proposal: SizeProposal) -> SizingProposal {
        SizingProposal(proposal, on: PixelGrid(scale: 2), under: UITraitCollection(displayScale: 2))
    }

    @Test func aWiderOfferHasAWiderLimit() {
        let fixed = proposal(SizeProposal(width: .fixed(200))).widened(by: 10)
        #expect(fixed.width == 110)
        #expect(fixed.maximumSize.width == 110)
        let limited = proposal(SizeProposal(width: .free(atMost: 200), height: .fixed(80))).widened(by: 10)
        #expect(limited.width == nil)
        #expect(limited.maximumSize.width == 110)
        #expect(limited.height == 40)
        #expect(proposal(SizeProposal()).widened(by: 10).maximumSize.width == .greatestFiniteMagnitude)
        #expect(proposal(SizeProposal(width: .fixed(8))).widened(by: -10).width == 0)
    }

    @Test func anInsetNarrowsWhatIsOffered() {
        let inset = proposal(SizeProposal(width: .free(atMost: 200), insetWidth: 40))
        #expect(inset.maximumSize.width == 80)
        #expect(inset.limited(CGSize(width: 300, height: 5)) == CGSize(width: 80, height: 5))
    }
}
