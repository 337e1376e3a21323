import Testing
import UIKit

@MainActor
struct StackViewTests {
    /// Views of 20 × 10, 40 × 20 and 60 × 30 points in a stack of 300 × 100.
    private func frames(width: CGFloat = 300, height: CGFloat = 100, _ set: (UIStackView) -> Void) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 20), SizedView(60, 30)])
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
        stack.translatesAutoresizingMaskIntoConstraints = true
        stack.frame = rect(0, 0, width, height)
        set(stack)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test(arguments: [
        (UIStackView.Distribution.fill, [rect(0, 0, 170, 100), rect(185, 0, 40, 100), rect(240, 0, 60, 100)]),
        (.fillEqually, [rect(0, 0, 90, 100), rect(105, 0, 90, 100), rect(210, 0, 90, 100)]),
        (.fillProportionally, [rect(0, 0, 45, 100), rect(60, 0, 90, 100), rect(165, 0, 135, 100)]),
        (.equalSpacing, [rect(0, 0, 20, 100), rect(110, 0, 40, 100), rect(240, 0, 60, 100)]),
        (.equalCentering, [rect(0, 0, 20, 100), rect(120, 0, 40, 100), rect(240, 0, 60, 100)]),
    ])
    func distributions(distribution: UIStackView.Distribution, expected: [CGRect]) {
        let found = frames {
            $0.distribution = distribution
            $0.spacing = 15
        }
        #expect(found == expected)
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, [rect(0, 0, 180, 100), rect(180, 0, 60, 100), rect(240, 0, 60, 100)]),
        (.leading, [rect(0, 0, 180, 10), rect(180, 0, 60, 20), rect(240, 0, 60, 30)]),
        (.trailing, [rect(0, 90, 180, 10), rect(180, 80, 60, 20), rect(240, 70, 60, 30)]),
        (.center, [rect(0, 45, 180, 10), rect(180, 40, 60, 20), rect(240, 35, 60, 30)]),
    ])
    func alignments(alignment: UIStackView.Alignment, expected: [CGRect]) {
        let found = frames {
            $0.alignment = alignment
            ($0.arrangedSubviews[1] as? SizedView)?.size.width = 60
        }
        #expect(found == expected)
    }

    @Test func aColumn() {
        let found = frames {
            $0.axis = .vertical
            $0.spacing = 5
        }
        #expect(found == [rect(0, 0, 300, 40), rect(0, 45, 300, 20), rect(0, 70, 300, 30)])
    }

    @Test func margins() {
        let found = frames {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        #expect(found == [rect(2, 1, 194, 96), rect(196, 1, 40, 96), rect(236, 1, 60, 96)])
    }

    @Test func customSpacing() {
        let found = frames {
            $0.spacing = 5
            $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
            $0.setCustomSpacing(30, after: $0.arrangedSubviews[2])
        }
        #expect(found == [rect(0, 0, 175, 100), rect(195, 0, 40, 100), rect(240, 0, 60, 100)])
    }

    @Test func rightToLeft() {
        let found = frames {
            for view in [$0] + $0.arrangedSubviews { view.semanticContentAttribute = .forceRightToLeft }
        }
        #expect(found == [rect(100, 0, 200, 100), rect(60, 0, 40, 100), rect(0, 0, 60, 100)])
    }

    @Test func hiddenViewsTakeNoRoom() {
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 20), SizedView(60, 30)])
        stack.spacing = 10
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 30))
        stack.arrangedSubviews[2].isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 20))
        stack.arrangedSubviews[2].isHidden = false
        stack.removeArrangedSubview(stack.arrangedSubviews[0])
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 30))
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 30))
    }

    @Test func stacksInStacks() {
        let column = UIStackView(arrangedSubviews: [SizedView(80, 20), SizedView(100, 15)])
        column.axis = .vertical
        column.spacing = 3
        let row = UIStackView(arrangedSubviews: [SizedView(40, 40), column])
        row.spacing = 12
        row.alignment = .center
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 152, height: 40))
        row.translatesAutoresizingMaskIntoConstraints = true
        row.frame = rect(0, 0, 152, 60)
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews.map(\.frame) == [rect(0, 10, 40, 40), rect(52, 11, 100, 38)])
        #expect(column.arrangedSubviews.map(\.frame) == [rect(0, 0, 100, 20), rect(0, 23, 100, 15)])
    }
}
