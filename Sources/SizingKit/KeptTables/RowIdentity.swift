/// The identity of a row without a key: it stays with the row while others are inserted, deleted and moved.
///
/// No two rows of an app have equal identities, so that tables can share a cache.
struct RowIdentity: Hashable {
    private let number: Int

    @MainActor private static var lastNumber = 0

    /// Makes an identity that nothing else has.
    @MainActor
    init() {
        Self.lastNumber += 1
        number = Self.lastNumber
    }
}
