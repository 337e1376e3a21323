import Testing
import UIKit

/// Margins, safe areas, readable widths, scroll views' guides and the two directions of reading.
@MainActor
struct GuideLayoutTests {
    /// A view of 40 × 20 in a container of 300 × 200 whose margins are 20 before, 5 behind, 3 above and 7 below.
    private func frame(
        _ direction: UISemanticContentAttribute,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: NSLayoutConstraint.Attribute,
        constant: CGFloat
    ) -> CGRect {
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        container.semanticContentAttribute = direction
        view.semanticContentAttribute = direction
        container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 5)
        NSLayoutConstraint(
            item: view,
            attribute: attribute,
            relatedBy: .equal,
            toItem: container,
            attribute: other,
            multiplier: 1,
            constant: constant
        ).isActive = true
        container.layoutIfNeeded()
        return view.frame
    }

    @Test(arguments: [
        (
            NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leading, CGFloat(10), CGFloat(10),
            CGFloat(250)
        ),
        (.trailing, .trailing, -10, 250, 10),
        (.leading, .leadingMargin, 0, 20, 240),
        (.trailing, .trailingMargin, 0, 255, 5),
        (.trailing, .leadingMargin, 60, 40, 220),
        (.left, .left, 10, 10, 10),
        (.right, .rightMargin, 0, 255, 240),
        (.left, .leftMargin, 0, 20, 5),
        (.centerX, .centerX, 10, 140, 140),
        (.centerX, .centerXWithinMargins, 0, 137.5, 122.5),
        (.leading, .centerX, 10, 160, 100),
        (.leading, .trailing, -100, 200, 60),
    ])
    func directions(
        attribute: NSLayoutConstraint.Attribute,
        other: NSLayoutConstraint.Attribute,
        constant: CGFloat,
        fromLeft: CGFloat,
        fromRight: CGFloat
    ) {
        let left = frame(.forceLeftToRight, attribute, other, constant: constant).minX
        let right = frame(.forceRightToLeft, attribute, other, constant: constant).minX
        #expect(abs(left - fromLeft) < 0.5)
        #expect(abs(right - fromRight) < 0.5)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.topMargin, CGFloat(3)),
        (.bottom, .bottomMargin, 173),
        (.centerY, .centerYWithinMargins, 88),
        (.top, .bottomMargin, 193),
    ])
    func verticalMargins(
        attribute: NSLayoutConstraint.Attribute,
        other: NSLayoutConstraint.Attribute,
        top: CGFloat
    ) {
        #expect(frame(.unspecified, attribute, other, constant: 0).minY == top)
    }

    @Test func marginsThatChange() {
        let view = UIView()
        let container = container(300, 200, view)
        let guide = container.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == rect(8, 8, 284, 184))
        container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        container.layoutIfNeeded()
        #expect(view.frame == rect(2, 1, 294, 196))
    }

    /// 1,000 points less margins of 8 leave 984: 312 more than the 672 that read well.
    @Test func readableWidth() {
        let view = UIView()
        let container = container(1_000, 200, view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.readableContentGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.readableContentGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: container.readableContentGuide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == rect(164, 8, 672, 10))
    }

    @Test func safeAreaAndMarginsTogether() throws {
        let controller = UIViewController()
        let window = UIWindow(frame: rect(0, 0, 400, 800))
        window.rootViewController = controller
        window.isHidden = false
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
        let root = try #require(controller.view)
        let (safe, margin) = (UIView(), UIView())
        for (view, guide) in [(safe, root.safeAreaLayoutGuide), (margin, root.layoutMarginsGuide)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
        window.layoutIfNeeded()
        let insets = root.safeAreaInsets
        #expect(safe.frame == root.bounds.inset(by: insets))
        #expect(margin.frame == root.bounds.inset(by: root.layoutMargins))
        #expect(insets.left >= 22)
        #expect(root.layoutMargins.left > insets.left)
        #expect(root.layoutMargins.top == insets.top)
    }

    // MARK: Scroll views

    private func scrollView(_ views: UIView...) -> UIScrollView {
        let scrollView = UIScrollView(frame: rect(0, 0, 300, 200))
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        return scrollView
    }

    @Test func pages() {
        let (first, second) = (UIView(), UIView())
        let scrollView = scrollView(first, second)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        var constraints = [
            first.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ]
        for page in [first, second] {
            constraints += [
                page.topAnchor.constraint(equalTo: content.topAnchor),
                page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                page.widthAnchor.constraint(equalTo: frame.widthAnchor),
                page.heightAnchor.constraint(equalTo: frame.heightAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        scrollView.layoutIfNeeded()
        #expect(first.frame == rect(0, 0, 300, 200))
        #expect(second.frame == rect(300, 0, 300, 200))
        #expect(scrollView.contentSize == CGSize(width: 600, height: 200))
        scrollView.frame.size = CGSize(width: 200, height: 300)
        scrollView.layoutIfNeeded()
        #expect(second.frame == rect(200, 0, 200, 300))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 300))
    }

    /// A header that stays where it is seen while the content moves under it.
    @Test func aHeaderThatStays() {
        let (header, body) = (SizedView(100, 30), SizedView(100, 900))
        let scrollView = scrollView(body, header)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: content.topAnchor),
            body.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            body.widthAnchor.constraint(equalTo: frame.widthAnchor),
            header.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5),
            header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        ])
        scrollView.layoutIfNeeded()
        #expect(header.frame == rect(0, 5, 300, 30))
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        scrollView.layoutIfNeeded()
        #expect(header.frame == rect(0, 125, 300, 30))
        #expect(body.frame == rect(0, 0, 300, 900))
    }
}
