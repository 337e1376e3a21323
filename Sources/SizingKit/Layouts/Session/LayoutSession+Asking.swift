import SizingEngine
import UIKit

/// A closure of the app has changed the data while it was called, or has removed the layout from its collection view.
///
/// Index paths may have other meanings now, and no more closures may be called: the operation under way ends, and the
/// next pass begins anew.
struct Interrupted: Error {}

extension LayoutSession {
    /// How often a pass starts again because a closure of the app has changed the data during it.
    static let maximumAttempts = 8

    /// Calls a closure of the app, which may do anything to the collection view.
    ///
    /// Until it returns, the layout keeps its elements and answers from them. Changes that the closure makes take effect
    /// in the next pass, so an element that exists before the call exists after it.
    ///
    func asking<Answer>(_ code: () -> Answer) throws(Interrupted) -> Answer {
        let (outerPhase, outerParts) = (phase, pending.takeParts())
        phase = .asking
        let hidScreen = scratch.showScreen()
        let answer = code()
        if hidScreen { scratch.hideScreen() }
        let isInterrupted = isInterrupted
        phase = outerPhase
        pending.add(outerParts)
        if isInterrupted { throw Interrupted() }
        return answer
    }

    /// Calls a closure of the app that answers nothing, or whose answer nothing else depends on.
    func telling(_ code: () -> Void) {
        try? asking(code)
    }

    /// Ends the operation under way if a closure of the app has interrupted it, regardless of the caller of the
    /// closure.
    func checkInterruption() throws(Interrupted) {
        if isInterrupted { throw Interrupted() }
    }

    private var isInterrupted: Bool { pending.parts.contains(.everything) || collectionView == nil }

    /// Performs an action now, or in the next pass if a closure of the app is being called now.
    func whenAnswered(_ action: @escaping @MainActor (LayoutSession) -> Void) {
        guard phase == .asking else { return action(self) }
        postpone(action)
    }

    /// Whether index paths mean the same to the collection view and to the layout.
    var countsAreKnown: Bool {
        phase != .asking && phase != .awaitingUpdates && !pending.parts.contains(.everything)
    }

    /// Performs an action in the next pass.
    ///
    /// - Parameter isOfIndexPaths: Whether it invalidates sizes by index paths.
    func postpone(isOfIndexPaths: Bool = false, _ action: @escaping @MainActor (LayoutSession) -> Void) {
        pending.postpone(isOfIndexPaths: isOfIndexPaths, action)
        invalidateLayout()
    }

    /// Performs the postponed actions.
    func performPostponed() throws(Interrupted) {
        for action in pending.takeActions() { action.perform(self) }
        try checkInterruption()
    }
}
