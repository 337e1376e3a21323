#if !os(tvOS)
    import SizingEngine

    /// What the owner of a layout, such as a table view, is told of swipes.
    extension LayoutSession {
        /// Tells the layout's owner that the user begins to swipe a row.
        func reportSwipe(of row: Element, _ actions: SwipeActions) {
            guard let handler = layout.rowSwipeHandler else { return }
            endReportedSwipe()
            reportedSwipe = (row, actions)
            _ = asking { handler(.begins(row.indexPath)) }
        }

        /// Tells the layout's owner that the row that the user has swiped is closed.
        func endReportedSwipe() {
            guard let reported = reportedSwipe, !swipedRows.contains(where: { $0.actions === reported.actions }) else {
                return
            }
            reportedSwipe = nil
            layout.rowSwipeHandler?(.ended(reported.row?.indexPath))
        }
    }
#endif
