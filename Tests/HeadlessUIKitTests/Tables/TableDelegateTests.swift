import HeadlessTools
import Testing
import UIKit

/// What a table tells and asks its delegate and its data source.
@MainActor
@Suite struct TableDelegateTests {
    private enum Topic { case rows, parts, touches, menus, prefetching }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
        var counts = [3, 3, 3]
        var listensTo: Set<Topic> = []
        var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
        /// Estimated heights of headers; 0 for none.
        var estimate: CGFloat = 0
        var level: Int?
        private(set) var numberOfCells = 0
        private var events: [String] = []

        func told() -> [String] {
            defer { events = [] }
            return events
        }

        private func tell(_ topic: Topic, _ event: String, _ path: IndexPath? = nil) {
            guard listensTo.contains(topic) else { return }
            events.append(path.map { "\(event) \($0.section) \($0.row)" } ?? event)
        }

        // MARK: Data source

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            numberOfCells += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            configure(cell, indexPath)
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }

        var titles: [String]?

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            tell(.touches, "title \(title) \(index)")
            return index * 2
        }

        func tableView(
            _ tableView: UITableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            tell(.touches, "move \(sourceIndexPath.row) to \(destinationIndexPath.section)", destinationIndexPath)
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            for path in indexPaths { tell(.prefetching, "prefetch", path) }
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            for path in indexPaths { tell(.prefetching, "cancel", path) }
        }

        // MARK: Delegate

        func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            tell(.rows, "no row", indexPath)
        }

        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            tell(.parts, "header \(section)")
        }

        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            tell(.parts, "footer \(section)")
        }

        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            tell(.parts, "no header \(section)")
        }

        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            tell(.parts, "no footer \(section)")
        }

        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { estimate }

        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level ?? 0 }

        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            tell(.touches, "highlight", indexPath)
        }

        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            tell(.touches, "unhighlight", indexPath)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tell(.touches, "select", indexPath)
        }

        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            tell(.touches, "act", indexPath)
        }

        func tableView(
            _ tableView: UITableView,
            targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            tell(.touches, "propose", proposedDestinationIndexPath)
            return proposedDestinationIndexPath.section == 0
                ? proposedDestinationIndexPath : IndexPath(row: 2, section: 0)
        }

        func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            tell(.menus, "menu", indexPath)
            guard indexPath.row != 2 else { return nil }
            let copy = UIAction(title: "Copy") { [self] _ in tell(.menus, "copy") }
            return UIContextMenuConfiguration(
                previewProvider: { UIViewController() },
                actionProvider: { _ in UIMenu(children: [copy]) }
            )
        }

        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            tell(.menus, "lift")
            return nil
        }

        func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            tell(.menus, "put back")
            return nil
        }

        func tableView(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            tell(.menus, "appears")
        }

        func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            tell(.menus, "ends")
        }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            tell(.menus, "preview \(animator.previewViewController != nil)")
            animator.addCompletion { [self] in tell(.menus, "shown") }
        }
    }

    @MainActor
    private struct Stage {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), hostility: [])
        let table = UITableView(frame: .zero, style: .grouped)
        let source = Source()

        /// Rows of 50 points, headers and footers of 20, in sections of 190.
        init(_ topics: Topic...) {
            source.listensTo = Set(topics)
            table.rowHeight = 50
            table.sectionHeaderHeight = 20
            table.sectionFooterHeight = 20
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = source
            table.delegate = source
        }

        func show() {
            screen.show(table)
            screen.frame()
        }

        func scroll(to y: CGFloat) {
            table.contentOffset.y = y
            screen.frame()
        }
    }

    private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: What is shown

    @Test func headersAndFootersComeAndGo() {
        let stage = Stage(.parts)
        stage.show()
        #expect(stage.source.told() == ["header 0", "footer 0", "header 1"])
        #expect(stage.table.headerView(forSection: 0)?.superview === stage.table)
        #expect(stage.table.headerView(forSection: 2)?.superview == nil)
        stage.scroll(to: 100)
        #expect(stage.source.told() == ["no header 0"])
        stage.scroll(to: 220)
        #expect(stage.source.told() == ["no footer 0", "no header 1", "footer 1", "header 2"])
        #expect(stage.table.headerView(forSection: 1)?.superview == nil)
    }

    @Test func aReloadEndsThatRowsAreDisplayed() {
        let stage = Stage(.rows, .parts)
        stage.show()
        _ = stage.source.told()
        stage.source.counts = [1]
        stage.table.reloadData()
        stage.screen.frame()
        #expect(
            stage.source.told() == [
                "no row 0 0", "no row 0 1", "no row 0 2", "no header 0", "no footer 0", "no header 1", "header 0",
                "footer 0",
            ]
        )
    }

    /// A header that states its own height has the estimated one until it is on screen.
    @Test func headersHaveTheirEstimatedHeights() {
        let stage = Stage()
        stage.table.sectionHeaderHeight = UITableView.automaticDimension
        stage.source.estimate = 100
        stage.show()
        let own = stage.table.rectForHeader(inSection: 0).height
        #expect(own > 20 && own < 60)
        #expect(stage.table.rectForHeader(inSection: 1).height == 100)
        stage.scroll(to: 190)
        #expect(stage.table.rectForHeader(inSection: 1).height == own)
        #expect(stage.table.rectForHeader(inSection: 2).height == 100)
    }

    @Test func theDelegateIndentsRows() throws {
        let stage = Stage()
        stage.source.level = 2
        stage.show()
        #expect(try #require(stage.table.cellForRow(at: Self.path(0))).indentationLevel == 2)
    }

    /// A delegate without the method leaves the cells' own levels.
    @Test func cellsIndentThemselves() throws {
        final class Plain: NSObject, UITableViewDelegate {}
        let stage = Stage()
        stage.source.configure = { cell, _ in cell.indentationLevel = 3 }
        let plain = Plain()
        stage.table.delegate = plain
        stage.show()
        #expect(try #require(stage.table.cellForRow(at: Self.path(0))).indentationLevel == 3)
    }

    @Test func whatACellSelectsItselfIsForgotten() throws {
        let stage = Stage()
        stage.source.configure = { cell, path in cell.isSelected = path.row == 1 }
        stage.show()
        #expect(try #require(stage.table.cellForRow(at: Self.path(1))).isSelected == false)
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func aRotationAsksForHeightsAndNotForRows() throws {
        let stage = Stage()
        stage.show()
        let (cell, asked) = (stage.table.cellForRow(at: Self.path(0)), stage.source.numberOfCells)
        stage.screen.rotate(to: CGSize(width: 500, height: 200))
        stage.screen.runUntilRest()
        #expect(stage.source.numberOfCells == asked)
        #expect(stage.table.cellForRow(at: Self.path(0)) === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 20, width: 500, height: 50))
    }

    /// Constraints make the row 44 points high, and the line below it a third of a point.
    @Test func labelsThatAreOnlyAskedForTakeNoRoom() {
        let stage = Stage()
        stage.table.rowHeight = UITableView.automaticDimension
        stage.source.configure = { cell, path in
            if path.row == 1 { cell.textLabel?.font = .systemFont(ofSize: 12) }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
        stage.show()
        let heights = (0..<2).map { stage.table.rectForRow(at: Self.path($0)).height }
        #expect(heights.allSatisfy { abs($0 - 44 - 1.0 / 3) < 0.001 }, "\(heights)")
    }

    @Test func rowsOfTheNextScreenfulAreAnnounced() {
        let stage = Stage(.prefetching)
        stage.table.prefetchDataSource = stage.source
        stage.show()
        #expect(
            stage.source.told() == ["prefetch 1 0", "prefetch 1 1", "prefetch 1 2"],
            "those from 210 to 400 points"
        )
        stage.scroll(to: 380)
        #expect(stage.source.told() == ["cancel 1 0", "cancel 1 1", "cancel 1 2"])
        stage.scroll(to: 370)
        #expect(stage.source.told() == ["prefetch 1 2", "prefetch 1 1", "prefetch 1 0"])
        stage.table.isPrefetchingEnabled = false
        stage.scroll(to: 0)
        #expect(stage.source.told() == [])
    }

    // MARK: Touches

    @Test func aTouchHighlightsAndActs() {
        let stage = Stage(.touches)
        stage.show()
        stage.screen.tap(CGPoint(x: 100, y: 95))
        #expect(stage.source.told() == ["highlight 0 1", "unhighlight 0 1", "select 0 1", "act 0 1"])
        stage.screen.tapRow(at: Self.path(0), in: stage.table)
        #expect(stage.source.told() == ["highlight 0 0", "unhighlight 0 0", "select 0 0", "act 0 0"])
    }

    @Test func aTouchOnTheIndexGoesToItsSection() {
        let stage = Stage(.touches)
        stage.source.titles = ["A", "B"]
        stage.show()
        stage.screen.tap(CGPoint(x: 315, y: 107))
        #expect(stage.source.told() == ["title B 1"])
        #expect(stage.table.contentOffset.y == 370, "the end of the content, of 570 points")
        stage.screen.tap(CGPoint(x: 315, y: 93))
        #expect(stage.source.told() == ["title A 0"])
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test func aRowIsMovedByItsGrip() {
        let stage = Stage(.touches)
        stage.source.configure = { cell, _ in cell.showsReorderControl = true }
        stage.show()
        stage.table.setEditing(true, animated: false)
        stage.screen.frame()
        stage.screen.pan(from: CGPoint(x: 300, y: 45), to: CGPoint(x: 300, y: 145), frames: 4)
        #expect(stage.source.told() == ["propose 0 1", "propose 0 2", "move 0 to 0 0 2"])
        #expect(stage.table.contentOffset.y == 0)
        // Elsewhere a finger scrolls.
        stage.screen.frame()
        stage.screen.pan(from: CGPoint(x: 160, y: 145), to: CGPoint(x: 160, y: 45), frames: 4)
        #expect(stage.source.told().filter { $0.hasPrefix("move") } == [])
        #expect(stage.table.contentOffset.y > 0)
    }

    // MARK: Menus

    @Test func rowsHaveContextMenus() throws {
        let stage = Stage(.menus)
        stage.show()
        let menu = try #require(stage.screen.contextMenu(ofRowAt: Self.path(1), in: stage.table))
        #expect(stage.source.told() == ["menu 0 1", "lift", "appears", "put back", "ends"])
        stage.screen.choose(try #require(menu.children.first as? UIAction))
        #expect(stage.source.told() == ["copy"])
        #expect(stage.screen.contextMenu(ofRowAt: Self.path(2), in: stage.table) == nil)
        #expect(stage.source.told() == ["menu 0 2"])
        #expect(stage.screen.openPreview(ofRowAt: Self.path(0), in: stage.table))
        #expect(stage.source.told() == ["menu 0 0", "preview true", "shown"])
    }
}
