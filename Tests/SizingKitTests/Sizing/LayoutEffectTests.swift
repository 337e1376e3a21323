import HeadlessTools
import SizingKit
import Testing
import UIKit

@testable import SizingKit

/// Whether a layout pass changes what a template answers.
@Suite struct LayoutEffectTests {
    @Test func threeDifferentHeightsShowThatItHasNone() {
        var effect = LayoutEffect.unknown(agreed: [])
        for height in [40, 50, 50] as [CGFloat] {
            effect = effect.afterAnswer(of: height, isKept: true)
            #expect(!effect.isNone)
        }
        effect = effect.afterAnswer(of: 70, isKept: true)
        #expect(effect.isNone)
    }

    @Test func oneDifferenceShowsThatItHasSome() {
        var effect = LayoutEffect.unknown(agreed: []).afterAnswer(of: 40, isKept: false)
        for height in 1..<20 { effect = effect.afterAnswer(of: CGFloat(height), isKept: true) }
        #expect(!effect.isNone)
    }
}
