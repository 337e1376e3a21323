import UIKit

/// An exception that UIKit raised, as it would be printed when it ends an app.
public struct UIKitException: Equatable, Sendable, CustomStringConvertible {
    /// The Objective-C name, `NSInternalInconsistencyException` say.
    public let name: String

    /// UIKit's own words. Objects in it are written as their class and address.
    public let reason: String

    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }

    public var description: String {
        "\(name): \(reason)"
    }
}

/// Runs the body and returns the exceptions that UIKit raised meanwhile, in order.
///
/// Nothing is unwound, other than on a device: after an exception UIKit goes on in the most harmless way it can, so
/// that a test can go on as well. Outside of such a call an exception ends the process.
@preconcurrency @MainActor
public func catchingUIKitExceptions(_ body: () throws -> Void) rethrows -> [UIKitException] {
    var caught: [UIKitException] = []
    let outer = Exceptions.recorder
    Exceptions.recorder = { caught.append(UIKitException(name: $0, reason: $1)) }
    defer { Exceptions.recorder = outer }
    try body()
    return caught
}
