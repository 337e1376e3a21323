import CoreFoundation
import Testing

@testable import SizingKit

/// How the layouts ask for one more turn of the run loop.
@MainActor
@Suite struct RunLoopObserverTests {
    @Test func allWakeUpsShareATimer() {
        let timer = RunLoopObserver.sharedTimer()
        for step in 0..<1_000 {
            RunLoopObserver.wakeUp(after: Double(step % 7))
            #expect(RunLoopObserver.sharedTimer() === timer)
        }
    }

    @Test func theEarliestOfManyWakeUpsCounts() {
        for delay in [3_600, 0.5, 1_800] { RunLoopObserver.wakeUp(after: delay) }
        let next = CFRunLoopTimerGetNextFireDate(RunLoopObserver.sharedTimer())
        #expect(next <= CFAbsoluteTimeGetCurrent() + 0.5)
    }
}
