import Testing
import UIKit

@MainActor
struct ListContentTests {
    private func view(_ list: UIListContentConfiguration, width: CGFloat = 320) -> UIView {
        let view = list.makeContentView()
        view.frame = CGRect(origin: .zero, size: CGSize(width: width, height: height(of: view, width: width)))
        view.layoutIfNeeded()
        return view
    }

    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size.width == width)
        return size.height
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    private func image(_ view: UIView) -> UIImageView? {
        view.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden }
    }

    /// The heights of a line at the standard size, on a screen of three pixels to the point.
    private let bodyLine: CGFloat = 61 / 3
    private let subheadlineLine: CGFloat = 54 / 3

    @Test
    func oneLineStandsInTheMiddleOfTheLeastHeight() {
        var list = UIListContentConfiguration.cell()
        list.text = "Title"
        let shown = view(list)
        #expect(shown.bounds.height == 44)
        #expect(labels(shown).count == 1)
        let frame = labels(shown)[0].frame
        #expect(frame.minX == 16 && frame.width == 320 - 16 - 8)
        #expect(frame.height == bodyLine && frame.minY == 12)
    }

    @Test
    func theSecondTextStandsBelowTheFirst() {
        var list = UIListContentConfiguration.subtitleCell()
        list.text = "Title"
        list.secondaryText = "Subtitle"
        let shown = view(list)
        #expect(shown.bounds.height == 25 + bodyLine + subheadlineLine)
        let (first, second) = (labels(shown)[0], labels(shown)[1])
        #expect(first.frame.minY == 11 && second.frame.minY == 11 + bodyLine + 3)
        #expect(second.frame.height == subheadlineLine && second.font.pointSize == 15)
        #expect(second.textColor == .secondaryLabel)
    }

    @Test
    func aValueStandsAtTheOtherEnd() {
        var list = UIListContentConfiguration.valueCell()
        list.text = "Title"
        list.secondaryText = "Value"
        let shown = view(list)
        let (title, value) = (labels(shown)[0], labels(shown)[1])
        #expect(shown.bounds.height == 44)
        #expect(value.frame.maxX == 312 && value.frame.minY == title.frame.minY)
        #expect(value.frame.width == value.sizeThatFits(.zero).width)
        #expect(title.frame.minX == 16 && title.frame.maxX.isClose(to: value.frame.minX - 8))
    }

    @Test
    func aValueWithoutRoomGoesBelow() {
        var list = UIListContentConfiguration.valueCell()
        list.text = "A rather long title"
        list.secondaryText = "A rather long value"
        let shown = view(list, width: 200)
        #expect(labels(shown)[1].frame.minX == 16)
        #expect(labels(shown)[1].frame.minY == labels(shown)[0].frame.maxY + 3)
        #expect(shown.bounds.height == 25 + 2 * bodyLine)
    }

    @Test
    func longTextTakesMoreLines() {
        var list = UIListContentConfiguration.cell()
        list.text = "A text that does not fit into one line of so little width"
        #expect(height(of: list.makeContentView(), width: 200) == 22 + labelHeight(list.text, 176))
        list.textProperties.numberOfLines = 1
        #expect(height(of: list.makeContentView(), width: 200) == 44)
    }

    private func labelHeight(_ text: String?, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    @Test
    func anImageStandsBeforeTheText() throws {
        var list = UIListContentConfiguration.cell()
        list.text = "Title"
        list.image = UIImage(named: "no such picture")
        let shown = view(list)
        #expect(shown.bounds.height == 82)
        #expect(try #require(image(shown)).frame == CGRect(x: 16, y: 11, width: 60, height: 60))
        #expect(labels(shown)[0].frame.minX == 92)
    }

    @Test
    func aSymbolStandsInItsLine() throws {
        var list = UIListContentConfiguration.cell()
        list.text = "Title"
        list.image = UIImage(systemName: "star")
        let shown = view(list)
        #expect(shown.bounds.height == 44)
        #expect(try #require(image(shown)).frame == CGRect(x: 16, y: 9, width: 26, height: 26))
    }

    @Test
    func imagesAreMadeSmallerAndCentredInTheirRoom() throws {
        var list = UIListContentConfiguration.cell()
        list.text = "Title"
        list.image = UIImage(named: "no such picture")
        list.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        list.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        list.imageProperties.cornerRadius = 4
        list.imageToTextPadding = 5
        let shown = view(list)
        #expect(try #require(image(shown)).frame == CGRect(x: 26, y: 12, width: 20, height: 20))
        #expect(image(shown)?.layer.cornerRadius == 4)
        #expect(labels(shown)[0].frame.minX == 61)
    }

    @Test
    func everythingIsMirroredWhereTextRunsFromTheRight() throws {
        var list = UIListContentConfiguration.valueCell()
        list.text = "Title"
        list.secondaryText = "Value"
        list.image = UIImage(systemName: "star")
        let content = list.makeContentView()
        content.semanticContentAttribute = .forceRightToLeft
        content.frame = CGRect(x: 0, y: 0, width: 320, height: 48)
        content.layoutIfNeeded()
        #expect(try #require(image(content)).frame.maxX == 320 - 16)
        #expect(labels(content)[0].frame.maxX == 262)
        #expect(labels(content)[1].frame.minX == 8)
    }

    @Test
    func textGrowsWithTheReadersSize() {
        var list = UIListContentConfiguration.cell()
        list.text = "Title"
        let content = list.makeContentView()
        content.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(labels(content)[0].font.pointSize == 53)
        #expect(height(of: content, width: 320) == 22 + labels(content)[0].sizeThatFits(.zero).height)
    }

    @Test
    func marginsGrowToThoseOfTheSuperview() {
        var list = UIListContentConfiguration.cell()
        list.text = "Title"
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 30)
        cell.contentConfiguration = list
        cell.layoutIfNeeded()
        #expect(labels(cell.contentView)[0].frame.minX == 30)
        list.axesPreservingSuperviewLayoutMargins = []
        cell.contentConfiguration = list
        cell.layoutIfNeeded()
        #expect(labels(cell.contentView)[0].frame.minX == 16)
    }

    @Test
    func aNewConfigurationIsShownByTheSameView() throws {
        var list = UIListContentConfiguration.cell()
        list.text = "One"
        let content = list.makeContentView()
        #expect(content is UIListContentView)
        list.text = "Two"
        list.textProperties.transform = .uppercase
        content.configuration = list
        #expect(labels(content).map(\.text) == ["TWO"])
        #expect(try #require(content.configuration as? UIListContentConfiguration) == list)
    }

    @Test
    func attributedTextTakesThePlaceOfPlainText() {
        var list = UIListContentConfiguration.cell()
        list.text = "plain"
        #expect(list.attributedText == nil)
        list.attributedText = NSAttributedString(string: "attributed")
        #expect(list.text == "attributed")
        list.text = "plain"
        #expect(list.attributedText == nil)
    }

    @Test
    func disabledTextIsPaleUnlessItWasGivenAColour() {
        var state = UICellConfigurationState(traitCollection: .current)
        state.isDisabled = true
        var list = UIListContentConfiguration.cell()
        #expect(list.updated(for: state).textProperties.color == .tertiaryLabel)
        list.textProperties.color = .red
        #expect(list.updated(for: state).textProperties.color == .red)
        #expect(list.updated(for: state).secondaryTextProperties.color == .tertiaryLabel)
    }

    @Test
    func headersTakeTheStyleOfTheListAround() {
        let grouped = UIViewConfigurationState(
            traitCollection: UITraitCollection { $0.listEnvironment = .insetGrouped }
        )
        let header = UIListContentConfiguration.header()
        #expect(header.textProperties.transform == .none && header.textProperties.font.pointSize == 17)
        let updated = header.updated(for: grouped)
        #expect(updated.textProperties.transform == .uppercase && updated.textProperties.font.pointSize == 13)
        #expect(updated.directionalLayoutMargins == UIListContentConfiguration.groupedHeader().directionalLayoutMargins)
        var own = header
        own.directionalLayoutMargins.top = 1
        #expect(own.updated(for: grouped).directionalLayoutMargins.top == 1)
    }

    @Test
    func thePublishedDefaults() {
        let list = UIListContentConfiguration.cell()
        #expect(list.axesPreservingSuperviewLayoutMargins == .both && list.alpha == 1)
        #expect(list.textProperties.numberOfLines == 0 && list.textProperties.adjustsFontForContentSizeCategory)
        #expect(!list.prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(list == .cell() && list != .subtitleCell())
    }
}
