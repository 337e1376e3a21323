import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct TemplateSizerHostTests {
    /// Some views throw out what they do not know when they arrange their subviews.
    @Test func templatesThatAViewHasRemovedAreBackWhenTheyAreMeasured() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        HeadlessScreen().show(view)
        let sizer = TemplateSizer(in: view)
        let host = try #require(view.subviews.first { $0 is TemplateHost })
        let cell = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            cell.show(height)
        }
        let start = IndexPath(item: 0, section: 0)
        for height in [40, 50] as [CGFloat] {
            host.removeFromSuperview()
            #expect(sizer.height(of: .template(cell, item: height, key: height), at: start, width: 300) == height)
            #expect(host.superview === view)
        }
    }
}
