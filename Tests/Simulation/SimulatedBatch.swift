import TestSupport
import UIKit

/// A random batch of updates that UIKit accepts: items and sections come, go, move and are reloaded, all mixed.
package struct SimulatedBatch {
    package private(set) var data: SimulatedData
    package private(set) var deletedSections = IndexSet()
    package private(set) var insertedSections = IndexSet()
    package private(set) var reloadedSections = IndexSet()
    package private(set) var movedSections: [(from: Int, to: Int)] = []
    package private(set) var deletedItems: [IndexPath] = []
    package private(set) var insertedItems: [IndexPath] = []
    package private(set) var reloadedItems: [IndexPath] = []
    package private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []
    /// The identities of items that neither go, move nor are reloaded, nor their sections.
    package private(set) var stillItems: Set<Int> = []
    package private(set) var stillSections: Set<Int> = []
    package private(set) var reloadedIDs: Set<Int> = []

    private enum Fate {
        case stays, goes, moves, isReloaded
    }

    /// A section on its way to its new place.
    private struct Arrival {
        var section: SimulatedSection
        var takesItems = false
        var origin: Int?
        var isMoved = false
        var isReloaded = false
    }

    private var arrivals: [Arrival] = []
    private var travellers: [(item: SimulatedItem, from: IndexPath?)] = []

    package init(
        of data: SimulatedData,
        kinds: [SimulatedSection.Kind],
        largestCount: Int,
        using generator: inout SplitMix64
    ) {
        self.data = data
        let touchesSections = Int.random(in: 0..<3, using: &generator) == 0
        let touchesMany = Int.random(in: 0..<4, using: &generator) == 0
        for (index, section) in data.sections.enumerated() {
            let fate = touchesSections ? Self.fate(outOf: 8, using: &generator) : .stays
            take(section, at: index, fate, itemsOutOf: touchesMany ? 8 : 40, using: &generator)
        }
        let room = largestCount - data.itemCount
        if room > 0 {
            let count = Int.random(in: 0...min(room, touchesMany ? 12 : 4), using: &generator)
            for _ in 0..<count { travellers.append((self.data.freshItem(using: &generator), nil)) }
        }
        if data.sections.count < 2 || touchesSections && room > 0 && Bool.random(using: &generator) {
            let count = Int.random(in: 0...8, using: &generator)
            let fresh = self.data.freshSection(kinds, count: count, using: &generator)
            arrivals.insert(Arrival(section: fresh), at: .random(in: 0...arrivals.count, using: &generator))
        }
        placeTravellers(using: &generator)
        self.data.sections = arrivals.map(\.section)
        listArrivals()
    }

    private static func fate(outOf chances: Int, using generator: inout SplitMix64) -> Fate {
        switch Int.random(in: 0..<chances, using: &generator) {
        case 0: .goes
        case 1: .moves
        case 2: .isReloaded
        default: .stays
        }
    }

    private mutating func take(
        _ section: SimulatedSection,
        at index: Int,
        _ fate: Fate,
        itemsOutOf chances: Int,
        using generator: inout SplitMix64
    ) {
        var section = section
        switch fate {
        case .goes:
            deletedSections.insert(index)
        case .moves:
            let arrival = Arrival(section: section, origin: index, isMoved: true)
            arrivals.insert(arrival, at: .random(in: 0...arrivals.count, using: &generator))
        case .isReloaded:
            reloadedSections.insert(index)
            section.items.removeAll { _ in Int.random(in: 0..<4, using: &generator) == 0 }
            section.items.append(data.freshItem(using: &generator))
            arrivals.append(Arrival(section: section, origin: index, isReloaded: true))
        case .stays:
            stillSections.insert(section.id)
            let old = section.items
            section.items = []
            for (item, content) in old.enumerated() {
                let path = IndexPath(item: item, section: index)
                switch Self.fate(outOf: chances, using: &generator) {
                case .goes: deletedItems.append(path)
                case .moves: travellers.append((content, path))
                case .isReloaded:
                    reloadedItems.append(path)
                    reloadedIDs.insert(content.id)
                    section.items.append(content)
                case .stays:
                    stillItems.insert(content.id)
                    section.items.append(content)
                }
            }
            arrivals.append(Arrival(section: section, takesItems: true, origin: index))
        }
    }

    private mutating func placeTravellers(using generator: inout SplitMix64) {
        let open = arrivals.indices.filter { arrivals[$0].takesItems }
        for traveller in travellers {
            guard !open.isEmpty else {
                if let from = traveller.from { deletedItems.append(from) }
                continue
            }
            let index = open[Int.random(in: 0..<open.count, using: &generator)]
            let place = Int.random(in: 0...arrivals[index].section.items.count, using: &generator)
            arrivals[index].section.items.insert(traveller.item, at: place)
        }
    }

    /// States what comes in the indices after the batch.
    private mutating func listArrivals() {
        for (index, arrival) in arrivals.enumerated() {
            if arrival.isMoved, let origin = arrival.origin { movedSections.append((origin, index)) }
            if arrival.origin == nil { insertedSections.insert(index) }
        }
        let places = data.places
        for traveller in travellers {
            guard let place = places[traveller.item.id] else { continue }
            if let from = traveller.from { movedItems.append((from, place)) } else { insertedItems.append(place) }
        }
    }

    /// Tells a collection view.
    @MainActor
    package func tell(_ view: UICollectionView) {
        view.deleteSections(deletedSections)
        view.insertSections(insertedSections)
        view.reloadSections(reloadedSections)
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
        view.deleteItems(at: deletedItems)
        view.insertItems(at: insertedItems)
        view.reloadItems(at: reloadedItems)
        for move in movedItems { view.moveItem(at: move.from, to: move.to) }
    }
}
