import HeadlessTools
import SizingKit
import Testing
import UIKit

/// A cell by itself, on a display of three pixels a point. Body text is 20⅓ points high, captions are 14⅓.
@MainActor
@Suite struct SizingListCellTests {
    private func makeCell(
        _ style: SizingListCell.Style = .default,
        _ text: String? = "Title",
        _ detail: String? = nil,
        width: CGFloat = 390
    ) -> SizingListCell {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        cell.style = style
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    /// Gives a cell the height it asks for and lays it out.
    private func settle(_ cell: SizingListCell) {
        cell.frame.size.height = cell.sizeThatFits(cell.bounds.size).height
        cell.layoutIfNeeded()
    }

    private func width(_ label: UILabel?) -> CGFloat {
        label?.sizeThatFits(.zero).width ?? 0
    }

    private let third: CGFloat = 1.0 / 3

    // MARK: Styles

    @Test func aTextStandsInTheMiddleOfTheStandardHeight() {
        let cell = makeCell()
        settle(cell)
        #expect(cell.bounds.height == 44)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 12, width: 358, height: 61.0 / 3))
        #expect(cell.detailTextLabel == nil)
    }

    @Test func anImageMovesTheText() {
        let cell = makeCell()
        cell.imageView?.image = UIImage(systemName: "star")
        settle(cell)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
        #expect(cell.textLabel?.frame == CGRect(x: 52, y: 12, width: 322, height: 61.0 / 3))
    }

    @Test func aTallImageMakesTheRowTall() {
        let cell = makeCell()
        cell.imageView?.image = UIImage(named: "a picture of sixty points")
        settle(cell)
        #expect(cell.bounds.height == 60)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 60, height: 60))
    }

    @Test func aSubtitleStandsBelowTheText() {
        let cell = makeCell(.subtitle, "Title", "Subtitle")
        settle(cell)
        #expect(cell.bounds.height == 167.0 / 3)
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 10, width: 358, height: 61.0 / 3))
        #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 94.0 / 3, width: 358, height: 43.0 / 3))
    }

    @Test func aCellWithoutSubtitleIsAsHighAsAPlainOne() {
        let cell = makeCell(.subtitle)
        #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 44))
    }

    @Test func aValueEndsAtTheTrailingEdge() {
        let cell = makeCell(.value1, "Wi-Fi", "Lighthouse")
        settle(cell)
        let value = width(cell.detailTextLabel)
        #expect(cell.bounds.height == 44)
        #expect(cell.detailTextLabel?.frame == CGRect(x: 374 - value, y: 12, width: value, height: 61.0 / 3))
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 12, width: 350 - value, height: 61.0 / 3))
        #expect(cell.detailTextLabel?.textAlignment == .right)
    }

    @Test func aValueThatDoesNotFitIsCutOff() {
        let cell = makeCell(.value1, "Title", String(repeating: "value ", count: 20))
        settle(cell)
        let rest = 358 - 8 - width(cell.textLabel)
        #expect(cell.bounds.height == 44)
        #expect(cell.detailTextLabel?.frame.width == rest)
        #expect(cell.detailTextLabel?.frame.maxX == 374)
    }

    @Test func aValueOfSeveralLinesStandsBelow() {
        let cell = makeCell(.value1, "Title", String(repeating: "value ", count: 12))
        cell.detailTextLabel?.numberOfLines = 0
        settle(cell)
        #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 94.0 / 3, width: 358, height: 122.0 / 3))
        #expect(cell.bounds.height == 82)
        #expect(cell.detailTextLabel?.textAlignment == .natural)
    }

    @Test func aCaptionHasAColumnOfItsOwn() {
        let cell = makeCell(.value2, "mobile", "555 0100")
        settle(cell)
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 15, width: 91, height: 43.0 / 3))
        #expect(cell.detailTextLabel?.frame == CGRect(x: 113, y: 15, width: 261, height: 43.0 / 3))
        #expect(cell.textLabel?.textAlignment == .right)
        #expect(cell.imageView == nil)
    }

    @Test func linesMakeTheRowTall() {
        let cell = makeCell(.default, String(repeating: "word ", count: 20))
        cell.textLabel?.numberOfLines = 0
        settle(cell)
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 11, width: 358, height: 61))
        #expect(cell.bounds.height == 83)
    }

    @Test func aNewTextIsLaidOutByItself() {
        let cell = makeCell(.value1, "Title", "short")
        settle(cell)
        cell.detailTextLabel?.text = "a longer value"
        cell.layoutIfNeeded()
        let value = width(cell.detailTextLabel)
        #expect(cell.detailTextLabel?.frame.minX == 374 - value)
        cell.imageView?.image = UIImage(systemName: "star")
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 52)
    }

    @Test func bothWaysOfFittingAgree() {
        for style in [SizingListCell.Style.default, .value1, .value2, .subtitle] {
            let cell = makeCell(style, String(repeating: "word ", count: 30), "Detail")
            cell.textLabel?.numberOfLines = 0
            cell.accessoryType = .detailDisclosureButton
            for width in [CGFloat(320), 390, 768] {
                let byFrames = cell.sizeThatFits(CGSize(width: width, height: 0))
                let byConstraints = cell.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                )
                #expect(byFrames == byConstraints)
                #expect(byFrames.width == width)
            }
        }
    }

    // MARK: Content of one's own

    @Test func constraintsInTheContentViewCount() {
        let cell = makeCell(.default, nil)
        cell.accessoryType = .disclosureIndicator
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 2),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -2),
        ])
        settle(cell)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 356, height: 65))
        #expect(label.frame == CGRect(x: 16, y: 2, width: 340, height: 61))
        label.text = "A"
        settle(cell)
        // A table imposes no least height on content of one's own.
        #expect(cell.bounds.height == 73.0 / 3)
    }

    @Test func aContentConfigurationIsMeasuredBesideTheAccessory() {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "word ", count: 20)
        cell.contentConfiguration = content
        cell.accessoryType = .checkmark
        settle(cell)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 350, height: 83))
        #expect(cell.textLabel?.superview == nil)
    }

    @Test func aCellWithoutContentAnswersNoHeight() {
        let cell = makeCell(.default, nil)
        #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)).height == 0)
    }

    // MARK: The list around it

    @Test func attributesKeepContentFromEdgesAndSeparator() {
        let cell = makeCell(width: 844)
        cell.selectedBackgroundView = UIView()
        let attributes = SizingLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 47, bottom: third, trailing: 15)
        attributes.cornerRadius = 10
        attributes.maskedCorners = [.layerMinXMinYCorner]
        cell.apply(attributes)
        #expect(cell.sizeThatFits(cell.bounds.size).height == 131.0 / 3)
        cell.frame.size.height = 44
        cell.layoutIfNeeded()
        // 15 for the index.
        #expect(cell.contentView.frame == CGRect(x: 47, y: 0, width: 782, height: 44 - third))
        #expect(cell.selectedBackgroundView?.layer.cornerRadius == 10)
        #expect(cell.selectedBackgroundView?.layer.maskedCorners == [.layerMinXMinYCorner])
    }

    @Test func aCellThatLeavesItsListLosesTheInsets() {
        let cell = makeCell(width: 844)
        let attributes = SizingLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 47, bottom: third, trailing: 15)
        attributes.isSwiped = true
        cell.apply(attributes)
        cell.apply(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 1)))
        cell.frame.size.height = 44
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
        #expect(!cell.configurationState.isSwiped)
    }

    @Test func selectionHasABackground() {
        let cell = makeCell()
        cell.isSelected = true
        #expect(cell.selectedBackgroundView?.superview === cell)
        cell.isSelected = false
        #expect(cell.selectedBackgroundView?.superview == nil)
        cell.isHighlighted = true
        #expect(cell.selectedBackgroundView?.superview === cell)
        cell.selectionStyle = .none
        #expect(cell.selectedBackgroundView == nil)
    }

    @Test func metricsCanBeReplaced() {
        let cell = makeCell()
        cell.metrics = .liquidGlass
        cell.metrics.compactMargin = 24
        settle(cell)
        #expect(cell.bounds.height == 52)
        #expect(cell.textLabel?.frame.minX == 24)
    }

    @Test func wildMetricsAreTakenForNothing() {
        let cell = makeCell(.subtitle, "Title", "Subtitle")
        cell.metrics.standardRowHeight = .nan
        cell.metrics.subtitleVerticalMargin = -5
        cell.metrics.subtitleSpacing = .infinity
        cell.metrics.compactMargin = -.infinity
        settle(cell)
        #expect(cell.bounds.height == 104.0 / 3)
        #expect(cell.textLabel?.frame == CGRect(x: 0, y: 0, width: 390, height: 61.0 / 3))
    }

    @Test func whoOffersNoWidthAsksForThePresentOne() {
        let cell = makeCell()
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 390, height: 44))
    }

    // MARK: Traits

    @Test func fromRightToLeftEverythingIsTurned() {
        let cell = makeCell(.value1, "Wi-Fi", "On")
        cell.semanticContentAttribute = .forceRightToLeft
        cell.traitOverrides.layoutDirection = .rightToLeft
        cell.accessoryType = .disclosureIndicator
        cell.imageView?.image = UIImage(systemName: "star")
        settle(cell)
        let value = width(cell.detailTextLabel)
        #expect(cell.contentView.frame == CGRect(x: 34, y: 0, width: 356, height: 44))
        #expect(cell.imageView?.frame == CGRect(x: 320, y: 12, width: 20, height: 20))
        #expect(cell.detailTextLabel?.frame == CGRect(x: 8, y: 12, width: value, height: 61.0 / 3))
        #expect(cell.textLabel?.frame.maxX == 304)
        #expect(cell.detailTextLabel?.textAlignment == .left)
    }

    @Test func largeTextGrowsAndStacks() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        host.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        let cell = makeCell(.value1, "Wi-Fi", "On")
        host.addSubview(cell)
        settle(cell)
        let text = cell.textLabel?.frame ?? .zero
        let value = cell.detailTextLabel?.frame ?? .zero
        #expect(text.height > 40)
        #expect(text.minY == 10)
        #expect(value.minY == text.maxY + 1)
        #expect(cell.bounds.height == value.maxY + 10)
        #expect(value.minX == 16)
    }

    @Test func aRegularWidthHasTheWiderMargin() {
        let cell = makeCell(width: 768)
        cell.traitOverrides.horizontalSizeClass = .regular
        cell.traitOverrides.displayScale = 2
        settle(cell)
        #expect(cell.contentView.frame.width == 768)
        #expect(cell.textLabel?.frame.minX == 20)
        #expect(cell.textLabel?.frame.width == 728)
    }

    /// UIKit's `preferredLayoutAttributesFitting(_:)` fits a view. It is not fitted once more where the given size is right.
    @Test func aCellOfTheRightSizeIsFittedOnceWhenItIsAsked() {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let label = CountingLabel()
        label.text = String(repeating: "Word ", count: 40)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        settle(cell)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = cell.frame
        func fittings(_ ask: () -> CGSize) -> Int {
            label.fittings = 0
            #expect(ask() == cell.frame.size)
            return label.fittings
        }
        let once = fittings { cell.sizeThatFits(cell.bounds.size) }
        #expect(once > 0)
        #expect(fittings { cell.preferredLayoutAttributesFitting(attributes).size } == once)
    }
}

/// A label that counts how often it is asked for its size.
private final class CountingLabel: UILabel {
    var fittings = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittings += 1
        return super.sizeThatFits(size)
    }

    override var intrinsicContentSize: CGSize {
        fittings += 1
        return super.intrinsicContentSize
    }
}
