import Foundation

/// The names of the Objective-C exceptions that UIKit raises.
package enum ExceptionName: String, Sendable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"
    case invalidGeometry = "CALayerInvalidGeometry"
}

/// Where raised exceptions go: to a recorder while a test watches, else to the end of the process.
@MainActor
package enum Exceptions {
    package static var recorder: ((_ name: String, _ reason: String) -> Void)?
}

/// Raises an exception as UIKit would.
///
/// Returns only while a recorder is installed. The caller then goes on in the most harmless way.
@MainActor
package func raise(_ name: ExceptionName, _ reason: @autoclosure () -> String) {
    let reason = reason()
    guard let recorder = Exceptions.recorder else {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
    }
    recorder(name.rawValue, reason)
}
