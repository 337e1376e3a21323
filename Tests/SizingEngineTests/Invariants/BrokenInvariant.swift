/// The error that `checkInvariants()` throws for a damaged structure: a defect in this package.
struct BrokenInvariant: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    static func check(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        if !condition { throw BrokenInvariant(description()) }
    }
}
