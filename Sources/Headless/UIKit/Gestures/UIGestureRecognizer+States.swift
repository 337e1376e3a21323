import Foundation

/// What follows from a new state.
extension UIGestureRecognizer {
    /// The window's record of the touches that are down.
    var tracker: TouchTracker? { view?.window?.touchTracker }

    func change(to new: State) {
        switch (recognition.state, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            attempt(new)
        case (.possible, .failed), (.possible, .cancelled):
            end(as: .failed)
        case (.began, .changed), (.changed, .changed), (.began, .began), (.changed, .began):
            recognition.state = .changed
            recognition.needsAction = true
        case (.began, .ended), (.changed, .ended):
            end(as: .ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            end(as: .cancelled)
        default:
            break
        }
    }

    /// Tries to be recognized: it may be told not to begin, have to wait for others, or be prevented by them.
    private func attempt(_ new: State) {
        if recognition.held != nil {
            // A continuous gesture that ends while it waits has been recognized as a whole.
            recognition.held = new == .changed ? .began : new
            return
        }
        let isAskedLate = view?.window?.gestureHostility.contains(.beginningsAskedLate) ?? false
        guard isAskedLate || isAllowedToBegin else { return end(as: .failed) }
        recognition.held = new == .changed ? .began : new
        proceed()
    }

    /// Takes the state that was held back, unless others still have to fail.
    func proceed() {
        guard let held = recognition.held, recognition.state == .possible else { return }
        let others = tracker?.others(of: self) ?? []
        let required = requirements(among: others)
        if required.contains(where: { $0.recognition.isActive || $0.recognition.state == .ended }) {
            return end(as: .failed)
        }
        if required.contains(where: { $0.recognition.state == .possible && $0.isInvolved }) { return }
        if others.contains(where: { $0.hasBeenRecognized && $0.prevents(self) }) { return end(as: .failed) }
        if view?.window?.gestureHostility.contains(.beginningsAskedLate) ?? false, !isAllowedToBegin {
            return end(as: .failed)
        }
        recognition.held = nil
        recognition.state = held
        recognition.needsAction = true
        for other in others where other.recognition.state == .possible && prevents(other) {
            other.end(as: .failed)
        }
        for other in tracker?.waitingRecognizers ?? [] where other !== self { other.proceed() }
    }

    /// Ends the gesture. Those that waited for its failure go on, or fail.
    func end(as final: State) {
        recognition.held = nil
        recognition.state = final
        recognition.needsAction = final != .failed
        for other in tracker?.waitingRecognizers ?? [] where other !== self { other.proceed() }
    }

    func disable() {
        guard recognition.state != .possible || !recognition.touches.isEmpty else { return }
        if !recognition.isOver { end(as: recognition.isActive ? .cancelled : .failed) }
        sendAction()
        resetIfOver(force: true)
    }

    // MARK: Questions

    /// The delegate and every view from the touched one outwards are asked.
    private var isAllowedToBegin: Bool {
        var touched = recognition.touches.first?.view ?? view
        while let current = touched {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            if current === view { break }
            touched = current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether a finger that is down, or a part of the gesture that is done, may still make it one.
    var isInvolved: Bool {
        isEnabled && (!recognition.touches.isEmpty || recognition.held != nil || isWaitingForTouches)
    }

    private var hasBeenRecognized: Bool { recognition.isActive || recognition.state == .ended }

    /// Those that must fail before the gesture can be recognized.
    private func requirements(among others: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var required = failureRequirements.compactMap(\.recognizer).filter(\.isEnabled)
        for other in others where !required.contains(where: { $0 === other }) {
            if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
                || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
            {
                required.append(other)
            }
        }
        return required
    }

    /// Whether another gesture cannot be recognized when this one is.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
            && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    // MARK: The end of an event

    /// Sends the action that the present state brings.
    func sendAction() {
        guard recognition.needsAction else { return }
        recognition.needsAction = false
        gestureDidChange()
        for action in actions { action(self) }
    }

    /// Makes ready for the next gesture once the state is final and no finger is down.
    func resetIfOver(force: Bool = false) {
        guard recognition.isOver, !recognition.needsAction, recognition.touches.isEmpty || force else { return }
        let location = recognition.location
        recognition = Recognition()
        recognition.location = location
        reset()
    }
}
