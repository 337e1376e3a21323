import Testing
import UIKit

@testable import SizingKit

/// The arithmetic of a row, beside that of UITableView-FDTemplateLayoutCell worked out by hand.
@Suite struct ListRowLayoutTests {
    /// A display, the accessories on it, and the width that is left to the content.
    struct Expected: Sendable, CustomTestStringConvertible {
        let width: CGFloat
        let scale: CGFloat
        let none: CGFloat
        let disclosure: CGFloat
        let detailDisclosure: CGFloat
        let checkmark: CGFloat
        let detail: CGFloat
        /// With an accessory view that is 51 points wide.
        let view: CGFloat
        /// The same, but for the width of a section index of 15 points.
        let disclosureWithIndex: CGFloat

        var testDescription: String { "\(width) points at \(scale)" }

        init(_ width: CGFloat, at scale: CGFloat, _ widths: CGFloat...) {
            self.width = width
            self.scale = scale
            none = widths[0]
            disclosure = widths[1]
            detailDisclosure = widths[2]
            checkmark = widths[3]
            detail = widths[4]
            view = widths[5]
            disclosureWithIndex = widths[6]
        }

        func width(of accessory: SizingListRow.Accessory) -> CGFloat {
            switch accessory {
            case .none: none
            case .disclosureIndicator: disclosure
            case .detailDisclosureButton: detailDisclosure
            case .checkmark: checkmark
            case .detailButton: detail
            case .switch, .custom: view
            }
        }
    }

