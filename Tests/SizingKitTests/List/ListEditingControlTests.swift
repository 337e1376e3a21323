import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct ListEditingControlTests {
    /// The minus, the plus and the check mark are transparent in their symbols; a circle has nothing inside.
    @Test func onlyACircleHasNothingBehindIt() throws {
        let control = ListEditingControl(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
        let disc = try #require(control.subviews.first { !($0 is UIImageView) })
        for style in [SizingListRow.EditingStyle.delete, .insert] {
            control.show(style, margin: 12)
            #expect(!disc.isHidden)
        }
        control.show(.multiselect, margin: 12)
        #expect(disc.isHidden)
        control.isSelected = true
        #expect(!disc.isHidden)
        control.isSelected = false
        #expect(disc.isHidden)
    }
}
