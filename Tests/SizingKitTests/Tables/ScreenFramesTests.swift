import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit
@testable import TableScreens

/// The frames of the migrated table screens, by hand, upright and on the side, at the default and the largest text size.
///
/// All lengths are in pixels, of which a point has three. A line of the system's font is 2444/2048 of its size high, and a
/// label is rounded up to whole pixels. The body has 17 points, 53 at the largest size: one, two and three lines take 61, 122
/// and 183, or 190, 380 and 570. A line of the footnote, of 13 and 44 points, takes 47 and 158, of the first caption, of 12
/// and 43 points, 43 and 154, two of them 86 and 308. A separator takes 1. A row is at least 132 high if it has a standard
/// style.
@MainActor
@Suite struct ScreenFramesTests {
    /// A width with its height, and a size of text.
    struct Device: Sendable, CustomTestStringConvertible {
        var size: CGSize
        var isLargest: Bool

        var testDescription: String { "\(Int(size.width)) points\(isLargest ? ", the largest text" : "")" }
    }

    nonisolated private static let devices = [ShownCells.upright, ShownCells.onItsSide].flatMap { size in
        [false, true].map { Device(size: size, isLargest: $0) }
    }

    /// Shows a screen, and checks the rows, headers and footers that are visible. Each row on screen was measured once.
    private func check(
        _ controller: UIViewController,
        _ table: SizingTableView,
        on device: Device,
        rows: [[Int]],
        headers: [[Int]] = [],
        footers: [[Int]] = []
    ) {
        let screen = ShownCells.screen(device.size, isLargest: device.isLargest)
        screen.show(controller)
        screen.frame()
        let bottom = Int(device.size.height * 3)
        let isVisible = { (frame: [Int]) in frame[1] < bottom }
        let shown = (table.indexPathsForVisibleRows ?? []).map { pixels(table.rectForRow(at: $0)) }
        #expect(shown == rows.filter(isVisible))
        let sections = 0..<table.numberOfSections
        let isShown = { (frame: [Int]) in frame[3] > 0 && isVisible(frame) }
        #expect(
            sections.map { pixels(table.rectForHeader(inSection: $0)) }.filter(isShown) == headers.filter(isVisible)
        )
        #expect(
            sections.map { pixels(table.rectForFooter(inSection: $0)) }.filter(isShown) == footers.filter(isVisible)
        )
        screen.runUntilRest()
        let (layout, items) = (table.listLayout, table.listLayout.statistics.items)
        let count = sections.reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        #expect(items.measured == count - layout.estimatedItemCount)
        #expect(items.cacheHits == 0 && items.corrected == 0)
        #expect(layout.statistics.supplementaryViews.corrected == 0)
    }

    private func pixels(_ frame: CGRect) -> [Int] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 3).rounded()) }
    }

    /// Frames of a width, by their positions and heights.
    private func frames(_ places: [(y: Int, height: Int)], width: Int, x: Int = 0) -> [[Int]] {
        places.map { [x, $0.y, width, $0.height] }
    }

    /// A button of 18 points takes 65 for its title and 3 · (6 + 6) = 36 around it, at any text size.
    ///
    /// A post takes 3 · (12 + 12) = 72 around it, 3 · (6 + 6) = 36 between its parts, a line of the author, the button and a
    /// separator: 72 + 36 + 61 + 101 + 1 = 271, or 72 + 36 + 190 + 101 + 1 = 400, and one to three lines of text.
    @Test(.byTurns(), arguments: devices) func aFeed(_ device: Device) {
        let posts = (0..<40).map { id in
            FeedPost(
                id: id,
                author: "Author",
                text: Array(repeating: "Line", count: 1 + id % 4).joined(separator: "\n")
            )
        }
        let feed = FeedViewController(posts: posts)
        // 271 + 61, 122, 183 and 183, since the fourth line is folded; 400 + 190, 380, 570 and 570.
        let places =
            device.isLargest
            ? [(0, 590), (590, 780), (1370, 970), (2340, 970)]
            : [(0, 332), (332, 393), (725, 454), (1179, 454), (1633, 332), (1965, 393), (2358, 454)]
        check(feed, feed.tableView, on: device, rows: frames(places, width: Int(device.size.width * 3)))
    }

    /// A header takes 3 · 30 = 90.
    ///
    /// A favourite with a number beside its name takes 61 + 3 · (11 + 11) + 1 = 128, less than 132; with the largest text
    /// the number is below the name: 190 + 190 + 3 · (10 + 1 + 10) + 1 = 444; without one 190 + 66 + 1 = 257.
    ///
    /// A contact takes 61 + 47 + 3 · (10 + 2 + 10) + 1 = 175, or 190 + 158 + 66 + 1 = 415; without a number
    /// 3 · 56 + 1 = 169, or 190 + 60 + 1 = 251.
    @Test(.byTurns(), arguments: devices) func contacts(_ device: Device) {
        let people = [("Ada", "Backus", "555"), ("Bob", "Backus", nil), ("Cy", "Knuth", "556"), ("Di", "Knuth", nil)]
        let contacts = people.map { TableScreens.Contact(givenName: $0.0, familyName: $0.1, phone: $0.2) }
        let controller = TableScreens.ContactsViewController(contacts: contacts, favorites: Array(contacts.prefix(2)))
        let width = Int(device.size.width * 3)
        let rows =
            device.isLargest
            ? [(90, 444), (534, 257), (881, 415), (1296, 251), (1637, 415), (2052, 251)]
            : [(90, 132), (222, 132), (444, 175), (619, 169), (878, 175), (1053, 169)]
        let headers = device.isLargest ? [(0, 90), (791, 90), (1547, 90)] : [(0, 90), (354, 90), (788, 90)]
        check(
            controller,
            controller.tableView,
            on: device,
            rows: frames(rows, width: width),
            headers: frames(headers, width: width)
        )
    }

    /// The card lies 3 · 16 = 48 from the edges. Above the first section are 3 · 35 = 105, above and below a section without
    /// a header or a footer 3 · 17.7 = 53.
    ///
    /// The account takes a line, two lines of the caption, 3 · (10 + 1 + 10) = 63 around them and a separator:
    /// 61 + 86 + 64 = 211, or 190 + 308 + 64 = 562. A value beside a text takes 132, or below it 190 + 190 + 64 = 444; a text
    /// alone 132, or 190 + 66 + 1 = 257. A header takes 47 + 3 · (16 + 6) = 113, or 158 + 66 = 224. A footer of two lines
    /// takes 94 + 3 · (8 + 8) = 142, or 316 + 48 = 364.
    @Test(.byTurns(), arguments: devices) func settings(_ device: Device) {
        let controller = SettingsViewController(groups: [
            SettingsGroup(rows: [
                SettingsRow(id: "account", title: "Ada", kind: .account(detail: "Account\niCloud"))
            ]),
            SettingsGroup(
                title: "Network",
                footer: "Off\nor on.",
                rows: [
                    SettingsRow(id: "air", title: "Flight", kind: .toggle(isOn: false)),
                    SettingsRow(id: "wifi", title: "Wi-Fi", kind: .choice(selected: 1, of: ["Off", "On"])),
                ]
            ),
            SettingsGroup(rows: [
                SettingsRow(id: "about", title: "Build", kind: .info(value: "1.0")),
                SettingsRow(id: "out", title: "Sign Out", kind: .destructive),
            ]),
        ])
        let width = Int(device.size.width * 3) - 96
        // 105 + 211 + 53 = 369; 369 + 113 = 482; 614 + 132 = 746; 746 + 142 + 53 = 941.
        // 105 + 562 + 53 = 720; 720 + 224 = 944; 1201 + 444 = 1645; 1645 + 364 + 53 = 2062.
        let rows =
            device.isLargest
            ? [(105, 562), (944, 257), (1201, 444), (2062, 444), (2506, 257)]
            : [(105, 211), (482, 132), (614, 132), (941, 132), (1073, 132)]
        check(
            controller,
            controller.tableView,
            on: device,
            rows: frames(rows, width: width, x: 48),
            headers: frames(device.isLargest ? [(720, 224)] : [(369, 113)], width: width, x: 48),
            footers: frames(device.isLargest ? [(1645, 364)] : [(746, 142)], width: width, x: 48)
        )
    }

    /// Headers take 3 · 20 = 60, that of the guests 3 · 40 = 120, and rows of fields 3 · 48 = 144. The notes take four lines of
    /// 21 points, 64 with the largest text, and 22: 3 · 106 = 318, or 3 · 278 = 834.
    ///
    /// A guest takes a line of the body, one of the subheadline, of 15 or 49 points, 3 · (11 + 3 + 11) = 75 around them and a
    /// separator: 61 + 54 + 76 = 191, or 190 + 176 + 76 = 442. The last row takes the least height of a content
    /// configuration, 132, and a separator, or 190 + 66 + 1 = 257.
    ///
    /// The footer takes a line of the footnote and 48 around it, 95 or 206. With the largest text, the 358 points of the upright
    /// screen hold "Guests are told", "when you save" and "the event.": three lines take 473 and 48, 521.
    @Test(.byTurns(), arguments: devices) func aForm(_ device: Device) {
        let form = FormViewController(form: EventForm(title: "Tea", guests: ["Ada", "Bob"]))
        let width = Int(device.size.width * 3)
        let isUpright = device.size == ShownCells.upright
        let fields = [(60, 144), (204, 144), (408, 132), (540, 132)]
        let headers = [(0, 60), (348, 60), (672, 120)]
        if device.isLargest {
            // 672 + 120 = 792; 1676 + 257 = 1933; 1933 + 521 = 2454.
            check(
                form,
                form.tableView,
                on: device,
                rows: frames(fields + [(792, 442), (1234, 442), (1676, 257), (2514, 834)], width: width),
                headers: frames(headers + [(2454, 60)], width: width),
                footers: frames([(1933, isUpright ? 521 : 206)], width: width)
            )
        } else {
            // 1174 + 133 = 1307; 1307 + 95 = 1402.
            check(
                form,
                form.tableView,
                on: device,
                rows: frames(fields + [(792, 191), (983, 191), (1174, 133), (1462, 318)], width: width),
                headers: frames(headers + [(1402, 60)], width: width),
                footers: frames([(1307, 95)], width: width)
            )
        }
    }
}
