import UIKit

extension SizingTableView {
    /// Registers a class of rows, a subclass of ``SizingTableViewCell``; `nil` removes it.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        listLayout.removeTemplates()
        rowPool.register(cellClass, for: .row(identifier))
    }

    /// Registers a nib with one row of a subclass of ``SizingTableViewCell``; `nil` removes it. In Interface Builder, the row
    /// is a collection view cell.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        listLayout.removeTemplates()
        rowPool.register(nib, for: .row(identifier))
    }

    /// Registers a class of headers or footers, a subclass of ``SizingTableViewHeaderFooterView``; `nil` removes it.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rowPool.register(aClass, for: .sectionView(identifier))
    }

    /// Registers a nib with one header or footer of a subclass of ``SizingTableViewHeaderFooterView``; `nil` removes it.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rowPool.register(nib, for: .sectionView(identifier))
    }

    /// Returns a row for reuse, or a new one of the registered class or nib; `nil` without such a row and a registration.
    public func dequeueReusableCell(withIdentifier identifier: String) -> SizingTableViewCell? {
        let row = isMeasuring ? templateRow(identifier) : shownRow(identifier)
        row?.tableView = self
        return row
    }

    /// Returns a row for reuse, or a new one of the registered class or nib.
    ///
    /// - Precondition: A class or a nib is registered for the identifier, or rows with it were made by hand before.
    public func dequeueReusableCell(
        withIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> SizingTableViewCell {
        guard let row = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("No class or nib of a SizingTableViewCell is registered for \"\(identifier)\".")
        }
        return row
    }

    /// Returns a header or footer for reuse, or a new one of the registered class or nib; `nil` without such a view and a
    /// registration.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> SizingTableViewHeaderFooterView? {
        let view = rowPool.dequeue(.sectionView(identifier)) as? SizingTableViewHeaderFooterView
        view?.place.isPlain = style == .plain
        return view
    }

    private func shownRow(_ identifier: String) -> SizingTableViewCell? {
        // A row that is configured again is the one in its cell.
        if let row = cellInPreparation?.row, row.reuseIdentifier == identifier { return row }
        return rowPool.dequeue(.row(identifier)) as? SizingTableViewCell
    }

    private func templateRow(_ identifier: String) -> SizingTableViewCell? {
        let source = TemplateSource(identifier: identifier, fitting: .automatic) { [rowPool] in
            rowPool.take(.row(identifier))
        }
        return provide(source)
    }

    /// Returns a template that is shown as it is if it comes on screen in the pass in which it is measured.
    private func provide(_ source: TemplateSource) -> SizingTableViewCell? {
        source.takesMeasured = { [weak self] in self?.measuredRows.keep($0) ?? false }
        let row = provideTemplate(of: source) as? SizingTableViewCell
        row?.forgetQuestions()
        return row
    }
}

// MARK: - Rows for the collection view

extension SizingTableView {
    /// Returns a row to be measured: the one that the data source has dequeued, or one that it has made by hand.
    func rowToMeasure(at indexPath: IndexPath, of source: any SizingTableViewDataSource) -> SizingTableViewCell {
        let row = source.tableView(self, cellForRowAt: indexPath)
        prepare(row, at: indexPath)
        if !row.isTemplate {
            let made = TemplateSource(identifier: row.reuseIdentifier ?? "", fitting: .automatic) { nil }
            made.configuredView = row
            made.isKept = row.reuseIdentifier != nil
            _ = provide(made)
        }
        // A row that is on screen stays, and what is measured in its place is the template of the next one, too.
        let mayBeShown = isInLayoutPass && !isEditing && row.isTemplate && cellForItem(at: indexPath) == nil
        measuredRows.begin(mayBeShown ? row : nil, at: indexPath)
        return row
    }

