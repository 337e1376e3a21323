import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What people do with rows who do not swipe.
@MainActor
@Suite struct SwipeAccessibilityTests {
    @Test func swipeActionsAreCustomActionsOfTheRow() throws {
        let fixture = EditedListFixture(hasActions: true)
        fixture.show(isEditing: false)
        #expect(fixture.actions(1) == ["Remove", "Archive"])
        #expect(fixture.perform("Archive", on: 1))
        #expect(fixture.events == ["Archive Ben"])
        // Not once more on what is in the row, which is one element.
        let cell = try #require(fixture.cell(1))
        #expect(cell.isAccessibilityElement)
        #expect(cell.textLabel?.accessibilityCustomActions == nil)
    }

    @Test(.byTurns()) func rowsAreDeletedAndMovedByCustomActions() {
        let fixture = EditedListFixture()
        fixture.show()
        #expect(fixture.actions(0) == ["Delete", "Move Down"])
        #expect(fixture.actions(1) == ["Delete", "Move Up", "Move Down"])
        #expect(fixture.actions(3) == ["Delete", "Move Up"])
        #expect(fixture.perform("Move Down", on: 1))
        #expect(fixture.names == ["Anna", "Carla", "Ben", "Dora"])
        #expect(fixture.perform("Move Up", on: 3))
        #expect(fixture.names == ["Anna", "Carla", "Dora", "Ben"])
        #expect(fixture.cell(2)?.textLabel?.text == "Dora")
        #expect(fixture.perform("Delete", on: 0))
        #expect(fixture.names == ["Carla", "Dora", "Ben"])
        fixture.layout.setEditing(false, animated: false)
        fixture.screen.frame()
        #expect(fixture.actions(0) == [])
    }

    @Test func whileEditingTheActionsThatTheControlRevealsTakeThePlaceOfDelete() {
        let fixture = EditedListFixture(hasActions: true)
        fixture.show()
        #expect(fixture.actions(1) == ["Remove", "Archive", "Move Up", "Move Down"])
    }

    @Test func actionsOfTheAppComeFirst() {
        let fixture = EditedListFixture()
        fixture.configure = {
            $0.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Call") { _ in true }]
        }
        fixture.show()
        #expect(fixture.actions(0) == ["Call", "Delete", "Move Down"])
    }

    @Test func cellsOfOtherClassesHaveThemWhileVoiceOverSpeaks() {
        let fixture = SwipeFixture()
        #expect(fixture.cell(2)?.accessibilityCustomActions == nil)
        fixture.screen.isVoiceOverRunning = true
        defer { fixture.screen.isVoiceOverRunning = false }
        fixture.layout.invalidateLayout()
        fixture.screen.frame()
        #expect(fixture.cell(2)?.accessibilityCustomActions?.map(\.name) == ["Read", "Delete", "Flag"])
        // Not twice after another pass, and beside those of the app.
        let own = UIAccessibilityCustomAction(name: "Call") { _ in true }
        fixture.cell(3)?.accessibilityCustomActions = [own]
        fixture.layout.invalidateLayout()
        fixture.screen.frame()
        #expect(fixture.cell(2)?.accessibilityCustomActions?.count == 3)
        let actions = fixture.cell(3)?.accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["Call", "Read", "Delete", "Flag"])
        #expect(actions.last.map { $0.actionHandler?($0) } == true)
        #expect(fixture.events == ["Flag 3"])
    }

    /// UIKit need not prepare a layout for a batch of updates.
    @Test(
        arguments: [[], .noPrepareAfterUpdates, [.noPrepareBeforeUpdates, .noPrepareAfterUpdates], .all] as [Hostility]
    )
    func theyFollowTheRowsThroughABatch(_ hostility: Hostility) {
        let fixture = SwipeFixture(hostility: hostility)
        fixture.screen.isVoiceOverRunning = true
        defer { fixture.screen.isVoiceOverRunning = false }
        fixture.layout.invalidateLayout()
        fixture.screen.frame()
        fixture.collectionView.performBatchUpdates {
            fixture.items.removeFirst()
            fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        fixture.screen.runUntilRest()
        for action in fixture.cell(3)?.accessibilityCustomActions ?? [] { _ = action.actionHandler?(action) }
        #expect(fixture.events == ["Read 4", "Delete 4", "Flag 4"])
    }

    /// A view often outlives its controller until the end of the turn, and the app's closures name the controller.
    @Test func nothingIsAskedOutsideOfAWindow() {
        let fixture = SwipeFixture()
        var asked = 0
        fixture.configuration.trailingSwipeActionsConfigurationProvider = { _ in
            asked += 1
            return nil
        }
        fixture.screen.frame()
        fixture.collectionView.removeFromSuperview()
        fixture.screen.isVoiceOverRunning = true
        defer { fixture.screen.isVoiceOverRunning = false }
        asked = 0
        fixture.collectionView.contentOffset.y = 60
        fixture.screen.frames(2)
        #expect(asked == 0)
        fixture.screen.show(fixture.collectionView)
        fixture.screen.frames(2)
        #expect(asked > 0)
    }

    @Test func buttonsAreElementsOnlyWhileTheirRowIsOpen() throws {
        let fixture = SwipeFixture()
        fixture.flick(2, by: -80)
        let view = try #require(fixture.collectionView.subviews.first { $0 is SwipeActionsView } as? SwipeActionsView)
        #expect(!view.accessibilityElementsHidden)
        #expect(view.buttons.map(\.accessibilityLabel) == ["Delete", "Flag"])
        #expect(view.buttons.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .button })
        fixture.screen.touchDown(at: CGPoint(x: 100, y: 500))
        fixture.screen.frame()
        #expect(view.accessibilityElementsHidden || view.superview == nil)
        fixture.screen.liftTouch()
    }

    @Test func titlesGrowWithTheTextSize() {
        let fixture = SwipeFixture()
        fixture.screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        fixture.screen.frame()
        fixture.flick(2, by: -80)
        let widths = fixture.buttons.values.map(\.width)
        #expect(widths.count == 2)
        // Wider than 74 points, and together no wider than 80 per cent of the row.
        #expect(widths.allSatisfy { $0 > 74 && $0 <= 156 })
    }
}
