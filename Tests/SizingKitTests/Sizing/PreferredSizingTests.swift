import SizingEngine
import Testing

@testable import SizingKit

/// What the views of a template say of themselves before one is shown.
@MainActor
@Suite struct PreferredSizingTests {
    /// In a column of 300 pixels, without a list.
    private let space = ElementSpace(cross: .fixed(300), axis: .vertical, columns: 1, list: nil)

    /// It is asked as UIKit would ask its cell after a change: at another length than the one that it was found to need.
    @Test func aViewThatReturnsWhatItIsGivenConfirmsNothing() {
        var sizing = PreferredSizing.untested(agreed: [])
        let confirms = sizing.confirms(fitting: (main: 40, cross: 300), in: space) { $0 }
        #expect(!confirms)
    }

    @Test func aViewThatNeedsTheFittedSizeConfirmsIt() {
        var sizing = PreferredSizing.untested(agreed: [])
        var lengths: [Int] = []
        for length in [40, 50, 60, 70] {
            let confirms = sizing.confirms(fitting: (main: length, cross: 300), in: space) {
                lengths.append($0.main)
                return (main: length, cross: $0.cross)
            }
            #expect(confirms)
        }
        #expect(!lengths.contains { [40, 50, 60].contains($0) })
        // After four lengths its views are no longer asked.
        guard case .fitted = sizing else { return #expect(Bool(false), "\(sizing)") }
    }
}
