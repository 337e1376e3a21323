import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Rows at accessibility sizes: what stands beside the text grows with it, and no text is cut off.
@MainActor
@Suite struct LargeTextRowTests {
    private func row(
        _ category: UIContentSizeCategory,
        _ style: SizingListCell.Style,
        _ accessory: SizingListRow.Accessory,
        text: String = "Assistant",
        detail: String = "Mara Lindqvist"
    ) -> (cell: SizingListCell, screen: HeadlessScreen) {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        screen.set { $0.preferredContentSizeCategory = category }
        let cell = SizingListCell(frame: .zero)
        cell.style = style
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        cell.accessoryType = accessory
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        holder.addSubview(cell)
        screen.show(holder)
        cell.frame.size = cell.sizeThatFits(CGSize(width: 390, height: 0))
        screen.frame()
        return (cell, screen)
    }

    private func glyph(of cell: SizingListCell) throws -> CGRect {
        let picture = try #require(cell.accessories.subviews.compactMap { $0 as? UIImageView }.first)
        return picture.convert(picture.bounds, to: cell)
    }

    @Test func glyphsAreAsLargeAsTheTextBesideThem() throws {
        for (accessory, size) in [
            (SizingListRow.Accessory.disclosureIndicator, CGSize(width: 10, height: 14)),
            (.checkmark, CGSize(width: 16, height: 16)),
        ] {
            for category in [UIContentSizeCategory.large, .extraExtraExtraLarge] {
                let (cell, screen) = row(category, .default, accessory)
                #expect(try glyph(of: cell).size == size)
                withExtendedLifetime(screen) {}
            }
            let (cell, screen) = row(.accessibilityExtraExtraExtraLarge, .default, accessory)
            // Body text of 53 points in place of 17.
            let large = try glyph(of: cell)
            #expect(large.width == (size.width * 53 / 17).rounded(.up))
            #expect(large.height == (size.height * 53 / 17).rounded(.up))
            #expect(large.maxX == 374, "Its margin stays.")
            // The content keeps clear of it.
            #expect(large.minX - cell.contentView.frame.maxX == 8)
            withExtendedLifetime(screen) {}
        }
    }

    @Test(arguments: [SizingListCell.Style.value1, .value2, .subtitle])
    func noValueIsCutOff(_ style: SizingListCell.Style) throws {
        let (cell, screen) = row(.accessibilityExtraExtraExtraLarge, style, .disclosureIndicator)
        for label in [cell.text, cell.detail] {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(label.numberOfLines == 0)
            #expect(needed.height <= label.bounds.height + 0.01, "\(label.text ?? "") is cut off.")
        }
        withExtendedLifetime(screen) {}
    }

    @Test func aStatedNumberOfLinesStays() {
        let (cell, screen) = row(.large, .subtitle, .none)
        #expect(cell.text.numberOfLines == 1)
        cell.detail.numberOfLines = 2
        screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
        cell.frame.size = cell.sizeThatFits(CGSize(width: 390, height: 0))
        screen.frame()
        #expect(cell.text.numberOfLines == 0 && cell.detail.numberOfLines == 2)
        screen.set { $0.preferredContentSizeCategory = .large }
        cell.frame.size = cell.sizeThatFits(CGSize(width: 390, height: 0))
        screen.frame()
        #expect(cell.text.numberOfLines == 1 && cell.detail.numberOfLines == 2)
    }
}
