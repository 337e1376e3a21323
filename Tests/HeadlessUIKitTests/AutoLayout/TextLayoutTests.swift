import Testing
import UIKit

/// Labels of several lines, whose heights follow from widths that other constraints give them; baselines.
@MainActor
struct TextLayoutTests {
    private static let text = "Several words that need more than a line or two where there is not much room for them."

    private func label(_ text: String = Self.text, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    @Test(arguments: [100, 150, 210, 330] as [CGFloat])
    func theSecondPass(width: CGFloat) {
        let (first, second) = (label(), label(size: 12))
        let container = container(width, 400, first, second)
        container.traitOverrides.displayScale = 1
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-10-[first]-5-[second]",
                options: [.alignAllLeading, .alignAllTrailing],
                metrics: nil,
                views: ["first": first, "second": second]
            ) + [
                first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
                first.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8),
            ]
        )
        container.layoutIfNeeded()
        let upper = height(of: first, in: width - 16)
        #expect(first.frame == rect(8, 10, width - 16, upper))
        #expect(second.frame == rect(8, 15 + upper, width - 16, height(of: second, in: width - 16)))
        // Another width, another height.
        container.frame.size.width = width + 90
        container.layoutIfNeeded()
        #expect(first.frame.size == CGSize(width: width + 74, height: height(of: first, in: width + 74)))
        #expect(second.frame.minY == first.frame.maxY + 5)
        first.text = "Short"
        container.layoutIfNeeded()
        #expect(second.frame.minY == 15 + height(of: first, in: width + 74))
    }

    /// An explicit width decides how the text wraps, whatever width the label then gets.
    @Test func anExplicitWidth() {
        let text = label()
        text.preferredMaxLayoutWidth = 120
        let container = container(300, 400, text)
        container.traitOverrides.displayScale = 1
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            text.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(text.frame.height == height(of: text, in: 120))
        #expect(text.frame.width <= 120)
        text.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(text.frame.size == CGSize(width: 300, height: height(of: text, in: 120)))
        text.preferredMaxLayoutWidth = 0
        container.layoutIfNeeded()
        #expect(text.frame.size == CGSize(width: 300, height: height(of: text, in: 300)))
    }

    /// Beside a picture of 60 points the text has the rest; the taller of the two decides over the height.
    @Test(arguments: [160, 400] as [CGFloat])
    func besideAPicture(width: CGFloat) {
        let (picture, text) = (SizedView(60, 60), label())
        let view = container(0, 0, picture, text)
        view.traitOverrides.displayScale = 1
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        picture.setContentHuggingPriority(.required, for: .horizontal)
        for (inner, isLast) in [(picture as UIView, false), (text, true)] {
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5).isActive = true
            inner.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -5).isActive = true
            if isLast { inner.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10).isActive = true }
        }
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        text.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let textHeight = height(of: text, in: width - 70)
        #expect(size == CGSize(width: width, height: max(60, textHeight) + 10))
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        #expect(text.frame == rect(70, 5, width - 70, textHeight))
        #expect(picture.frame == rect(0, 5, 60, 60))
    }

    // MARK: Baselines

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func aRowByBaselines(alignment: UIStackView.Alignment) {
        let (large, small) = (label("Large", size: 40), label("Small", size: 13))
        let stack = UIStackView(arrangedSubviews: [large, small])
        stack.alignment = alignment
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        let pixel = CGFloat(1) / 3
        if alignment == .firstBaseline {
            let distance = large.frame.minY + large.font.ascender - small.frame.minY - small.font.ascender
            #expect(abs(distance) <= pixel)
        } else {
            let distance = large.frame.maxY + large.font.descender - small.frame.maxY - small.font.descender
            #expect(abs(distance) <= pixel)
        }
        #expect(large.frame.minY == 0)
        #expect(size.height >= large.frame.height)
        #expect(small.frame.minX == large.frame.maxX)
    }

    /// The first baseline of several lines belongs to the first of them, the last to the last.
    @Test func baselinesOfSeveralLines() {
        let (text, first, last) = (label("One\nTwo\nThree"), label("First"), label("Last"))
        let container = container(300, 400, text, first, last)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
            first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 4),
        ])
        container.layoutIfNeeded()
        #expect(first.frame.minY == 30)
        #expect(abs(last.frame.maxY - text.frame.maxY - 4) < 0.01)
        #expect(text.frame.height > 2.5 * last.frame.height)
    }
}
