import Foundation

/// The animations of a layer, in the order in which they were added.
struct LayerAnimations {
    struct Entry {
        let key: String
        let animation: CAAnimation
        let run: AnimationRun
        var hasEnded = false
        /// Is told when the animation stops, for a transaction.
        let stopped: () -> Void
    }

    var entries: [Entry] = []

    /// Those without a key are not listed.
    var keys: [String] { entries.map(\.key) }

    subscript(key: String) -> CAAnimation? {
        entries.first { $0.key == key }?.animation
    }
}

/// When an animation runs, in the time of the display.
struct AnimationRun {
    private let begin: CFTimeInterval
    private let duration: CFTimeInterval
    private let speed: CFTimeInterval
    private let offset: CFTimeInterval
    private let autoreverses: Bool
    private let fillMode: CAMediaTimingFillMode

    /// Seconds of the animation's own time from its beginning to its end.
    private let activeDuration: CFTimeInterval

    init(_ animation: CAAnimation, begin: CFTimeInterval, standardDuration: CFTimeInterval) {
        self.begin = begin
        duration = animation.duration > 0 ? animation.duration : standardDuration
        speed = CFTimeInterval(animation.speed)
        offset = animation.timeOffset
        autoreverses = animation.autoreverses
        fillMode = animation.fillMode
        let once = duration * (animation.autoreverses ? 2 : 1)
        activeDuration =
            animation.repeatDuration > 0
            ? animation.repeatDuration
            : once * CFTimeInterval(animation.repeatCount > 0 ? animation.repeatCount : 1)
    }

    func hasEnded(at time: CFTimeInterval) -> Bool {
        speed > 0 && (time - begin) * speed >= activeDuration - 1e-9
    }

    /// Where in one run of it the animation is; nil while it shows nothing.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval? {
        var active = (time - begin) * speed + offset
        if active < 0 {
            guard [.backwards, .both].contains(fillMode) else { return nil }
            active = 0
        }
        if active >= activeDuration - 1e-9 {
            guard [.forwards, .both].contains(fillMode) else { return nil }
            active = activeDuration
        }
        guard duration > 0 else { return 0 }
        let rounds = active / duration
        let isAtEnd = active > 0 && rounds == rounds.rounded() && active >= activeDuration - 1e-9
        let round = isAtEnd ? rounds - 1 : rounds.rounded(.down)
        let within = active - round * duration
        return autoreverses && Int(round) % 2 == 1 ? duration - within : within
    }
}

extension CALayer {
    /// What a property animation of no duration of its own takes, in seconds, as Apple documents it.
    static let standardAnimationDuration: CFTimeInterval = 0.25

    func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? "animation-\(ObjectIdentifier(animation).hashValue)"
        endAnimation(forKey: key, finished: false)
        guard let copy = animation.copy() as? CAAnimation else { return }
        if copy.duration == 0 { copy.duration = TransactionState.animationDuration }
        let begin = copy.beginTime > 0 ? copy.beginTime : CACurrentMediaTime()
        let run = AnimationRun(copy, begin: begin, standardDuration: copy.duration)
        let stopped = TransactionState.animationWasAdded()
        animations.entries.append(LayerAnimations.Entry(key: key, animation: copy, run: run, stopped: stopped))
        copy.delegate?.animationDidStart(copy)
        AnimationClock.watch(self)
    }

    func endAnimation(forKey key: String, finished: Bool) {
        guard let index = animations.entries.firstIndex(where: { $0.key == key }) else { return }
        let entry = animations.entries.remove(at: index)
        guard !entry.hasEnded else { return }
        entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
        entry.stopped()
    }

    /// Ends what has come to its end.
    ///
    /// - Returns: Whether something still runs.
    func advanceAnimations(to time: CFTimeInterval) -> Bool {
        for entry in animations.entries where !entry.hasEnded && entry.run.hasEnded(at: time) {
            if entry.animation.isRemovedOnCompletion {
                endAnimation(forKey: entry.key, finished: true)
            } else if let index = animations.entries.firstIndex(where: { $0.key == entry.key }) {
                animations.entries[index].hasEnded = true
                entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
                entry.stopped()
            }
        }
        return animations.entries.contains { !$0.hasEnded }
    }

    /// The layer itself, or a copy that its animations have changed.
    package var shownLayer: CALayer {
        let viewState = stateFromAnimator
        guard !animations.entries.isEmpty || viewState != nil else { return self }
        let copy = makeCopy()
        copy.copyContent(of: self)
        if let viewState { copy.take(viewState) }
        let now = CACurrentMediaTime()
        for entry in animations.entries {
            if let time = entry.run.localTime(at: now) { entry.animation.apply(to: copy, at: time) }
        }
        return copy
    }
}

extension CALayer {
    /// What an animator makes of the layer's view.
    private var stateFromAnimator: AnimatedViewState? {
        guard let view else { return nil }
        return MainActor.assumeIsolated { RunningAnimators.shownState(of: view) }
    }

    private func take(_ state: AnimatedViewState) {
        transform = state.transform
        bounds = state.bounds
        position = state.center
        opacity = Float(state.alpha)
        backgroundColor = state.backgroundColor?.cgColor
    }
}

/// Brings the animations of layers on from frame to frame.
enum AnimationClock {
    nonisolated(unsafe) private static var layers: [ObjectIdentifier: WeakLayer] = [:]
    private static let lock = NSLock()

    static func watch(_ layer: CALayer) {
        lock.withLock { layers[ObjectIdentifier(layer)] = WeakLayer(layer: layer) }
    }

    static func advance(to time: CFTimeInterval) {
        let watched = lock.withLock { layers }
        for (identifier, entry) in watched.sorted(by: { $0.value.number < $1.value.number }) {
            let isRunning = entry.layer?.advanceAnimations(to: time) ?? false
            if !isRunning { lock.withLock { _ = layers.removeValue(forKey: identifier) } }
        }
    }

    private struct WeakLayer {
        private static let counter = NSLock()
        nonisolated(unsafe) private static var count = 0

        weak var layer: CALayer?
        let number: Int

        init(layer: CALayer) {
            self.layer = layer
            number = Self.counter.withLock {
                Self.count += 1
                return Self.count
            }
        }
    }
}
