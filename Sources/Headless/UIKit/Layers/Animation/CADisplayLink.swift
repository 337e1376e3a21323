import Foundation

/// The range of frames per second that an animation asks for.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public static let `default` = CAFrameRateRange()

    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}

/// Calls in each frame of the screen.
///
/// Apple's initialiser takes a target and a selector, which do not exist here: one that takes a closure is among the
/// headless tools.
open class CADisplayLink: NSObject {
    private let tick: (CADisplayLink) -> Void
    private var modes: Set<String> = []

    package init(tick: @escaping (CADisplayLink) -> Void) {
        self.tick = tick
        super.init()
    }

    /// The time of the last frame shown, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The time of the next frame.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// The time between two frames, in seconds; zero before the first.
    open private(set) var duration: CFTimeInterval = 0
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode.rawValue)
        DisplayLinks.add(self)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode.rawValue)
        if modes.isEmpty { DisplayLinks.remove(self) }
    }

    open func invalidate() {
        modes = []
        DisplayLinks.remove(self)
    }

    fileprivate func show(_ time: CFTimeInterval, after seconds: CFTimeInterval) {
        let interval = preferredFramesPerSecond > 0 ? 1 / CFTimeInterval(preferredFramesPerSecond) : seconds
        let isFirst = duration == 0
        // A rate of its own leaves frames out.
        guard !isPaused, isFirst || time - timestamp >= interval - seconds / 2 else { return }
        duration = max(interval, seconds)
        timestamp = time
        tick(self)
    }
}

/// The links that are in a run loop. They are kept alive by it, as on a device.
enum DisplayLinks {
    nonisolated(unsafe) private static var links: [CADisplayLink] = []

    static func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
    }

    static func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    static func show(_ time: CFTimeInterval, after seconds: CFTimeInterval) {
        for link in links where links.contains(where: { $0 === link }) { link.show(time, after: seconds) }
    }
}
