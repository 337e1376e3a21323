import HeadlessTools
import Testing
import UIKit

/// The insets of a button's parts, and titles with attributes.
@MainActor
@Suite struct ButtonInsetTests {
    private func button(_ title: String = "Add") -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    private func place(_ button: UIButton, width: CGFloat = 200, height: CGFloat = 60) -> CGRect {
        button.frame = CGRect(x: 0, y: 0, width: width, height: height)
        button.layoutIfNeeded()
        return button.titleLabel?.frame ?? .null
    }

    @Test func contentInsetsAreAPartOfTheSize() {
        let plain = button()
        let text = plain.titleLabel?.sizeThatFits(.zero) ?? .zero
        let inset = button()
        inset.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(inset.intrinsicContentSize == CGSize(width: text.width + 60, height: text.height + 40))
        let frame = place(inset, width: text.width + 60, height: text.height + 40)
        #expect(frame == CGRect(x: 20, y: 10, width: text.width, height: text.height))
    }

    @Test func titleAndImageInsetsMoveTheirPartAlone() {
        let (plain, moved) = (button(), button())
        for button in [plain, moved] { button.setImage(UIImage(systemName: "plus"), for: .normal) }
        let size = plain.intrinsicContentSize
        let before = place(plain)
        moved.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
        moved.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 6)
        let after = place(moved)
        #expect(moved.intrinsicContentSize == size)
        #expect(after == before.offsetBy(dx: 5, dy: 2))
        #expect(moved.imageView?.frame.minX == (plain.imageView?.frame.minX ?? 0) - 3)
    }

    @Test func atAnEdgeTheInsetOfThatEdgeCounts() {
        let leading = button()
        leading.contentHorizontalAlignment = .left
        leading.contentVerticalAlignment = .top
        leading.titleEdgeInsets = UIEdgeInsets(top: 3, left: 7, bottom: 50, right: 50)
        #expect(place(leading).origin == CGPoint(x: 7, y: 3))
    }

    @Test func anAttributedTitleTakesThePlaceOfAPlainOne() {
        let button = button("Add")
        let large = NSAttributedString(string: "Added", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let width = button.intrinsicContentSize.width
        button.setAttributedTitle(large, for: .normal)
        #expect(button.currentAttributedTitle == large)
        #expect(button.attributedTitle(for: .selected) == large)
        #expect(button.titleLabel?.attributedText?.string == "Added")
        #expect(button.intrinsicContentSize.width > width)
        button.setAttributedTitle(NSAttributedString(string: "Chosen"), for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Chosen")
        button.isSelected = false
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Add")
        #expect(button.intrinsicContentSize.width == width)
    }

    @Test func aTransformLayerOnlyHoldsOthers() {
        let (layer, inner) = (CATransformLayer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = layer.bounds
        layer.addSublayer(inner)
        #expect(layer.sublayers == [inner])
        #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    }
}
