import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// The widths and heights that UITableView-FDTemplateLayoutCell works out for a table's rows, met by the cells that a
/// list shows: for each accessory, appearance, separator and display, in both directions.
@MainActor
@Suite struct TableArithmeticTests {
    nonisolated static let appearances: [SizingListConfiguration.Appearance] = [.plain, .grouped, .insetGrouped]

    /// From the edges of an inset grouped list to its rows: Apple's margins of compact and regular widths.
    private func cardMargin(_ view: UIView) -> CGFloat {
        view.traitCollection.horizontalSizeClass == .regular ? 20 : 16
    }

    private func list<Cell: SizingListCell>(
        _ display: ListRowLayoutTests.Expected,
        _ configuration: SizingListConfiguration,
        isRightToLeft: Bool = false,
        rows: [@MainActor (Cell) -> Void]
    ) -> CellListFixture<Cell> {
        var configuration = configuration
        configuration.metrics.largePhoneAllowance = 4
        let metrics = configuration.metrics
        return CellListFixture(
            // As high as all rows, so that all are shown.
            size: CGSize(width: display.width, height: 6_000),
            scale: display.scale,
            isRightToLeft: isRightToLeft,
            configuration: configuration,
            rows: rows.map { row in
                { cell in
                    cell.metrics = metrics
                    row(cell)
                }
            }
        )
    }

    /// Shows an accessory, and where it stands for a view of one's own, such a view.
    private func filling(_ accessory: SizingListRow.Accessory) -> @MainActor (QuarterCell) -> Void {
        { cell in
            cell.accessoryType = accessory
            cell.accessoryView = nil
            if case .custom(let width) = accessory {
                cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
            }
        }
    }

    private func pixels(_ points: CGFloat, _ scale: CGFloat) -> CGFloat { (points * scale).rounded() }

    @Test(.byTurns(), arguments: sample(of: pairs(ListRowLayoutTests.displays, appearances), every: 4))
    func shownRowsAreAsWideAndHighAsATables(
        display: ListRowLayoutTests.Expected,
        appearance: SizingListConfiguration.Appearance
    ) throws {
        for (showsSeparators, isRightToLeft) in [(true, false), (false, false), (true, true)] {
            var configuration = SizingListConfiguration(appearance: appearance)
            configuration.showsSeparators = showsSeparators
            let list = list(
                display,
                configuration,
                isRightToLeft: isRightToLeft,
                rows: ListRowLayoutTests.accessories.map(filling)
            )
            let margins = appearance == .insetGrouped ? 2 * cardMargin(list.collectionView) : 0
            for (item, accessory) in ListRowLayoutTests.accessories.enumerated() {
                let cell = try #require(list.cell(item))
                let row = display.width - margins
                let content = display.width(of: accessory) - margins
                let height = (content / 4 * display.scale - 0.001).rounded(.up)
                let extra: CGFloat = showsSeparators ? 1 : 0
                #expect(cell.frame.width == row)
                #expect(cell.contentView.frame.width == content, "\(accessory)")
                #expect(cell.contentView.frame.minX == (isRightToLeft ? row - content : 0))
                #expect(pixels(cell.frame.height, display.scale) == height + extra, "\(accessory)")
                #expect(pixels(cell.contentView.frame.height, display.scale) == height, "\(accessory)")
            }
        }
    }

    @Test(.byTurns(), arguments: ListRowLayoutTests.displays)
    func rowsBesideAnIndexAreNarrower(display: ListRowLayoutTests.Expected) throws {
        let list = list(display, SizingListConfiguration(), rows: [filling(.disclosureIndicator)])
        let index = SizingSectionIndexView()
        index.titles = ["A", "Z"]
        list.layout.sectionIndex = index
        list.screen.frame()
        let cell = try #require(list.cell(0))
        let content = display.disclosureWithIndex
        #expect(cell.frame.width == display.width - 15)
        #expect(cell.contentView.frame.width == content)
        let height = (content / 4 * display.scale - 0.001).rounded(.up) + 1
        #expect(pixels(cell.frame.height, display.scale) == height)
    }

    // MARK: Standard cells

    /// What the labels of a standard cell show.
    struct Texts: Sendable {
        var text: String
        var detail: String
    }

    nonisolated static let texts = [
        Texts(text: "Short", detail: "Brief"),
        Texts(text: String(repeating: "A text of many lines. ", count: 12), detail: "Brief"),
        Texts(text: "Short", detail: String(repeating: "Details over many lines. ", count: 12)),
    ]

