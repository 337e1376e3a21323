import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct RefreshControlTests {
    @MainActor
    private final class Stage {
        let screen = HeadlessScreen()
        let scroll = UIScrollView()
        let control = UIRefreshControl()

        init() {
            screen.show(scroll)
            scroll.alwaysBounceVertical = true
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.contentInset.top = 20
            scroll.refreshControl = control
            screen.frame()
        }
    }

    @Test func aPullFarEnoughBeginsARefresh() {
        let stage = Stage()
        var refreshes = 0
        stage.control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        stage.screen.drag(stage.scroll, by: -100)
        #expect(!stage.control.isRefreshing && !stage.control.isHidden)
        stage.screen.drag(stage.scroll, by: -300)
        #expect(stage.control.isRefreshing)
        #expect(refreshes == 1)
        #expect(stage.scroll.adjustedContentInset.top == 80)
        stage.screen.lift(stage.scroll)
        stage.screen.runUntilRest()
        #expect(stage.scroll.contentOffset.y == -80)
        #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))

        stage.control.endRefreshing()
        stage.screen.runUntilRest()
        #expect(stage.scroll.contentOffset.y == -20)
        #expect(stage.scroll.adjustedContentInset.top == 20)
        #expect(stage.control.isHidden)
        #expect(refreshes == 1)
    }

    @Test func aPullIsThePrimaryAction() {
        let stage = Stage()
        var refreshes = 0
        stage.scroll.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in refreshes += 1 })
        stage.screen.frame()
        stage.screen.drag(stage.scroll, by: -400)
        #expect(refreshes == 1)
    }

    @Test func aRefreshThatAProgramBeginsLeavesTheOffset() {
        let stage = Stage()
        stage.control.beginRefreshing()
        #expect(stage.scroll.adjustedContentInset.top == 80)
        #expect(stage.scroll.contentOffset.y == -20)
        stage.scroll.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
        stage.control.endRefreshing()
        #expect(stage.scroll.contentOffset.y == -20)
    }

    @Test func whatIsReadFurtherDownStays() {
        let stage = Stage()
        stage.control.beginRefreshing()
        stage.scroll.contentOffset.y = 500
        stage.control.endRefreshing()
        #expect(stage.scroll.contentOffset.y == 500)
    }

    @Test func aControlThatIsTakenAwayTakesItsRoomAlong() {
        let stage = Stage()
        stage.control.beginRefreshing()
        stage.scroll.refreshControl = nil
        #expect(stage.scroll.adjustedContentInset.top == 20)
        #expect(stage.control.superview == nil)
    }
}
