import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct ListDecorationTests {
    private func attributes() -> SizingLayoutAttributes {
        let attributes = SizingLayoutAttributes(
            forDecorationViewOfKind: ListCardView.elementKind,
            with: IndexPath(item: 0, section: 2)
        )
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.color = .red
        attributes.cornerRadius = 10
        attributes.maskedCorners = [.layerMaxXMaxYCorner]
        attributes.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 3)
        return attributes
    }

    @Test func copiesCarryTheLooks() throws {
        let copy = try #require(attributes().copy() as? SizingLayoutAttributes)
        #expect(copy.color == .red)
        #expect(copy.cornerRadius == 10)
        #expect(copy.maskedCorners == [.layerMaxXMaxYCorner])
        #expect(copy.contentInsets.bottom == 2)
        #expect(copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(copy == attributes())
    }

    @Test func attributesThatLookDifferentAreNotEqual() {
        let changes: [@MainActor (SizingLayoutAttributes) -> Void] = [
            { $0.color = .blue }, { $0.cornerRadius = 11 }, { $0.maskedCorners = [] },
            { $0.lines = ListLines([]) }, { $0.contentInsets.leading = 9 }, { $0.frame.origin.x = 9 },
            { $0.zIndex = 1 },
        ]
        for change in changes {
            let other = attributes()
            change(other)
            #expect(other != attributes())
        }
        #expect(attributes() != UICollectionViewLayoutAttributes())
    }

    @Test func linesAreThoseOfTheirAttributes() {
        let view = ListLinesView(frame: .zero)
        let attributes = SizingLayoutAttributes()
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let lines = [
            ListLine(frame: frame, color: .green, alpha: 0.5), ListLine(frame: .zero, color: .red, isHidden: true),
        ]
        for count in [1, 2, 1, 2, 0] {
            attributes.lines = ListLines(Array(lines.prefix(count)))
            view.apply(attributes)
            #expect(view.subviews.map(\.backgroundColor) == Array([UIColor.green, .red].prefix(count)))
            #expect(view.subviews.map(\.alpha) == Array([0.5, 1].prefix(count)))
            #expect(view.subviews.map(\.isHidden) == Array([false, true].prefix(count)))
            #expect(view.subviews.map(\.frame) == Array([frame, .zero].prefix(count)))
        }
        attributes.lines = ListLines(lines)
        view.apply(attributes)
        // Another layout's attributes change nothing.
        view.apply(UICollectionViewLayoutAttributes())
        #expect(view.subviews.count == 2)
    }

    @Test func cardsTakeTheLooksOfTheirAttributes() {
        let view = ListCardView(frame: .zero)
        let attributes = SizingLayoutAttributes()
        attributes.show(ListCard(color: .blue, cornerRadius: 26))
        view.apply(attributes)
        #expect(view.backgroundColor == .blue)
        #expect(view.layer.cornerRadius == 26)
        #expect(view.layer.maskedCorners == ListCard.corners(ofItem: 0, of: 1))
        view.apply(self.attributes())
        #expect(view.layer.maskedCorners == [.layerMaxXMaxYCorner])
    }

    @Test func rowsShareTheLooksOfTheirSection() {
        let geometry = ListSectionGeometry(
            .init(isFirst: true, hasHeader: false, hasFooter: false),
            in: ListEnvironment(width: 390, displayScale: 2),
            configuration: SizingListConfiguration(appearance: .insetGrouped)
        )
        let attributes = SizingLayoutAttributes()
        attributes.sharedLooks = SharedLooks(ElementLooks(ofRow: 2, of: 3, in: geometry))
        #expect(attributes.cornerRadius == 10)
        #expect(attributes.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(attributes.contentInsets.bottom == 0.5)
    }

    /// Sections laid out by hand: two rows, one row; 390 points wide at three pixels a point.
    @Test func aListLaidOutByHandHasItsFrames() {
        func cell(_ text: String) -> SizingListCell {
            let cell = SizingListCell(frame: .zero)
            cell.textLabel?.text = text
            return cell
        }
        let first = [cell("one"), cell("two")]
        let second = [cell("three")]
        let list = StaticList(
            [.init(cells: first), .init(cells: second)],
            configuration: SizingListConfiguration(appearance: .insetGrouped)
        )
        list.layoutIfNeeded()
        let third: CGFloat = 1.0 / 3
        #expect(first[0].frame == CGRect(x: 16, y: 35, width: 358, height: 44))
        #expect(first[1].frame == CGRect(x: 16, y: 79, width: 358, height: 44))
        #expect(abs(second[0].frame.minY - (123 + 53 * third + 53 * third)) < 1e-9)
        #expect(first[0].contentView.frame == CGRect(x: 0, y: 0, width: 358, height: 44 - third))
        #expect(list.cards.map(\.frame.height) == [88, 44])
        #expect(list.cards[0].frame.origin == CGPoint(x: 16, y: 35))
        #expect(list.separators.map(\.frame) == [CGRect(x: 32, y: 79 - third, width: 342, height: third)])
    }
}
