import SizingEngine
import UIKit

extension LayoutSession {
    /// How often a pass starts again because a closure of the app has changed the data during it.
    static let maximumAttempts = 8

    /// Calls a closure of the app, which may do anything to the collection view.
    ///
    /// Until it returns, the layout keeps its elements and answers from them. Changes that the closure makes take effect
    /// in the next pass, so an element that exists before the call exists after it.
    ///
    /// - Returns: The result of the closure; `nil` if index paths may have changed their meaning, or the layout has left
    ///   its collection view. Then no more closures may be called before the next pass.
    @discardableResult
    func asking<Answer>(_ code: () -> Answer) -> Answer? {
        let (outerPhase, outerParts) = (phase, pending.takeParts())
        phase = .asking
        let wasAside = aside.showScreen()
        let answer = code()
        if wasAside { aside.hideScreen() }
        let isInterrupted = isInterrupted
        phase = outerPhase
        pending.add(outerParts)
        return isInterrupted ? nil : answer
    }

    /// Whether the pass under way must end, because a closure of the app has changed the data or has removed the layout
    /// from its collection view.
    var isInterrupted: Bool { pending.parts.contains(.everything) || collectionView == nil }

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
    func performPostponed() {
        for action in pending.takeActions() { action.perform(self) }
    }
}
