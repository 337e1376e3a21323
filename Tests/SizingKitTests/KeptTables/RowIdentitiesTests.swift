import SizingEngine
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Identities of rows, beside the engine's map of where each element of a batch goes.
@MainActor
@Suite struct RowIdentitiesTests {
    private func randomBatch(_ counts: [Int], using generator: inout SplitMix64) -> UpdateBatch {
        var batch = UpdateBatch()
        var left: [Int: Int] = [:]
        for section in counts.indices {
            let chance = Int.random(in: 0..<12, using: &generator)
            if chance == 0 {
                batch.deletedSections.insert(section)
            } else if chance == 1 {
                batch.reloadedSections.insert(section)
            } else {
                left[section] = counts[section]
                for row in 0..<counts[section] {
                    let place = UpdateBatch.ItemPath(section: section, item: row)
                    switch Int.random(in: 0..<8, using: &generator) {
                    case 0:
                        batch.deletedItems.insert(place)
                        left[section, default: 0] -= 1
                    case 1: batch.reloadedItems.insert(place)
                    default: break
                    }
                }
            }
        }
        let count = counts.count - batch.deletedSections.count
        if Bool.random(using: &generator) {
            batch.insertedSections.insert(Int.random(in: 0...count, using: &generator))
        } else if let source = left.keys.sorted().randomElement(using: &generator), count > 1 {
            let destination = Int.random(in: 0..<count, using: &generator)
            batch.movedSections.insert(UpdateBatch.Move(from: source, to: destination))
        }
        // Insertions at the starts of sections that stay: always legal positions.
        let map = UpdateMap(batch)
        for section in left.keys.sorted() where Bool.random(using: &generator) {
            guard let new = map.section(after: section) else { continue }
            for row in 0..<Int.random(in: 1...2, using: &generator) {
                batch.insertedItems.insert(UpdateBatch.ItemPath(section: new, item: row))
            }
        }
        return batch
    }

    @Test(arguments: seeds(0..<200))
    func identitiesGoWhereTheRowsGo(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let counts = (0..<5).map { _ in Int.random(in: 0...6, using: &generator) }
        var identities = RowIdentities()
        var known: [UpdateBatch.ItemPath: RowIdentity] = [:]
        // Some rows are never asked for.
        for (section, count) in counts.enumerated() {
            for row in 0..<count where Int.random(in: 0..<4, using: &generator) > 0 {
                let place = UpdateBatch.ItemPath(section: section, item: row)
                known[place] = identities.identity(at: IndexPath(row: row, section: section))
            }
        }
        let batch = randomBatch(counts, using: &generator)
        let map = UpdateMap(batch)
        identities.apply(batch)
        var expected: [UpdateBatch.ItemPath: RowIdentity] = [:]
        for (place, identity) in known {
            guard !batch.deletedSections.contains(place.section), !batch.deletedItems.contains(place),
                !batch.reloadedItems.contains(place), case let element = Element.item(place.item, in: place.section),
                let new = map.destination(of: element)
            else { continue }
            expected[UpdateBatch.ItemPath(section: new.section, item: new.item)] = identity
        }
        for section in 0..<7 {
            for row in 0..<12 {
                let identity = identities.identity(at: IndexPath(row: row, section: section))
                let place = UpdateBatch.ItemPath(section: section, item: row)
                if let wanted = expected[place] {
                    #expect(identity == wanted, "seed \(seed), \(place)")
                } else {
                    #expect(!known.values.contains(identity), "seed \(seed), \(place)")
                }
            }
        }
    }

    @Test func aMovedRowTakesItsIdentityToAnotherSection() {
        var identities = RowIdentities()
        let moved = identities.identity(at: IndexPath(row: 1, section: 0))
        let other = identities.identity(at: IndexPath(row: 2, section: 0))
        var batch = UpdateBatch()
        batch.movedItems.insert(
            UpdateBatch.Move(
                from: UpdateBatch.ItemPath(section: 0, item: 1),
                to: UpdateBatch.ItemPath(section: 3, item: 40)
            )
        )
        identities.apply(batch)
        #expect(identities.identity(at: IndexPath(row: 40, section: 3)) == moved)
        #expect(identities.identity(at: IndexPath(row: 1, section: 0)) == other)
    }

    @Test func whatIsAddedFarBehindNeedsNoMemory() {
        var identities = RowIdentities()
        let first = identities.identity(at: IndexPath(row: 0, section: 0))
        var batch = UpdateBatch()
        batch.insertedItems = [UpdateBatch.ItemPath(section: 0, item: 1 << 40)]
        batch.insertedSections = [1 << 40]
        identities.apply(batch)
        #expect(identities.identity(at: IndexPath(row: 0, section: 0)) == first)
    }
}
