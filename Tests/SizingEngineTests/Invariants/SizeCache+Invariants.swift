@testable import SizingEngine

extension SizeCache {
    /// Checks that every size is in the table, in the order of use and in the list of its identity, and that nothing else is.
    ///
    /// - Complexity: O(n).
    func checkInvariants() throws {
        try BrokenInvariant.check(count <= limit, "There are \(count) sizes, allowed are \(limit).")
        try checkOrder()
        try checkFamilies()
        var vacant = 0
        var slot = firstVacant
        while slot != Self.none, vacant <= entries.count {
            try BrokenInvariant.check(
                entries[Int(slot)].space == MeasuringSpaces.none,
                "The vacant slot \(slot) has a space."
            )
            vacant += 1
            slot = entries[Int(slot)].older
        }
        try BrokenInvariant.check(
            vacant + entryCount == entries.count,
            "\(vacant) of \(entries.count) slots are vacant."
        )
    }

    private func checkOrder() throws {
        var ordered = 0
        var older = Self.none
        var slot = oldest
        while slot != Self.none, ordered <= entryCount {
            let entry = entries[Int(slot)]
            try BrokenInvariant.check(entry.older == older, "Slot \(slot) has \(entry.older) before it, not \(older).")
            try BrokenInvariant.check(entry.space != MeasuringSpaces.none, "Slot \(slot) is vacant.")
            ordered += 1
            older = slot
            slot = entry.newer
        }
        try BrokenInvariant.check(older == newest, "The newest is \(newest), the last in order \(older).")
        try BrokenInvariant.check(ordered == entryCount, "\(ordered) of \(entryCount) entries are in the order.")
    }

    private func checkFamilies() throws {
        var members = 0
        var sizes: [MeasuringSpaces.Number: Int] = [:]
        // In any order: each family for itself.
        for (hash, first) in families {
            var previous = Self.none
            var slot = first
            while slot != Self.none, members <= entryCount {
                let entry = entries[Int(slot)]
                try BrokenInvariant.check(entry.item.hash == hash, "Slot \(slot) is in the family of \(hash).")
                try BrokenInvariant.check(entry.previousSibling == previous, "Slot \(slot) follows \(previous).")
                members += 1
                sizes[entry.space, default: 0] += 1
                previous = slot
                slot = entry.nextSibling
            }
        }
        try BrokenInvariant.check(members == entryCount, "\(members) of \(entryCount) entries are in families.")
        let isCounted = sizes.allSatisfy { spaces.sizeCount(in: $0.key) == $0.value } && sizes.count == spaces.count
        try BrokenInvariant.check(isCounted, "The sizes in the \(spaces.count) spaces are \(sizes).")
    }
}
