import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A switch that takes a section away and brings it back, upright and on the side, up to the largest text size: each row is where a
/// table has it that never had another section.
@MainActor
@Suite struct SectionThatComesBackTests {
    private final class OptionsViewController: SizingTableViewController {
        private static let texts = [
            "Send reports", "Ask before anything is sent over a mobile network", "Keep",
            "What was sent is kept for thirty days",
            "Delete", "Show in the list of what has been sent, also while there is no network",
        ]
        private(set) var showsMore: Bool

        init(showsMore: Bool) {
            self.showsMore = showsMore
            super.init(style: .insetGrouped)
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(SizingTableViewCell.self, forCellReuseIdentifier: "Option")
        }

        func toggle() {
            showsMore.toggle()
            if showsMore {
                tableView.insertSections([1], with: .fade)
            } else {
                tableView.deleteSections([1], with: .fade)
            }
        }

        override func numberOfSections(in tableView: SizingTableView) -> Int { showsMore ? 4 : 3 }

        override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 4 }

        override func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? nil : "What is sent, and to whom"
        }

        override func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Everything below depends on it" : nil
        }

        override func tableView(
            _ tableView: SizingTableView,
            cellForRowAt indexPath: IndexPath
        ) -> SizingTableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
            // The same texts for the same options, whether the section is there or not.
            let section = showsMore || indexPath.section == 0 ? indexPath.section : indexPath.section + 1
            cell.textLabel?.text = Self.texts[(section * 4 + indexPath.row) % Self.texts.count]
            cell.textLabel?.numberOfLines = 0
            cell.accessoryView = indexPath == [0, 0] ? UISwitch() : nil
            cell.accessoryType = section == 2 ? .disclosureIndicator : .none
            return cell
        }

        /// The frames of all rows, headers and footers.
        var frames: [CGRect] {
            (0..<tableView.numberOfSections).flatMap { section in
                [tableView.rectForHeader(inSection: section), tableView.rectForFooter(inSection: section)]
                    + (0..<tableView.numberOfRows(inSection: section)).map {
                        tableView.rectForRow(at: IndexPath(row: $0, section: section))
                    }
            }
        }
    }

    private func show(_ showsMore: Bool, _ size: CGSize, _ category: UIContentSizeCategory, _ hostility: Hostility)
        -> (screen: HeadlessScreen, options: OptionsViewController)
    {
        let screen = HeadlessScreen(size: size, scale: 3, hostility: hostility)
        screen.set { $0.preferredContentSizeCategory = category }
        let options = OptionsViewController(showsMore: showsMore)
        screen.show(UINavigationController(rootViewController: options))
        screen.runUntilRest()
        // All of it is measured.
        for _ in 0..<20 {
            options.tableView.contentOffset.y += 200
            screen.frame()
        }
        options.tableView.contentOffset.y = -options.tableView.adjustedContentInset.top
        screen.runUntilRest()
        return (screen, options)
    }

    nonisolated private static let modes = byTurns(Hostility.userModes, every: 20, always: [[]])

    @Test(.byTurns(), arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)], [false, true])
    func everythingIsWhereItWasNeverGone(_ size: CGSize, _ isLarge: Bool) {
        let category: UIContentSizeCategory = isLarge ? .accessibilityExtraExtraExtraLarge : .large
        let places = [true, false].map { show($0, size, category, []).options.frames }
        for (offset, hostility) in pairs([0, 100, 400] as [CGFloat], Self.modes) {
            let (screen, options) = show(true, size, category, hostility)
            let table: SizingTableView = options.tableView
            let last = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
            table.contentOffset.y = max(table.contentOffset.y, min(table.contentOffset.y + offset, last))
            screen.runUntilRest()
            for _ in 0..<4 {
                options.toggle()
                screen.runUntilRest()
                let expected = places[options.showsMore ? 0 : 1]
                let wrong = zip(options.frames, expected).filter {
                    $1.height > 0 && abs($0.minY - $1.minY) > 0.5 || abs($0.height - $1.height) > 0.5
                }
                #expect(
                    wrong.isEmpty,
                    "\(offset), \(options.showsMore), \(hostility.rawValue): \(wrong.first.map { "\($0)" } ?? "")"
                )
                #expect(options.frames.count == expected.count)
                for row in table.visibleTableCells {
                    let place = table.indexPath(for: row).map { table.rectForRow(at: $0) }
                    #expect(row.convert(row.bounds, to: table) == place)
                }
            }
        }
    }
}
