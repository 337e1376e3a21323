import SizingEngine
import Testing

@testable import SizingKit

/// What the views of a template say of themselves before one is shown.
@MainActor
@Suite struct PreferredSizingTests {
    /// In a column of 300 pixels, without a list.
    private let space = ElementSpace(cross: .fixed(300), axis: .vertical, columns: 1, list: nil)
    private let grid = PixelGrid(scale: 3)

    /// It is asked as UIKit would ask its cell after a change: at another length than the one that it was found to need.
    @Test func aViewThatReturnsWhatItIsGivenConfirmsNothing() {
        var sizing = PreferredSizing.untested(agreed: [])
        let confirms = sizing.confirms(fitting: (main: 40, cross: 300), in: space, on: grid) { $0 }
        #expect(!confirms)
    }

    /// Four lengths of whole points show that it is so, or three of which one is not whole: an override may round.
    @Test(arguments: [[120, 141, 165, 192], [120, 142, 165]])
    func aViewThatNeedsTheFittedSizeConfirmsIt(_ needed: [Int]) {
        var sizing = PreferredSizing.untested(agreed: [])
        var given: [Int] = []
        for length in needed {
            guard case .untested = sizing else { return #expect(Bool(false), "before \(length): \(sizing)") }
            let confirms = sizing.confirms(fitting: (main: length, cross: 300), in: space, on: grid) {
                given.append($0.main)
                return (main: length, cross: $0.cross)
            }
            #expect(confirms)
        }
        #expect(Set(given).isDisjoint(with: needed.dropLast()))
        // After so many its views are no longer asked.
        guard case .fitted = sizing else { return #expect(Bool(false), "\(sizing)") }
    }
}
