#if !os(tvOS)
    import SizingEngine
    import UIKit

    /// The attributes of rows that are swiped aside, and of the views beside them.
    extension RowSwipes {
        /// Has the rows and the views beside them placed anew.
        func invalidate() {
            guard !rows.isEmpty else { return }
            let context = UICollectionViewLayoutInvalidationContext()
            let indexPaths = rows.map(\.element.indexPath)
            context.invalidateItems(at: indexPaths)
            for kind in SwipeActionsView.elementKinds {
                context.invalidateDecorationElements(ofKind: kind, at: indexPaths)
            }
            let lines = Set(rows.map { session.rowLines.linesView(ofRow: $0.element).indexPath })
            context.invalidateDecorationElements(ofKind: ListLinesView.elementKind, at: lines.sorted())
            session.layout.invalidateLayout(with: context)
        }

        /// Moves the attributes of a row aside, which are the last ones, and appends those of the views beside it.
        func show(_ row: Element, at frame: ItemFrame, in found: inout [UICollectionViewLayoutAttributes]) {
            guard let swiped = swipedRow(row) else { return }
            found.last.map { show(swiped, in: $0) }
            for kind in SwipeActionsView.elementKinds {
                attributes(ofDecoration: kind, of: swiped, at: frame).map { found.append($0) }
            }
        }

        /// Moves the attributes of a row aside if it is swiped.
        ///
        /// - Parameter rows: The swiped rows; `nil` for the present ones.
        func show(_ row: Element, asIn rows: [SwipedRow]? = nil, in attributes: UICollectionViewLayoutAttributes) {
            let swiped = (rows ?? self.rows).first { $0.element == row }
            if let swiped { show(swiped, in: attributes) }
        }

        /// The distance by which a row and its lines are moved along x, in points; 0 for one that is not among the swiped rows.
        func distance(of row: Element, in rows: [SwipedRow]) -> CGFloat {
            rows.first { $0.element == row }.map(offset) ?? 0
        }

        private func show(_ swiped: SwipedRow, in attributes: UICollectionViewLayoutAttributes) {
            attributes.frame.origin.x += offset(of: swiped)
            if attributes.representedElementCategory == .cell {
                (attributes as? SizingLayoutAttributes)?.isSwiped = !swiped.isClosing
            }
        }

        /// Whether a kind is one of the decorations of swiped rows.
        func owns(decoration kind: String) -> Bool { SwipeActionsView.elementKinds.contains(kind) }

        /// The attributes of a decoration beside a swiped row; `nil` for other rows, and for one that covers all of its place.
        func attributes(ofDecoration kind: String, of row: Element) -> UICollectionViewLayoutAttributes? {
            guard let swiped = swipedRow(row), let frame = session.frame(of: row) else { return nil }
            return attributes(ofDecoration: kind, of: swiped, at: frame)
        }

        private func swipedRow(_ row: Element) -> SwipedRow? { rows.first { $0.element == row } }

        /// The distance by which a row is moved along x, in points, on whole pixels. UIKit mirrors it in a right-to-left
        /// layout.
        private func offset(of row: SwipedRow) -> CGFloat {
            guard let grid = session.environment?.grid else { return 0 }
            return grid.points(of: grid.extent(of: row.distance, rounded: .nearest)) * row.actions.side.direction
        }

        private func attributes(
            ofDecoration kind: String,
            of swiped: SwipedRow,
            at frame: ItemFrame
        ) -> UICollectionViewLayoutAttributes? {
            let offset = offset(of: swiped)
            guard let environment = session.environment, offset != 0 else { return nil }
            let row = environment.axis.rect(frame, on: environment.grid)
            let attributes = SizingLayoutAttributes(forDecorationViewOfKind: kind, with: swiped.element.indexPath)
            attributes.frame = row
            attributes.frame.size.width = abs(offset)
            if kind == SwipeActionsView.elementKind {
                // The part that the row uncovers, and the area beyond the end of the row, as soon as the row has moved
                // as far.
                let outset = min(swiped.actions.outset, abs(offset))
                attributes.frame.size.width += outset
                attributes.frame.origin.x = offset < 0 ? row.maxX + offset : row.minX - outset
                attributes.zIndex = ElementOrder.swipeActions
                attributes.isSwiped = !swiped.isClosing
                attributes.swipeActions = swiped.actions
                attributes.isSwipeArmed = swiped.isArmed
            } else {
                // The part of the row outside of its card.
                guard let elastic = session.elastic,
                    let list = session.sections.list(swiped.element.section, in: elastic.model),
                    list.geometry.card != nil, let color = session.colorBehindCards(of: list)
                else { return nil }
                attributes.frame.origin.x = offset < 0 ? row.minX + offset : row.maxX
                attributes.zIndex = ElementOrder.corners
                attributes.color = color
            }
            return attributes
        }

        // MARK: Batches

        /// The attributes from which a view beside a swiped row is animated: at its row's old position.
        func initialAttributes(
            _ attributes: UICollectionViewLayoutAttributes,
            of row: Element,
            _ transition: UpdateTransition
        ) -> UICollectionViewLayoutAttributes {
            if let origin = transition.backward.destination(of: row), let old = transition.frameBefore(of: origin),
                let grid = session.environment?.grid
            {
                attributes.frame.origin.y = grid.points(of: old.main.start)
            }
            return attributes
        }

        /// The attributes to which a view beside a swiped row is animated: at its row's new position, or where the row was
        /// if it has been deleted.
        func finalAttributes(
            ofDecoration kind: String,
            of row: Element,
            _ transition: UpdateTransition
        ) -> UICollectionViewLayoutAttributes? {
            guard let swiped = transition.swipedRows.first(where: { $0.element == row }),
                let before = transition.frameBefore(of: row),
                let attributes = self.attributes(ofDecoration: kind, of: swiped, at: before)
            else { return nil }
            guard let destination = transition.forward.destination(of: row), let new = session.frame(of: destination),
                let grid = session.environment?.grid
            else {
                attributes.alpha = 0
                return attributes
            }
            attributes.frame.origin.y = grid.points(of: new.main.start)
            return attributes
        }
    }
#endif
