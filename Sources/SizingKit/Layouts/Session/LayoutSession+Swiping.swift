#if !os(tvOS)
    import SizingEngine
    import UIKit

    /// Rows that are swiped aside to show their actions.
    ///
    /// At most one row is open. The others in `swipedRows` are closing.
    extension LayoutSession {
        /// Recognizes swipes if a list has actions, and no longer if the layout has left its collection view.
        func updateSwiping() {
            guard let collectionView, styles.haveSwipeActions, environment?.axis == .vertical else {
                swiping?.detach()
                return
            }
            if swiping == nil { swiping = RowSwiping(self) }
            swiping?.attach(to: collectionView)
        }

        // MARK: Gestures

        /// Whether a finger at a point, with a velocity, begins to swipe a row. The point is in the collection view's
        /// coordinates.
        func mayBeginSwipe(at point: CGPoint, velocity: CGPoint) -> Bool {
            guard let collectionView, isCurrent, !isUpdating, movement == nil, !collectionView.isEditing else {
                return false
            }
            guard abs(velocity.x) > abs(velocity.y) else {
                closeOpenRow()
                return false
            }
            guard let row = row(at: point) else {
                return false
            }
            if let open = openRow, open.element == row {
                grabbedDistance = open.distance
                return true
            }
            closeOpenRow()
            let side: SwipeSide = velocity.x * readingDirection > 0 ? .leading : .trailing
            guard let actions = swipeActions(of: row, at: side) else { return false }
            swipedRows.removeAll { $0.element == row }
            swipedRows.append(SwipedRow(row, actions))
            grabbedDistance = 0
            return true
        }

        /// Moves the open row after a finger.
        func swipeDidMove(by translation: CGPoint) {
            let grabbed = grabbedDistance
            changeOpenRow { row in
                let moved = translation.x * self.readingDirection * row.actions.side.direction
                return row.follow(to: grabbed + moved)
            }
        }

        /// Opens or closes the row that a finger leaves, or performs its first action.
        func swipeDidEnd(velocity: CGPoint) {
            guard let row = openRow else { return }
            let velocity = velocity.x * readingDirection * row.actions.side.direction
            switch row.ending(velocity: velocity) {
            case .open: openSwipedRow(velocity: velocity)
            case .closed: closeOpenRow()
            case .performingFirstAction:
                guard let action = row.actions.actions.first else { return closeOpenRow() }
                perform(action, from: view(of: action, of: row.element))
            }
        }

        /// Whether a touch at a point only closes the open row. A touch outside of the row closes it at once, one in the row
        /// when it ends.
        func closesOpenRow(touchedAt point: CGPoint) -> Bool {
            guard let openRow else { return false }
            if row(at: point) != openRow.element { closeOpenRow() }
            return true
        }

        /// Closes the open row after a tap in it.
        func didTap(at point: CGPoint) {
            if let openRow, row(at: point) == openRow.element { closeOpenRow() }
        }

        private func row(at point: CGPoint) -> Element? {
            collectionView?.indexPathForItem(at: point).flatMap(Element.init(itemAt:))
        }

        /// 1 if x grows in the reading direction, otherwise -1.
        private var readingDirection: CGFloat { environment?.sizing.layoutDirection == 0 ? 1 : -1 }

        // MARK: Actions

        /// Asks the list for the actions at a side of a row; `nil` if there are none.
        private func swipeActions(of row: Element, at side: SwipeSide) -> SwipeActions? {
            guard let elastic, let environment, let collectionView, elastic.model.contains(row),
                let list = list(row.section, in: elastic.model)
            else { return nil }
            let configuration = list.geometry.configuration
            let provider =
                side == .leading
                ? configuration.leadingSwipeActionsConfigurationProvider
                : configuration.trailingSwipeActionsConfigurationProvider
            guard let provider, let answer = asking({ provider(row.indexPath) }), let answer, !answer.actions.isEmpty
            else { return nil }
            let frame = environment.axis.rect(elastic.frame(of: row), on: environment.grid)
            let insets = collectionView.adjustedContentInset
            let width = environment.grid.points(of: environment.crossExtent)
            let (left, right) = (collectionView.safeAreaInsets.left, collectionView.safeAreaInsets.right)
            let isAtLeft = (side == .leading) == (readingDirection > 0)
            let distanceToEdge =
                (side == .leading ? frame.minX : width - frame.maxX) + (isAtLeft ? insets.left : insets.right)
            return SwipeActions(
                answer,
                at: side,
                isAtLeft: isAtLeft,
                ofRowWith: frame.size,
                edgeInset: max(0, (isAtLeft ? left : right) - distanceToEdge),
                metrics: configuration.metrics.swipe
            ) { [weak self] action, view in
                self?.perform(action, from: view)
            }
        }

        /// Calls the handler of an action. The row is closed when the handler says that it has finished, unless the item
        /// has been deleted.
        private func perform(_ action: UIContextualAction, from view: UIView) {
            guard let number = swipedRows.firstIndex(where: { !$0.isClosing }) else { return }
            let actions = swipedRows[number].actions
            action.handler(action, view) { [weak self] _ in
                // Several rows may be swiped before a handler has finished: this one is known by its actions.
                self?.close { $0.actions === actions }
            }
        }

        /// The view that shows an action: its button, otherwise the collection view.
        private func view(of action: UIContextualAction, of row: Element) -> UIView {
            let shown = collectionView?.subviews.lazy.compactMap { $0 as? SwipeActionsView }
            let buttons = shown?.flatMap(\.buttons) ?? []
            return buttons.first { $0.action === action } ?? collectionView ?? UIView()
        }

        // MARK: Opening and closing

        /// The row that is open or follows a finger.
        var openRow: SwipedRow? { swipedRows.first { !$0.isClosing } }

        /// Closes the open row.
        func closeOpenRow() {
            close { !$0.isClosing }
        }

        /// Closes every row at once.
        func removeSwipedRows() {
            invalidateSwipedRows()
            forgetSwipedRows()
        }

        /// Forgets the swiped rows. Their attributes must be invalid for another reason.
        func forgetSwipedRows() {
            guard !swipedRows.isEmpty else { return }
            swipedRows = []
            swiping?.cancel()
        }

        /// Follows the items of swiped rows through a batch of updates. The rows of reloaded items close.
        func moveSwipedRows(through map: UpdateMap) {
            guard !swipedRows.isEmpty else { return }
            swipedRows = swipedRows.compactMap { row in
                guard !map.isReloaded(row.element), let element = map.destination(of: row.element) else { return nil }
                var row = row
                row.element = element
                return row
            }
            if openRow == nil { swiping?.cancel() }
        }

        private func openSwipedRow(velocity: CGFloat) {
            guard let number = swipedRows.firstIndex(where: { !$0.isClosing }) else { return }
            let metrics = swipedRows[number].actions.metrics
            let distance = swipedRows[number].actions.openWidth - swipedRows[number].distance
            swipedRows[number].open()
            animate(metrics, velocity: distance == 0 ? 0 : velocity / distance)
        }

        private func close(where isMeant: (SwipedRow) -> Bool) {
            let closing = swipedRows.filter { isMeant($0) && $0.distance > 0 }.map(\.actions)
            guard let metrics = closing.first?.metrics else {
                swipedRows.removeAll(where: isMeant)
                return
            }
            for number in swipedRows.indices where isMeant(swipedRows[number]) { swipedRows[number].close() }
            animate(metrics, velocity: 0) { session in
                session.invalidateSwipedRows()
                session.swipedRows.removeAll { row in closing.contains { $0 === row.actions } }
            }
        }

        private func changeOpenRow(_ change: (inout SwipedRow) -> Bool) {
            guard let number = swipedRows.firstIndex(where: { !$0.isClosing }) else { return }
            let jumps = change(&swipedRows[number])
            guard jumps else { return invalidateSwipedRows() }
            notifyOfFullSwipe()
            animate(swipedRows[number].actions.metrics, velocity: 0)
        }

        /// Lets the user feel that letting go would now perform the first action, or no longer.
        private func notifyOfFullSwipe() {
            #if os(iOS)
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
            #endif
        }

        private func animate(
            _ metrics: SizingSwipeMetrics,
            velocity: CGFloat,
            completion: (@MainActor (LayoutSession) -> Void)? = nil
        ) {
            invalidateSwipedRows()
            let isCalm = UIAccessibility.isReduceMotionEnabled
            let finish = completion.map { whileLayoutLives($0) }
            UIView.animate(
                withDuration: metrics.duration,
                delay: 0,
                usingSpringWithDamping: isCalm ? 1 : min(1, max(0.1, metrics.damping)),
                initialSpringVelocity: isCalm ? 0 : velocity,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { self.collectionView?.layoutIfNeeded() },
                completion: { _ in finish?() }
            )
        }
    }
#endif
