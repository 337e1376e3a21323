import SizingEngine
import TestSupport
import Testing

/// Random legal batches, told from two states of a list of names, applied to the extents of the first.
@Suite struct UpdateBatchRandomTests {
    @Test(.byTurns(), arguments: 0..<400) func sizesTravelWithTheirItems(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var next = 0
        func name() -> Int {
            next += 1
            return next
        }
        let before = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            NamedSection(name: name(), items: (0..<Int.random(in: 0...7, using: &generator)).map { _ in name() })
        }
        let (after, batch) = Self.change(before, name: name, using: &generator)

        let estimates = Estimates(item: 10, header: 5, footer: 0, policy: .constant)
        let shape = SectionShape(hasHeader: true)
        var model = LayoutModel(itemCounts: before.map(\.items.count), shape: shape, estimates: estimates)
        var extents: [Int: Int] = [:]
        for (section, value) in before.enumerated() {
            for (item, name) in value.items.enumerated() where Bool.random(using: &generator) {
                extents[name] = 100 + name
                model.measure(100 + name, .item(item, in: section))
            }
            if Bool.random(using: &generator) {
                extents[value.name] = 1_000 + value.name
                model.measure(1_000 + value.name, .header(of: section))
            }
        }
        let old = model
        let fits = model.apply(UpdateMap(batch), shape: shape) { after[$0].items.count }
        #expect(fits, "seed \(seed)")
        #expect(model.sectionCount == after.count, "seed \(seed)")
        for (section, value) in after.enumerated() {
            #expect(model.itemCount(in: section) == value.items.count, "seed \(seed)")
            let header = value.isReloaded ? nil : extents[value.name]
            #expect(model.measuredExtent(of: .header(of: section)) == header, "seed \(seed), header \(section)")
            for (item, name) in value.items.enumerated() {
                let isFresh =
                    value.isReloaded
                    && !batch.movedItems.contains { $0.destination == .init(section: section, item: item) }
                let expected = isFresh || value.reloadedItems.contains(name) ? nil : extents[name]
                #expect(
                    model.measuredExtent(of: .item(item, in: section)) == expected,
                    "seed \(seed), item \(item) of section \(section)"
                )
            }
        }
        // The state before the batch still answers.
        #expect(old.sectionCount == before.count)
        checkMap(UpdateMap(batch), before, after, seed)
    }

    /// Every survivor is found where it now is.
    private func checkMap(_ map: UpdateMap, _ before: [NamedSection], _ after: [NamedSection], _ seed: UInt64) {
        for (section, value) in before.enumerated() {
            let now = after.firstIndex { $0.name == value.name }
            #expect(map.section(after: section) == now, "seed \(seed), section \(section)")
            for (item, name) in value.items.enumerated() {
                guard let survivor = map.survivor(of: .item(item, in: section)) else { continue }
                #expect(
                    after[survivor.section].items[survivor.item] == name,
                    "seed \(seed), item \(item) of \(section)"
                )
            }
        }
    }

    struct NamedSection {
        var name: Int
        var items: [Int]
        var isReloaded = false
        var reloadedItems: Set<Int> = []
    }

    /// A random second state, and the batch that leads to it.
    private static func change(
        _ before: [NamedSection],
        name: () -> Int,
        using generator: inout SplitMix64
    ) -> ([NamedSection], UpdateBatch) {
        var batch = UpdateBatch()
        // What becomes of each section: 0 stays, 1 is deleted, 2 moves, 3 is reloaded.
        let fates = before.map { _ in [0, 0, 0, 0, 1, 2, 3][Int.random(in: 0..<7, using: &generator)] }
        var order = before.indices.filter { fates[$0] == 0 || fates[$0] == 3 }
        var insertions: [Int] = []
        for section in before.indices where fates[section] == 2 {
            order.insert(section, at: Int.random(in: 0...order.count, using: &generator))
        }
        for fresh in 0..<Int.random(in: 0...2, using: &generator) {
            insertions.append(-1 - fresh)
            order.insert(-1 - fresh, at: Int.random(in: 0...order.count, using: &generator))
        }
        var after: [NamedSection] = []
        var stock: [(place: UpdateBatch.ItemPath, name: Int)] = []
        for (place, section) in order.enumerated() {
            if section < 0 {
                batch.insertedSections.insert(place)
                after.append(NamedSection(name: name(), items: (0..<3).map { _ in name() }))
                continue
            }
            if fates[section] == 2 { batch.movedSections.insert(.init(from: section, to: place)) }
            var value = before[section]
            if fates[section] == 3 {
                batch.reloadedSections.insert(section)
                value = NamedSection(name: value.name, items: (0..<4).map { _ in name() }, isReloaded: true)
            } else if fates[section] == 0 {
                var kept: [Int] = []
                for (item, itemName) in value.items.enumerated() {
                    let place = UpdateBatch.ItemPath(section: section, item: item)
                    switch Int.random(in: 0..<8, using: &generator) {
                    case 0: batch.deletedItems.insert(place)
                    case 1: stock.append((place, itemName))
                    case 2:
                        batch.reloadedItems.insert(place)
                        value.reloadedItems.insert(itemName)
                        kept.append(itemName)
                    default: kept.append(itemName)
                    }
                }
                value.items = kept
            }
            after.append(value)
        }
        for section in before.indices where fates[section] == 1 { batch.deletedSections.insert(section) }
        // Moved and new items come into sections that stayed.
        let stayed = after.indices.filter { place in order[place] >= 0 && fates[order[place]] == 0 }
        guard let fallback = stayed.first else { return (after, batch) }
        var newcomers: Set<Int> = []
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let fresh = name()
            newcomers.insert(fresh)
            let section = stayed.randomElement(using: &generator) ?? fallback
            after[section].items.insert(fresh, at: Int.random(in: 0...after[section].items.count, using: &generator))
        }
        for (_, itemName) in stock {
            let section = stayed.randomElement(using: &generator) ?? fallback
            after[section].items.insert(itemName, at: Int.random(in: 0...after[section].items.count, using: &generator))
        }
        for section in stayed {
            for (item, itemName) in after[section].items.enumerated() {
                let place = UpdateBatch.ItemPath(section: section, item: item)
                if newcomers.contains(itemName) { batch.insertedItems.insert(place) }
                if let moved = stock.first(where: { $0.name == itemName }) {
                    batch.movedItems.insert(.init(from: moved.place, to: place))
                }
            }
        }
        return (after, batch)
    }
}
