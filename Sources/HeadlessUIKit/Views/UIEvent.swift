import Foundation

/// A touch or another event; none is ever made here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
}
