import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What closes an open row, and what its cell is told.
@MainActor
@Suite(.secondProcess) struct SwipeClosingTests {
    private func open(count: Int = 100, hostility: Hostility = []) -> SwipeFixture {
        let fixture = SwipeFixture(count: count, hostility: hostility)
        fixture.flick(2, by: -80)
        #expect(fixture.movedRows == [2: -148])
        return fixture
    }

    @Test(.byTurns(), arguments: byTurns(Hostility.readerModes, every: 5, always: [[]]))
    func aProgrammaticScrollClosesTheRow(
        _ hostility: Hostility
    ) {
        for isAnimated in [false, true] {
            let fixture = open(hostility: hostility)
            fixture.collectionView.setContentOffset(CGPoint(x: 0, y: 60), animated: isAnimated)
            fixture.screen.runUntilRest()
            fixture.screen.frames(60)
            #expect(fixture.movedRows == [:])
            #expect(fixture.collectionView.contentOffset.y == 60)
        }
    }

    @Test(arguments: sample(of: Hostility.readerModes, every: 5, always: [[]])) func aWheelClosesTheRow(
        _ hostility: Hostility
    ) {
        let fixture = open(hostility: hostility)
        fixture.screen.turnWheel(over: fixture.collectionView, by: 30)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
    }

    @Test(.byTurns(), arguments: byTurns(Hostility.readerModes, every: 5, always: [[]]))
    func rowsThatComeAndGoAboveDoNotCloseIt(
        _ hostility: Hostility
    ) {
        let fixture = open(hostility: hostility)
        fixture.items.insert(contentsOf: [200, 201], at: 0)
        fixture.collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: -148])
        fixture.items.remove(at: 0)
        fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: -148])
    }

    @Test(arguments: sample(of: Hostility.readerModes, every: 5, always: [[]])) func aRowThatIsOffScreenCostsNoTap(
        _ hostility: Hostility
    ) {
        let fixture = open(hostility: hostility)
        fixture.items.insert(fixture.items.remove(at: 2), at: 60)
        fixture.collectionView.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 60, section: 0))
        fixture.screen.frames(60)
        #expect(fixture.events.isEmpty)
        fixture.tap(CGPoint(x: 200, y: 150))
        #expect(fixture.events == ["select 3"])
        fixture.layout.scrollExactly(toItemAt: IndexPath(item: 60, section: 0), at: .top, animated: false)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [:])
    }

    @Test func theRowClosesWhenTheAppResignsActive() async {
        let fixture = open()
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        for _ in 0..<20 where !fixture.movedRows.isEmpty {
            await Task.yield()
            fixture.screen.frames(10)
        }
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
    }

    @Test func aRotationClosesTheRow() {
        let fixture = open()
        fixture.screen.rotate(to: CGSize(width: 844, height: 390))
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [:])
        #expect(fixture.cell(2)?.frame == CGRect(x: 0, y: 120, width: 844, height: 60))
        fixture.screen.rotate(to: CGSize(width: 390, height: 844))
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
    }

    @Test func theCellOfTheOpenRowIsSwiped() {
        final class StateCell: SizingListCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                if states.last != state.isSwiped { states.append(state.isSwiped) }
            }
        }
        let fixture = SwipeFixture(cellClass: StateCell.self)
        fixture.drag(2, by: -30, lifting: false)
        let cell = fixture.cell(2) as? StateCell
        #expect(cell?.states == [false, true])
        fixture.screen.liftTouch()
        fixture.screen.frames(60)
        #expect(cell?.states == [false, true, false])
        #expect((fixture.cell(3) as? StateCell)?.states == [false])
        #expect(fixture.movedRows == [:])
    }

    @Test(.byTurns()) func theSectionIndexGivesWayToTheButtons() {
        let fixture = SwipeFixture()
        let index = SizingSectionIndexView()
        index.titles = ["A", "B"]
        fixture.layout.sectionIndex = index
        fixture.screen.frame()
        fixture.drag(2, by: -30, lifting: false)
        #expect(index.alpha == 0)
        fixture.screen.liftTouch()
        fixture.screen.frames(60)
        #expect(index.alpha == 1)
        fixture.flick(2, by: -80)
        #expect(index.alpha == 0)
        fixture.collectionView.reloadData()
        fixture.screen.frame()
        #expect(index.alpha == 1)
    }

    @Test func attributesSayThatTheRowIsSwiped() {
        let fixture = open()
        func isSwiped(_ item: Int) -> Bool? {
            let path = IndexPath(item: item, section: 0)
            return (fixture.collectionView.layoutAttributesForItem(at: path) as? SizingLayoutAttributes)?.isSwiped
        }
        #expect(isSwiped(2) == true)
        #expect(isSwiped(3) == false)
        fixture.tap(CGPoint(x: 100, y: 150))
        #expect(isSwiped(2) == false)
    }

    @Test func theStartOfAnInteractiveMovementClosesTheRow() {
        let fixture = open()
        #expect(fixture.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
        fixture.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 400))
        fixture.screen.frame()
        #expect(fixture.movedRows.keys.contains(2) == false)
        fixture.collectionView.cancelInteractiveMovement()
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
    }

    @Test func withoutMotionRowsOpenAndCloseAtOnce() {
        let fixture = SwipeFixture(count: 20)
        fixture.screen.reducesMotion = true
        defer { fixture.screen.reducesMotion = false }
        let y = fixture.middle(of: 2).y
        fixture.screen.pan(from: CGPoint(x: 300, y: y), to: CGPoint(x: 220, y: y), frames: 5)
        #expect(fixture.movedRows == [2: -148])
        #expect(fixture.cell(2)?.layer.animationKeys() == nil)
        fixture.screen.touchDown(at: CGPoint(x: 100, y: 500))
        #expect(fixture.movedRows == [:])
        #expect(fixture.buttons == [:])
        fixture.screen.liftTouch()
    }

    /// Two rows of a list, and columns below them.
    private final class ListAndColumns: NSObject, UICollectionViewDataSource {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        let layout: SizingLayout
        let collectionView: UICollectionView
        var counts = [2, 2]

        override init() {
            var list = SizingListConfiguration()
            list.showsSeparators = false
            list.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
            }
            layout = SizingLayout { section, _ in section == 0 ? .list(list) : .masonry(columns: 2) }
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.itemSizing = { _ in .fixed(height: 60) }
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dataSource = self
            screen.show(collectionView)
            screen.frame()
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func aRowThatComesIntoASectionOfAnotherKindIsClosed() {
        let fixture = ListAndColumns()
        let (row, place) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 1))
        fixture.screen.pan(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 200, y: 30), frames: 5)
        fixture.screen.frames(60)
        #expect((fixture.layout.layoutAttributesForItem(at: row)?.frame.minX ?? 0) < -50)
        fixture.counts = [1, 3]
        fixture.collectionView.performBatchUpdates { fixture.collectionView.moveItem(at: row, to: place) }
        let frame = CGRect(x: 0, y: 120, width: 195, height: 60)
        #expect(fixture.layout.layoutAttributesForItem(at: place)?.frame == frame)
        fixture.screen.frames(60)
        #expect(fixture.collectionView.cellForItem(at: place)?.frame == frame)
    }
}
