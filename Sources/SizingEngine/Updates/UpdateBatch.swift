/// A batch of changes as UIKit states it: deletions, reloads and the sources of moves in the indices before the batch,
/// insertions and the destinations of moves in those after it.
package struct UpdateBatch: Sendable {
    /// The index path of an item.
    package struct ItemPath: Hashable, Sendable, Comparable {
        package var section: Int
        package var item: Int

        package init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }

        package static func < (left: ItemPath, right: ItemPath) -> Bool {
            (left.section, left.item) < (right.section, right.item)
        }
    }

    package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
        package var source: Position
        package var destination: Position

        package init(from source: Position, to destination: Position) {
            self.source = source
            self.destination = destination
        }
    }

    package var deletedSections: Set<Int> = []
    package var insertedSections: Set<Int> = []
    package var reloadedSections: Set<Int> = []
    package var movedSections: Set<Move<Int>> = []
    package var deletedItems: Set<ItemPath> = []
    package var insertedItems: Set<ItemPath> = []
    package var reloadedItems: Set<ItemPath> = []
    package var movedItems: Set<Move<ItemPath>> = []

    package init() {}

    /// The deleted sections and the sources of moved ones, in the indices before the batch, sorted.
    package var sectionsTaken: [Int] { Self.sorted(deletedSections, with: movedSections) { $0.source } }

    /// The inserted sections and the destinations of moved ones, in the indices after the batch, sorted.
    var sectionsGiven: [Int] { Self.sorted(insertedSections, with: movedSections) { $0.destination } }

    /// The deleted items and the sources of moved ones, in the indices before the batch, sorted.
    package var itemsTaken: [ItemPath] { Self.sorted(deletedItems, with: movedItems) { $0.source } }

    /// The inserted items and the destinations of moved ones, in the indices after the batch, sorted.
    var itemsGiven: [ItemPath] { Self.sorted(insertedItems, with: movedItems) { $0.destination } }

    private static func sorted<Position: Comparable>(
        _ positions: Set<Position>,
        with moves: Set<Move<Position>>,
        end: (Move<Position>) -> Position
    ) -> [Position] {
        // In any order: sorted.
        if moves.isEmpty { return positions.count > 1 ? positions.sorted() : Array(positions) }
        return positions.union(moves.map(end)).sorted()
    }

    /// Neighbouring items of a section.
    struct ItemRun: Equatable {
        var section: Int
        var items: Range<Int>
    }

    /// Sorted items as runs of neighbours: an arrangement in rows keeps what it knows of the items behind a run that fills
    /// whole rows, which it could not if the items came one after the other.
    static func runs(of paths: [ItemPath]) -> [ItemRun] {
        var runs: [ItemRun] = []
        for path in paths {
            if let last = runs.last, last.section == path.section, last.items.upperBound == path.item {
                runs[runs.count - 1].items = last.items.lowerBound..<path.item + 1
            } else {
                runs.append(ItemRun(section: path.section, items: path.item..<path.item + 1))
            }
        }
        return runs
    }
}
