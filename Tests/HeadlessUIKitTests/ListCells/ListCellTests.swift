import Testing
import UIKit

@MainActor
struct ListCellTests {
    private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    private func show(_ accessories: [UICellAccessory], editing: Bool = false) {
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
        cell.accessories = accessories
        cell.isShownEditing = editing
        cell.layoutIfNeeded()
    }

    private var glyphs: [CellAccessoryView] {
        cell.subviews.compactMap { $0 as? CellAccessoryView }.filter { !$0.isHidden }
            .sorted { $0.frame.minX < $1.frame.minX }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func custom(
        _ view: UIView,
        _ placement: UICellAccessory.Placement,
        width: UICellAccessory.LayoutDimension? = nil
    ) -> UICellAccessory {
        .customView(
            configuration: UICellAccessory.CustomViewConfiguration(
                customView: view,
                placement: placement,
                reservedLayoutWidth: width,
                maintainsFixedSize: true
            )
        )
    }

    @Test
    func withoutAccessoriesTheContentFillsTheCell() {
        show([])
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.contentView is UIListContentView)
    }

    /// The content is fitted beside the accessories that there are, and not beside those of the last layout pass.
    @Test
    func constrainedContentIsFittedWithoutAccessoriesThatAreGone() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "word", count: 40).joined(separator: " ")
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        func fit() -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        cell.accessories = [.customView(configuration: .init(customView: box(150, 20), placement: .trailing()))]
        cell.layoutIfNeeded()
        let narrow = fit()
        cell.accessories = []
        let wide = fit()
        #expect(wide < narrow)
        cell.layoutIfNeeded()
        #expect(fit() == wide)
    }

    /// By the widths that are known of table cells.
    @Test
    func trailingAccessoriesNarrowTheContent() {
        func width(_ accessories: UICellAccessory...) -> CGFloat {
            show(accessories)
            return 320 - cell.contentView.frame.width
        }
        #expect(width(.disclosureIndicator()) == 34)
        #expect(width(.checkmark()) == 40)
        #expect(width(.detail()) == 48)
        #expect(width(.detail(), .disclosureIndicator()) == 68)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 252, height: 44))
    }

    @Test
    func aDisclosureIndicatorStandsAtTheMargin() {
        show([.disclosureIndicator()])
        #expect(glyphs.map(\.glyph) == [.disclosure])
        #expect(glyphs[0].frame == CGRect(x: 294, y: 14, width: 10, height: 16))
        #expect(glyphs[0].foreground == .systemGray3)
    }

    @Test
    func everythingTurnsAroundWhereTextRunsFromTheRight() {
        cell.semanticContentAttribute = .forceRightToLeft
        show([.disclosureIndicator(), .delete(displayed: .always)])
        #expect(glyphs.map(\.glyph) == [.disclosure, .delete])
        #expect(glyphs[0].frame.minX == 16 && glyphs[1].frame.maxX == 304)
        #expect(cell.contentView.frame == CGRect(x: 34, y: 0, width: 248, height: 44))
    }

    @Test
    func theSystemHasItsOwnOrder() {
        show(
            [
                .reorder(), .disclosureIndicator(), .insert(), .checkmark(), .delete(), .multiselect(), .detail(),
                .outlineDisclosure(), .popUpMenu(UIMenu()),
            ],
            editing: true
        )
        #expect(
            glyphs.map(\.glyph) == [
                .multiselect(isSelected: false), .delete, .insert, .popUp, .checkmark, .detail,
                .outline(isExpanded: false), .disclosure, .reorder,
            ]
        )
    }

    @Test
    func controlsForEditingComeAndGo() {
        show([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()])
        #expect(glyphs.map(\.glyph) == [.disclosure])
        show([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()], editing: true)
        #expect(glyphs.map(\.glyph) == [.delete, .reorder])
        #expect(glyphs[0].frame == CGRect(x: 16, y: 11, width: 22, height: 22))
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 236, height: 44))
        cell.isShownEditing = false
        cell.layoutIfNeeded()
        #expect(glyphs.map(\.glyph) == [.disclosure])
        #expect(cell.contentView.frame.width == 286)
    }

    @Test
    func theCircleShowsTheSelection() {
        show([.multiselect()], editing: true)
        #expect(glyphs[0].glyph == .multiselect(isSelected: false) && glyphs[0].disc == nil)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(glyphs[0].glyph == .multiselect(isSelected: true) && glyphs[0].disc == .systemBlue)
    }

    @Test
    func coloursAreThoseOfTheOptions() {
        show([
            .delete(displayed: .always, options: .init(tintColor: .black, backgroundColor: .yellow)),
            .checkmark(options: .init(tintColor: .red)),
        ])
        #expect(glyphs[0].disc == .yellow && glyphs[0].foreground == .black)
        #expect(glyphs[1].disc == nil && glyphs[1].foreground == .red)
    }

    @Test
    func aHiddenAccessoryKeepsItsPlace() {
        show([.checkmark(options: .init(isHidden: true))])
        #expect(glyphs.isEmpty)
        #expect(cell.contentView.frame.width == 280)
    }

    @Test
    func accessoriesStandInTheMiddleOfTheRoomHeldForThem() {
        show([.checkmark(options: .init(reservedLayoutWidth: .custom(40)))])
        #expect(cell.contentView.frame.width == 256)
        #expect(glyphs[0].frame.midX == 284)
        show([.checkmark(options: .init(reservedLayoutWidth: .standard))])
        #expect(cell.contentView.frame.width == 268)
    }

    @Test
    func customViewsStandWhereTheirPlacementSays() {
        let (first, second, third) = (box(20, 10), box(30, 30), box(10, 10))
        let chevron = UICellAccessory.disclosureIndicator()
        show([
            chevron, custom(first, .trailing()), custom(second, .leading()),
            custom(third, .trailing(at: UICellAccessory.Placement.position(after: chevron))),
        ])
        #expect(third.frame == CGRect(x: 294, y: 17, width: 10, height: 10))
        #expect(glyphs[0].frame.minX == 274)
        #expect(first.frame == CGRect(x: 244, y: 17, width: 20, height: 10))
        #expect(second.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
        #expect(cell.contentView.frame == CGRect(x: 46, y: 0, width: 190, height: 44))
        show([chevron])
        #expect(first.superview == nil && second.superview == nil)
    }

    @Test
    func positionsFindTheirNeighbours() {
        let all: [UICellAccessory] = [.label(text: "a"), .checkmark(), .disclosureIndicator()]
        #expect(UICellAccessory.Placement.position(before: .checkmark())(all) == 1)
        #expect(UICellAccessory.Placement.position(after: .checkmark())(all) == 2)
        #expect(UICellAccessory.Placement.position(before: .detail())(all) == 0)
        #expect(UICellAccessory.Placement.position(after: .detail())(all) == 3)
    }

    @Test
    func aLabelIsAsWideAsItsText() throws {
        show([.label(text: "12"), .disclosureIndicator()])
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "12" && label.textColor == .secondaryLabel)
        #expect(label.frame.maxX == 284 && label.frame.size == label.sizeThatFits(.zero))
        #expect(cell.contentView.frame.maxX == label.frame.minX - 8)
    }

    @Test
    func aLineStandsBeforeReorderingOnlyAfterAnotherAccessory() throws {
        show([.checkmark(), .reorder()], editing: true)
        let line = try #require(cell.subviews.last { $0.frame.width == 1.0 / 3 })
        #expect(line.backgroundColor == .separator && line.frame.height == 24 && !line.isHidden)
        #expect(line.frame.minX == 320 - 16 - 22 - 10 && glyphs[0].frame.maxX == 320 - 16 - 22 - 20)
        show([.reorder()], editing: true)
        #expect(line.isHidden)
    }

    @Test
    func indentationMovesContentAndAccessories() {
        cell.indentationLevel = 2
        show([.delete(displayed: .always)])
        #expect(cell.contentView.frame.minX == 58 && glyphs[0].frame.minX == 36)
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 58 && glyphs[0].frame.minX == 16)
        cell.indentationWidth = 5
        show([])
        #expect(cell.contentView.frame.minX == 10)
    }

    @Test
    func theHeightIsMeasuredBesideTheAccessories() {
        show([])
        var content = cell.defaultContentConfiguration()
        content.text = "A title just so long"
        cell.contentConfiguration = content
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 10),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(190) == 44)
        cell.accessories = [.detail(), .disclosureIndicator()]
        let twoLines: CGFloat = 11 + 122 / 3 + 11
        #expect(height(190) == twoLines)
        #expect(height(190 + 68) == 44)
        cell.accessories = [custom(box(10, 70), .trailing())]
        #expect(height(320) == 70)
    }

    @Test
    func theCellHasTheBackgroundOfAListUntilItIsGivenAnother() {
        show([])
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.backgroundConfiguration = nil
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test
    func accessoriesGrowWithTheText() {
        cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        show([.checkmark()])
        #expect(glyphs[0].frame.width > 20)
        #expect(cell.contentView.frame.width == 320 - 8 - glyphs[0].frame.width - 16)
    }

    @Test
    func aHandlerIsKeptWithItsAccessory() {
        var deleted = 0
        show([.delete(displayed: .always) { deleted += 1 }])
        glyphs[0].actionHandler?()
        #expect(deleted == 1)
    }
}
