import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Rows of any class are swiped aside and show their actions.
@MainActor
@Suite(.secondProcess) struct SwipeActionsTests {
    @Test func aRowThatIsFlickedOpensByTheWidthOfItsButtons() {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        #expect(fixture.movedRows == [2: -148])
        #expect(
            fixture.buttons == [
                "Delete": CGRect(x: 316, y: 120, width: 74, height: 60),
                "Flag": CGRect(x: 242, y: 120, width: 74, height: 60),
            ]
        )
        #expect(fixture.events.isEmpty)
    }

    @Test func theButtonsPartInProportionWhileTheRowOpens() {
        let fixture = SwipeFixture()
        fixture.drag(0, by: -74, lifting: false)
        #expect(fixture.movedRows == [0: -74])
        #expect(
            fixture.buttons == [
                "Delete": CGRect(x: 353, y: 0, width: 37, height: 60),
                "Flag": CGRect(x: 316, y: 0, width: 37, height: 60),
            ]
        )
    }

    @Test func aSlowFingerLeavesTheRowOpenIfItShowsMoreThanHalfOfTheButtons() {
        let fixture = SwipeFixture()
        fixture.drag(3, by: -80)
        #expect(fixture.movedRows == [3: -148])
        fixture.drag(4, by: -70)
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [:])
    }

    @Test func aRowThatIsSwipedOnWhileItsActionIsUnderWayStaysAcross() {
        let fixture = SwipeFixture()
        fixture.drag(2, by: -385)
        #expect(fixture.movedRows == [2: -360])
        #expect(fixture.events == ["Delete 2"])
        fixture.drag(2, by: -25)
        #expect(fixture.movedRows == [2: -360])
        // Back, and across once more.
        fixture.drag(2, by: 200)
        #expect(fixture.movedRows == [2: -148])
        fixture.drag(2, by: -200)
        #expect(fixture.movedRows == [2: -360])
        #expect(fixture.events == ["Delete 2"])
        fixture.completions[0](true)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
    }

    @Test func theOtherSideHasItsOwnActions() {
        let fixture = SwipeFixture()
        fixture.flick(1, by: 60)
        #expect(fixture.movedRows == [1: 74])
        #expect(fixture.buttons == ["Read": CGRect(x: 0, y: 60, width: 74, height: 60)])
    }

    @Test func sidesFollowTheReadingDirection() {
        let fixture = SwipeFixture(isRightToLeft: true)
        fixture.flick(1, by: 60)
        #expect(fixture.movedRows == [1: 148])
        #expect(
            fixture.buttons == [
                "Delete": CGRect(x: 0, y: 60, width: 74, height: 60),
                "Flag": CGRect(x: 74, y: 60, width: 74, height: 60),
            ]
        )
    }

    @Test func aButtonCallsItsHandlerAndTheRowClosesWhenThatHasFinished() {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        fixture.tap(CGPoint(x: 280, y: 150))
        #expect(fixture.events == ["Flag 2"])
        #expect(fixture.sourceViews.allSatisfy { $0.window != nil && $0.bounds.width == 74 })
        #expect(fixture.movedRows == [2: -148])
        fixture.completions.first?(true)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [:])
    }

    @Test func aFullSwipePerformsTheFirstAction() {
        let fixture = SwipeFixture()
        fixture.drag(2, by: -270, lifting: false)
        #expect(fixture.movedRows == [2: -270])
        fixture.screen.cancelTouches()
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        // 70 per cent of 390 points: the row jumps ahead of the finger, and the first button spreads.
        fixture.drag(2, by: -280, lifting: false)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: -360])
        #expect(fixture.buttons["Delete"] == CGRect(x: 30, y: 120, width: 360, height: 60))
        #expect(fixture.events.isEmpty)
        fixture.screen.liftTouch()
        fixture.screen.frames(60)
        #expect(fixture.events == ["Delete 2"])
    }

    @Test func anOpenRowIsPulledNoFurtherThanItIsWide() {
        let fixture = SwipeFixture()
        fixture.drag(2, by: -100)
        fixture.drag(2, by: -300, lifting: false)
        fixture.screen.frames(60)
        #expect(fixture.buttons["Delete"] == CGRect(x: 0, y: 120, width: 390, height: 60))
        fixture.screen.liftTouch()
        fixture.screen.frames(60)
        #expect(fixture.events == ["Delete 2"])
    }

    @Test func aRowWithoutAFullSwipeFollowsReluctantlyBeyondItsButtons() {
        let fixture = SwipeFixture()
        let provider = fixture.configuration.trailingSwipeActionsConfigurationProvider
        fixture.configuration.trailingSwipeActionsConfigurationProvider = {
            let configuration = provider?($0)
            configuration?.performsFirstActionWithFullSwipe = false
            return configuration
        }
        fixture.screen.frame()
        fixture.drag(2, by: -248, lifting: false)
        #expect(fixture.movedRows == [2: -188])
        fixture.screen.liftTouch()
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: -148])
        #expect(fixture.events.isEmpty)
    }

    @Test func aTapInTheOpenRowClosesItAndSelectsNothing() {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        fixture.tap(CGPoint(x: 100, y: 150))
        #expect(fixture.movedRows == [:])
        #expect(fixture.events.isEmpty)
        fixture.tap(CGPoint(x: 100, y: 150))
        #expect(fixture.events == ["select 2"])
    }

    @Test func aTouchElsewhereClosesTheRowAtOnceAndSelectsNothing() {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        fixture.screen.touchDown(at: CGPoint(x: 100, y: 400))
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        fixture.screen.liftTouch()
        fixture.screen.frames(60)
        #expect(fixture.events.isEmpty)
    }

    @Test func oneRowIsOpenAtATime() {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        fixture.flick(5, by: -80)
        #expect(fixture.movedRows == [5: -148])
        #expect(fixture.buttons.count == 2)
    }

    @Test(.byTurns()) func scrollingClosesTheRow() {
        let fixture = SwipeFixture(count: 100)
        fixture.flick(2, by: -80)
        fixture.screen.pan(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 102, y: 50))
        fixture.screen.frames(120)
        #expect(fixture.movedRows == [:])
        #expect(fixture.collectionView.contentOffset.y > 50)
    }

    @Test(.byTurns()) func aVerticalFingerScrollsAndASidewaysOneDoesNot() {
        let fixture = SwipeFixture(count: 100)
        fixture.screen.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 190, y: 300))
        #expect(fixture.movedRows == [:])
        #expect(fixture.collectionView.contentOffset.y > 50)
        fixture.screen.frames(300)
        let offset = fixture.collectionView.contentOffset.y
        fixture.screen.pan(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 380))
        fixture.screen.frames(60)
        #expect(fixture.collectionView.contentOffset.y == offset)
        #expect(fixture.movedRows.count == 1)
    }

    @Test func aRowKeepsItsOpeningWhileOthersComeAndGo() {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        fixture.items.remove(at: 0)
        fixture.items.insert(contentsOf: [100, 101], at: 1)
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            fixture.collectionView.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
        }
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: -148])
        #expect(fixture.buttons["Delete"] == CGRect(x: 316, y: 180, width: 74, height: 60))
        fixture.tap(CGPoint(x: 280, y: 210))
        #expect(fixture.events == ["Flag 2"])
    }

    @Test func aRowThatItsActionDeletesIsGoneAndNoOtherMoves() {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        fixture.tap(CGPoint(x: 350, y: 150))
        fixture.items.remove(at: 2)
        fixture.collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
        fixture.completions.first?(true)
        fixture.screen.frames(60)
        #expect(fixture.events == ["Delete 2"])
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [:])
        #expect(fixture.cell(2)?.frame == CGRect(x: 0, y: 120, width: 390, height: 60))
    }

    @Test(.byTurns(), arguments: [true, false]) func aReloadClosesTheRow(isWhole: Bool) {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        if isWhole {
            fixture.collectionView.reloadData()
        } else {
            fixture.collectionView.reloadItems(at: [IndexPath(item: 2, section: 0)])
        }
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [:])
    }

    @Test func rowsAreNotSwipedWhileTheyAreEdited() {
        let fixture = SwipeFixture()
        var asked = 0
        let actions = fixture.configuration.trailingSwipeActionsConfigurationProvider
        fixture.configuration.trailingSwipeActionsConfigurationProvider = {
            asked += 1
            return actions?($0)
        }
        fixture.screen.frame()
        fixture.flick(2, by: -80)
        #expect(asked == 1)
        fixture.layout.setEditing(true, animated: false)
        fixture.screen.frame()
        #expect(fixture.movedRows == [:])
        fixture.flick(3, by: -80)
        #expect(fixture.movedRows == [:])
        #expect(asked == 1)
    }

    @Test func aRowWithoutActionsStays() {
        let fixture = SwipeFixture()
        fixture.configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
        fixture.configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [])
        }
        fixture.screen.frame()
        fixture.flick(2, by: -80)
        fixture.flick(2, by: 80)
        #expect(fixture.movedRows == [:])
    }

    @Test func aListWithoutActionsHasNoRecognizersOfItsOwn() {
        let recognizers = SwipeFixture(hasActions: false).collectionView.gestureRecognizers?.count ?? 0
        #expect(SwipeFixture().collectionView.gestureRecognizers?.count == recognizers + 2)
    }

    @Test func rowsOnCardsShowNothingBesideTheirCard() {
        let fixture = SwipeFixture(.insetGrouped)
        fixture.flick(1, by: -80)
        #expect(fixture.movedRows == [1: -148])
        let y = fixture.cell(1)?.frame.minY ?? -1
        #expect(fixture.buttons["Delete"] == CGRect(x: 300, y: y, width: 74, height: 60))
        let covers = fixture.collectionView.subviews.filter {
            $0.frame == CGRect(x: -132, y: y, width: 148, height: 60) && $0.backgroundColor != nil
        }
        #expect(covers.count == 1)
    }

    @Test(.byTurns(), arguments: sample(of: Hostility.readerModes, every: 4))
    func rowsOpenAndCloseInEveryMode(_ hostility: Hostility) {
        let fixture = SwipeFixture(count: 100, hostility: hostility)
        fixture.flick(2, by: -80)
        #expect(fixture.movedRows == [2: -148])
        #expect(fixture.buttons.count == 2)
        fixture.flick(2, by: 100)
        #expect(fixture.movedRows == [:])
        fixture.flick(4, by: -80)
        fixture.items.remove(at: 0)
        fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [4: -148])
        fixture.screen.pan(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 102, y: 400))
        fixture.screen.runUntilRest()
        #expect(fixture.movedRows == [:])
    }

    /// As in a table the first button reaches the edge of the list, where a section index stands beside the rows.
    @Test(.byTurns(), arguments: [false, true]) func theFirstButtonReachesTheEdgeBesideAnIndex(_ isRightToLeft: Bool)
        throws
    {
        let fixture = SwipeFixture(isRightToLeft: isRightToLeft)
        let index = SizingSectionIndexView()
        index.titles = ["A", "B"]
        fixture.layout.sectionIndex = index
        fixture.screen.runUntilRest()
        let row = try #require(fixture.cell(1)?.frame)
        #expect(row.width == 375)
        fixture.drag(1, by: isRightToLeft ? 150 : -150)
        fixture.screen.runUntilRest()
        let actions = try #require(fixture.collectionView.subviews.first { $0 is SwipeActionsView && !$0.isHidden })
        #expect((isRightToLeft ? actions.frame.minX : 390 - actions.frame.maxX) == 0)
        let moved = try #require(fixture.cell(1)?.frame)
        #expect((isRightToLeft ? moved.minX - actions.frame.maxX : actions.frame.minX - moved.maxX) == 0)
        #expect(actions.frame.width == abs(moved.minX - row.minX) + 15)
    }
}
