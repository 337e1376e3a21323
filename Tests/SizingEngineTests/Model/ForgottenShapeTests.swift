import Testing

@testable import SizingEngine

@Suite struct ForgottenShapeTests {
    /// Until its section is asked for again, a header that is known not to exist takes no room.
    @Test(arguments: [true, false]) func aHeaderThatDoesNotExistTakesNoRoomInAForgottenShape(_ exists: Bool) {
        var model = LayoutModel(
            itemCounts: [3, 3],
            estimates: Estimates(item: 40, header: 28, footer: 16, policy: .constant)
        )
        for section in 0..<2 {
            model.resolve(section, as: SectionShape(hasHeader: exists, hasFooter: exists))
        }
        let total = 6 * 40 + (exists ? 2 * 44 : 0)
        #expect(model.total == total)
        model.forgetShapesAndBoundaries()
        #expect(model.total == total)
        #expect(model.contains(.header(of: 1)) == exists)
        #expect(model.contains(.footer(of: 1)) == exists)
    }
}
