import Foundation

/// Changes of layers that belong together.
open class CATransaction: NSObject {
    open class func begin() {
        TransactionState.begin()
    }

    open class func commit() {
        TransactionState.commit()
    }

    open class func flush() {}

    open class func animationDuration() -> CFTimeInterval { TransactionState.animationDuration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionState.change { $0.duration = dur }
    }

    open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionState.current?.timingFunction }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionState.change { $0.timingFunction = function }
    }

    open class func disableActions() -> Bool { TransactionState.current?.disablesActions ?? false }

    open class func setDisableActions(_ flag: Bool) {
        TransactionState.change { $0.disablesActions = flag }
    }

    open class func completionBlock() -> (() -> Void)? { TransactionState.current?.completion }

    /// The block is called when all animations have stopped that are added after this call and before the commit; at the
    /// commit if there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionState.change { $0.setCompletion(block) }
    }
}

/// The transactions that are open, outermost first. Each thread has its own with Apple; here there is one stack.
enum TransactionState {
    final class Transaction {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        private(set) var completion: (() -> Void)?
        private var running = 0
        private var isCommitted = false

        func setCompletion(_ block: (() -> Void)?) {
            completion = block
        }

        func animationWasAdded() {
            running += 1
        }

        func animationStopped() {
            running -= 1
            completeIfDone()
        }

        func commit() {
            isCommitted = true
            completeIfDone()
        }

        private func completeIfDone() {
            guard isCommitted, running == 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    nonisolated(unsafe) private static var stack: [Transaction] = []

    static var current: Transaction? { stack.last }

    static func begin() {
        stack.append(Transaction())
    }

    static func commit() {
        stack.popLast()?.commit()
    }

    /// Without a transaction that was begun nothing is kept: the implicit one ends at once.
    static func change(_ change: (Transaction) -> Void) {
        if let current { change(current) }
    }

    static var animationDuration: CFTimeInterval {
        stack.reversed().lazy.compactMap(\.duration).first ?? CALayer.standardAnimationDuration
    }

    /// - Returns: What is to be called when the animation stops.
    static func animationWasAdded() -> () -> Void {
        guard let current else { return {} }
        current.animationWasAdded()
        return { current.animationStopped() }
    }
}
