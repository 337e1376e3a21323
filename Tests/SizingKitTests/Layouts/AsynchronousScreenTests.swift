import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Frames are shown, and layouts settle, whichever thread carries the main actor: on Linux that may change at each `await`.
///
/// One after another: a test that waits keeps its screen, and each turn of the run loop calls the layouts of all of them.
@MainActor
@Suite(.serialized) struct AsynchronousScreenTests {
    /// Waits until another thread carries the main actor, or for a while.
    private func changeThreads() async {
        let thread = currentThread
        for _ in 0..<200 {
            await Task.detached { _ = usleep(200) }.value
            if currentThread != thread { return }
        }
    }

    private var currentThread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

    private func check(_ section: SizingSection) async {
        let heights = (0..<400).map { (item: Int) -> CGFloat in CGFloat(40 + item * 7 % 13 * 20) }
        let list = ListFixture(heights: [heights], section: section)
        list.screen.frame()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 300, section: 0), at: .top, animated: false)
        list.screen.runUntilRest()
        await changeThreads()
        // The screen is that of the process, and other tests may have run meanwhile.
        let screen = HeadlessScreen(scale: 3)
        screen.show(list.collectionView)
        screen.frame()
        await changeThreads()
        for _ in 0..<12 { screen.drag(list.collectionView, by: -300) }
        screen.lift(list.collectionView)
        await changeThreads()
        let lastScreen = HeadlessScreen(scale: 3)
        lastScreen.show(list.collectionView)
        lastScreen.runUntilRest()
        #expect(list.layout.session.elastic?.origin == 0)
    }

    @Test func aListSettles() async { await check(.bareList()) }
    @Test(.byTurns()) func aGridSettles() async { await check(.grid(columns: 2)) }
    @Test(.byTurns()) func aMasonrySettles() async { await check(.masonry(columns: 2, spacing: 0)) }

    /// An observer is called in the turns of a screen on another thread than the one it was made on.
    @Test func observersComeAlong() async {
        var turns = 0
        let observer = RunLoopObserver { turns += 1 }
        for _ in 0..<3 {
            await changeThreads()
            let before = turns
            HeadlessScreen().frame()
            #expect(turns > before)
        }
        withExtendedLifetime(observer) {}
    }
}
