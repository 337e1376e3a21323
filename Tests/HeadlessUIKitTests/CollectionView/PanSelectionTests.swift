import HeadlessTools
import Testing
import UIKit

/// Rows of 100 points that two fingers, 60 points apart, pass over.
@MainActor
@Suite struct PanSelectionTests {
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var told: [String] = []
        var isAllowed = true
        var refused: Set<Int> = []
        var kept: Set<Int> = []

        func take() -> [String] {
            defer { told = [] }
            return told
        }

        func collectionView(
            _ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            told.append("should begin \(indexPath.item) \(collectionView.isEditing)")
            return isAllowed
        }

        func collectionView(
            _ collectionView: UICollectionView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            told.append("begin \(indexPath.item) \(collectionView.isEditing)")
        }

        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { told.append("end") }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            !refused.contains(indexPath.item)
        }

        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            !kept.contains(indexPath.item)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append("select \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            told.append("deselect \(indexPath.item)")
        }
    }

    @MainActor
    private struct Stage {
        let screen = HeadlessScreen()
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        let source = RowSource(rows: Array(0..<50))
        let delegate = Delegate()

        init() {
            view.contentInsetAdjustmentBehavior = .never
            view.dataSource = source
            view.delegate = delegate
            view.allowsMultipleSelectionDuringEditing = true
            screen.show(view)
            screen.frame()
        }

        func putFingersDown(at y: CGFloat) {
            screen.touchDown(at: CGPoint(x: 100, y: y))
            screen.touchDown(at: CGPoint(x: 160, y: y), finger: 1)
        }

        func moveFingers(to y: CGFloat) {
            screen.moveTouches(to: [CGPoint(x: 100, y: y), CGPoint(x: 160, y: y)])
        }

        func lift() {
            screen.liftTouch(finger: 1)
            screen.liftTouch()
        }

        var selected: [Int] { view.indexPathsForSelectedItems?.map(\.item) ?? [] }
    }

    @Test func twoFingersSelectWhatTheyPassOver() {
        let stage = Stage()
        stage.putFingersDown(at: 150)
        stage.moveFingers(to: 160)
        #expect(stage.delegate.take() == [])
        stage.moveFingers(to: 162)
        #expect(stage.delegate.take() == ["should begin 1 false", "begin 1 true", "select 1"])
        stage.moveFingers(to: 350)
        #expect(stage.delegate.take() == ["select 2", "select 3"])
        #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 0))?.isSelected == true)
        stage.moveFingers(to: 250)
        #expect(stage.delegate.take() == ["deselect 3"])
        stage.moveFingers(to: 50)
        #expect(stage.delegate.take() == ["deselect 2", "select 0"])
        stage.lift()
        #expect(stage.delegate.take() == ["end"])
        #expect(stage.selected == [0, 1])
        #expect(stage.view.isEditing && stage.view.contentOffset.y == 0 && !stage.view.isTracking)
    }

    @Test func whatWasSelectedAndWhatMayNotBeStays() {
        let stage = Stage()
        stage.view.isEditing = true
        stage.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        (stage.delegate.refused, stage.delegate.kept) = ([2], [4])
        stage.putFingersDown(at: 150)
        stage.moveFingers(to: 165)
        stage.moveFingers(to: 550)
        #expect(stage.selected == [1, 3, 4, 5])
        stage.moveFingers(to: 165)
        #expect(stage.selected == [1, 3, 4])
        stage.lift()
    }

    @Test func fingersScrollWhereTheyMayNotSelect() {
        let stage = Stage()
        stage.delegate.isAllowed = false
        stage.putFingersDown(at: 450)
        stage.moveFingers(to: 430)
        stage.moveFingers(to: 330)
        #expect(stage.delegate.take() == ["should begin 4 false"])
        #expect(stage.view.contentOffset.y > 90)
        stage.lift()

        let single = Stage()
        single.view.allowsMultipleSelectionDuringEditing = false
        single.putFingersDown(at: 450)
        single.moveFingers(to: 430)
        single.moveFingers(to: 330)
        #expect(single.delegate.take() == [])
        #expect(single.view.contentOffset.y > 90)
        single.lift()
    }

    @Test func oneFingerScrolls() {
        let stage = Stage()
        stage.screen.touchDown(at: CGPoint(x: 100, y: 450))
        stage.screen.moveTouch(to: CGPoint(x: 100, y: 430))
        stage.screen.moveTouch(to: CGPoint(x: 100, y: 330))
        #expect(stage.view.contentOffset.y == 100)
        stage.screen.liftTouch()
        #expect(stage.delegate.take() == [])
    }

    @Test func inEditingModeOneFingerSelectsThatMovesAcross() {
        let stage = Stage()
        stage.view.isEditing = true
        stage.screen.touchDown(at: CGPoint(x: 100, y: 150))
        stage.screen.moveTouch(to: CGPoint(x: 120, y: 150))
        stage.screen.moveTouch(to: CGPoint(x: 120, y: 350))
        stage.screen.liftTouch()
        #expect(
            stage.delegate.take() == ["should begin 1 true", "begin 1 true", "select 1", "select 2", "select 3", "end"]
        )
        #expect(stage.view.contentOffset.y == 0)
    }

    /// Without the method, Apple says, the property decides.
    @Test func withoutADelegateThePropertyDecides() {
        let stage = Stage()
        stage.view.delegate = nil
        stage.putFingersDown(at: 150)
        stage.moveFingers(to: 165)
        stage.moveFingers(to: 250)
        stage.lift()
        #expect(stage.selected == [1, 2])
    }

    @Test func fingersThatRestAtAnEdgeScroll() {
        let stage = Stage()
        stage.putFingersDown(at: 650)
        stage.moveFingers(to: 830)
        #expect(stage.selected == [6, 7, 8])
        stage.screen.frames(60)
        let offset = stage.view.contentOffset.y
        #expect(offset > 300)
        #expect(stage.selected == Array(6...Int((offset + 830) / 100)))
        stage.moveFingers(to: 500)
        stage.screen.frames(10)
        #expect(stage.view.contentOffset.y <= offset + 10)
        stage.lift()
        stage.screen.frames(10)
        #expect(stage.view.contentOffset.y <= offset + 10)
    }

    @Test func theDelegateHearsWhenASystemTakesTheTouches() {
        let stage = Stage()
        stage.putFingersDown(at: 150)
        stage.moveFingers(to: 165)
        stage.screen.cancelTouches()
        #expect(stage.delegate.take().last == "end")
        #expect(stage.selected == [1])
    }
}
