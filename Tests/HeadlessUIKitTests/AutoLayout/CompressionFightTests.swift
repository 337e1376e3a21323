import Testing
import UIKit

/// A picture beside two labels, for which there is too little or too much room.
@MainActor
struct CompressionFightTests {
    /// `|-10-[picture 100]-10-[title 150]-10-[detail 120]-10-|`, 410 points in all.
    private func widths(in width: CGFloat, prepare: ([UIView]) -> Void) -> [CGFloat] {
        let views = [SizedView(100, 60), SizedView(150, 20), SizedView(120, 16)]
        let container = container(width, 100, views[0], views[1], views[2])
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-10-[picture]-10-[title]-10-[detail]-10-|",
                options: .alignAllCenterY,
                metrics: nil,
                views: ["picture": views[0], "title": views[1], "detail": views[2]]
            ) + [views[0].topAnchor.constraint(equalTo: container.topAnchor, constant: 20)]
        )
        prepare(views)
        container.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [20, 40, 42])
        #expect(views[0].frame.minX == 10)
        #expect(views[1].frame.minX == views[0].frame.maxX + 10)
        #expect(views[2].frame.minX == views[1].frame.maxX + 10)
        #expect(views[2].frame.maxX == width - 10)
        return views.map(\.frame.width)
    }

    /// 300 points leave 260 for the three.
    @Test(arguments: [
        ([Float(752), 751, 750], [CGFloat(100), 150, 10]),
        ([752, 750, 751], [100, 40, 120]),
        ([750, 751, 752], [0, 140, 120]),
        ([750, 752, 751], [0, 150, 110]),
        ([751, 752, 750], [100, 150, 10]),
        ([1000, 250, 251], [100, 40, 120]),
        ([1000, 999, 1], [100, 150, 10]),
    ])
    func tooLittleRoom(resistance: [Float], expected: [CGFloat]) {
        let found = widths(in: 300) { views in
            for (view, priority) in zip(views, resistance) {
                view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
            }
        }
        #expect(found == expected)
    }

    /// 600 points leave 560 for the three: 190 more than they want.
    @Test(arguments: [
        ([Float(251), 250, 252], [CGFloat(100), 340, 120]),
        ([1, 2, 3], [290, 150, 120]),
        ([252, 251, 250], [100, 150, 310]),
        ([1000, 1000, 999], [100, 150, 310]),
    ])
    func tooMuchRoom(hugging: [Float], expected: [CGFloat]) {
        let found = widths(in: 600) { views in
            for (view, priority) in zip(views, hugging) {
                view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
            }
        }
        #expect(found == expected)
    }

    /// A minimum that a stronger constraint sets holds before any wish for a size.
    @Test func aMinimumHolds() {
        let found = widths(in: 300) { views in
            views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
            views[0].widthAnchor.constraint(equalTo: views[0].heightAnchor).isActive = true
            views[0].setContentCompressionResistancePriority(.required, for: .vertical)
            views[0].setContentHuggingPriority(.required, for: .vertical)
            views[2].setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        }
        #expect(found == [60, 110, 90])
    }

    /// Both labels may shrink alike, but the one has been given a share of the other.
    @Test func aShareDecides() {
        let found = widths(in: 300) { views in
            views[0].setContentCompressionResistancePriority(.required, for: .horizontal)
            views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 0.25).isActive = true
        }
        #expect(found == [100, 128, 32])
    }
}
