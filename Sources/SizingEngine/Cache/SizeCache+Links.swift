// The order of use and the entries of one identity (a family) are linked lists whose links lie in the entries: neither needs
// an allocation of its own, and an entry is removed from both at once.
extension SizeCache {
    /// - Returns: The slot of an entry that is in no list.
    mutating func vacantSlot() -> Slot {
        guard firstVacant == Self.none else {
            let slot = firstVacant
            firstVacant = entries[Int(slot)].older
            return slot
        }
        entries.append(
            Entry(
                key: nil,
                size: MeasuredSize(width: 0, height: 0),
                newer: Self.none,
                older: Self.none,
                previousSibling: Self.none,
                nextSibling: Self.none
            )
        )
        return Slot(entries.count - 1)
    }

    mutating func removeEntry(in slot: Slot) {
        guard let key = entries[Int(slot)].key else { preconditionFailure("The entry in slot \(slot) is vacant.") }
        unlink(slot)
        // An identity that has changed since it was inserted, as a mutable object may, is not found where it was put.
        // Returning no size is better than returning that of another key.
        guard unlinkFromFamily(slot, of: key.identity), slots.removeValue(forKey: key) == slot else {
            return removeAll()
        }
        entries[Int(slot)].key = nil
        entries[Int(slot)].older = firstVacant
        firstVacant = slot
    }

    mutating func use(_ slot: Slot) {
        guard slot != newest else { return }
        unlink(slot)
        linkAsNewest(slot)
    }

    mutating func linkAsNewest(_ slot: Slot) {
        entries[Int(slot)].older = newest
        entries[Int(slot)].newer = Self.none
        if newest == Self.none { oldest = slot } else { entries[Int(newest)].newer = slot }
        newest = slot
    }

    private mutating func unlink(_ slot: Slot) {
        let (older, newer) = (entries[Int(slot)].older, entries[Int(slot)].newer)
        if older == Self.none { oldest = newer } else { entries[Int(older)].newer = newer }
        if newer == Self.none { newest = older } else { entries[Int(newer)].older = older }
    }

    mutating func linkIntoFamily(_ slot: Slot, of identity: AnyHashable) {
        let first = families.updateValue(slot, forKey: identity) ?? Self.none
        entries[Int(slot)].previousSibling = Self.none
        entries[Int(slot)].nextSibling = first
        if first != Self.none { entries[Int(first)].previousSibling = slot }
    }

    /// - Returns: Whether the entry was found in its list.
    private mutating func unlinkFromFamily(_ slot: Slot, of identity: AnyHashable) -> Bool {
        let (previous, next) = (entries[Int(slot)].previousSibling, entries[Int(slot)].nextSibling)
        if next != Self.none { entries[Int(next)].previousSibling = previous }
        if previous != Self.none {
            entries[Int(previous)].nextSibling = next
            return true
        }
        let first =
            next == Self.none ? families.removeValue(forKey: identity) : families.updateValue(next, forKey: identity)
        return first == slot
    }
}
