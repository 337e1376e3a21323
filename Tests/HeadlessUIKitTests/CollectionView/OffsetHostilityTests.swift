import HeadlessTools
import Testing
import UIKit

/// What becomes of offsets that a program sets, or that the content leaves behind.
@MainActor
struct OffsetHostilityTests {
    /// A layout that sets an offset once while it prepares, and reads it back.
    private final class SettingLayout: UICollectionViewFlowLayout {
        var wanted: CGFloat?
        var taken: CGFloat?

        override func prepare() {
            super.prepare()
            guard let collectionView, let wanted else { return }
            self.wanted = nil
            collectionView.contentOffset.y = wanted
            taken = collectionView.contentOffset.y
        }
    }

    /// What a layout reads back that sets an offset of 400 in a pass at 100, and what the offset is in the frame after it.
    private func offsets(_ hostility: Hostility) -> [CGFloat?] {
        let source = RowSource(rows: Array(0..<40))
        let layout = SettingLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), hostility: hostility)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        screen.show(view)
        screen.frame()
        view.contentOffset.y = 100
        screen.frame()
        layout.wanted = 400
        layout.invalidateLayout()
        screen.frame()
        return [layout.taken, view.contentOffset.y]
    }

    @Test func anOffsetSetInAPassIsTakenIgnoredTakenLateOrTakenBack() {
        #expect(offsets([]) == [400, 400])
        #expect(offsets(.offsetsIgnoredInPasses) == [100, 100])
        #expect(offsets(.offsetsDeferredInPasses) == [100, 400])
        #expect(offsets(.offsetsRestoredAfterPasses) == [400, 100])
    }

    @Test func offsetsOutsideOfAPassAreTaken() {
        for hostility in [
            Hostility.offsetsIgnoredInPasses, .offsetsDeferredInPasses, .offsetsRestoredAfterPasses, .clampedOffsets,
        ] {
            let rows = Rows(count: 20, hostility: hostility)
            rows.screen.frame()
            rows.scroll(to: 250)
            #expect(rows.view.contentOffset.y == 250)
        }
    }

    @Test func anOffsetIsClampedWhenItIsSetAndWhenTheContentOrTheInsetsShrink() {
        let rows = Rows(count: 20, hostility: .clampedOffsets)
        rows.screen.frame()
        rows.scroll(to: 5_000)
        #expect(rows.view.contentOffset.y == 1_700)
        rows.view.contentInset.bottom = 50
        rows.scroll(to: 5_000)
        #expect(rows.view.contentOffset.y == 1_750)
        rows.view.contentInset.bottom = 0
        #expect(rows.view.contentOffset.y == 1_700)
        rows.screen.touchDown(rows.view)
        rows.screen.drag(rows.view, by: 200)
        #expect(rows.view.contentOffset.y > 1_700)
        rows.view.contentSize.height = 1_900
        #expect(rows.view.contentOffset.y == 1_600)
    }

    @Test func anAnimationMayHaveNoFlag() {
        for (hostility, isSet) in [([], true), (.animationsWithoutFlags, false)] as [(Hostility, Bool)] {
            let rows = Rows(count: 20, hostility: hostility)
            rows.screen.frame()
            rows.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            #expect(rows.view.isScrollAnimating == isSet)
            rows.screen.runUntilRest()
            #expect(rows.view.contentOffset.y == 600)
        }
    }

    @Test func aWheelAndPageKeysScrollWithoutFlagsAsFarAsTheContentGoes() {
        let rows = Rows(count: 20)
        rows.screen.frame()
        rows.screen.turnWheel(over: rows.view, by: 120)
        #expect(rows.view.contentOffset.y == 120)
        #expect(!rows.view.isDragging && !rows.view.isDecelerating && !rows.view.isScrollAnimating)
        rows.screen.turnWheel(over: rows.view, by: -500)
        #expect(rows.view.contentOffset.y == 0)
        rows.screen.turnPage(of: rows.view)
        rows.screen.frame()
        #expect(rows.view.contentOffset.y > 0)
        #expect(!rows.view.isScrollAnimating)
        rows.screen.runUntilRest()
        #expect(rows.view.contentOffset.y == 300)
        rows.screen.turnPage(of: rows.view, forward: false)
        rows.screen.runUntilRest()
        #expect(rows.view.contentOffset.y == 0)
    }
}
