import HeadlessTools
import SizingKit
import UIKit

/// What a reader does to the list of elements: each step touches what a finger would touch.
@MainActor
struct TableHand {
    let controller: TableViewController
    let screen: HeadlessScreen

    private var view: UICollectionView { controller.collectionView }

    /// Taps Edit.
    func edit() {
        tapEditButton()
    }

    /// Taps the red minus of the second row, which asks for confirmation.
    func askForTheSecondRow() {
        let path = IndexPath(item: 1, section: 0)
        // The middle of a row of large text may be off screen.
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        if let cell = view.cellForItem(at: path), !visible.contains(CGPoint(x: visible.midX, y: cell.frame.midY)) {
            view.scrollToItem(at: path, at: .centeredVertically, animated: false)
            screen.runUntilRest()
        }
        tapEditingControl(at: path)
    }

    /// Confirms it.
    func deleteTheSecondRow() {
        guard let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) else { return }
        let outer = isRightToLeft ? view.bounds.minX + marginOfRows + 20 : view.bounds.maxX - marginOfRows - 20
        screen.tap(view.convert(CGPoint(x: outer, y: cell.frame.midY), to: nil))
    }

    // MARK: Swipes

    /// Pulls a row aside and keeps the finger there.
    ///
    /// - Parameter distance: How far it is pulled in the reading direction, in points.
    func pullRow(_ item: Int, by distance: CGFloat) {
        // A row of large text may fill the screen.
        let shown = [item, 0].lazy.compactMap { visiblePart(ofRow: $0) }.first { $0.height > 40 }
        guard let shown else { return }
        let start = view.convert(CGPoint(x: view.bounds.midX, y: shown.midY), to: nil)
        let sign: CGFloat = isRightToLeft ? -1 : 1
        // The first points are those by which a finger is noticed.
        let slop: CGFloat = distance < 0 ? -12 : 12
        screen.touchDown(at: start)
        for step in 0...10 {
            screen.moveTouch(to: CGPoint(x: start.x + (slop + distance * CGFloat(step) / 10) * sign, y: start.y))
        }
    }

    private func visiblePart(ofRow item: Int) -> CGRect? {
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        return view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.frame.intersection(visible) }
    }

    /// Takes the finger away; the row opens.
    func letGo() {
        screen.liftTouch()
    }

    /// Touches another row, which closes the open one.
    func closeTheRow() {
        guard let cell = view.visibleCells.max(by: { $0.frame.minY < $1.frame.minY }) else { return }
        screen.tap(view.convert(CGPoint(x: view.bounds.midX, y: cell.frame.midY), to: nil))
    }

    private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var marginOfRows: CGFloat {
        controller.layout.configuration.appearance == .insetGrouped ? 16 : 0
    }

    // MARK: Editing

    /// Drags the first row by its grip below the row after it.
    func moveTheFirstRowDown() {
        let path = IndexPath(item: 0, section: 0)
        guard let grip = control(at: path, atTrailingEdge: true), let cell = view.cellForItem(at: path),
            let next = view.cellForItem(at: IndexPath(item: 1, section: 0))
        else { return }
        let start = grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil)
        let distance = next.frame.maxY - cell.frame.midY
        screen.touchDown(at: start)
        // As a finger moves: in steps, and the row follows.
        for step in 1...10 {
            screen.moveTouch(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
        }
        screen.liftTouch()
    }

    /// Brings the row with the green plus on screen and taps it: another row comes above it.
    func addRow() {
        tapEditingControl(at: showAdditionRow())
        screen.runUntilRest()
        showAdditionRow()
    }

    @discardableResult
    private func showAdditionRow() -> IndexPath {
        let path = IndexPath(item: view.numberOfItems(inSection: 0) - 1, section: 0)
        view.scrollToItem(at: path, at: .bottom, animated: false)
        screen.runUntilRest()
        return path
    }

    /// Taps Done, scrolls to the top, and has the first row say more.
    func finish() {
        tapEditButton()
        screen.runUntilRest()
        screen.scrollToTop(view)
        screen.runUntilRest()
        guard controller.data.numberOfSections > 0, controller.data.numberOfItems(inSection: 0) > 0 else { return }
        var item = controller.data.item(section: 0, item: 0)
        item.body += " This text was just reloaded: the row has grown by its height, and what stands below made room."
        controller.replaceRow(at: IndexPath(item: 0, section: 0), with: item)
    }

    private func tapEditButton() {
        let buttons = controller.navigationController?.navigationBar.subviews.compactMap { $0 as? UIButton }
        if let button = buttons?.first { screen.tap(button) }
    }

    private func tapEditingControl(at path: IndexPath) {
        if let control = control(at: path, atTrailingEdge: false) { screen.tap(control) }
    }

    /// The control at an edge of a row: deletion and insertion at the leading one, the grip at the trailing one.
    private func control(at path: IndexPath, atTrailingEdge isTrailing: Bool) -> UIControl? {
        let cell = view.cellForItem(at: path)
        let controls = cell?.subviews.compactMap { $0 as? UIControl }.filter { $0.alpha > 0 } ?? []
        let fromLeft = controls.sorted { $0.frame.minX < $1.frame.minX }
        return isTrailing == isRightToLeft ? fromLeft.first : fromLeft.last
    }
}
