import Foundation
import UIKit

/// Calls back at the end of each frame: before Core Animation commits, and with it lays views out, and after it has committed.
///
/// Until iOS 12 Core Animation committed in an observer of the run loop that is about to sleep; observers with other
/// orders came before it or after it. Public stack traces of later systems show that UIKit handles events, calls
/// display links and commits in a source of the run loop. Changes that an observer makes there are shown a frame late.
/// From iOS and tvOS 18 and visionOS 2 on, a `UIUpdateLink` calls around the commit, wherever it takes place.
///
/// The observers stay beside the link: the run loop also turns without an update of the screen. Where one of the two
/// has ended the frame of a turn, the other doesn't end it again. Mac Catalyst has the observers alone: sources
/// disagree whether it has the link.
@MainActor
final class EndOfFrame {
    /// The closures that are called, in this order.
    struct Actions {
        /// No more code of the app runs in this turn of the run loop.
        let turnIsOver: @MainActor () -> Void
        /// The changes of this turn are about to be laid out.
        let frameWillEnd: @MainActor () -> Void
        /// The same, unless the user scrolls.
        let quietFrameWillEnd: @MainActor () -> Void
        /// Code of the app may run again. ``EndOfFrame/isCommitted`` says whether Core Animation has committed.
        let turnDidEnd: @MainActor () -> Void
        /// The run loop sleeps, unless the user scrolls. ``EndOfFrame/hasCommitted`` says whether Core Animation has committed
        /// since it slept before.
        let quietLoopSleeps: @MainActor () -> Void
    }

    /// Whether Core Animation has committed at the end of this turn.
    private(set) var isCommitted = false
    /// Whether the run loop turns in its default mode, and not in the one in which the user scrolls.
    private(set) var isQuiet = false

    /// Whether update links are followed where there are any. Tests follow none, as on systems before iOS 18.
    static var followsLinks = true

    private let actions: Actions
    private var observers: [RunLoopObserver] = []
    private weak var view: UIView?
    /// The link of the view, and how it is ended; `nil` on systems without links.
    private var endLink: (@MainActor () -> Void)?
    /// Whether the observers of a run loop that is about to sleep are being called.
    private var isAboutToSleep = false
    /// Whether the link has told of a commit since the run loop last slept, or there is no link that would tell.
    private(set) var hasCommitted = false

    /// Begins to observe. The observation ends when the object is released.
    init(_ actions: Actions) {
        self.actions = actions
        observers = [
            RunLoopObserver(whileTracking: true) { [weak self] in self?.loopWillSleep() },
            RunLoopObserver { [weak self] in self?.quietLoopWillSleep() },
            RunLoopObserver(afterCommits: true, whileTracking: true) { [weak self] in self?.loopSleeps() },
        ]
    }

    /// Follows the updates of a view, in place of those of another one.
    func follow(_ view: UIView) {
        guard view !== self.view else { return }
        self.view = view
        endLink?()
        endLink = nil
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), Self.followsLinks { link(to: view) }
    }

    /// Adds a link where there are links.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    private func link(to view: UIView) {
        #if !targetEnvironment(macCatalyst)
            let link = UIUpdateLink(view: view)
            // UIKit may keep the link.
            link.addAction(to: .beforeCATransactionCommit) { [weak self] link, _ in
                guard let self else {
                    link.isEnabled = false
                    return
                }
                updateWillCommit()
            }
            link.addAction(to: .afterCATransactionCommit) { [weak self] _, _ in self?.updateDidCommit() }
            link.isEnabled = true
            endLink = { link.isEnabled = false }
        #endif
    }

    /// Whether the link tells of each commit.
    private var isLinked: Bool { endLink != nil && view?.window != nil }

    // MARK: The link

    private func updateWillCommit() {
        // Where the commit is that of an observer, the others have been called.
        guard !isAboutToSleep else { return }
        isQuiet = RunLoop.current.currentMode.map { $0 == .default } ?? true
        actions.turnIsOver()
        actions.frameWillEnd()
        if isQuiet { actions.quietFrameWillEnd() }
    }

    private func updateDidCommit() {
        hasCommitted = true
        isCommitted = true
        actions.turnDidEnd()
    }

    // MARK: The run loop

    private func loopWillSleep() {
        isAboutToSleep = true
        isQuiet = false
        actions.turnIsOver()
        if !hasCommitted { actions.frameWillEnd() }
    }

    private func quietLoopWillSleep() {
        isQuiet = true
        if !hasCommitted { actions.quietFrameWillEnd() }
    }

    private func loopSleeps() {
        isCommitted = !isLinked
        isAboutToSleep = false
        actions.turnDidEnd()
        if isCommitted { hasCommitted = true }
        if isQuiet { actions.quietLoopSleeps() }
        hasCommitted = false
    }
}
