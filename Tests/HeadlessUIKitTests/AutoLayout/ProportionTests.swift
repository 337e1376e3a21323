import Testing
import UIKit

/// Shares, ratios and centres among several views.
@MainActor
struct ProportionTests {
    /// `|[a]-10-[b]-10-[c]|` in 320 points, b twice and c three times as wide as a.
    @Test func columns() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let container = container(320, 100, a, b, c)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|[a]-10-[b]-10-[c]|",
                options: [.alignAllTop, .alignAllBottom],
                metrics: nil,
                views: ["a": a, "b": b, "c": c]
            ) + [
                b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
                c.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 3),
                a.topAnchor.constraint(equalTo: container.topAnchor),
                a.heightAnchor.constraint(equalTo: a.widthAnchor, constant: 5),
            ]
        )
        container.layoutIfNeeded()
        #expect([a, b, c].map(\.frame) == [rect(0, 0, 50, 55), rect(60, 0, 100, 55), rect(170, 0, 150, 55)])
    }

    /// A picture of 16 : 9 with margins of 10 over a text.
    @Test func aPictureAboveAText() {
        let (picture, text) = (UIView(), SizedView(500, 40))
        let container = container(340, 400, picture, text)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            picture.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
            picture.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16 / 9),
            text.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
            text.topAnchor.constraint(equalToSystemSpacingBelow: picture.bottomAnchor, multiplier: 1),
        ])
        container.layoutIfNeeded()
        #expect(picture.frame == rect(10, 10, 320, 180))
        #expect(text.frame == rect(10, 198, 320, 40))
    }

    /// The largest square that fits, centred.
    @Test(arguments: [(CGFloat(300), CGFloat(200), rect(50, 0, 200, 200)), (100, 180, rect(0, 40, 100, 100))])
    func theLargestSquare(width: CGFloat, height: CGFloat, expected: CGRect) {
        let view = UIView()
        let container = container(width, height, view)
        let wishes = [
            view.widthAnchor.constraint(equalTo: container.widthAnchor),
            view.heightAnchor.constraint(equalTo: container.heightAnchor),
        ]
        for wish in wishes { wish.priority = .defaultHigh }
        NSLayoutConstraint.activate(
            wishes + [
                view.widthAnchor.constraint(equalTo: view.heightAnchor),
                view.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor),
                view.heightAnchor.constraint(lessThanOrEqualTo: container.heightAnchor),
                view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            ]
        )
        container.layoutIfNeeded()
        #expect(view.frame == expected)
    }

    /// Three views with the same space before, between and behind them: 300 = 4 s + 20 + 40 + 60.
    @Test func equalSpaces() {
        let views = [SizedView(20, 10), SizedView(40, 10), SizedView(60, 10)]
        let container = container(300, 100, views[0], views[1], views[2])
        let guides = (0..<4).map { _ in UILayoutGuide() }
        var last = container.leftAnchor
        for (index, guide) in guides.enumerated() {
            container.addLayoutGuide(guide)
            guide.leftAnchor.constraint(equalTo: last).isActive = true
            guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor).isActive = index > 0
            guard index < views.count else { break }
            views[index].leftAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
            last = views[index].rightAnchor
        }
        guides[3].rightAnchor.constraint(equalTo: container.rightAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [45, 110, 195])
        #expect(guides.map(\.layoutFrame.width) == [45, 45, 45, 45])
    }

    /// A centre at a multiple of the container's.
    @Test(arguments: [(CGFloat(0.5), CGFloat(65)), (1, 140), (1.5, 215)])
    func centresAtAMultiple(multiplier: CGFloat, x: CGFloat) {
        let view = SizedView(20, 20)
        let container = container(300, 200, view)
        NSLayoutConstraint(
            item: view,
            attribute: .centerX,
            relatedBy: .equal,
            toItem: container,
            attribute: .centerX,
            multiplier: multiplier,
            constant: 0
        ).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(x, 0, 20, 20))
    }

    /// A badge whose centre is the corner of another view.
    @Test func aBadgeAtACorner() {
        let (picture, badge) = (SizedView(60, 60), SizedView(16, 16))
        let container = container(300, 200, picture, badge)
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(picture.frame == rect(120, 70, 60, 60))
        #expect(badge.frame == rect(172, 62, 16, 16))
    }

    /// Sizes through three levels of views, the middle one in the size of its content.
    @Test func levels() {
        let (outer, inner) = (UIView(), SizedView(50, 30))
        let container = container(300, 200, outer)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            outer.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 12),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -18),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -6),
        ])
        container.layoutIfNeeded()
        #expect(outer.frame == rect(110, 150, 80, 40))
        #expect(inner.frame == rect(12, 4, 50, 30))
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 40))
    }
}
