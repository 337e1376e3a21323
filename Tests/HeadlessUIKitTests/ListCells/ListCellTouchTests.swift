import HeadlessTools
import Testing
import UIKit

/// A finger on rows, on what is in them and beside them, and what the cells are told of it.
@MainActor
struct ListCellTouchTests {
    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    private func rows(_ configure: @escaping (UICollectionViewListCell, Int) -> Void) -> Rows {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            cell.contentConfiguration = content
            configure(cell, item)
        }
        let source = MovableSource(rows: Array(0..<3))
        source.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item) }
        let rows = Rows(source)
        rows.screen.frame()
        return rows
    }

    private func cell(_ item: Int, in rows: Rows) throws -> UICollectionViewListCell {
        try #require(rows.view.cellForItem(at: path(item)) as? UICollectionViewListCell)
    }

    private func accessory(_ cell: UICollectionViewListCell) throws -> CellAccessoryView {
        try #require(cell.subviews.compactMap { $0 as? CellAccessoryView }.first)
    }

    // MARK: Touches

    @Test func aRowIsSelectedWhereItIsTouched() throws {
        let rows = rows { _, _ in }
        #expect(rows.screen.tap(CGPoint(x: 150, y: 150)) === rows.cellView(1))
        #expect(rows.view.indexPathsForSelectedItems == [path(1)])
        #expect(rows.screen.tap(CGPoint(x: 500, y: 150)) == nil)
    }

    @Test func theDetailButtonKeepsItsTouch() throws {
        var details: [Int] = []
        let rows = rows { cell, item in cell.accessories = [.detail(actionHandler: { details.append(item) })] }
        let button = try accessory(cell(2, in: rows))
        #expect(rows.screen.tap(button) === button)
        #expect(details == [2])
        #expect(rows.view.indexPathsForSelectedItems == [])
    }

    @Test func aDisclosureIndicatorIsPartOfItsRow() throws {
        let rows = rows { cell, _ in cell.accessories = [.disclosureIndicator()] }
        rows.screen.tap(try accessory(cell(1, in: rows)))
        #expect(rows.view.indexPathsForSelectedItems == [path(1)])
    }

    @Test func controlsBesideTheTextAnswer() throws {
        let toggle = UISwitch()
        var events: [String] = []
        toggle.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        toggle.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        toggle.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
        let rows = rows { cell, item in
            guard item == 0 else { return }
            cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
        }
        #expect(rows.screen.tap(toggle) === toggle)
        #expect(toggle.isOn)
        #expect(events == ["down", "up", "value"])
        toggle.isEnabled = false
        rows.screen.tap(toggle.convert(CGPoint(x: 10, y: 10), to: nil))
        #expect(toggle.isOn)
        #expect(rows.view.indexPathsForSelectedItems == [])
    }

    @Test func aButtonInAPlainCellAnswers() throws {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
        button.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        let rows = Rows(count: 1)
        rows.screen.frame()
        rows.cell(0)?.contentView.addSubview(button)
        #expect(rows.screen.tap(CGPoint(x: 40, y: 30)) === button)
        #expect(taps == 1)
        #expect(rows.screen.tap(CGPoint(x: 200, y: 30)) === rows.cell(0))
        button.isHidden = true
        #expect(rows.screen.tap(CGPoint(x: 40, y: 30)) === rows.cell(0))
        #expect(taps == 1)
    }

    // MARK: States

    @Test func aSwipedRowKnows() throws {
        let rows = rows { _, _ in }
        var states: [Bool] = []
        try cell(0, in: rows).configurationUpdateHandler = { _, state in states.append(state.isSwiped) }
        rows.screen.frame()
        rows.screen.setSwiped(true, itemAt: path(0), in: rows.view)
        rows.screen.frame()
        rows.screen.setSwiped(false, itemAt: path(0), in: rows.view)
        rows.screen.frame()
        #expect(states == [false, true, false])
    }

    @Test func aCarriedRowKnows() throws {
        let rows = rows { _, _ in }
        let cell = try cell(0, in: rows)
        #expect(!cell.configurationState.isReordering)
        _ = rows.view.beginInteractiveMovementForItem(at: path(0))
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
        rows.screen.frame()
        #expect(rows.view.indexPath(for: cell) == path(1))
        #expect(cell.configurationState.isReordering)
        #expect(try !self.cell(0, in: rows).configurationState.isReordering)
        rows.view.endInteractiveMovement()
        rows.screen.frame()
        #expect(!cell.configurationState.isReordering)
    }

    // MARK: Headers

    @Test func aListCellAsAHeader() throws {
        let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Fruit"
            cell.contentConfiguration = content
        }
        let source = RowSource(rows: [0])
        source.headerAnswer = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        let rows = Rows(source) { $0.headerHeight = 40 }
        rows.view.traitOverrides.listEnvironment = .grouped
        rows.screen.frame()
        let kind = UICollectionView.elementKindSectionHeader
        let header = rows.view.supplementaryView(forElementKind: kind, at: path(0)) as? UICollectionViewListCell
        let content = try #require(header?.contentView as? UIListContentView)
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(content.textLayoutGuide?.layoutFrame.minX == 16)
        #expect(header?.backgroundConfiguration == .listHeader().updated(for: header!.configurationState))
        #expect(header?.backgroundConfiguration?.backgroundColor == .clear)
        // A header is not selected.
        #expect(rows.screen.tap(CGPoint(x: 20, y: 20)) == nil)
    }
}

extension Rows {
    fileprivate func cellView(_ item: Int) -> UIView? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }
}
