/// A value of many parts behind one reference: handed around as one pointer, read where it lies, and changed there too
/// as long as nothing else refers to it, else in a copy.
///
/// An `indirect` case of an enumeration gets a new box at each change.
struct Shared<Value: Sendable>: @unchecked Sendable {
    private final class Storage {
        // Reached through `value` only, accesses to which are checked already.
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    init(_ value: Value) {
        storage = Storage(value)
    }

    var value: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}
