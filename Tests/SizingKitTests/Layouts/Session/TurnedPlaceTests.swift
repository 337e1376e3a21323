import SizingEngine
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What changes of the space keep in place.
@MainActor
@Suite struct TurnedPlaceTests {
    @Test func aReloadIsKeptWhereItIs() throws {
        let list = ListFixture(heights: [Array(repeating: 100, count: 50)])
        list.screen.frame()
        list.collectionView.contentOffset.y = 1_000
        list.screen.frame()
        let session = list.layout.session
        let (elastic, viewport) = (try #require(session.elastic), try #require(session.visibleViewport))
        let environment = try #require(session.environment)
        let first = elastic.anchor(keeping: .item(10, in: 0))
        var turned = TurnedPlace(first, of: elastic, in: viewport, environment, showing: ShownViews())
        #expect(turned.anchor(in: viewport)?.position == first.position)
        let other = elastic.anchor(keeping: .item(12, in: 0))
        turned.reload(keeping: other, in: viewport)
        #expect(turned.element == .item(12, in: 0))
        #expect(turned.anchor(in: viewport)?.position == other.position)
        #expect(turned.model == nil)
    }
}
