import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Lists have the look of the running system. The headless UIKit stands for iOS 18 unless a test says otherwise.
@MainActor
@Suite struct SystemLookTests {
    @Test func theDimensionsAreThoseOfTheSystem() {
        #expect(SizingListMetrics() == .classic)
        #expect(SwipeMetrics() == .classic)
        #expect(SizingListMetrics.classic != .liquidGlass)
        #expect(UIDevice.current.systemVersion == "18.0")
        for version in [26, 27] {
            SystemVersion.$major.withValue(version) {
                #expect(SizingListMetrics() == .liquidGlass)
                #expect(SwipeMetrics() == .liquidGlass)
                #expect(SizingListConfiguration(appearance: .insetGrouped).metrics == .liquidGlass)
                #expect(SizingListCell(frame: .zero).metrics == .liquidGlass)
                #expect(UIDevice.current.systemVersion == "\(version).0")
            }
        }
        SystemVersion.$major.withValue(25) { #expect(SizingListMetrics() == .classic) }
    }

    /// The frames of the settings: of the first row, of its separator and of its switch, and the corner of the card.
    private struct SettingsFrames: Equatable {
        var row: CGRect
        var separatorInsets: [CGFloat]
        var switchSize: CGSize
        var corner: CGFloat
        var title: String?
    }

    private func settings() throws -> SettingsFrames {
        let controller = LookSettingsViewController()
        let screen = HeadlessScreen.look(of: controller)
        let table = try #require(controller.tableView)
        let path = IndexPath(row: 0, section: 0)
        let row = try #require(table.cellForRow(at: path))
        let geometry = ListSectionGeometry(
            ListSectionGeometry.Section(isFirst: true, hasHeader: true, hasFooter: false),
            in: ListEnvironment(width: 390, displayScale: 3),
            configuration: table.listLayout.configuration
        )
        let separator = geometry.separator(
            at: .bottom,
            ofItem: 0,
            of: 3,
            separators: SizingListSeparatorConfiguration(),
            row: geometry.layout(of: SizingListRow())
        )
        func label(in view: UIView) -> UILabel? {
            (view as? UILabel) ?? view.subviews.lazy.compactMap(label).first
        }
        let header = table.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        withExtendedLifetime(screen) {}
        return SettingsFrames(
            row: table.rectForRow(at: path),
            separatorInsets: [separator?.leading ?? -1, separator?.trailing ?? -1],
            switchSize: row.accessoryView?.frame.size ?? .zero,
            corner: geometry.card?.cornerRadius ?? 0,
            title: header.flatMap(label)?.text
        )
    }

    @Test func settingsHaveTheLookOfTheSystem() throws {
        let classic = try settings()
        #expect(classic.row.height == 44)
        #expect(classic.separatorInsets == [16, 0])
        #expect(classic.switchSize == CGSize(width: 51, height: 31))
        #expect(classic.corner == 10)
        let new = try SystemVersion.$major.withValue(26) { try settings() }
        #expect(new.row.height == 52)
        #expect(new.row.width == classic.row.width)
        #expect(new.separatorInsets == [16, 16])
        #expect(new.switchSize == CGSize(width: 63, height: 28))
        #expect(new.corner == 26)
    }

    /// The rounded areas of the swipe buttons, from the left.
    private func buttons() throws -> [(size: CGSize, corner: CGFloat)] {
        let controller = LookContactsViewController()
        let screen = HeadlessScreen.look(of: controller, swiping: IndexPath(row: 1, section: 1))
        var buttons: [SwipeButton] = []
        func visit(_ view: UIView) {
            if let button = view as? SwipeButton { buttons.append(button) }
            for subview in view.subviews { visit(subview) }
        }
        visit(screen.window)
        return buttons.sorted { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
            .compactMap { button in button.subviews.first.map { ($0.frame.size, $0.layer.cornerRadius) } }
    }

    @Test func swipeActionsAreCirclesAndCapsulesFromIOS26On() throws {
        let classic = try buttons()
        #expect(classic.count == 2)
        #expect(classic.allSatisfy { $0.corner == 0 && $0.size.width >= 74 })
        let new = try SystemVersion.$major.withValue(26) { try buttons() }
        #expect(new.count == 2)
        #expect(new.allSatisfy { $0.size.height == 50 && $0.corner == 25 })
        // The button with an image shows no title in a row of this height.
        #expect(new.last?.size.width == 50)
    }

    /// UIKit's own list content, which titles of sections use.
    @Test func headersAreNoLongerInCapitals() {
        #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
        SystemVersion.$major.withValue(26) {
            #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .none)
            #expect(UIListContentConfiguration.cell().directionalLayoutMargins.top == 15)
        }
    }
}
