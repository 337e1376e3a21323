/// The spaces that the sizes in a cache were measured in, by number. A space without a size is removed.
struct MeasuringSpaces {
    typealias Number = Int32

    /// The number of no space.
    static let none: Number = -1

    private struct Entry {
        let space: MeasuringSpace
        /// How many sizes were measured in the space. If there are none, the number is not in use.
        var sizes = 0
    }

    private var entries: [Entry] = []
    private var numbers: [MeasuringSpace: Number] = [:]
    private var vacant: [Number] = []
    /// The number that was found last: neighbours in a list are mostly measured in the same space.
    private var last: Number = 0

    /// The number of spaces.
    var count: Int { numbers.count }

    subscript(number: Number) -> MeasuringSpace { entries[Int(number)].space }

    /// The number of a space; `nil` if nothing was measured in it.
    mutating func number(of space: MeasuringSpace) -> Number? {
        if Int(last) < entries.count, entries[Int(last)].sizes > 0, entries[Int(last)].space == space { return last }
        guard let number = numbers[space] else { return nil }
        last = number
        return number
    }

    /// Counts another size that was measured in a space.
    mutating func addSize(in space: MeasuringSpace) -> Number {
        let number = self.number(of: space) ?? add(space)
        entries[Int(number)].sizes += 1
        return number
    }

    private mutating func add(_ space: MeasuringSpace) -> Number {
        let number = vacant.popLast() ?? Number(entries.count)
        if Int(number) == entries.count {
            entries.append(Entry(space: space))
        } else {
            entries[Int(number)] = Entry(space: space)
        }
        numbers[space] = number
        last = number
        return number
    }

    /// Counts a size less that was measured in a space.
    mutating func removeSize(in number: Number) {
        entries[Int(number)].sizes -= 1
        guard entries[Int(number)].sizes == 0 else { return }
        numbers[entries[Int(number)].space] = nil
        vacant.append(number)
    }

    /// The number of sizes that were measured in a space, by its number.
    func sizeCount(in number: Number) -> Int { entries[Int(number)].sizes }
}
