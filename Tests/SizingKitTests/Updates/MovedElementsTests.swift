import SizingEngine
import Testing

@testable import SizingKit

@Suite struct MovedElementsTests {
    private var map: UpdateMap {
        var batch = UpdateBatch()
        batch.deletedItems = [UpdateBatch.ItemPath(section: 0, item: 1)]
        batch.reloadedItems = [UpdateBatch.ItemPath(section: 0, item: 2)]
        batch.insertedItems = [UpdateBatch.ItemPath(section: 0, item: 0)]
        return UpdateMap(batch)
    }

    @Test func whatIsKnownGoesWithItsElement() {
        let items = (0..<4).map { Element.item($0, in: 0) }
        #expect(map.moved(Set(items)) == [items[1], items[3]])
        #expect(map.moved(Set(items), keepingReloaded: true) == [items[1], items[2], items[3]])
        let values = Dictionary(uniqueKeysWithValues: zip(items, "abcd"))
        #expect(map.moved(values) == [items[1]: "a", items[3]: "d"])
        #expect(map.moved(values, keepingReloaded: true) == [items[1]: "a", items[2]: "c", items[3]: "d"])
        #expect(map.moved([:] as [Element: Int]).isEmpty)
    }
}
