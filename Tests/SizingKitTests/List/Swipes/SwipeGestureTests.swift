import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Swipes beside other gestures, and by a trackpad.
@MainActor
@Suite(.secondProcess) struct SwipeGestureTests {
    /// What UIKit's recognizers may do.
    nonisolated private static let modes: [Hostility] = [
        [], .outerRecognizersFirst, .beginningsAskedLate, [.outerRecognizersFirst, .beginningsAskedLate],
    ]

    // MARK: Trackpads

    @Test(arguments: modes + [.scrollsMoveLocations]) func twoFingersOnATrackpadSwipeARow(_ mode: Hostility) {
        let fixture = SwipeFixture(count: 100, hostility: mode)
        let row = fixture.middle(of: 2)
        fixture.screen.beginTrackpadScroll(at: row)
        for _ in 0..<5 { fixture.screen.moveTrackpadScroll(by: CGPoint(x: -20, y: 1)) }
        // The first 20 points are those by which the pan was recognized.
        #expect(fixture.movedRows == [2: -80])
        fixture.screen.endTrackpadScroll()
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: -148])
        #expect(fixture.collectionView.contentOffset.y == 0)
        // The other way closes it.
        fixture.screen.scrollByTrackpad(at: row, by: CGPoint(x: 100, y: 0), frames: 5)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        #expect(fixture.events.isEmpty)
    }

    @Test func fingersThatRestOnATrackpadLeaveTheRowOpenIfItShowsMoreThanHalf() {
        let fixture = SwipeFixture(count: 100)
        for (distance, isOpen) in [(-60, false), (-110, true)] as [(CGFloat, Bool)] {
            fixture.screen.beginTrackpadScroll(at: fixture.middle(of: 2))
            for _ in 0..<10 { fixture.screen.moveTrackpadScroll(by: CGPoint(x: distance / 10, y: 0)) }
            fixture.screen.frames(12)
            fixture.screen.endTrackpadScroll()
            fixture.screen.frames(60)
            #expect(fixture.movedRows == (isOpen ? [2: -148] : [:]))
        }
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2)) func aTrackpadScrollsAndClosesTheRow(_ mode: Hostility) {
        let fixture = SwipeFixture(count: 100, hostility: mode)
        fixture.flick(2, by: -80)
        fixture.screen.scrollByTrackpad(at: fixture.middle(of: 5), by: CGPoint(x: 2, y: -100))
        fixture.screen.runUntilRest()
        fixture.screen.frames(60)
        #expect(fixture.collectionView.contentOffset.y > 50)
        #expect(fixture.movedRows == [:])
    }

    @Test func aRowWithoutActionsLeavesATrackpadAlone() {
        let fixture = SwipeFixture(count: 100)
        fixture.configuration.leadingSwipeActionsConfigurationProvider = nil
        fixture.screen.frame()
        fixture.screen.scrollByTrackpad(at: fixture.middle(of: 2), by: CGPoint(x: 100, y: 0))
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
    }

    // MARK: Navigation

    @Test(arguments: modes) func theEdgeOfTheScreenPops(_ mode: Hostility) {
        let navigation = UINavigationController()
        let fixture = SwipeFixture(hostility: mode, in: navigation)
        let y = fixture.middle(of: 2).y
        fixture.screen.pan(from: CGPoint(x: 200, y: y), to: CGPoint(x: 280, y: y), frames: 5)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: 74])
        #expect(navigation.viewControllers.count == 2)
        fixture.tap(CGPoint(x: 200, y: y))
        fixture.screen.pan(from: CGPoint(x: 5, y: y), to: CGPoint(x: 100, y: y), frames: 5)
        #expect(navigation.viewControllers.count == 1)
        #expect(fixture.events.isEmpty)
    }

    /// A gesture that was refused in the end leaves no row behind that would swallow the next touch.
    @Test(arguments: modes) func afterAPopThatWasNotFinishedTouchesSelect(_ mode: Hostility) {
        let navigation = UINavigationController()
        let fixture = SwipeFixture(hostility: mode, in: navigation)
        let y = fixture.middle(of: 2).y
        fixture.screen.pan(from: CGPoint(x: 5, y: y), to: CGPoint(x: 100, y: y), frames: 5)
        navigation.pushViewController(navigation.viewControllers[0], animated: false)
        let screen = fixture.screen
        screen.show(fixture.collectionView)
        screen.frames(10)
        fixture.tap(CGPoint(x: 200, y: y))
        #expect(fixture.events == ["select 2"])
    }

    @Test(.byTurns(), arguments: modes) func whereNothingPopsTheEdgeSwipesTheRow(_ mode: Hostility) {
        let navigation = UINavigationController()
        let fixture = SwipeFixture(hostility: mode, in: navigation)
        navigation.setViewControllers([navigation.viewControllers[1]], animated: false)
        fixture.screen.frame()
        let y = fixture.middle(of: 2).y
        fixture.screen.pan(from: CGPoint(x: 5, y: y), to: CGPoint(x: 100, y: y), frames: 5)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: 74])
    }

    @Test(arguments: modes) func leadingActionsAndOpenRowsWinOverAPopFromTheContent(_ mode: Hostility) {
        let navigation = UINavigationController()
        let fixture = SwipeFixture(hostility: mode.union(.popsFromContent), in: navigation)
        fixture.flick(2, by: 80)
        #expect(fixture.movedRows == [2: 74])
        fixture.flick(2, by: -80)
        #expect(fixture.movedRows == [:])
        // An open trailing side is closed by a pan in the same direction.
        fixture.configuration.leadingSwipeActionsConfigurationProvider = nil
        fixture.screen.frame()
        fixture.flick(3, by: -80)
        #expect(fixture.movedRows == [3: -148])
        fixture.flick(3, by: 80)
        #expect(fixture.movedRows == [:])
        #expect(navigation.viewControllers.count == 2)
        // A touch that closes a row elsewhere pops nothing.
        fixture.flick(3, by: -80)
        fixture.flick(5, by: 80)
        #expect(fixture.movedRows == [:])
        #expect(navigation.viewControllers.count == 2)
        // A row without leading actions leaves the pan to it.
        fixture.flick(4, by: 80)
        #expect(navigation.viewControllers.count == 1)
        #expect(fixture.events.isEmpty)
    }

    // MARK: In the row

    /// A cell with pictures that scroll sideways in its left half.
    private final class PicturesCell: UICollectionViewCell {
        let pictures = UIScrollView(frame: CGRect(x: 0, y: 0, width: 195, height: 60))

        override init(frame: CGRect) {
            super.init(frame: frame)
            pictures.contentSize = CGSize(width: 1_000, height: 60)
            contentView.addSubview(pictures)
        }

        required init?(coder: NSCoder) { fatalError("PicturesCell is made in code only") }
    }

    @Test(arguments: modes) func aViewThatScrollsSidewaysKeepsItsPans(
        _ mode: Hostility
    ) throws {
        let fixture = SwipeFixture(count: 100, hostility: mode, cellClass: PicturesCell.self)
        let cell = try #require(fixture.cell(2) as? PicturesCell)
        let y = fixture.middle(of: 2).y
        fixture.screen.pan(from: CGPoint(x: 150, y: y), to: CGPoint(x: 50, y: y))
        fixture.screen.runUntilRest()
        #expect(fixture.movedRows == [:])
        let offset = cell.pictures.contentOffset.x
        #expect(offset > 50)
        // Beside it the row is swiped.
        fixture.screen.pan(from: CGPoint(x: 350, y: y), to: CGPoint(x: 270, y: y), frames: 5)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [2: -148])
        // The content of an open row takes no touches: a pan closes the row.
        fixture.screen.pan(from: CGPoint(x: 30, y: y), to: CGPoint(x: 110, y: y), frames: 5)
        fixture.screen.frames(60)
        #expect(fixture.movedRows == [:])
        #expect(cell.pictures.contentOffset.x == offset)
        // A vertical finger scrolls the list, wherever it begins.
        fixture.screen.pan(from: CGPoint(x: 100, y: y + 300), to: CGPoint(x: 98, y: y + 200))
        fixture.screen.runUntilRest()
        #expect(fixture.collectionView.contentOffset.y > 50)
    }

    @Test func aSliderKeepsItsPans() throws {
        final class SliderCell: UICollectionViewCell {
            let slider = UISlider(frame: CGRect(x: 20, y: 10, width: 200, height: 40))

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(slider)
            }

            required init?(coder: NSCoder) { fatalError("SliderCell is made in code only") }
        }
        let fixture = SwipeFixture(cellClass: SliderCell.self)
        let slider = try #require((fixture.cell(2) as? SliderCell)?.slider)
        slider.value = 0.5
        let y = fixture.middle(of: 2).y
        // The list keeps a touch from its content for a moment.
        fixture.screen.touchDown(at: CGPoint(x: 120, y: y))
        fixture.screen.frames(12)
        for x in 1...10 { fixture.screen.moveTouch(to: CGPoint(x: 120 + CGFloat(x) * 6, y: y)) }
        fixture.screen.liftTouch()
        fixture.screen.frames(60)
        #expect(slider.value > 0.6)
        #expect(fixture.movedRows == [:])
    }

    @Test func aSecondFingerChangesNothing() {
        let fixture = SwipeFixture()
        fixture.drag(2, by: -60, lifting: false)
        fixture.screen.touchDown(at: CGPoint(x: 100, y: 500), finger: 1)
        fixture.screen.frames(10)
        #expect(fixture.movedRows == [2: -60])
        fixture.screen.liftTouch(finger: 1)
        fixture.screen.frames(10)
        #expect(fixture.events.isEmpty)
    }
}
