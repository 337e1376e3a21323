#if !os(tvOS)
    import SizingEngine
    import UIKit

    /// The rows of a layout that are swiped aside to show their actions. At most one row is open; the others are closing.
    @MainActor
    final class RowSwipes: LayoutPart {
        /// The rows that are swiped aside or are closing.
        private(set) var rows: [SwipedRow] = [] {
            didSet {
                session.rowLines.linesMayHaveChanged()
                fadeSectionIndex(from: oldValue)
            }
        }
        /// The gestures by which rows are swiped; `nil` until a list has swipe actions.
        private var gestures: SwipeGestures?
        /// The distance that the open row had when a finger began to move it, in points.
        private var grabbedDistance: CGFloat = 0
        /// Whether the collection view has scrolled since a row was opened.
        private var hasScrolledUnderOpenRow = false
        /// The swipe that the layout's owner has been told of, with its row; `nil` in place of a deleted row.
        private var reported: (row: Element?, actions: SwipeActions)?
        let accessible = AccessibleSwipes()

        /// Follows the layout of a pass: recognizes swipes if a list has actions.
        func passDidEnd() {
            accessible.layoutDidChange()
            guard let collectionView, session.sections.styles.haveSwipeActions || !rows.isEmpty,
                session.environment?.axis == .vertical
            else {
                gestures?.detach()
                return
            }
            recognize(in: collectionView)
        }

        private func recognize(in collectionView: UICollectionView) {
            if gestures == nil { gestures = SwipeGestures(session) }
            gestures?.attach(to: collectionView)
        }

        /// Brings swiped rows up to date at the end of a turn of the run loop.
        func turnWillEnd() {
            gestures?.turnWillEnd()
            if hasScrolledUnderOpenRow {
                hasScrolledUnderOpenRow = false
                if gestures?.isUnderWay != true { closeOpenRow() }
            }
            endReport()
            accessible.update(in: session)
        }

        /// Forgets everything when the layout leaves its collection view.
        func leave() {
            accessible.layoutDidChange()
            forget()
            gestures?.detach()
        }

        /// Records a step of a scroll, which closes the open row at the end of the turn of the run loop: attributes must not
        /// change while the bounds do.
        func noteScroll(by distance: Int) {
            if !rows.isEmpty, distance != 0, !session.isUpdating { hasScrolledUnderOpenRow = true }
        }

        // MARK: Gestures

        /// Whether a finger at a point, with a velocity, begins to swipe a row. The point is in the collection view's
        /// coordinates.
        ///
        /// - Parameter isFree: Whether nothing in the row there takes horizontal swipes itself.
        func mayBeginSwipe(at point: CGPoint, velocity: CGPoint, onContent isFree: Bool) -> Bool {
            guard let collectionView, session.isCurrent, !session.isUpdating, session.reordering.movement == nil else {
                return false
            }
            guard abs(velocity.x) > abs(velocity.y) else {
                closeOpenRow()
                return false
            }
            if let open = openRow, isInOpenRow(point) {
                grabbedDistance = open.distance
                return true
            }
            guard let row = row(at: point) else { return false }
            closeOpenRow()
            guard isFree, !collectionView.isEditing else { return false }
            let side: SwipeSide = velocity.x * readingDirection > 0 ? .leading : .trailing
            guard let actions = swipeActions(of: row, at: side) else { return false }
            report(row, actions)
            rows.removeAll { $0.element == row }
            rows.append(SwipedRow(row, actions))
            grabbedDistance = 0
            return true
        }

        /// Forgets a row that was to be swiped by a gesture that was not recognized in the end.
        func forgetUnmovedRow() {
            guard let openRow, openRow.distance == 0 else { return }
            invalidate()
            rows.removeAll { !$0.isClosing }
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
            case .open: settleOpen(velocity: velocity)
            case .closed: closeOpenRow()
            case .performingFirstAction:
                guard let action = row.actions.actions.first else { return closeOpenRow() }
                settleOpenRow { $0.leaveAcross() }
                perform(action, from: view(of: action, of: row.element))
            case .across: settleOpenRow { $0.leaveAcross() }
            }
        }

        /// Whether a touch at a point only closes the open row. A touch outside of the row closes it at once, one in
        /// the row when it ends. A row that an update has moved off screen closes, and the touch acts as if no row had
        /// been open.
        func closesOpenRow(touchedAt point: CGPoint) -> Bool {
            guard let openRow else { return false }
            guard isOnScreen(openRow) else {
                closeOpenRow()
                return false
            }
            // A second finger leaves the row to the first one.
            if !isInOpenRow(point), gestures?.isUnderWay != true { closeOpenRow() }
            return true
        }

        /// Whether the row of an item is open or follows a finger.
        func isOpen(_ indexPath: IndexPath) -> Bool {
            openRow.map { $0.element == Element(itemAt: indexPath) } ?? false
        }

        /// Closes the open row after a tap in it.
        func didTap(at point: CGPoint) {
            if let openRow, row(at: point) == openRow.element { closeOpenRow() }
        }

        /// Whether a point is at the height of the open row: in the row or in the area that it uncovers.
        private func isInOpenRow(_ point: CGPoint) -> Bool {
            guard let rect = openRow.flatMap(rect) else { return false }
            return point.y >= rect.minY && point.y < rect.maxY
        }

        private func isOnScreen(_ row: SwipedRow) -> Bool {
            guard let collectionView, let rect = rect(of: row) else { return false }
            return rect.maxY > collectionView.bounds.minY && rect.minY < collectionView.bounds.maxY
        }

        /// The frame that a row has while it is closed.
        private func rect(of row: SwipedRow) -> CGRect? {
            guard let frame = session.frame(of: row.element), let environment else { return nil }
            return environment.axis.rect(frame, on: environment.grid)
        }

        private func row(at point: CGPoint) -> Element? {
            collectionView?.indexPathForItem(at: point).flatMap(Element.init(itemAt:))
        }

        /// 1 if x grows in the reading direction, otherwise -1.
        private var readingDirection: CGFloat { session.environment?.sizing.layoutDirection == 0 ? 1 : -1 }

        // MARK: Actions

        /// Asks the list for the actions at a side of a row; `nil` if there are none.
        private func swipeActions(of row: Element, at side: SwipeSide) -> SwipeActions? {
            swipeConfiguration(of: row, at: side).flatMap { swipeActions($0, of: row, at: side) }
        }

        /// Asks the list for the actions at a side of a row; `nil` if there are none.
        func swipeConfiguration(of row: Element, at side: SwipeSide) -> UISwipeActionsConfiguration? {
            guard let model = session.elastic?.model, model.contains(row),
                let list = session.sections.list(row.section, in: model)
            else {
                return nil
            }
            let configuration = list.geometry.configuration
            let provider =
                side == .leading
                ? configuration.leadingSwipeActionsConfigurationProvider
                : configuration.trailingSwipeActionsConfigurationProvider
            guard let provider, let answer = try? session.asking({ provider(row.indexPath) }),
                !answer.actions.isEmpty
            else { return nil }
            return answer
        }

        private func swipeActions(
            _ answer: UISwipeActionsConfiguration,
            of row: Element,
            at side: SwipeSide
        ) -> SwipeActions? {
            guard let elastic = session.elastic, let environment, let collectionView, elastic.model.contains(row),
                let geometry = session.sections.list(row.section, in: elastic.model)?.geometry
            else { return nil }
            let margins = geometry.rowMargins
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
                outset: side == .leading ? margins.leading : margins.trailing,
                metrics: geometry.configuration.metrics.swipe,
                traits: collectionView.traitCollection
            ) { [session = SessionReference(session)] action, view in
                session.use { $0.swipes.perform(action, from: view) }
            }
        }

        /// Calls the handler of an action. The row is closed when the handler says that it has finished, unless the item
        /// has been deleted.
        private func perform(_ action: UIContextualAction, from view: UIView) {
            guard let number = rows.firstIndex(where: { !$0.isClosing }) else { return }
            let actions = rows[number].actions
            let session = SessionReference(session)
            action.handler(action, view) { _ in
                // Several rows may be swiped before a handler has finished: this one is known by its actions.
                session.use { $0.swipes.close { $0.actions === actions } }
            }
        }

        /// The view that shows an action: its button, otherwise the collection view.
        private func view(of action: UIContextualAction, of row: Element) -> UIView {
            let shown = collectionView?.subviews.lazy.compactMap { $0 as? SwipeActionsView }
            let buttons = shown?.flatMap(\.buttons) ?? []
            return buttons.first { $0.action === action } ?? collectionView ?? UIView()
        }

        /// Opens the trailing side of a row with its swipe actions, or with other ones if it has none.
        ///
        /// - Returns: Whether the row opens. Rows of a list that scrolls vertically do, while nothing else moves them.
        func confirm(_ row: Element, orShowing substitute: () -> UISwipeActionsConfiguration) -> Bool {
            guard let collectionView, session.isCurrent, !session.isUpdating, session.reordering.movement == nil,
                session.environment?.axis == .vertical,
                let actions = swipeActions(of: row, at: .trailing)
                    ?? swipeActions(substitute(), of: row, at: .trailing)
            else { return false }
            closeOpenRow()
            recognize(in: collectionView)
            rows.removeAll { $0.element == row }
            rows.append(SwipedRow(row, actions))
            settleOpen(velocity: 0)
            return true
        }

        // MARK: Reports

        /// Tells the layout's owner that the user begins to swipe a row.
        private func report(_ row: Element, _ actions: SwipeActions) {
            guard let handler = session.layout.rowSwipeHandler else { return }
            endReport()
            reported = (row, actions)
            session.telling { handler(.begins(row.indexPath)) }
        }

        /// Tells the layout's owner that the row that the user has swiped is closed.
        private func endReport() {
            guard let ended = reported, !rows.contains(where: { $0.actions === ended.actions }) else { return }
            reported = nil
            session.layout.rowSwipeHandler?(.ended(ended.row?.indexPath))
        }

        // MARK: Opening and closing

        /// The row that is open or follows a finger.
        var openRow: SwipedRow? { rows.first { !$0.isClosing } }

        /// Hides the section index while a row is open, whose buttons it would cover.
        private func fadeSectionIndex(from old: [SwipedRow]) {
            let isOpen = openRow != nil
            guard isOpen != old.contains(where: { !$0.isClosing }) else { return }
            (session.layout as? SizingListLayout)?.fadeSectionIndex(isVisible: !isOpen)
        }

        /// Closes the open row.
        func closeOpenRow() {
            close { !$0.isClosing }
        }

        /// Closes the rows of a section that is no list any more.
        func forget(inSection section: Int) {
            rows.removeAll { $0.element.section == section }
        }

        /// Closes every row at once.
        func closeAtOnce() {
            invalidate()
            forget()
        }

        /// Forgets the swiped rows. Their attributes must be invalid for another reason.
        func forget() {
            guard !rows.isEmpty else { return }
            rows = []
            gestures?.cancel()
        }

        /// Follows the items of swiped rows through a batch of updates. The rows of reloaded items close, and so do items that
        /// come into sections of another kind.
        override func move(through map: UpdateMap) {
            guard !rows.isEmpty else { return }
            rows = rows.compactMap { row in
                guard !map.isReloaded(row.element), let element = map.destination(of: row.element),
                    session.sections.shownList(element.section) != nil
                else { return nil }
                var row = row
                row.element = element
                return row
            }
            if let row = reported?.row { reported?.row = map.destination(of: row) }
            if openRow == nil { gestures?.cancel() }
        }

        private func settleOpen(velocity: CGFloat) {
            settleOpenRow(velocity: velocity) { $0.open() }
        }

        /// Moves the open row to where it comes to rest, from wherever the finger has left it.
        private func settleOpenRow(velocity: CGFloat = 0, _ settle: (inout SwipedRow) -> Void) {
            guard let number = rows.firstIndex(where: { !$0.isClosing }) else { return }
            let before = rows[number].distance
            settle(&rows[number])
            let distance = rows[number].distance - before
            animate(rows[number].actions.metrics, velocity: distance == 0 ? 0 : velocity / distance)
        }

        private func close(where isMeant: (SwipedRow) -> Bool) {
            let closing = rows.filter { isMeant($0) && $0.distance > 0 }.map(\.actions)
            guard let metrics = closing.first?.metrics else {
                rows.removeAll(where: isMeant)
                return
            }
            for number in rows.indices where isMeant(rows[number]) { rows[number].close() }
            animate(metrics, velocity: 0) { swipes in
                swipes.invalidate()
                swipes.rows.removeAll { row in closing.contains { $0 === row.actions } }
            }
        }

        private func changeOpenRow(_ change: (inout SwipedRow) -> Bool) {
            guard let number = rows.firstIndex(where: { !$0.isClosing }) else { return }
            let jumps = change(&rows[number])
            guard jumps else { return invalidate() }
            notifyOfFullSwipe()
            animate(rows[number].actions.metrics, velocity: 0)
        }

        /// Lets the user feel that letting go would now perform the first action, or no longer.
        private func notifyOfFullSwipe() {
            #if os(iOS)
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
            #endif
        }

        private func animate(
            _ metrics: SwipeMetrics,
            velocity: CGFloat,
            completion: (@MainActor (RowSwipes) -> Void)? = nil
        ) {
            invalidate()
            guard !UIAccessibility.isReduceMotionEnabled else {
                UIView.performWithoutAnimation { collectionView?.layoutIfNeeded() }
                completion?(self)
                return
            }
            let finish = completion.map { completion in session.whileLayoutLives { completion($0.swipes) } }
            UIView.animate(
                withDuration: metrics.duration,
                delay: 0,
                usingSpringWithDamping: min(1, max(0.1, metrics.damping)),
                initialSpringVelocity: velocity,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { self.collectionView?.layoutIfNeeded() },
                completion: { _ in finish?() }
            )
        }
    }
#endif
