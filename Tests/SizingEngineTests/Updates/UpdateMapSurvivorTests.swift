import Testing

@testable import SizingEngine

@Suite struct UpdateMapSurvivorTests {
    /// What is moved with its section has another destination, but does not stay where it was.
    @Test func nothingOfAMovedSectionSurvivesInPlace() {
        var batch = UpdateBatch()
        batch.movedSections = [UpdateBatch.Move(from: 0, to: 2)]
        let map = UpdateMap(batch)
        for element in [Element.item(3, in: 0), .header(of: 0), .footer(of: 0)] {
            #expect(map.survivor(of: element) == nil)
            #expect(map.destination(of: element) == Element(kind: element.kind, section: 2, item: element.item))
        }
        #expect(map.survivor(of: .item(3, in: 1)) == .item(3, in: 0))
        #expect(map.survivor(of: .header(of: 2)) == .header(of: 1))
    }
}
