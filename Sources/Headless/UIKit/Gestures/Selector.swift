import Foundation

/// The name of a method, as Objective-C knows it.
///
/// There is no `#selector` on Linux, and nothing can be called by its name. The type is here for
/// `super.init(target: nil, action: nil)`, which subclasses of recognizers call.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ str: String) {
        description = str
    }

    public init(stringLiteral value: String) {
        description = value
    }
}
