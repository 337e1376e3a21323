import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// A closure may do anything to the collection view while the layout asks it: nothing crashes, and what is shown next is
/// right.
@MainActor
@Suite(.secondProcess) struct ClosureActTests {
    @Test(arguments: sample(of: pairs(AskedClosure.allCases, ClosureAct.allCases), every: 40))
    func aClosureMayDoAnythingWhileItIsAsked(_ closure: AskedClosure, _ act: ClosureAct) {
        let number = ClosureAct.allCases.firstIndex(of: act) ?? 0
        // When it is asked for certain, and at one of the other moments, by turns: all would take minutes.
        let others = closure.moments.dropFirst()
        let moments = closure.moments.prefix(1) + others.dropFirst(others.isEmpty ? 0 : number % others.count).prefix(1)
        for (place, moment) in moments.enumerated() {
            let isHostile = (number + place).isMultiple(of: 2)
            let outcome = outcome(closure, act, moment, isHostile ? .all : [])
            #expect(outcome.problem == nil, "while \(moment), \(isHostile ? "in all hostile modes" : "friendly")")
            if place == 0 { #expect(outcome.wasAsked) }
        }
    }

    /// Claim (What bad data gets): "If a closure changes the data each time it is called, the pass can't finish. After
    /// eight attempts the layout leaves the rest to the next pass"
    @Test func aClosureThatReloadsEachTimeDoesNotKeepTheLayoutFromReturning() {
        let fixture = ClosureFixture()
        let sizing = fixture.sizing
        var calls = 0
        fixture.layout.itemSizing = { [unowned fixture] indexPath in
            calls += 1
            fixture.collectionView.reloadData()
            return sizing(indexPath)
        }
        fixture.show()
        let lines = sizingLog { fixture.screen.frame() }
        #expect(calls > 0)
        #expect(calls <= 40)
        #expect(lines.count <= 1)
        fixture.layout.itemSizing = sizing
        fixture.screen.frame()
        #expect(fixture.problem == nil)
    }

    /// What is wrong after a closure has acted; `nil` if all is right, or the closure was not asked.
    private func outcome(
        _ closure: AskedClosure,
        _ act: ClosureAct,
        _ moment: AskingMoment,
        _ hostility: Hostility
    ) -> (problem: String?, wasAsked: Bool) {
        let (categories, handler) = (SizingLog.categories, SizingLog.eventHandler)
        defer { (SizingLog.categories, SizingLog.eventHandler) = (categories, handler) }
        let fixture = ClosureFixture(hostility: hostility)
        if closure == .logHandler {
            SizingLog.categories = [.measured, .corrected, .invalidated, .precached]
            SizingLog.eventHandler = { [weak fixture] _ in fixture?.asked(.logHandler) }
        }
        var problem: String?
        let exceptions = catchingUIKitExceptions {
            if moment != .opening {
                fixture.show()
                fixture.screen.runUntilRest()
            }
            if closure == .indexPathForKey {
                fixture.collectionView.contentOffset.y = 1_500
                fixture.screen.runUntilRest()
            }
            fixture.arm(closure, act)
            fixture.begin(moment)
            fixture.screen.frames(moment == .measuringAhead ? 12 : 3)
            guard fixture.armed == nil else { return }
            fixture.undo(act)
            fixture.screen.frames(2)
            problem = fixture.problem.map { "at once: \($0)" }
            fixture.screen.runUntilRest()
            if problem == nil { problem = fixture.problem.map { "at rest: \($0)" } }
        }
        return (exceptions.first.map { "\($0)" } ?? problem, fixture.armed == nil)
    }
}

extension ClosureFixture {
    func show() {
        screen.show(collectionView)
    }

    /// Leads the layout to ask.
    fileprivate func begin(_ moment: AskingMoment) {
        let view = collectionView
        switch moment {
        case .opening: show()
        case .scrolling: view.contentOffset.y += 1_500
        case .updating:
            view.performBatchUpdates { [self] in
                data[1].rows.insert(contentsOf: [freshRow(), freshRow(), freshRow()], at: 0)
                view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 1) })
            }
        case .reloading:
            data[0].rows.insert(freshRow(), at: 0)
            view.reloadData()
        case .turning: screen.rotate(to: CGSize(width: 844, height: 390))
        case .correcting:
            data[0].rows[2].height += 20
            view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
        case .measuringAhead: layout.precaching = SizingPrecaching(timeBudget: 1)
        case .settingOffsetExactly:
            layout.scrollExactly(toItemAt: IndexPath(item: 60, section: 1), at: .centeredVertically, animated: false)
        }
    }

    /// Shows again what an act has taken off the screen.
    fileprivate func undo(_ act: ClosureAct) {
        switch act {
        case .switchLayout: collectionView.collectionViewLayout = layout
        case .removeFromWindow: show()
        default: break
        }
    }
}
