import UIKit

extension LayoutSession {
    /// How often a pass begins anew because code of the app has changed the data while it was asked.
    static let maximumAttempts = 8

    /// Asks code of the app, which may do anything to the collection view meanwhile.
    ///
    /// Until it has answered, the layout keeps its elements, and answers from them: what the code does takes effect in the
    /// next pass. An element that exists before the call exists after it.
    ///
    /// - Returns: The answer; `nil` if index paths may mean something else by now, or the layout has left its collection
    ///   view. Then nothing more may be asked before the next pass.
    func asking<Answer>(_ code: () -> Answer) -> Answer? {
        let (outerPhase, outerDirt) = (phase, dirt)
        (phase, dirt) = (.asking, [])
        let answer = code()
        let isInterrupted = isInterrupted
        phase = outerPhase
        dirt.formUnion(outerDirt)
        return isInterrupted ? nil : answer
    }

    /// Whether the pass under way must end: code that was asked in it has changed the data, or has taken the layout from its
    /// collection view.
    var isInterrupted: Bool { dirt.contains(.everything) || collectionView == nil }

    /// Does something at once; in the next pass, if code of the app is being asked now.
    func whenAnswered(_ action: @escaping @MainActor (LayoutSession) -> Void) {
        guard phase == .asking else { return action(self) }
        postpone(action)
    }

    /// Does something at once; in the next pass, if index paths may mean something else there than they do to the layout now.
    func whenCountsAreKnown(_ action: @escaping @MainActor (LayoutSession) -> Void) {
        let areKnown = phase != .asking && phase != .awaitingUpdates && !dirt.contains(.everything)
        guard elastic == nil || areKnown else { return postpone(action) }
        action(self)
    }

    private func postpone(_ action: @escaping @MainActor (LayoutSession) -> Void) {
        postponed.append(action)
        invalidateLayout()
    }

    /// Does what was postponed.
    func doPostponed() {
        let actions = postponed
        postponed = []
        for action in actions { action(self) }
    }
}
