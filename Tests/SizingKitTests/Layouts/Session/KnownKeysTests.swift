import SizingEngine
import Testing

@testable import SizingKit

@Suite struct KnownKeysTests {
    @Test func anotherVersionIsThatOfTheSameKey() {
        var keys = KnownKeys()
        let element = Element.item(3, in: 0)
        keys.remember("a", version: 1, of: element)
        #expect(keys.isMeasured(element, inOtherVersionThan: 2, of: "a"))
        #expect(!keys.isMeasured(element, inOtherVersionThan: 1, of: "a"))
        #expect(!keys.isMeasured(element, inOtherVersionThan: 2, of: "b"))
        #expect(!keys.isMeasured(.item(4, in: 0), inOtherVersionThan: 2, of: "a"))
        keys.remember("a", of: element)
        #expect(!keys.isMeasured(element, inOtherVersionThan: 2, of: "a"))
    }

    @Test func keysFollowABatch() {
        var keys = KnownKeys()
        for item in 0..<4 { keys.remember(item, version: item, of: .item(item, in: 0)) }
        var batch = UpdateBatch()
        batch.deletedItems = [UpdateBatch.ItemPath(section: 0, item: 1)]
        batch.reloadedItems = [UpdateBatch.ItemPath(section: 0, item: 2)]
        let map = UpdateMap(batch)
        #expect(keys.reloadedKeys(in: map) == [2])
        keys.move(through: map)
        #expect((0..<4).map { keys[.item($0, in: 0)] } == [0, 2, 3, nil])
    }
}
