import Testing
import UIKit

/// What can be asked of constraints, besides the layout they lead to.
@MainActor
struct ConstraintQueryTests {
    @Test func theAnchorsOfAConstraint() throws {
        let view = UIView()
        let container = container(300, 200, view)
        let edge = view.leadingAnchor.constraint(equalTo: container.trailingAnchor, constant: 3)
        let again = edge.firstAnchor.constraint(lessThanOrEqualTo: try #require(edge.secondAnchor), constant: 4)
        #expect(again.firstItem === view)
        #expect(again.firstAttribute == .leading)
        #expect(again.secondItem === container)
        #expect(again.secondAttribute == .trailing)
        #expect(again.relation == .lessThanOrEqual)
        #expect(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    }

    @Test func ambiguity() {
        let view = UIView()
        let container = container(300, 200, view)
        #expect(!container.hasAmbiguousLayout)
        #expect(view.hasAmbiguousLayout)
        let edges = [
            view.leftAnchor.constraint(equalTo: container.leftAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(edges)
        #expect(view.hasAmbiguousLayout)
        let limit = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
        limit.isActive = true
        #expect(view.hasAmbiguousLayout)
        let wish = view.heightAnchor.constraint(equalToConstant: 20)
        wish.priority = UILayoutPriority(1)
        wish.isActive = true
        #expect(!view.hasAmbiguousLayout)
        let frame = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == frame)
        edges[0].isActive = false
        #expect(view.hasAmbiguousLayout)
    }

    /// Two views that hug alike: where the one ends and the other begins is open.
    @Test func equalPrioritiesAreAmbiguous() {
        let (left, right) = (SizedView(50, 20), SizedView(50, 20))
        let container = container(300, 200, left, right)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|[left][right]|",
                options: .alignAllTop,
                metrics: nil,
                views: ["left": left, "right": right]
            ) + [left.topAnchor.constraint(equalTo: container.topAnchor)]
        )
        #expect(left.hasAmbiguousLayout)
        #expect(right.hasAmbiguousLayout)
        left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(!left.hasAmbiguousLayout)
        #expect(!right.hasAmbiguousLayout)
        container.layoutIfNeeded()
        #expect(right.frame == rect(50, 0, 250, 20))
    }

    @Test func theConstraintsThatAffectALayout() {
        let (left, right) = (SizedView(50, 20), SizedView(50, 20))
        let container = container(300, 200, left, right)
        let start = left.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
        let gap = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 5)
        let width = left.widthAnchor.constraint(equalToConstant: 60)
        let end = right.trailingAnchor.constraint(equalTo: container.trailingAnchor)
        let top = left.topAnchor.constraint(equalTo: container.topAnchor)
        let loose = left.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        NSLayoutConstraint.activate([start, gap, width, end, top, loose])
        #expect(Set(left.constraintsAffectingLayout(for: .horizontal)) == [start, width])
        #expect(Set(right.constraintsAffectingLayout(for: .horizontal)) == [start, gap, width, end])
        #expect(left.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(container.constraintsAffectingLayout(for: .vertical).isEmpty)
        #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    @Test func guidesCanBeAsked() {
        let container = container()
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        let left = guide.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10)
        let width = guide.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([left, width, guide.topAnchor.constraint(equalTo: container.topAnchor)])
        #expect(guide.hasAmbiguousLayout)
        #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == [left, width])
        guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
        #expect(!guide.hasAmbiguousLayout)
        #expect(!container.layoutMarginsGuide.hasAmbiguousLayout)
    }

    // MARK: Distances

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func distancesBetweenAnchors(direction: UISemanticContentAttribute) {
        let (left, right) = (SizedView(40, 20), SizedView(60, 20))
        let container = container(300, 200, left, right)
        for view in [container, left, right] { view.semanticContentAttribute = direction }
        let before = container.leadingAnchor.anchorWithOffset(to: left.leadingAnchor)
        let between = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
        let after = right.trailingAnchor.anchorWithOffset(to: container.trailingAnchor)
        NSLayoutConstraint.activate([
            between.constraint(equalTo: before, multiplier: 2),
            after.constraint(equalTo: before, constant: 40),
        ])
        container.layoutIfNeeded()
        // 300 = x + 40 + 2x + 60 + x + 40
        let frames = [rect(40, 0, 40, 20), rect(160, 0, 60, 20)]
        let mirrored = [rect(220, 0, 40, 20), rect(80, 0, 60, 20)]
        #expect([left, right].map(\.frame) == (direction == .forceLeftToRight ? frames : mirrored))
    }

    @Test func distancesDown() {
        let (upper, lower) = (SizedView(40, 20), SizedView(60, 30))
        let container = container(300, 200, upper, lower)
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            upper.bottomAnchor.anchorWithOffset(to: lower.topAnchor).constraint(equalToConstant: 35),
            lower.heightAnchor.constraint(equalTo: container.topAnchor.anchorWithOffset(to: upper.bottomAnchor)),
        ])
        container.layoutIfNeeded()
        #expect(upper.frame == rect(0, 10, 40, 20))
        #expect(lower.frame == rect(0, 65, 60, 30))
        #expect(lower.hasAmbiguousLayout)
    }

    // MARK: Alignment rectangles

    /// A view with a shadow of 3 points to the left, 5 to the right, 2 above and 7 below.
    private final class Shadowed: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 7, right: 5) }
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }

    @Test func alignmentRectangles() {
        let (view, next, inner) = (Shadowed(), SizedView(10, 10), SizedView(4, 4))
        let container = container(300, 200, view, next)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
            next.leftAnchor.constraint(equalTo: view.rightAnchor),
            next.topAnchor.constraint(equalTo: view.bottomAnchor),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == rect(17, 28, 48, 29))
        #expect(next.frame == rect(60, 50, 10, 10))
        #expect(inner.frame == rect(3, 18, 4, 4))
        #expect(view.alignmentRect(forFrame: view.frame) == rect(20, 30, 40, 20))
        #expect(view.frame(forAlignmentRect: rect(20, 30, 40, 20)) == view.frame)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 48, height: 29))
    }

    @Test func alignmentRectanglesOfViewsWithMasks() {
        let view = Shadowed(frame: rect(10, 10, 100, 100))
        let next = SizedView(10, 10)
        let container = container(300, 200, next)
        container.traitOverrides.displayScale = 2
        container.addSubview(view)
        NSLayoutConstraint.activate([
            next.leftAnchor.constraint(equalTo: view.rightAnchor),
            next.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 0.5),
            next.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == rect(10, 10, 100, 100))
        #expect(next.frame == rect(105, 12.5, 10, 91))
    }

    // MARK: Baselines

    @Test func anotherViewsBaseline() {
        final class Box: UIView {
            let label = UILabel()

            override var forLastBaselineLayout: UIView { label }
        }
        let (box, other) = (Box(), UILabel())
        box.label.text = "Inner"
        other.text = "Outer"
        let container = container(300, 200, box, other)
        box.label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(box.label)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            box.label.topAnchor.constraint(equalTo: box.topAnchor, constant: 11),
            box.label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -13),
            other.lastBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor),
        ])
        container.layoutIfNeeded()
        #expect(box.label.frame.minY == 11)
        #expect(other.frame.minY == 31)
        #expect(box.forFirstBaselineLayout === box.label)
    }

    @Test func theBaselineOfAStack() {
        let (first, second) = (UILabel(), UILabel())
        first.text = "A"
        second.text = "B"
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === first)
        #expect(stack.forLastBaselineLayout === second)
        second.isHidden = true
        #expect(stack.forLastBaselineLayout === first)
        second.isHidden = false
        second.font = .systemFont(ofSize: 40)
        stack.axis = .horizontal
        #expect(stack.forFirstBaselineLayout === second)
        #expect(stack.forLastBaselineLayout === second)
        #expect(UIStackView().forLastBaselineLayout is UIStackView)
    }

    @Test func aColumnByBaselines() {
        let (first, second) = (UILabel(), UILabel())
        first.text = "A"
        second.text = "B"
        second.font = .systemFont(ofSize: 40)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        stack.spacing = 60
        stack.isBaselineRelativeArrangement = true
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        let from = first.frame.maxY + first.font.descender
        let to = second.frame.minY + second.font.ascender
        #expect(abs(to - from - 60) <= 1)
        #expect(second.frame.minY != first.frame.maxY + 60)
    }
}
