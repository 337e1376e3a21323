import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct RefreshControlTests {
    private let screen = HeadlessScreen()
    private let scroll = UIScrollView()
    private let control = UIRefreshControl()

    init() {
        screen.show(scroll)
        scroll.alwaysBounceVertical = true
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.contentInset.top = 20
        scroll.refreshControl = control
        screen.frame()
    }

    @Test func aPullFarEnoughBeginsARefresh() {
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        screen.drag(scroll, by: -100)
        #expect(!control.isRefreshing && !control.isHidden)
        screen.drag(scroll, by: -300)
        #expect(control.isRefreshing)
        #expect(refreshes == 1)
        #expect(scroll.adjustedContentInset.top == 80)
        screen.lift(scroll)
        screen.runUntilRest()
        #expect(scroll.contentOffset.y == -80)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))

        control.endRefreshing()
        screen.runUntilRest()
        #expect(scroll.contentOffset.y == -20)
        #expect(scroll.adjustedContentInset.top == 20)
        #expect(control.isHidden)
        #expect(refreshes == 1)
    }

    @Test func aRefreshThatAProgramBeginsLeavesTheOffset() {
        control.beginRefreshing()
        #expect(scroll.adjustedContentInset.top == 80)
        #expect(scroll.contentOffset.y == -20)
        scroll.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
        control.endRefreshing()
        #expect(scroll.contentOffset.y == -20)
    }

    @Test func whatIsReadFurtherDownStays() {
        control.beginRefreshing()
        scroll.contentOffset.y = 500
        control.endRefreshing()
        #expect(scroll.contentOffset.y == 500)
    }

    @Test func aControlThatIsTakenAwayTakesItsRoomAlong() {
        control.beginRefreshing()
        scroll.refreshControl = nil
        #expect(scroll.adjustedContentInset.top == 20)
        #expect(control.superview == nil)
    }
}
