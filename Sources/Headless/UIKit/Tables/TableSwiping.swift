import Foundation

/// A row of a table that is pulled aside, by a finger or by its red minus, and the buttons beside it.
@MainActor
final class TableSwiping: NSObject, UIGestureRecognizerDelegate {
    private unowned let tableView: UITableView
    let pan = UIPanGestureRecognizer()

    /// The row that is open or follows a finger.
    private(set) var row: IndexPath?
    /// How far the row is moved, in points.
    private(set) var distance: CGFloat = 0
    private var isLeading = false
    private var configuration: UISwipeActionsConfiguration?
    private var buttons: [TableSwipeButton] = []
    private var start: CGFloat = 0
    /// Whether the delegate knows of the row.
    private var isAnnounced = false
    private var isClosingTouch = false

    /// Of each button, in points.
    private var buttonWidth = TableSwipeButton.leastWidth

    init(_ tableView: UITableView) {
        self.tableView = tableView
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.panDidChange() }
    }

    private var isMirrored: Bool { tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var openDistance: CGFloat { buttonWidth * CGFloat(buttons.count) }
    /// 1 if the row moves to the right.
    private var direction: CGFloat { isLeading != isMirrored ? 1 : -1 }

    // MARK: What a row offers

    /// The actions of a row: those of the delegate, otherwise, at the trailing edge of a row that can be deleted, a button
    /// that deletes it. Swift does not tell whether a data source implements the method that commits: here it does.
    func actions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let delegate = tableView.delegate
        if isLeading { return delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: row) }
        if let own = delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: row) { return own }
        guard tableView.dataSource?.tableView(tableView, canEditRowAt: row) == true,
            delegate?.tableView(tableView, editingStyleForRowAt: row) ?? .delete == .delete
        else { return nil }
        return deletion(of: row)
    }

    private func deletion(of row: IndexPath) -> UISwipeActionsConfiguration {
        let title = tableView.delegate?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: row)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak tableView] _, _, done in
            guard let tableView else { return }
            tableView.dataSource?.tableView(tableView, commit: .delete, forRowAt: row)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: Opening and closing

    /// What a tap on the red minus does: the row asks for confirmation.
    func confirm(_ row: IndexPath) {
        close()
        let own = actions(of: row, isLeading: false)
        begin(row, isLeading: false, own.flatMap { $0.actions.isEmpty ? nil : $0 } ?? deletion(of: row))
        move(to: openDistance)
    }

    private func begin(_ row: IndexPath, isLeading: Bool, _ configuration: UISwipeActionsConfiguration) {
        (self.row, self.isLeading, self.configuration) = (row, isLeading, configuration)
        buttons = configuration.actions.map { action in
            let button = TableSwipeButton(action)
            let perform = UIAction { [weak self, weak button] _ in self?.perform(action, button) }
            button.addAction(perform, for: .touchUpInside)
            tableView.insertSubview(button, at: 0)
            return button
        }
        let height = tableView.rectForRow(at: row).height
        let widest = buttons.map { $0.width(inRowOfHeight: height) }.max() ?? 0
        buttonWidth = min(widest, tableView.rectForRow(at: row).width * 0.8 / CGFloat(max(1, buttons.count)))
        tableView.cellForRow(at: row)?.showsDeleteConfirmation = true
    }

    func close() {
        guard let row else { return }
        tableView.shownCell(at: row)?.showsDeleteConfirmation = false
        for button in buttons { button.removeFromSuperview() }
        (self.row, buttons, configuration, distance) = (nil, [], nil, 0)
        tableView.setNeedsLayout()
        guard isAnnounced else { return }
        isAnnounced = false
        tableView.delegate?.tableView(tableView, didEndEditingRowAt: row)
    }

    private func move(to distance: CGFloat) {
        self.distance = max(0, distance)
        tableView.setNeedsLayout()
    }

    /// Moves the open row aside and its buttons beside it.
    func place(_ cell: UITableViewCell, at indexPath: IndexPath) {
        guard indexPath == row else { return }
        let frame = cell.frame
        cell.frame.origin.x += distance * direction
        // All show a part of their width in proportion; the first, at the row's end, may spread.
        let opening = openDistance > 0 ? distance / openDistance : 0
        for (number, button) in buttons.enumerated() {
            let (start, end) = (CGFloat(number) * buttonWidth * opening, CGFloat(number + 1) * buttonWidth * opening)
            button.frame = CGRect(
                x: direction > 0 ? frame.minX + start : frame.maxX - end,
                y: frame.minY,
                width: end - start,
                height: frame.height
            )
            button.contentWidth = buttonWidth
            button.isAtLeft = direction > 0
        }
    }

    private func perform(_ action: UIContextualAction, _ button: UIButton?) {
        action.handler(action, button ?? tableView) { [weak self] _ in self?.close() }
    }

    // MARK: Fingers

    /// Whether a touch only closes the open row.
    func touchesBegan(at point: CGPoint) -> Bool {
        isClosingTouch = row != nil
        if let row, !tableView.rectForRow(at: row).contains(point) { close() }
        return isClosingTouch
    }

    /// - Returns: Whether the touch only closed the open row.
    func touchesEnded() -> Bool {
        defer { isClosingTouch = false }
        if isClosingTouch { close() }
        return isClosingTouch
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: tableView)
        guard abs(velocity.x) > abs(velocity.y) else {
            close()
            return false
        }
        let point = pan.location(in: tableView)
        guard let touched = tableView.indexPathForRow(at: point) else { return false }
        if row == touched {
            start = distance
            return true
        }
        close()
        let isLeading = (velocity.x > 0) != isMirrored
        guard !tableView.isEditing, let actions = actions(of: touched, isLeading: isLeading), !actions.actions.isEmpty
        else { return false }
        isAnnounced = true
        tableView.delegate?.tableView(tableView, willBeginEditingRowAt: touched)
        begin(touched, isLeading: isLeading, actions)
        start = 0
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === tableView.panGestureRecognizer
    }

    private func panDidChange() {
        guard row != nil else { return }
        switch pan.state {
        case .began, .changed: move(to: start + pan.translation(in: tableView).x * direction)
        case .ended:
            let isFull = configuration?.performsFirstActionWithFullSwipe ?? false
            if isFull, distance > tableView.bounds.width * 0.6, let first = configuration?.actions.first {
                move(to: openDistance)
                perform(first, buttons.first)
            } else if pan.velocity(in: tableView).x * direction >= 0, distance > 0 {
                move(to: openDistance)
            } else {
                close()
            }
        default: close()
        }
    }
}
