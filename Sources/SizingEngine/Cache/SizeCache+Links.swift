// The order of use and the entries of one item (a family) are linked lists whose links lie in the entries: neither needs an
// allocation of its own, and an entry is removed from both at once.
extension SizeCache {
    /// - Returns: The slot of an entry that is in no list.
    mutating func vacantSlot() -> Slot {
        guard firstVacant == Self.none else {
            let slot = firstVacant
            firstVacant = entries[Int(slot)].older
            return slot
        }
        entries.append(Entry())
        return Slot(entries.count - 1)
    }

    mutating func use(_ slot: Slot) {
        guard slot != newest else { return }
        unlink(slot)
        linkAsNewest(slot)
        guard entries[Int(slot)].previousSibling != Self.none else { return }
        let hash = entries[Int(slot)].item.hash
        unlinkFromFamily(slot, hash: hash)
        linkIntoFamily(slot, hash: hash)
    }

    mutating func linkAsNewest(_ slot: Slot) {
        entries[Int(slot)].older = newest
        entries[Int(slot)].newer = Self.none
        if newest == Self.none { oldest = slot } else { entries[Int(newest)].newer = slot }
        newest = slot
    }

    mutating func unlink(_ slot: Slot) {
        let (older, newer) = (entries[Int(slot)].older, entries[Int(slot)].newer)
        if older == Self.none { oldest = newer } else { entries[Int(older)].newer = newer }
        if newer == Self.none { newest = older } else { entries[Int(newer)].older = older }
    }

    mutating func linkIntoFamily(_ slot: Slot, hash: Int) {
        let first = families.updateValue(slot, forKey: hash) ?? Self.none
        entries[Int(slot)].previousSibling = Self.none
        entries[Int(slot)].nextSibling = first
        if first != Self.none { entries[Int(first)].previousSibling = slot }
    }

    mutating func unlinkFromFamily(_ slot: Slot, hash: Int) {
        let (previous, next) = (entries[Int(slot)].previousSibling, entries[Int(slot)].nextSibling)
        if next != Self.none { entries[Int(next)].previousSibling = previous }
        if previous != Self.none {
            entries[Int(previous)].nextSibling = next
        } else {
            families[hash] = next == Self.none ? nil : next
        }
    }

    /// The entry that a further size of an item replaces: the least recently used one of an item that has as many sizes as
    /// it may have.
    func surplusSibling(of item: ItemIdentity) -> Slot? {
        var members = 0
        var last = Self.none
        var slot = families[item.hash] ?? Self.none
        while slot != Self.none {
            if entries[Int(slot)].item == item {
                members += 1
                last = slot
            }
            slot = entries[Int(slot)].nextSibling
        }
        return members < Self.familyLimit ? nil : last
    }
}
