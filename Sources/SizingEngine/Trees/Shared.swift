/// A value of many parts behind one reference. A copy costs one pointer; the value is read in place, and changed in place
/// unless another copy refers to it.
///
/// It replaces an `indirect` case of an enumeration, which allocates a new box at each change.
struct Shared<Value: Sendable>: @unchecked Sendable {
    private final class Storage {
        // Accessed only through `value`, whose accesses are checked already.
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    init(_ value: Value) {
        storage = Storage(value)
    }

    /// Whether two values are copies of one, neither of which was changed since.
    func isSame(as other: Shared) -> Bool { storage === other.storage }

    var value: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}
