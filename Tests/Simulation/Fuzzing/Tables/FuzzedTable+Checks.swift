import HeadlessTools
import SizingKit
import TestSupport
import UIKit

extension FuzzedTable {
    private var isShown: Bool { view.window != nil && view.bounds.width > 0 && view.bounds.height > 0 }

    private func shownRows() -> [(indexPath: IndexPath, row: SizingTableViewCell, frame: CGRect)] {
        (view.indexPathsForVisibleRows ?? []).compactMap { indexPath in
            guard let row = view.cellForRow(at: indexPath), let cell = view.cellForItem(at: indexPath) else {
                return nil
            }
            return (indexPath, row, cell.frame)
        }
    }

    /// Throws what is wrong in a frame.
    func checkFrame() throws {
        if let fault { throw Difference(description: fault) }
        guard isShown else { return }
        // The closures are asked by the judge, not by what an act did.
        let armed = armed
        self.armed = nil
        defer { self.armed = armed }
        // What changed since the last pass is not shown yet, nor what is measured because a place was asked for.
        view.layoutIfNeeded()
        for (indexPath, _, _) in shownRows() { _ = view.rectForRow(at: indexPath) }
        view.layoutIfNeeded()
        let rows = shownRows()
        for (indexPath, row, frame) in rows {
            guard let data = data.row(at: indexPath) else {
                throw Difference(description: "\(indexPath) is shown, and does not exist")
            }
            guard row.textLabel?.text == data.text else {
                throw Difference(
                    description: "\(indexPath) shows \(row.textLabel?.text ?? "nothing"), not \(data.text)"
                )
            }
            guard frame.minY.isFinite, frame.height.isFinite, frame.height >= 0 else {
                throw Difference(description: "\(indexPath) is at \(frame)")
            }
            let place = view.rectForRow(at: indexPath)
            guard abs(place.minY - frame.minY) < 0.01, abs(place.height - frame.height) < 0.01 else {
                throw Difference(description: "\(indexPath) is shown at \(frame), not \(place)")
            }
        }
        for (first, second) in zip(rows, rows.dropFirst()) where first.indexPath.section == second.indexPath.section {
            guard abs(first.frame.maxY - second.frame.minY) < 0.01 else {
                throw Difference(
                    description: "\(first.indexPath) at \(first.frame) and \(second.indexPath) at \(second.frame)"
                )
            }
        }
    }

    /// Throws what is wrong when everything is at rest.
    func checkRest() throws {
        try checkFrame()
        guard isShown else { return }
        let insets = view.adjustedContentInset
        let last = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
        guard view.contentOffset.y > -insets.top - 1, view.contentOffset.y < last + 1 else {
            throw Difference(
                description: "the offset is \(view.contentOffset.y) at rest, not from \(-insets.top) to \(last)"
            )
        }
        let visible = view.bounds
        var next = shownRows().first?.indexPath
        for (indexPath, _, frame) in shownRows() {
            guard indexPath.section == next?.section else {
                next = IndexPath(row: indexPath.row + 1, section: indexPath.section)
                continue
            }
            // A row without a height isn't shown.
            while let missing = next, missing < indexPath, view.rectForRow(at: missing).height <= 0 {
                next = IndexPath(row: missing.row + 1, section: missing.section)
            }
            guard indexPath == next else {
                throw Difference(
                    description: "\(next ?? indexPath) is missing before \(indexPath) at \(frame) of \(visible)"
                )
            }
            next = IndexPath(row: indexPath.row + 1, section: indexPath.section)
        }
    }

    /// Throws what a new table with the same data shows in another way at the same place.
    func checkTwin(hostility: Hostility) throws {
        guard isShown else { return }
        let rows = shownRows().filter { $0.frame.minY >= view.bounds.minY && $0.frame.height > 0 }
        guard let first = rows.first?.indexPath else { return }
        let looks = rows.map { ($0.indexPath, look(of: $0.row, $0.frame)) }
        // There is one screen in a process: the new one takes the place of this one.
        let (size, text) = (screen.size, view.traitCollection.preferredContentSizeCategory)
        let twin = FuzzedTable(view.style, hasInsets: hasInsets, hostility: hostility)
        twin.screen.resize(to: size)
        twin.screen.set { $0.preferredContentSizeCategory = text }
        twin.show(like: self, first)
        if let fault = twin.fault { throw Difference(description: "a new table: \(fault)") }
        for (indexPath, look) in looks {
            guard let row = twin.view.cellForRow(at: indexPath), let cell = twin.view.cellForItem(at: indexPath) else {
                continue
            }
            // What is no height is taken for an estimate.
            guard (data.row(at: indexPath)?.odd ?? oddHeights[.row])?.isLength ?? true else { continue }
            let other = twin.look(of: row, cell.frame)
            if other != look {
                throw Difference(description: "\(indexPath) looks like \(look), and \(other) in a new table")
            }
        }
    }

    /// Comes to the place that another table with the same data shows.
    private func show(like other: FuzzedTable, _ indexPath: IndexPath) {
        data = other.data
        isMeasured = other.isMeasured
        view.allowsMultipleSelection = other.view.allowsMultipleSelection
        view.allowsSelectionDuringEditing = other.view.allowsSelectionDuringEditing
        view.contentInset = other.view.contentInset
        view.semanticContentAttribute = other.view.semanticContentAttribute
        begin()
        for (kind, odd) in other.oddHeights { state(kind, odd) }
        setView(.header, other.view.tableHeaderView.map { Int($0.bounds.height) })
        setView(.footer, other.view.tableFooterView.map { Int($0.bounds.height) })
        view.setEditing(other.view.isEditing, animated: false)
        view.scrollToRow(at: indexPath, at: .top, animated: false)
        rest()
    }

    private struct Look: Equatable, CustomStringConvertible {
        var size: CGSize
        var isEditing: Bool
        var style: String
        var text: CGRect
        var accessory: Bool

        static func == (first: Look, second: Look) -> Bool {
            abs(first.size.width - second.size.width) < 0.5 && abs(first.size.height - second.size.height) < 0.5
                && first.isEditing == second.isEditing && first.style == second.style
                && abs(first.text.minX - second.text.minX) < 0.5 && abs(first.text.width - second.text.width) < 0.5
                && first.accessory == second.accessory
        }

        var description: String {
            "(\(size), editing: \(isEditing) \(style), text at \(text), accessory: \(accessory))"
        }
    }

    private func look(of row: SizingTableViewCell, _ frame: CGRect) -> Look {
        let label = row.textLabel
        return Look(
            size: frame.size,
            isEditing: row.isEditing,
            style: row.isEditing ? "\(row.editingStyle)" : "",
            text: label.map { $0.convert($0.bounds, to: row) } ?? .zero,
            accessory: row.accessoryType == .disclosureIndicator
        )
    }
}
