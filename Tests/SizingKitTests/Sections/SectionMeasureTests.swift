import SizingEngine
import Testing
import UIKit

@testable import SizingKit

/// Limits of what sections count and measure.
@MainActor
@Suite struct SectionMeasureTests {
    private let grid = PixelGrid(scale: 2)

    @Test func adaptiveColumnsAreNoMoreThanStated() {
        let columns = SizingColumns.adaptive(minimumWidth: 50, maximumCount: 3)
        #expect(columns.count(across: 1_000, spacing: 0, on: grid) == 3)
        #expect(columns.count(across: 200, spacing: 0, on: grid) == 2)
        #expect(SizingColumns.adaptive(minimumWidth: 50).count(across: 1_000, spacing: 0, on: grid) == 10)
    }

    @Test func measuredItemsOfACarouselAreNoWiderThanItsSection() {
        func most(_ width: CGFloat) -> Int? {
            let carousel = CarouselStyle(itemWidth: .measured(upTo: width))
            let width = carousel.parameters(in: Span(start: 20, end: 620), of: 640, on: grid).width
            guard case .measured(let most, _) = width else { return nil }
            return most
        }
        #expect(most(100) == 200)
        #expect(most(1_000) == 600)
        #expect(most(.greatestFiniteMagnitude) == 600)
    }
}
