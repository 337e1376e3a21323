/// The error that `checkInvariants()` throws for a damaged structure: a defect in this package.
package struct BrokenInvariant: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    package static func check(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        if !condition { throw BrokenInvariant(description()) }
    }
}