    static let displays = [
        Expected(320, at: 2, 320, 286, 252, 280, 272, 253, 271),
        Expected(375, at: 2, 375, 341, 307, 335, 327, 308, 326),
        Expected(375, at: 3, 375, 341, 307, 335, 327, 308, 326),
        Expected(390, at: 3, 390, 356, 322, 350, 342, 323, 341),
        Expected(413, at: 3, 413, 379, 345, 373, 365, 346, 364),
        Expected(414, at: 2, 414, 380, 346, 374, 366, 347, 365),
        Expected(414, at: 3, 410, 376, 342, 370, 362, 343, 361),
        Expected(430, at: 3, 426, 392, 358, 386, 378, 359, 377),
        Expected(736, at: 3, 732, 698, 664, 692, 684, 665, 683),
        Expected(768, at: 2, 768, 734, 700, 728, 720, 701, 719),
        Expected(1024, at: 1, 1024, 990, 956, 984, 976, 957, 975),
    ]
    static let accessories: [SizingListRow.Accessory] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton, .switch, .custom(width: 51),
    ]
    static let appearances: [SizingListConfiguration.Appearance] = [.plain, .grouped]

    @Test(arguments: displays, accessories)
    func contentIsAsWideAsInATable(display: Expected, accessory: SizingListRow.Accessory) {
        let environment = ListEnvironment(width: display.width, displayScale: display.scale)
        let section = ListSectionGeometry.Section(isFirst: true, hasHeader: false, hasFooter: false)
        for appearance in Self.appearances {
            var configuration = SizingListConfiguration(appearance: appearance)
            configuration.metrics.largePhoneAllowance = 4
            let geometry = ListSectionGeometry(section, in: environment, configuration: configuration)
            let layout = geometry.layout(of: SizingListRow(accessory: accessory))
            #expect(layout.width == display.width)
            #expect(layout.contentWidth == display.width(of: accessory))
            #expect(layout.contentLeading == 0)
        }
    }

    @Test(arguments: displays)
    func aSectionIndexTakesItsWidth(display: Expected) {
        let environment = ListEnvironment(width: display.width, showsSectionIndex: true, displayScale: display.scale)
        let section = ListSectionGeometry.Section(isFirst: true, hasHeader: false, hasFooter: false)
        var configuration = SizingListConfiguration()
        configuration.metrics.largePhoneAllowance = 4
        let geometry = ListSectionGeometry(section, in: environment, configuration: configuration)
        let layout = geometry.layout(of: SizingListRow(accessory: .disclosureIndicator))
        #expect(layout.contentWidth == display.disclosureWithIndex)
        #expect(geometry.rowWidth == display.width - 15)
        #expect(layout.accessoryTrailing == geometry.allowance)
    }

    /// A height of content and that of its row with a separator, in points.
    struct Height: Sendable {
        let scale: CGFloat
        let content: CGFloat
        let separated: CGFloat
    }

    static let heights = [
        Height(scale: 1, content: 60, separated: 61),
        Height(scale: 2, content: 60, separated: 60.5),
        Height(scale: 3, content: 60, separated: 60 + 1 / 3),
        Height(scale: 2, content: 43.5, separated: 44),
        Height(scale: 3, content: 20, separated: 20 + 1 / 3),
        // The standard height, for content that has none.
        Height(scale: 2, content: 44, separated: 44.5),
    ]

    @Test(arguments: heights)
    func aSeparatorAddsItsPixel(height: Height) {
        let environment = ListEnvironment(width: 375, displayScale: height.scale)
        for appearance in [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped] {
            for accessory in Self.accessories {
                var configuration = SizingListConfiguration(appearance: appearance)
                let section = ListSectionGeometry.Section(isFirst: false, hasHeader: true, hasFooter: true)
                var geometry = ListSectionGeometry(section, in: environment, configuration: configuration)
                #expect(geometry.rowHeight(ofContent: height.content) == height.separated)
                let row = geometry.layout(of: SizingListRow(accessory: accessory))
                #expect(row.height(ofContent: height.content) == height.separated)
                configuration.showsSeparators = false
                geometry = ListSectionGeometry(section, in: environment, configuration: configuration)
                #expect(geometry.rowHeight(ofContent: height.content) == height.content)
            }
        }
    }

    @Test func theMinimumIncludesTheSeparator() {
        var configuration = SizingListConfiguration()
        configuration.minimumRowHeight = 44
        let geometry = ListSectionGeometry(
            .init(isFirst: true, hasHeader: false, hasFooter: false),
            in: ListEnvironment(width: 320, displayScale: 2),
            configuration: configuration
        )
        #expect(geometry.rowHeight(ofContent: 20) == 44)
        #expect(geometry.rowHeight(ofContent: 43.5) == 44)
        #expect(geometry.rowHeight(ofContent: 44) == 44.5)
    }

    @Test func editingControlsMoveTheContent() {
        func layout(_ row: SizingListRow) -> ListRowLayout { ListRowLayout(row, width: 390, isEditing: true) }
        let delete = layout(SizingListRow(editingStyle: .delete))
        #expect(delete.contentLeading == 40)
        #expect(delete.contentWidth == 350)
        #expect(layout(SizingListRow(editingStyle: .insert)).contentLeading == 40)
        #expect(layout(SizingListRow(editingStyle: .multiselect)).contentLeading == 40)
        let reorder = layout(SizingListRow(editingStyle: .delete, showsReorderControl: true))
        #expect(reorder.contentTrailing == 48)
        #expect(reorder.contentWidth == 302)
        #expect(layout(SizingListRow(editingStyle: .none)).contentWidth == 390)
    }

    @Test func editingHasAnAccessoryOfItsOwn() {
        let row = SizingListRow(
            accessory: .disclosureIndicator,
            editingAccessory: .detailButton,
            showsReorderControl: true
        )
        let editing = ListRowLayout(row, width: 390, isEditing: true)
        #expect(editing.accessoryTrailing == 48)
        #expect(editing.accessoryWidth == 48)
        #expect(editing.contentWidth == 294)
        let resting = ListRowLayout(row, width: 390)
        #expect(resting.accessoryTrailing == 0)
        #expect(resting.contentWidth == 356)
    }

    @Test func aRowThatIsNotIndentedKeepsItsContentUnderTheControl() {
        let row = SizingListRow(editingStyle: .delete, shouldIndentWhileEditing: false)
        let layout = ListRowLayout(row, width: 390, isEditing: true)
        #expect(layout.editingControlWidth == 40)
        #expect(layout.contentWidth == 390)
    }

    @Test func indentationMovesTheContent() {
        #expect(ListRowLayout(SizingListRow(indentationLevel: 3), width: 390).contentLeading == 30)
        #expect(
            ListRowLayout(SizingListRow(indentationLevel: 2, indentationWidth: 24), width: 390).contentLeading == 48
        )
        #expect(ListRowLayout(SizingListRow(indentationLevel: -2), width: 390).contentLeading == 0)
        let all = SizingListRow(
            accessory: .checkmark,
            editingAccessory: .checkmark,
            editingStyle: .multiselect,
            showsReorderControl: true,
            indentationLevel: 1
        )
        #expect(ListRowLayout(all, width: 390, isEditing: true).contentWidth == 252)
    }

    @Test func theContentViewIsTurnedFromRightToLeft() {
        let insets = NSDirectionalEdgeInsets(top: 0, leading: 47, bottom: 0.5, trailing: 20)
        let layout = ListRowLayout(SizingListRow(accessory: .disclosureIndicator), width: 844, insets: insets)
        #expect(
            layout.contentFrame(height: 60, direction: .leftToRight) == CGRect(x: 47, y: 0, width: 743, height: 59.5)
        )
        #expect(
            layout.contentFrame(height: 60, direction: .rightToLeft) == CGRect(x: 54, y: 0, width: 743, height: 59.5)
        )
    }

    @Test func wildNumbersAreTakenForNothing() {
        #expect(SizingListMetrics().width(of: .custom(width: -.infinity)) == 16)
        #expect(SizingListMetrics().width(of: .custom(width: .nan)) == 16)
        var metrics = SizingListMetrics()
        metrics.disclosureIndicatorWidth = -4
        #expect(metrics.width(of: .disclosureIndicator) == 0)
        let narrow = ListRowLayout(SizingListRow(accessory: .detailDisclosureButton), width: 30)
        #expect(narrow.contentWidth == 0)
        #expect(narrow.contentFrame(height: 44, direction: .rightToLeft).width == 0)
        #expect(metrics.separatorHeight(displayScale: 0) == 1)
        #expect(metrics.separatorHeight(displayScale: .nan) == 1)
    }

    @Test func everyNumberCanBeReplaced() {
        var metrics = SizingListMetrics()
        metrics.checkmarkWidth = 30
        #expect(metrics.allowance(forWidth: 430, displayScale: 3) == 0)
        metrics.largePhoneAllowance = 3
        metrics.editingControlWidth = 50
        metrics.separatorPixels = 2
        let row = SizingListRow(accessory: .checkmark)
        #expect(ListRowLayout(row, width: 430, metrics: metrics).contentWidth == 400)
        #expect(metrics.allowance(forWidth: 430, displayScale: 3) == 3)
        #expect(metrics.width(of: SizingListRow.EditingStyle.insert) == 50)
        #expect(metrics.separatorHeight(displayScale: 2) == 1)
        #expect(SizingListMetrics.liquidGlass.cardCornerRadius == 26)
    }

    @MainActor
    @Test func aViewIsAsWideAsItIsOrWantsToBe() {
        #expect(
            SizingListRow.Accessory.view(UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))) == .custom(width: 30)
        )
        #expect(SizingListRow.Accessory.view(UIImageView(image: UIImage(systemName: "star"))) == .custom(width: 20))
        let label = UILabel()
        label.text = "12"
        #expect(SizingListRow.Accessory.view(label) == .custom(width: label.intrinsicContentSize.width))
    }
}
