import Foundation

/// What brings touches; none is ever made here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
}
