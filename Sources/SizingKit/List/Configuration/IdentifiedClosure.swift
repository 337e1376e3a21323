/// A closure that is equal to its copies and to no other.
struct IdentifiedClosure<Closure: Sendable>: Equatable, Sendable {
    private final class Identity: Sendable {}

    let closure: Closure
    private let identity = Identity()

    init(_ closure: Closure) {
        self.closure = closure
    }

    static func == (first: Self, second: Self) -> Bool {
        first.identity === second.identity
    }
}
