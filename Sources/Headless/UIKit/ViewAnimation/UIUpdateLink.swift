import Foundation

/// The times of an update of the screen, in seconds.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// The time that models are to be brought to.
    public let modelTime: TimeInterval
    /// When the frame has to be finished.
    public let completionDeadlineTime: TimeInterval
    /// When the frame is seen.
    public let estimatedPresentationTime: TimeInterval

    init(time: TimeInterval, after seconds: TimeInterval) {
        modelTime = time
        completionDeadlineTime = time + seconds
        estimatedPresentationTime = time + seconds
        super.init()
    }

    open var isImmediatePresentationExpected: Bool { false }
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    open var isPerformingLowLatencyPhases: Bool { false }
}

/// Performs actions in the phases of each frame of the screen while it is enabled and its view, or a window of its scene, is
/// shown.
///
/// Apple's initialisers and methods with a target and a selector do not exist here.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private var actions: [ObjectIdentifier: [(UIUpdateLink, UIUpdateInfo) -> Void]] = [:]

    public init(view: UIView) {
        self.view = view
        super.init()
        UpdateLinks.add(self)
    }

    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
        UpdateLinks.add(self)
    }

    public convenience init(
        windowScene: UIWindowScene,
        actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// The phase is `beforeCADisplayLinkDispatch`.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    open func addAction(
        to phase: UIUpdateActionPhase,
        handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        actions[ObjectIdentifier(phase), default: []].append(handler)
    }

    open var isEnabled = false

    /// Every frame is an update here, whether something has changed or not.
    open var requiresContinuousUpdates = false
    open var wantsLowLatencyEventDispatch = false
    open var wantsImmediatePresentation = false
    open var preferredFrameRateRange = CAFrameRateRange.default
    private var updateInfo: UIUpdateInfo?

    /// Nothing outside of an update.
    open func currentUpdateInfo() -> UIUpdateInfo? { updateInfo }

    /// Whether it concerns what is on screen.
    private var isActive: Bool {
        isEnabled && (view?.window != nil || windowScene?.windows.contains { !$0.isHidden } == true)
    }

    fileprivate func perform(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
        guard let handlers = actions[ObjectIdentifier(phase)], isActive else { return }
        updateInfo = info
        for handler in handlers where isEnabled { handler(self, info) }
        updateInfo = nil
    }
}

/// The links that exist, and the update that is under way.
@MainActor
package enum UpdateLinks {
    private struct WeakLink {
        weak var link: UIUpdateLink?
    }

    private static var links: [WeakLink] = []
    private static var info: UIUpdateInfo?

    static func add(_ link: UIUpdateLink) {
        links.removeAll { $0.link == nil }
        links.append(WeakLink(link: link))
    }

    /// Begins the update of a frame, with everything that comes before display links are called.
    static func begin(_ time: TimeInterval, after seconds: TimeInterval) {
        info = links.isEmpty ? nil : UIUpdateInfo(time: time, after: seconds)
        perform(.afterUpdateScheduled)
        perform(.beforeEventDispatch)
        perform(.afterEventDispatch)
        perform(.beforeCADisplayLinkDispatch)
    }

    static func displayLinksWereCalled() {
        perform(.afterCADisplayLinkDispatch)
    }

    /// Lays out and commits what is shown, between the actions before and after it.
    package static func committing(_ commit: () -> Void) {
        perform(.beforeCATransactionCommit)
        commit()
        perform(.afterCATransactionCommit)
        perform(.afterUpdateComplete)
    }

    private static func perform(_ phase: UIUpdateActionPhase) {
        guard let info else { return }
        for entry in links { entry.link?.perform(phase, info) }
    }
}
