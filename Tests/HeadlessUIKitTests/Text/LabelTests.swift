import Testing
import UIKit

@MainActor
struct LabelTests {
    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test
    func defaultsAreThoseOfUIKit() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test
    func aLineIsMeasuredToTheNextPixel() {
        // 38.726 × 20.287 points at three pixels to the point.
        #expect(label("Hello").intrinsicContentSize == CGSize(width: 39, height: 61.0 / 3))
        let twice = label("Hello")
        twice.traitOverrides.displayScale = 2
        #expect(twice.intrinsicContentSize == CGSize(width: 39, height: 20.5))
    }

    @Test
    func anEmptyLabelHasNoSize() {
        #expect(label(nil).intrinsicContentSize == .zero)
        #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test
    func oneLineIsAsWideAsItsText() {
        #expect(label("Hello").sizeThatFits(CGSize(width: 10, height: 10)).width == 39)
    }

    @Test
    func severalLinesWrapAtTheWidth() {
        let wrapped = label("aaa aaa aaa", lines: 0)
        #expect(wrapped.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 86.0 / 3, height: 61))
        #expect(wrapped.sizeThatFits(.zero) == CGSize(width: 284.0 / 3, height: 61.0 / 3))
        wrapped.numberOfLines = 2
        let pixel: CGFloat = 1.0 / 3
        #expect(wrapped.sizeThatFits(CGSize(width: 40, height: 0)).height == 41 - pixel)
    }

    @Test
    func thePreferredWidthLimitsTheIntrinsicSize() {
        let wrapped = label("aaa aaa aaa", lines: 0)
        #expect(wrapped.intrinsicContentSize.width == 284.0 / 3)
        wrapped.preferredMaxLayoutWidth = 40
        #expect(wrapped.intrinsicContentSize == CGSize(width: 86.0 / 3, height: 61))
    }

    @Test
    func changesOfTextAndFontAreSeen() {
        let changing = label("Hello")
        _ = changing.intrinsicContentSize
        changing.text = "Hello Hello"
        #expect(changing.intrinsicContentSize.width == 247.0 / 3)
        changing.font = .systemFont(ofSize: 34)
        #expect(changing.intrinsicContentSize.height == 122.0 / 3)
        changing.attributedText = NSAttributedString(
            string: "Hello",
            attributes: [.font: UIFont.systemFont(ofSize: 10)]
        )
        #expect(changing.text == "Hello")
        #expect(changing.intrinsicContentSize.height == 12)
        changing.font = .systemFont(ofSize: 17)
        #expect(changing.intrinsicContentSize.height == 61.0 / 3)
    }

    @Test
    func attributedTextTakesTheLabelsFontWhereItHasNone() {
        let attributed = UILabel()
        attributed.font = .systemFont(ofSize: 34)
        attributed.attributedText = NSAttributedString(string: "Hello")
        #expect(attributed.intrinsicContentSize.height == 122.0 / 3)
    }

    @Test
    func theFontFollowsTheContentSizeCategoryIfAsked() {
        let parent = UIView()
        let following = label("a")
        following.font = .preferredFont(forTextStyle: .body)
        following.adjustsFontForContentSizeCategory = true
        let fixed = label("a")
        fixed.font = .preferredFont(forTextStyle: .body)
        parent.addSubview(following)
        parent.addSubview(fixed)
        parent.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(following.font.pointSize == 53)
        #expect(fixed.font.pointSize == 17)
        parent.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(following.font.pointSize == 14)
    }

    @Test
    func aFontWithoutAStyleStaysAsItIs() {
        let plain = label("a")
        plain.adjustsFontForContentSizeCategory = true
        plain.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(plain.font.pointSize == 17)
    }

    @Test
    func aSubclassMayPadItsText() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines)
                    .insetBy(dx: -8, dy: -4)
            }

            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.insetBy(dx: 8, dy: 4))
            }
        }
        let padded = Padded()
        padded.text = "Hello"
        #expect(padded.intrinsicContentSize == CGSize(width: 55, height: 85.0 / 3))
        padded.sizeToFit()
        #expect(padded.drawnText?.origin == CGPoint(x: 8, y: 4))
    }

    @Test
    func linesAreCentredInTheLabel() throws {
        let tall = label("Hello")
        tall.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        tall.textAlignment = .center
        let drawn = try #require(tall.drawnText)
        #expect(drawn.origin.y == 20)
        #expect(drawn.fragments[0].x.isClose(to: (100 - 38.726) / 2))
    }

    @Test
    func aLabelThatIsTooSmallTruncates() throws {
        let small = label("aaa aaa aaa aaa", lines: 0)
        small.frame = CGRect(x: 0, y: 0, width: 40, height: 41)
        let drawn = try #require(small.drawnText)
        #expect(drawn.layout.shownLines == ["aaa", "aa\u{2026}"])
    }

    @Test
    func shrinkingKeepsTheTextOnOneLine() throws {
        let shrinking = label("aaaaaaaaaa")
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.frame = CGRect(x: 0, y: 0, width: 47.26, height: 20)
        let drawn = try #require(shrinking.drawnText)
        #expect(drawn.layout.shownLines == ["aaaaaaaaaa"])
        #expect(drawn.layout.size.width.isClose(to: 47.26))
        shrinking.minimumScaleFactor = 0.8
        let limited = try #require(shrinking.drawnText)
        #expect(limited.layout.isTruncated)
    }

    @Test
    func naturalAlignmentFollowsTheDirection() throws {
        let rightToLeft = label("Hello")
        rightToLeft.semanticContentAttribute = .forceRightToLeft
        rightToLeft.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
        let drawn = try #require(rightToLeft.drawnText)
        #expect(drawn.fragments[0].x.isClose(to: 100 - 38.726))
    }
}
