import Testing
import UIKit

struct StringMeasurementTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test
    func boundingRectWrapsAtTheWidth() {
        let text = NSString(string: "aaa aaa aaa")
        let bounds = text.boundingRect(
            with: CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: attributes,
            context: nil
        )
        #expect(bounds.origin == .zero)
        #expect(bounds.width.isClose(to: 28.356))
        #expect(bounds.height.isClose(to: 3 * 20.287109375))
    }

    @Test
    func withoutLineFragmentsThereIsOneLine() {
        let text = NSString(string: "aaa aaa aaa")
        let bounds = text.boundingRect(with: CGSize(width: 40, height: 10), attributes: attributes, context: nil)
        #expect(bounds.width.isClose(to: 94.52))
        #expect(bounds.height.isClose(to: 20.287109375))
    }

    @Test
    func zeroWidthIsNoLimit() {
        let bounds = NSAttributedString(string: "aaa aaa", attributes: attributes)
            .boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        #expect(bounds.width.isClose(to: 61.438))
    }

    @Test
    func sizeCountsLinesAtNewlinesOnly() {
        let size = NSString(string: "aaa aaa\na").size(withAttributes: attributes)
        #expect(size.width.isClose(to: 61.438))
        #expect(size.height.isClose(to: 2 * 20.287109375))
    }

    @Test
    func eachRunHasItsFontAndTheTallestMakesTheLine() {
        let text = NSMutableAttributedString(string: "aa", attributes: attributes)
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        let size = text.size()
        #expect(size.width.isClose(to: 2 * 18.904))
        #expect(size.height.isClose(to: 2 * 20.287109375))
    }

    @Test
    func aTruncatingStyleMeasuresOneLineForEachParagraph() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(
            string: "aaa aaa aaa\na",
            attributes: attributes.merging([.paragraphStyle: style]) { $1 }
        )
        let size = text.boundingRect(
            with: CGSize(width: 40, height: 500),
            options: .usesLineFragmentOrigin,
            context: nil
        ).size
        #expect(size.width == 40)
        #expect(size.height.isClose(to: 2 * 20.287109375))
    }

    @Test
    func truncatingTheLastVisibleLineKeepsToTheHeight() {
        let size = NSString(string: "aaa aaa aaa").boundingRect(
            with: CGSize(width: 40, height: 41),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes,
            context: nil
        ).size
        #expect(size.height.isClose(to: 2 * 20.287109375))
    }
}