    private func height(_ text: String, _ style: UIFont.TextStyle, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: style)
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// The height of a standard cell's content, without the least one, as the texts of its style stand in its width.
    private func contentHeight(_ style: SizingListCell.Style, _ texts: Texts, width: CGFloat) -> CGFloat {
        switch style {
        case .default: return height(texts.text, .body, width: width) + 22
        case .subtitle:
            return height(texts.text, .body, width: width) + 1 + height(texts.detail, .caption1, width: width) + 20
        case .value1:
            if texts.text.count + texts.detail.count < 20 { return height(texts.text, .body, width: width) + 22 }
            return height(texts.text, .body, width: width) + 1 + height(texts.detail, .body, width: width) + 20
        case .value2:
            let first = height(texts.text, .caption1, width: 91)
            return max(first, height(texts.detail, .caption1, width: width - 97)) + 22
        }
    }

    private func filling(
        _ style: SizingListCell.Style,
        _ texts: Texts,
        _ accessory: SizingListRow.Accessory
    ) -> @MainActor (SizingListCell) -> Void {
        { cell in
            cell.style = style
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = texts.text
            cell.detailTextLabel?.numberOfLines = 0
            cell.detailTextLabel?.text = texts.detail
            cell.accessoryType = accessory
        }
    }

    @Test(
        .byTurns(),
        arguments: sample(
            of: pairs(ListRowLayoutTests.displays, [SizingListCell.Style.default, .value1, .value2, .subtitle]),
            every: 4
        )
    )
    func standardCellsAreAsHighAsTheirTextsInThatWidth(
        display: ListRowLayoutTests.Expected,
        style: SizingListCell.Style
    ) throws {
        let accessories: [SizingListRow.Accessory] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton, .switch,
        ]
        let combinations = Self.texts.flatMap { texts in accessories.map { (texts: texts, accessory: $0) } }
        for showsSeparators in [true, false] {
            var configuration = SizingListConfiguration()
            configuration.showsSeparators = showsSeparators
            let list = list(
                display,
                configuration,
                rows: combinations.map { filling(style, $0.texts, $0.accessory) }
            )
            let margin = cardMargin(list.collectionView)
            let separator: CGFloat = showsSeparators ? 1 : 0
            for (item, row) in combinations.enumerated() {
                let cell = try #require(list.cell(item))
                let content = display.width(of: row.accessory)
                #expect(cell.contentView.frame.width == content)
                let trailing = row.accessory == .none ? margin : 8
                let texts = contentHeight(style, row.texts, width: content - margin - trailing)
                let least = 44 * display.scale - separator
                let height = max((texts * display.scale - 0.001).rounded(.up), least)
                #expect(pixels(cell.frame.height, display.scale) == height + separator, "\(row)")
                let label = try #require(cell.textLabel)
                #expect(cell.contentView.bounds.contains(label.frame))
            }
        }
    }

    // MARK: Beside the safe area

    @Test func rowsOfAnyCellKeepOutOfTheSafeAreaAndTheIndex() {
        var offered: [CGFloat?] = []
        // 844 points without 59 and 21, and in a card without its margins of 16.
        let widths: [(SizingListConfiguration.Appearance, CGFloat)] = [
            (.plain, 764), (.grouped, 764), (.insetGrouped, 732),
        ]
        for (appearance, width) in widths {
            let fixture = SectionsFixture(
                counts: [3],
                layout: SizingListLayout(configuration: SizingListConfiguration(appearance: appearance)),
                size: CGSize(width: 844, height: 390),
                safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 21)
            )
            fixture.size = { _, proposal in
                offered.append(proposal.width)
                return CGSize(width: 0, height: 50)
            }
            offered = []
            fixture.show()
            #expect(Set(offered) == [width], "\(appearance)")
            let index = SizingSectionIndexView()
            index.titles = ["A"]
            (fixture.layout as? SizingListLayout)?.sectionIndex = index
            offered = []
            fixture.screen.frame()
            // Cards leave more than its width free beside them.
            #expect(Set(offered) == [appearance == .insetGrouped ? width : width - 15], "\(appearance)")
        }
    }

    @Test func rowsThatTheHandlerTellsOfKeepOutOfTheSafeAreaOnce() {
        var configuration = SizingListConfiguration()
        configuration.rowHandler = { _ in SizingListRow(accessory: .disclosureIndicator) }
        let fixture = SectionsFixture(
            counts: [3],
            layout: SizingListLayout(configuration: configuration),
            size: CGSize(width: 844, height: 390),
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 21)
        )
        var offered: [CGFloat?] = []
        fixture.size = { _, proposal in
            offered.append(proposal.width)
            return CGSize(width: 0, height: 50)
        }
        fixture.show()
        // 844 less 80 of the safe area and 34 of the chevron.
        #expect(Set(offered) == [730])
    }
}
