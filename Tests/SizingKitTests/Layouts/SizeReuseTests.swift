import HeadlessTools
import SizingKit
import Testing
import UIKit

@MainActor
@Suite struct SizeReuseTests {
    @Test func anotherTextSizeMeasuresAnewAndTheOldOneIsRemembered() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)])
        list.screen.frames(2)
        let before = list.layout.statistics.items.measured
        list.screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
        list.screen.frames(2)
        #expect(list.layout.statistics.items.measured == 2 * before)
        list.screen.set { $0.preferredContentSizeCategory = .large }
        list.screen.frames(2)
        #expect(list.layout.statistics.items.measured == 2 * before)
    }

    @Test func boldTextMeasuresAnewAndTheOtherIsRemembered() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)])
        list.screen.frames(2)
        let before = list.layout.statistics.items.measured
        list.screen.set { $0.legibilityWeight = .bold }
        list.screen.frames(2)
        #expect(list.layout.statistics.items.measured == 2 * before)
        list.screen.set { $0.legibilityWeight = .regular }
        list.screen.frames(2)
        #expect(list.layout.statistics.items.measured == 2 * before)
        #expect(list.layout.sizingCache.count == 2 * before)
    }
}
