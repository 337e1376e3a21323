import HeadlessTools
import Testing

@testable import UIKit

/// Constraints with one item.
@MainActor
struct ConstantConstraintTests {
    private func size(
        _ view: UIView,
        _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal,
        second: NSLayoutConstraint.Attribute,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view,
            attribute: attribute,
            relatedBy: relation,
            toItem: nil,
            attribute: second,
            multiplier: 1,
            constant: constant
        )
    }

    @Test(arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height, .top])
    func withoutASecondItemTheSecondAttributeMeansNothing(_ second: NSLayoutConstraint.Attribute) {
        let view = UIView()
        let container = container(300, 200, view)
        let width = size(view, .width, second: second, 120)
        #expect(width.secondAttribute == .notAnAttribute)
        #expect(width.secondItem == nil)
        #expect(width.secondAnchor == nil)
        NSLayoutConstraint.activate([
            width, size(view, .height, .greaterThanOrEqual, second: second, 30),
            size(view, .height, .lessThanOrEqual, second: second, 30),
        ])
        container.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 120, height: 30))
    }

    @Test func aConstantConstraintCanBeAddedToAnyAncestor() {
        let view = UIView()
        let container = container(300, 200, view)
        container.addConstraint(size(view, .width, second: .width, 44))
        container.layoutIfNeeded()
        #expect(view.frame.width == 44)
    }

    @Test(arguments: [NSLayoutConstraint.Attribute.left, .top, .leading, .centerY, .firstBaseline, .leadingMargin])
    func aLocationIsNotSetToAConstant(_ attribute: NSLayoutConstraint.Attribute) throws {
        let view = UIView()
        let container = container(300, 200, view)
        for (item, multiplier) in [(UIView?.none, CGFloat(1)), (container, 0)] {
            let exceptions = catchingUIKitExceptions {
                _ = NSLayoutConstraint(
                    item: view,
                    attribute: attribute,
                    relatedBy: .equal,
                    toItem: item,
                    attribute: attribute,
                    multiplier: multiplier,
                    constant: 10
                )
            }
            let exception = try #require(exceptions.first)
            #expect(exception.name == "NSInvalidArgumentException")
            #expect(exception.reason.hasSuffix("Location attributes must be specified in pairs."))
        }
    }

    @Test func anAnchorWhoseViewIsGoneSetsNoConstant() {
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        let anchor: NSLayoutDimension = autoreleased { $0.widthAnchor }
        view.widthAnchor.constraint(equalTo: anchor, multiplier: 1, constant: 200).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    private func autoreleased(_ anchor: (UIView) -> NSLayoutDimension) -> NSLayoutDimension {
        anchor(UIView())
    }
}
