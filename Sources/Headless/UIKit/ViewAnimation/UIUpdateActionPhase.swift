import Foundation

/// A part of an update of the screen, in which the actions of update links are performed.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    private let name: String

    private init(_ name: String) {
        self.name = name
        super.init()
    }

    private static let updateScheduled = UIUpdateActionPhase("updateScheduled")
    private static let eventDispatchBegins = UIUpdateActionPhase("eventDispatchBegins")
    private static let eventDispatchEnds = UIUpdateActionPhase("eventDispatchEnds")
    private static let displayLinksBegin = UIUpdateActionPhase("displayLinksBegin")
    private static let displayLinksEnd = UIUpdateActionPhase("displayLinksEnd")
    private static let commitBegins = UIUpdateActionPhase("commitBegins")
    private static let commitEnds = UIUpdateActionPhase("commitEnds")
    private static let lowLatencyEventDispatchBegins = UIUpdateActionPhase("lowLatencyEventDispatchBegins")
    private static let lowLatencyEventDispatchEnds = UIUpdateActionPhase("lowLatencyEventDispatchEnds")
    private static let lowLatencyCommitBegins = UIUpdateActionPhase("lowLatencyCommitBegins")
    private static let lowLatencyCommitEnds = UIUpdateActionPhase("lowLatencyCommitEnds")
    private static let updateComplete = UIUpdateActionPhase("updateComplete")

    open class var afterUpdateScheduled: UIUpdateActionPhase { updateScheduled }
    open class var beforeEventDispatch: UIUpdateActionPhase { eventDispatchBegins }
    open class var afterEventDispatch: UIUpdateActionPhase { eventDispatchEnds }
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { displayLinksBegin }
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { displayLinksEnd }
    open class var beforeCATransactionCommit: UIUpdateActionPhase { commitBegins }
    open class var afterCATransactionCommit: UIUpdateActionPhase { commitEnds }
    /// The phases of low latency never come: nothing is drawn by a pencil here.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { lowLatencyEventDispatchBegins }
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { lowLatencyEventDispatchEnds }
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { lowLatencyCommitBegins }
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { lowLatencyCommitEnds }
    open class var afterUpdateComplete: UIUpdateActionPhase { updateComplete }
}