    /// Returns the cell with a row to be shown.
    func cellToShow(at indexPath: IndexPath, of source: (any SizingTableViewDataSource)?) -> UICollectionViewCell {
        let cell = dequeueReusableCell(withReuseIdentifier: TableRowCell.identifier, for: indexPath)
        guard let cell = cell as? TableRowCell, let source else { return cell }
        cell.tableView = self
        let outer = cellInPreparation
        cellInPreparation = cell
        defer { cellInPreparation = outer }
        let measured = cell.row == nil ? measuredRows.take(at: indexPath) : nil
        let row = measured ?? source.tableView(self, cellForRowAt: indexPath)
        row.tableView = self
        if measured == nil { prepare(row, at: indexPath) }
        connect(row)
        cell.show(row, isMeasured: measured != nil)
        if row.ownSeparatorInset != nil { rowSeparatorDidChange() }
        return cell
    }

    /// Sets what a table's data source and delegate say of a row.
    func prepare(_ row: SizingTableViewCell, at indexPath: IndexPath) {
        followMetrics(row)
        let outer = rowInPreparation
        rowInPreparation = row
        defer { rowInPreparation = outer }
        if let tableDelegate {
            let level = tableDelegate.tableView(self, indentationLevelForRowAt: indexPath)
            if level != row.indentationLevel { row.indentationLevel = level }
        }
        if isEditing { prepareEditing(of: row, at: indexPath) }
    }

    /// Gives a row the lengths of the table's list.
    func followMetrics(_ row: SizingTableViewCell) {
        let metrics = listLayout.configuration.metrics
        if row.metrics != metrics { row.metrics = metrics }
        row.followMargin(metrics.margin(for: traitCollection.horizontalSizeClass))
    }

    private func prepareEditing(of row: SizingTableViewCell, at indexPath: IndexPath) {
        guard let tableDataSource else { return }
        let mayBeEdited = tableDataSource.tableView(self, canEditRowAt: indexPath)
        let canMove = tableDataSource.tableView(self, canMoveRowAt: indexPath)
        row.mayBeEdited = mayBeEdited || canMove
        if !mayBeEdited {
            row.editingStyle = .none
        } else if allowsMultipleSelectionDuringEditing {
            row.editingStyle = .multiselect
        } else {
            let style = tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
            row.editingStyle = SizingListRow.EditingStyle(style)
        }
        row.showsReorderControl = canMove
        if let tableDelegate {
            row.shouldIndentWhileEditing = tableDelegate.tableView(self, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    /// Lets the controls of a row reach the data source and the delegate.
    private func connect(_ row: SizingTableViewCell) {
        row.accessoryButtonHandler = { [weak self, weak row] in
            guard let self, let row, let indexPath = indexPath(for: row) else { return }
            tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        }
        row.editingControlHandler = { [weak self, weak row] in
            guard let self, let row, let indexPath = indexPath(for: row) else { return }
            let style: SizingTableViewCell.EditingStyle = row.editingStyle == .insert ? .insert : .delete
            tableDataSource?.tableView(self, commit: style, forRowAt: indexPath)
        }
    }

    /// Keeps the rows for reuse that were measured and have not come on screen.
    func giveBackMeasuredRows() {
        for row in measuredRows.removeAll() {
            row.removeFromSuperview()
            rowPool.add(row)
        }
    }

    /// The cells of the rows on screen, in no particular order.
    var shownCells: [TableRowCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) as? TableRowCell }
    }

    /// Shows the editing controls of the rows on screen and of those that UIKit has prepared, or hides them.
    func editingDidChange() {
        for indexPath in indexPathsForSelectedItems ?? [] { deselectItem(at: indexPath, animated: animatesEditing) }
        for case let cell as TableRowCell in subviews {
            // Until the next pass, rows may be shown that the data source no longer has.
            if let row = cell.row, let indexPath = indexPath(for: cell), exists(indexPath) {
                prepare(row, at: indexPath)
            }
            cell.followEditing(animated: animatesEditing)
        }
        collectionViewLayout.invalidateLayout()
    }
}
