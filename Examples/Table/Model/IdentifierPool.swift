/// Identifiers that are taken, and new ones beside them.
struct IdentifierPool {
    private var taken: Set<String>
    /// The number to try next for a name that has been numbered before: without it a name that occurs a million times
    /// would be tried from 2 on each time.
    private var nextNumbers: [String: Int] = [:]

    init(taken: Set<String>) {
        self.taken = taken
    }

    /// Takes `name` if it is free, else the first free one of `name-2`, `name-3`, ….
    ///
    /// - Complexity: O(1) on average over all calls: every number that is not free is tried once.
    mutating func claim(_ name: String) -> String {
        if taken.insert(name).inserted { return name }
        var number = nextNumbers[name] ?? 2
        while !taken.insert("\(name)-\(number)").inserted { number += 1 }
        nextNumbers[name] = number + 1
        return "\(name)-\(number)"
    }
}
