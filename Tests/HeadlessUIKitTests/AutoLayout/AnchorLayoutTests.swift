import Testing
import UIKit

@MainActor
struct AnchorLayoutTests {
    /// One view in a container of 300 × 200 points with margins of 8.
    struct Single: Sendable {
        let name: String
        let frame: CGRect
        let constraints: @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint]
    }

    nonisolated static let singles: [Single] = [
        Single(name: "edges", frame: rect(10, 20, 260, 140)) {
            [
                $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10),
                $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -30),
                $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 20),
                $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -40),
            ]
        },
        Single(name: "centre", frame: rect(100, 75, 100, 50)) {
            [
                $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
                $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
                $0.widthAnchor.constraint(equalToConstant: 100), $0.heightAnchor.constraint(equalToConstant: 50),
            ]
        },
        Single(name: "centre moved", frame: rect(110, 70, 100, 50)) {
            [
                $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 10),
                $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor, constant: -5),
                $0.widthAnchor.constraint(equalToConstant: 100), $0.heightAnchor.constraint(equalToConstant: 50),
            ]
        },
        Single(name: "proportion", frame: rect(0, 0, 75, 100)) {
            [
                $0.leftAnchor.constraint(equalTo: $1.leftAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor),
                $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.25),
                $0.heightAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 0.5),
            ]
        },
        Single(name: "proportion and constant", frame: rect(0, 0, 160, 110)) {
            [
                $0.leftAnchor.constraint(equalTo: $1.leftAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor),
                $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5, constant: 10),
                $0.heightAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 0.5, constant: 10),
            ]
        },
        Single(name: "aspect ratio", frame: rect(0, 0, 300, 150)) {
            [
                $0.leftAnchor.constraint(equalTo: $1.leftAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor),
                $0.rightAnchor.constraint(equalTo: $1.rightAnchor),
                $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5),
            ]
        },
        Single(name: "aspect fit", frame: rect(0, 0, 200, 200)) {
            let wide = $0.widthAnchor.constraint(equalTo: $1.widthAnchor)
            wide.priority = .defaultHigh
            return [
                $0.leftAnchor.constraint(equalTo: $1.leftAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor),
                $0.heightAnchor.constraint(equalTo: $0.widthAnchor),
                $0.heightAnchor.constraint(lessThanOrEqualTo: $1.heightAnchor), wide,
            ]
        },
        Single(name: "margins", frame: rect(8, 8, 284, 184)) {
            let guide = $1.layoutMarginsGuide
            return [
                $0.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                $0.topAnchor.constraint(equalTo: guide.topAnchor),
                $0.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ]
        },
        Single(name: "half of the margins' width", frame: rect(79, 8, 142, 20)) {
            let guide = $1.layoutMarginsGuide
            return [
                $0.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                $0.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
                $0.topAnchor.constraint(equalTo: guide.topAnchor), $0.heightAnchor.constraint(equalToConstant: 20),
            ]
        },
        Single(name: "system spacing", frame: rect(8, 16, 40, 20)) {
            [
                $0.leadingAnchor.constraint(equalToSystemSpacingAfter: $1.leadingAnchor, multiplier: 1),
                $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.topAnchor, multiplier: 2),
                $0.widthAnchor.constraint(equalToConstant: 40), $0.heightAnchor.constraint(equalToConstant: 20),
            ]
        },
        Single(name: "limits", frame: rect(0, 0, 120, 80)) {
            let wide = $0.widthAnchor.constraint(equalToConstant: 500)
            let low = $0.heightAnchor.constraint(equalToConstant: 10)
            wide.priority = UILayoutPriority(999)
            low.priority = UILayoutPriority(1)
            return [
                $0.leftAnchor.constraint(equalTo: $1.leftAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor),
                $0.widthAnchor.constraint(lessThanOrEqualToConstant: 120), wide,
                $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 80), low,
            ]
        },
        Single(name: "centre at a third", frame: rect(80, 30, 40, 40)) {
            [
                NSLayoutConstraint(
                    item: $0,
                    attribute: .centerX,
                    relatedBy: .equal,
                    toItem: $1,
                    attribute: .trailing,
                    multiplier: 1 / 3,
                    constant: 0
                ),
                $0.centerYAnchor.constraint(equalTo: $1.topAnchor, constant: 50),
                $0.widthAnchor.constraint(equalToConstant: 40), $0.heightAnchor.constraint(equalToConstant: 40),
            ]
        },
        Single(name: "margin attributes", frame: rect(8, 172, 10, 20)) {
            [
                NSLayoutConstraint(
                    item: $0,
                    attribute: .leading,
                    relatedBy: .equal,
                    toItem: $1,
                    attribute: .leadingMargin,
                    multiplier: 1,
                    constant: 0
                ),
                NSLayoutConstraint(
                    item: $0,
                    attribute: .bottom,
                    relatedBy: .equal,
                    toItem: $1,
                    attribute: .bottomMargin,
                    multiplier: 1,
                    constant: 0
                ),
                $0.widthAnchor.constraint(equalToConstant: 10), $0.heightAnchor.constraint(equalToConstant: 20),
            ]
        },
        Single(name: "pixels", frame: rect(33, 67, 34, 66)) {
            $1.traitOverrides.displayScale = 1
            return [
                NSLayoutConstraint(
                    item: $0,
                    attribute: .top,
                    relatedBy: .equal,
                    toItem: $1,
                    attribute: .bottom,
                    multiplier: 1 / 3,
                    constant: 0
                ),
                $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 100 / 3),
                $0.widthAnchor.constraint(equalToConstant: 100 / 3),
                $0.heightAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 1 / 3),
            ]
        },
    ]

    @Test(arguments: singles.indices)
    func oneView(index: Int) {
        let layout = Self.singles[index]
        let view = UIView()
        let container = container(300, 200, view)
        NSLayoutConstraint.activate(layout.constraints(view, container))
        container.layoutIfNeeded()
        #expect(view.frame == layout.frame, "\(layout.name)")
    }

    /// The same from right to left: what leads is on the right. The view that holds the constraint decides;
    /// what the direction of its subview is does not matter.
    @Test(arguments: [
        (UISemanticContentAttribute.forceLeftToRight, rect(10, 0, 40, 20)),
        (.forceRightToLeft, rect(250, 0, 40, 20)),
    ])
    func leadingFollowsTheDirection(direction: UISemanticContentAttribute, frame: CGRect) {
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        container.semanticContentAttribute = direction
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
        view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == frame)
    }

    /// Two views side by side that together want 400 of 300 points.
    @Test(arguments: [
        (Float(750), Float(751), CGFloat(100), CGFloat(200)),
        (751, 750, 200, 100),
        (1000, 750, 200, 100),
        (250, 750, 100, 200),
    ])
    func theWeakerResistanceIsCompressed(first: Float, second: Float, firstWidth: CGFloat, secondWidth: CGFloat) {
        let (left, right) = (SizedView(200, 20), SizedView(200, 30))
        left.setContentCompressionResistancePriority(UILayoutPriority(first), for: .horizontal)
        right.setContentCompressionResistancePriority(UILayoutPriority(second), for: .horizontal)
        let container = row(left, right)
        container.layoutIfNeeded()
        #expect(left.frame == rect(0, 0, firstWidth, 20))
        #expect(right.frame == rect(firstWidth, 0, secondWidth, 30))
    }

    /// Two views side by side that together want 100 of 300 points.
    @Test(arguments: [(Float(250), Float(251), CGFloat(250)), (251, 250, 50), (1, 999, 250), (1000, 1, 50)])
    func theWeakerHuggingGrows(first: Float, second: Float, width: CGFloat) {
        let (left, right) = (SizedView(50, 20), SizedView(50, 20))
        left.setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
        right.setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
        let container = row(left, right)
        container.layoutIfNeeded()
        #expect(left.frame == rect(0, 0, width, 20))
        #expect(right.frame == rect(width, 0, 300 - width, 20))
    }

    private func row(_ left: UIView, _ right: UIView) -> UIView {
        let container = container(300, 200, left, right)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            left.topAnchor.constraint(equalTo: container.topAnchor),
            right.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        return container
    }

    @Test func changesAreTakenIn() {
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        let leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
        let width = view.widthAnchor.constraint(equalToConstant: 70)
        width.priority = UILayoutPriority(200)
        NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: container.topAnchor), width])
        container.layoutIfNeeded()
        #expect(view.frame == rect(10, 0, 40, 20))
        leading.constant = 15
        container.layoutIfNeeded()
        #expect(view.frame == rect(15, 0, 40, 20))
        width.priority = UILayoutPriority(900)
        container.layoutIfNeeded()
        #expect(view.frame == rect(15, 0, 70, 20))
        width.isActive = false
        view.size = CGSize(width: 44, height: 22)
        container.layoutIfNeeded()
        #expect(view.frame == rect(15, 0, 44, 22))
        leading.isActive = false
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(256, 0, 44, 22))
        container.frame.size.width = 100
        container.layoutIfNeeded()
        #expect(view.frame == rect(56, 0, 44, 22))
    }

    @Test func viewsComeAfterConstraintsHaveGone() {
        let (first, second) = (SizedView(40, 20), SizedView(30, 10))
        let container = container(300, 200, first)
        let leading = first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
        let wish = first.widthAnchor.constraint(equalToConstant: 90)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([leading, wish])
        container.layoutIfNeeded()
        #expect(first.frame == rect(10, 0, 90, 20))
        NSLayoutConstraint.deactivate([wish])
        container.layoutIfNeeded()
        #expect(first.frame == rect(10, 0, 40, 20))
        container.addSubview(second)
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(second.frame == rect(50, 0, 30, 10))
        first.removeFromSuperview()
        container.layoutIfNeeded()
        second.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 1).isActive = true
        container.layoutIfNeeded()
        #expect(second.frame == rect(1, 0, 30, 10))
    }

    @Test func theSafeAreaIsKept() {
        let controller = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
        let view = SizedView(40, 20)
        guard let root = controller.view else { return }
        root.addSubview(view)
        let guide = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.frame == root.bounds.inset(by: root.safeAreaInsets))
        #expect(root.safeAreaInsets.left >= 5)
        controller.additionalSafeAreaInsets.left = 50
        window.layoutIfNeeded()
        #expect(view.frame == root.bounds.inset(by: root.safeAreaInsets))
        #expect(view.frame.minX >= 50)
    }

    @Test func baselinesMeet() {
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 30)
        small.font = .systemFont(ofSize: 10)
        large.text = "A"
        small.text = "b"
        let container = container(300, 200, large, small)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        container.layoutIfNeeded()
        let distance = small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender
        #expect(large.frame.minY == 20)
        #expect(abs(distance) <= 0.5)
    }

    @Test func constraintsAreHeldByTheCommonAncestor() {
        let (inner, other) = (UIView(), UIView())
        let middle = UIView()
        let container = container(300, 200, middle, other)
        middle.addSubview(inner)
        let constraint = inner.leftAnchor.constraint(equalTo: other.leftAnchor)
        #expect(!constraint.isActive)
        constraint.isActive = true
        #expect(container.constraints == [constraint])
        other.removeFromSuperview()
        #expect(!constraint.isActive)
        #expect(container.constraints.isEmpty)
    }

    @Test func guidesTakePart() {
        let (left, right) = (SizedView(40, 20), SizedView(60, 20))
        let container = container(300, 200, left, right)
        let space = UILayoutGuide()
        container.addLayoutGuide(space)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: container.leftAnchor),
            space.leftAnchor.constraint(equalTo: left.rightAnchor),
            space.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.1),
            right.leftAnchor.constraint(equalTo: space.rightAnchor),
        ])
        container.layoutIfNeeded()
        #expect(space.layoutFrame == rect(40, 0, 30, 0))
        #expect(right.frame == rect(70, 0, 60, 20))
        container.removeLayoutGuide(space)
        #expect(container.constraints.count == 1)
    }

    @Test func viewsWithMasksGoAlong() {
        let fixed = UIView(frame: rect(20, 30, 100, 50))
        fixed.autoresizingMask = [.flexibleWidth]
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        container.addSubview(fixed)
        view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5).isActive = true
        view.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(125, 80, 40, 20))
        container.frame.size.width = 320
        container.layoutIfNeeded()
        #expect(view.frame == rect(145, 80, 40, 20))
        fixed.frame.origin.y = 0
        container.layoutIfNeeded()
        #expect(view.frame == rect(145, 50, 40, 20))
    }

    @Test func aScrollViewGetsItsContentSize() {
        let scrollView = UIScrollView()
        let content = SizedView(100, 700)
        let container = container(300, 200, scrollView)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            scrollView.leftAnchor.constraint(equalTo: container.leftAnchor),
            scrollView.rightAnchor.constraint(equalTo: container.rightAnchor),
            scrollView.topAnchor.constraint(equalTo: container.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            content.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
            content.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        container.layoutIfNeeded()
        #expect(scrollView.frame == rect(0, 0, 300, 200))
        #expect(content.frame == rect(0, 10, 300, 700))
        #expect(scrollView.contentSize == CGSize(width: 300, height: 720))
    }
}
