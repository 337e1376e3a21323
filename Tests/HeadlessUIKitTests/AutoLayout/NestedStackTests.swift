import Testing
import UIKit

/// Stacks in stacks, with priorities, and in constraints of other views.
@MainActor
struct NestedStackTests {
    /// A row of icon, text and badge over a line of text, 8 points apart, in a stack of a given width.
    private func frames(width: CGFloat, _ set: (UIStackView, UIStackView) -> Void) -> [CGRect] {
        let (icon, text, badge, body) = (SizedView(24, 24), SizedView(200, 20), SizedView(30, 16), SizedView(120, 40))
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        badge.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        badge.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let row = UIStackView(arrangedSubviews: [icon, text, badge])
        row.spacing = 8
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [row, body])
        column.axis = .vertical
        column.spacing = 8
        set(column, row)
        let size = column.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        column.frame = CGRect(origin: .zero, size: size)
        column.layoutIfNeeded()
        return [column.bounds] + [icon, text, badge, body].map { $0.convert($0.bounds, to: column) }
    }

    @Test func theTextGivesWay() {
        #expect(
            frames(width: 200) { _, _ in } == [
                rect(0, 0, 200, 72), rect(0, 0, 24, 24), rect(32, 2, 130, 20), rect(170, 4, 30, 16),
                rect(0, 32, 200, 40),
            ]
        )
    }

    @Test func theTextGrows() {
        #expect(
            frames(width: 400) { _, _ in } == [
                rect(0, 0, 400, 72), rect(0, 0, 24, 24), rect(32, 2, 330, 20), rect(370, 4, 30, 16),
                rect(0, 32, 400, 40),
            ]
        )
    }

    @Test func theBadgeGivesWayIfItIsWeaker() {
        let found = frames(width: 240) { _, row in
            row.arrangedSubviews[1].setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
        }
        #expect(found[2] == rect(32, 2, 200, 20))
        #expect(found[3] == rect(240, 4, 0, 16))
    }

    @Test func alignedToTheEdge() {
        let found = frames(width: 300) { column, row in
            column.alignment = .leading
            row.alignment = .bottom
        }
        #expect(found[1] == rect(0, 0, 24, 24))
        #expect(found[2] == rect(32, 4, 200, 20))
        #expect(found[3] == rect(240, 8, 30, 16))
        #expect(found[4] == rect(0, 32, 120, 40))
    }

    @Test func systemSpacing() {
        let found = frames(width: 300) { column, row in
            column.spacing = UIStackView.spacingUseSystem
            row.setCustomSpacing(UIStackView.spacingUseSystem, after: row.arrangedSubviews[0])
            row.setCustomSpacing(40, after: row.arrangedSubviews[1])
            row.setCustomSpacing(UIStackView.spacingUseDefault, after: row.arrangedSubviews[1])
            row.spacing = 3
        }
        #expect(found[2].minX == 32)
        #expect(found[3].minX - found[2].maxX == 3)
        #expect(found[4].minY == 32)
    }

    @Test func aRowInMargins() {
        let found = frames(width: 300) { _, row in
            row.isLayoutMarginsRelativeArrangement = true
            row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        }
        #expect(found[0] == rect(0, 0, 300, 92))
        #expect(found[1] == rect(10, 5, 24, 24))
        #expect(found[2] == rect(42, 7, 200, 20))
        #expect(found[3] == rect(250, 9, 30, 16))
    }

    @Test func aHiddenRow() {
        let found = frames(width: 300) { _, row in row.isHidden = true }
        #expect(found[0] == rect(0, 0, 300, 40))
        #expect(found[4] == rect(0, 0, 300, 40))
    }

    /// Two columns of equal width, each as tall as the taller.
    @Test func twoColumns() {
        let columns = [[SizedView(30, 10), SizedView(50, 20)], [SizedView(70, 60)]].map { views in
            let column = UIStackView(arrangedSubviews: views)
            column.axis = .vertical
            column.distribution = .fill
            views[views.count - 1].setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
            return column
        }
        let row = UIStackView(arrangedSubviews: columns)
        row.distribution = .fillEqually
        row.spacing = 10
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 150, height: 60))
        row.frame = rect(0, 0, 210, 60)
        row.layoutIfNeeded()
        #expect(columns.map(\.frame) == [rect(0, 0, 100, 60), rect(110, 0, 100, 60)])
        #expect(columns[0].arrangedSubviews.map(\.frame) == [rect(0, 0, 100, 10), rect(0, 10, 100, 50)])
        #expect(columns[1].arrangedSubviews.map(\.frame) == [rect(0, 0, 100, 60)])
    }

    /// A width of its own beats the equal distribution's wish only where that is not required: in `fill`.
    @Test func constraintsOnArrangedViews() {
        let (first, second) = (SizedView(20, 10), SizedView(20, 10))
        let stack = UIStackView(arrangedSubviews: [first, second])
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 3).isActive = true
        stack.frame = rect(0, 0, 200, 10)
        stack.layoutIfNeeded()
        #expect([first, second].map(\.frame) == [rect(0, 0, 150, 10), rect(150, 0, 50, 10)])
    }

    @Test func theirConstraintsAreNamed() {
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(20, 10)])
        stack.distribution = .fillEqually
        stack.alignment = .center
        stack.frame = rect(0, 0, 100, 10)
        stack.layoutIfNeeded()
        let names = Set(stack.constraints.compactMap(\.identifier))
        #expect(
            names.isSuperset(of: ["UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UISV-alignment"])
        )
    }
}
