import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// The delete control of a row asks for confirmation, as in a table.
@MainActor
@Suite struct DeleteConfirmationTests {
    @Test func theControlRevealsADeleteButtonWhoseTapDeletesTheRow() throws {
        let fixture = EditedListFixture()
        fixture.show()
        fixture.tapControl(1)
        #expect(fixture.events.isEmpty)
        #expect(fixture.movedRows == ["Ben": -74])
        #expect(fixture.buttons == ["Delete"])
        #expect(try #require(fixture.cell(1)).configurationState.isSwiped)
        let row = try #require(fixture.cell(1)).frame
        fixture.tap(CGPoint(x: 360, y: row.midY))
        #expect(fixture.events == ["delete Ben"])
        #expect(fixture.names == ["Anna", "Carla", "Dora"])
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [])
        #expect(fixture.cell(1)?.textLabel?.text == "Carla")
        #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 44, width: 390, height: 44))
        #expect(fixture.cell(1)?.configurationState.isSwiped == false)
    }

    @Test func theControlRevealsTheTrailingActionsOfARowThatHasSome() throws {
        let fixture = EditedListFixture(hasActions: true)
        fixture.show()
        fixture.tapControl(0)
        #expect(fixture.buttons == ["Archive", "Remove"])
        fixture.tap(CGPoint(x: 350, y: 20))
        #expect(fixture.events == ["Remove Anna"])
        #expect(fixture.movedRows == [:])
    }

    @Test func aTouchElsewhereOrInTheRowOnlyClosesIt() {
        let fixture = EditedListFixture()
        fixture.show()
        for y in [300, 60] as [CGFloat] {
            fixture.tapControl(1)
            #expect(fixture.movedRows == ["Ben": -74])
            fixture.tap(CGPoint(x: 100, y: y))
            #expect(fixture.movedRows == [:])
        }
        #expect(fixture.events.isEmpty)
    }

    @Test func theControlOfAnotherRowOnlyClosesTheOpenOne() throws {
        let fixture = EditedListFixture()
        fixture.show()
        fixture.tapControl(1)
        fixture.tapControl(3)
        #expect(fixture.movedRows == [:])
        fixture.tapControl(3)
        #expect(fixture.movedRows == ["Dora": -74])
        #expect(fixture.events.isEmpty)
    }

    @Test(.byTurns()) func aFingerClosesTheRowAndScrollsOn() {
        let fixture = EditedListFixture((0..<60).map { "Name \($0)" })
        fixture.show()
        fixture.tapControl(1)
        fixture.screen.pan(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 320, y: 66))
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        fixture.tapControl(1)
        fixture.screen.pan(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 202, y: 400))
        fixture.screen.runUntilRest()
        #expect(fixture.movedRows == [:])
        #expect(fixture.collectionView.contentOffset.y > 50)
        // While rows are edited, none is swiped.
        fixture.screen.pan(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 200, y: 500))
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
    }

    @Test func theEndOfEditingClosesTheRow() {
        let fixture = EditedListFixture()
        fixture.show()
        fixture.tapControl(1)
        fixture.layout.setEditing(false, animated: true)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        // Without the layout's method, too.
        fixture.layout.setEditing(true, animated: false)
        fixture.screen.frame()
        fixture.tapControl(1)
        #expect(fixture.movedRows == ["Ben": -74])
        fixture.collectionView.isEditing = false
        fixture.layout.invalidateLayout()
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        #expect(fixture.collectionView.gestureRecognizers?.contains { $0 is SwipeRecognizer } == false)
    }

    @Test func anAccessoryThatActsAtOnceSaysSo() {
        let fixture = EditedListFixture()
        fixture.configure = { $0.confirmsDeletion = false }
        fixture.show()
        fixture.tapControl(2)
        #expect(fixture.events == ["delete Carla"])
    }

    @Test func theTitleIsReplaced() {
        let fixture = EditedListFixture()
        fixture.configure = { $0.deleteConfirmationTitle = "Forget" }
        fixture.show()
        fixture.tapControl(2)
        #expect(fixture.buttons == ["Forget"])
        fixture.tap(CGPoint(x: 100, y: 400))
        fixture.configure = { $0.deleteConfirmationTitle = nil }
        fixture.collectionView.reloadData()
        fixture.screen.frame()
        SizingListWords.current.delete = "Löschen"
        defer { SizingListWords.current = SizingListWords() }
        fixture.tapControl(2)
        #expect(fixture.buttons == ["Löschen"])
    }

    @Test func insertionNeedsNoConfirmation() {
        let fixture = EditedListFixture()
        fixture.configure = { $0.editingStyle = .insert }
        fixture.show()
        fixture.tapControl(2)
        #expect(fixture.events == ["delete Carla"])
    }

    @Test func cellsOfOtherClassesAskTheLayout() {
        let fixture = EditedListFixture()
        fixture.show(isEditing: false)
        var deleted = 0
        let indexPath = IndexPath(item: 1, section: 0)
        #expect(fixture.layout.confirmDeletion(ofItemAt: indexPath, title: "Drop") { deleted += 1 })
        fixture.screen.frames(60)
        #expect(fixture.movedRows == ["Ben": -74])
        #expect(fixture.buttons == ["Drop"])
        fixture.tap(CGPoint(x: 360, y: 66))
        #expect(deleted == 1)
        #expect(fixture.movedRows == [:])
        #expect(!fixture.layout.confirmDeletion(ofItemAt: IndexPath(item: 9, section: 0)) {})
    }

    @Test func rowsInSectionsOfOtherKindsAreDeletedAtOnce() {
        let fixture = EditedListFixture(isMasonry: true)
        fixture.show()
        fixture.cell(1)?.isEditing = true
        fixture.screen.frame()
        fixture.tapControl(1)
        #expect(fixture.events == ["delete Ben"])
    }

    @Test(.byTurns(), arguments: sample(of: Hostility.readerModes, every: 4))
    func rowsAreDeletedInEveryMode(_ hostility: Hostility) throws {
        let fixture = EditedListFixture((0..<60).map { "Name \($0)" }, hostility: hostility)
        fixture.show()
        for _ in 0..<3 {
            fixture.tapControl(4)
            let row = try #require(fixture.cell(4)).frame
            #expect(row.minX == -74)
            fixture.tap(CGPoint(x: 360, y: row.midY))
            #expect(fixture.movedRows == [:])
        }
        #expect(fixture.events == ["delete Name 4", "delete Name 5", "delete Name 6"])
        #expect(fixture.cell(4)?.textLabel?.text == "Name 7")
    }
}
