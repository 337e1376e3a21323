import Foundation

/// The times of a frame, in seconds.
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
}

/// Calls a closure in each frame of the screen while it is enabled and its view is in a window.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []

    public init(view: UIView) {
        self.view = view
        super.init()
        UpdateLinks.add(self)
    }

    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        handlers.append(handler)
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

    func show(_ info: UIUpdateInfo) {
        guard isEnabled, view?.window != nil else { return }
        updateInfo = info
        for handler in handlers { handler(self, info) }
        updateInfo = nil
    }
}

/// The links that exist.
@MainActor
enum UpdateLinks {
    private struct WeakLink {
        weak var link: UIUpdateLink?
    }

    private static var links: [WeakLink] = []

    static func add(_ link: UIUpdateLink) {
        links.removeAll { $0.link == nil }
        links.append(WeakLink(link: link))
    }

    static func show(_ time: TimeInterval, after seconds: TimeInterval) {
        guard !links.isEmpty else { return }
        let info = UIUpdateInfo(time: time, after: seconds)
        for entry in links { entry.link?.show(info) }
    }
}
