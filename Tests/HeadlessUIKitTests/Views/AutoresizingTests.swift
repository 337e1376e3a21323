import Testing
import UIKit

@MainActor
struct AutoresizingTests {
    struct Case: Sendable {
        let mask: UIView.AutoresizingMask
        let expected: CGRect

        init(_ mask: UIView.AutoresizingMask, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            self.mask = mask
            expected = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// In a superview of 100 × 100 that becomes 200 × 160, a subview that has 10 points to its left, is 40 wide and has
    /// 50 to its right; 20 above, 20 high, 60 below.
    @Test(arguments: [
        Case([], 10, 20, 40, 20),
        Case(.flexibleWidth, 10, 20, 140, 20),
        Case(.flexibleHeight, 10, 20, 40, 80),
        Case(.flexibleLeftMargin, 110, 20, 40, 20),
        Case(.flexibleRightMargin, 10, 20, 40, 20),
        Case(.flexibleTopMargin, 10, 80, 40, 20),
        // 100 points go to 10 and 50 points in proportion.
        Case([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100 * 10 / 60, 20, 40, 20),
        // 100 points go to 40 and 10 points in proportion.
        Case([.flexibleLeftMargin, .flexibleWidth], 30, 20, 120, 20),
        Case([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 20, 80, 20),
        Case([.flexibleWidth, .flexibleHeight], 10, 20, 140, 80),
        Case([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 10, 32, 40, 32),
    ])
    func subviewFollowsItsMask(_ test: Case) {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.autoresizingMask = test.mask
        superview.addSubview(view)
        superview.frame = CGRect(x: 5, y: 5, width: 200, height: 160)
        #expect(view.frame == test.expected)
    }

    @Test func fillsFromNothing() {
        let superview = UIView()
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 320, height: 480)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func goesDownThroughTheHierarchyAtOnce() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: superview.bounds)
        let leaf = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 100))
        middle.autoresizingMask = .flexibleWidth
        leaf.autoresizingMask = .flexibleLeftMargin
        superview.addSubview(middle)
        middle.addSubview(leaf)
        superview.bounds.size.width = 300
        #expect(leaf.frame == CGRect(x: 290, y: 0, width: 10, height: 100))
    }

    @Test func isSwitchedOffBySuperviewAndByConstraints() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: superview.bounds)
        view.autoresizingMask = .flexibleWidth
        superview.addSubview(view)
        superview.autoresizesSubviews = false
        superview.frame.size.width = 200
        #expect(view.frame.width == 100)
        superview.autoresizesSubviews = true
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.frame.size.width = 300
        #expect(view.frame.width == 100)
    }
}
