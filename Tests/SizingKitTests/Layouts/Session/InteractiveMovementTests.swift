import SizingEngine
import Testing

@testable import SizingKit

@Suite struct InteractiveMovementTests {
    private func map(insertingAt item: Int) -> UpdateMap {
        var batch = UpdateBatch()
        batch.insertedItems = [UpdateBatch.ItemPath(section: 0, item: item)]
        return UpdateMap(batch)
    }

    @Test(arguments: [InteractiveMovement.Phase.underFinger, .dropped, .awaitingCounts])
    func aBatchLeavesAMovementInItsPhase(_ phase: InteractiveMovement.Phase) throws {
        var movement = InteractiveMovement(of: .item(3, in: 0))
        movement.move(to: .item(5, in: 0))
        movement.phase = phase
        let moved = try #require(movement.moved(through: map(insertingAt: 1)))
        #expect(moved.phase == phase)
        #expect(moved.original == .item(4, in: 0))
        #expect(moved.current == .item(4, in: 0))
    }

    @Test func theItemUnderTheFingerIsTheOneThatItWas() {
        var movement = InteractiveMovement(of: .item(3, in: 0))
        movement.move(to: .item(1, in: 0))
        #expect(movement.dataElement(for: .item(1, in: 0)) == .item(3, in: 0))
        #expect(movement.dataElement(for: .item(2, in: 0)) == .item(1, in: 0))
        #expect(movement.previous == .item(3, in: 0))
        movement.phase = .dropped
        #expect(movement.dataElement(for: .item(1, in: 0)) == .item(1, in: 0))
    }
}
