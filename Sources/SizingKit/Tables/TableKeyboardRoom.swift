#if !os(tvOS)
    import UIKit

    /// Makes room for the keyboard in a table, and keeps the field in view that is edited, as UIKit's table view controller does.
    ///
    /// The room is added to the bottom inset of the table, so that what an app sets there stays, and is taken back as it was given.
    @MainActor
    final class TableKeyboardRoom {
        private weak var tableView: SizingTableView?
        private var observers: [any NSObjectProtocol] = []
        /// The part of the bottom inset that the keyboard takes, in points.
        private var room: CGFloat = 0

        /// Begins to make room in a table.
        func begin(in tableView: SizingTableView?) {
            guard observers.isEmpty else { return }
            self.tableView = tableView
            observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardWillMove($1) }
            // The keyboard stays where it is when one field follows another.
            observe(UITextField.textDidBeginEditingNotification) { room, _ in room.showEditedField() }
            observe(UITextView.textDidBeginEditingNotification) { room, _ in room.showEditedField() }
            observe(UITextView.textDidChangeNotification) { room, _ in room.followEditedText() }
        }

        /// Takes the room back: the table leaves the screen.
        func end() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            observers = []
            setRoom(0)
            tableView = nil
        }

        isolated deinit {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        /// Where the keyboard comes to be, in the coordinates of the screen, and how it moves there.
        private struct Movement: Sendable {
            let frame: CGRect?
            let duration: TimeInterval
            let options: UIView.AnimationOptions

            init(_ notification: Notification) {
                let info = notification.userInfo ?? [:]
                frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
                let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
                // The curve of the keyboard has no name, and its number as an option is that of the curve 16 bits higher.
                options = UIView.AnimationOptions(rawValue: curve << 16)
            }
        }

        private func observe(
            _ name: Notification.Name,
            _ action: @escaping @MainActor @Sendable (TableKeyboardRoom, Movement) -> Void
        ) {
            // UIKit posts them on the main thread.
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                let movement = Movement(notification)
                MainActor.assumeIsolated { self?.perform(movement, action) }
            }
            observers.append(observer)
        }

        /// Reacts to a notification, after the layout pass in which a cell begins editing while it is configured.
        private func perform(
            _ movement: Movement,
            _ action: @escaping @MainActor @Sendable (TableKeyboardRoom, Movement) -> Void
        ) {
            guard tableView?.isInLayoutPass == true else { return action(self, movement) }
            DispatchQueue.main.async { [weak self] in
                if let self { action(self, movement) }
            }
        }

        // MARK: The room

        private func keyboardWillMove(_ movement: Movement) {
            guard let tableView, let frame = movement.frame, let room = room(under: frame, in: tableView) else {
                return
            }
            UIView.animate(withDuration: movement.duration, delay: 0, options: movement.options) { [weak self] in
                self?.setRoom(room)
                self?.showEditedField()
            }
        }

        /// How much of a table the keyboard covers beyond the bottom bars and the home indicator, in points; `nil` off screen.
        private func room(under keyboard: CGRect, in tableView: SizingTableView) -> CGFloat? {
            guard let window = tableView.window else { return nil }
            #if os(visionOS)
                let covered = tableView.convert(keyboard, from: window)
            #else
                let covered = tableView.convert(keyboard, from: window.screen.coordinateSpace)
            #endif
            guard covered.height > 0, covered.minX < tableView.bounds.maxX, covered.maxX > tableView.bounds.minX else {
                return 0
            }
            let safeArea = tableView.adjustedContentInset.bottom - tableView.contentInset.bottom
            return max(0, tableView.bounds.maxY - covered.minY - safeArea)
        }

        private func setRoom(_ room: CGFloat) {
            guard let tableView, room != self.room else { return }
            let difference = room - self.room
            self.room = room
            tableView.contentInset.bottom += difference
            tableView.verticalScrollIndicatorInsets.bottom += difference
        }

        // MARK: The field

        /// Scrolls to the row of the field that is edited, or to the field if the row is too long, unless it is in view.
        private func showEditedField() {
            guard room > 0, let tableView, let field = Self.editedView(in: tableView) else { return }
            show(wholeRow(around: field, in: tableView) ?? tableView.convert(field.bounds, from: field), in: tableView)
        }

        /// Scrolls to the row of a text that has changed, now and once more later: the text's delegate, which has the row measured
        /// again, may be told after the observers.
        private func followEditedText() {
            showGrownRow()
            DispatchQueue.main.async { [weak self] in self?.showGrownRow() }
        }

        /// Scrolls to the row of the text that is edited. Where a row is too long, only the app knows which part of it is edited.
        private func showGrownRow() {
            guard room > 0, let tableView, let field = Self.editedView(in: tableView) else { return }
            tableView.layoutIfNeeded()
            if let row = wholeRow(around: field, in: tableView) { show(row, in: tableView) }
        }

        /// The frame of the row that a field lies in; `nil` if the row is longer than what is visible.
        private func wholeRow(around field: UIView, in tableView: SizingTableView) -> CGRect? {
            let row = sequence(first: field, next: \.superview).first { $0 is TableRowCell }
            return row.flatMap { $0.frame.height <= visible(in: tableView).height ? $0.frame : nil }
        }

        private func visible(in tableView: SizingTableView) -> CGRect {
            tableView.bounds.inset(by: tableView.adjustedContentInset)
        }

        private func show(_ frame: CGRect, in tableView: SizingTableView) {
            let visible = visible(in: tableView)
            guard frame.maxY > visible.maxY else { return }
            tableView.contentOffset.y += min(frame.maxY - visible.maxY, max(0, frame.minY - visible.minY))
        }

        private static func editedView(in view: UIView) -> UIView? {
            if view.isFirstResponder { return view }
            for subview in view.subviews {
                if let found = editedView(in: subview) { return found }
            }
            return nil
        }
    }
#endif
