import UIKit

extension SizingTableView {
    // MARK: Counts and places

    /// Returns the number of rows of a section.
    public func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    /// Returns the area of a section with its header and footer, in points.
    public func rect(forSection section: Int) -> CGRect {
        guard section < numberOfSections else { return .zero }
        let count = numberOfItems(inSection: section)
        var parts = [rectForHeader(inSection: section), rectForFooter(inSection: section)]
        if count > 0 {
            parts.append(rectForRow(at: IndexPath(item: 0, section: section)))
            parts.append(rectForRow(at: IndexPath(item: count - 1, section: section)))
        }
        return parts.filter { $0 != .zero }.reduce(CGRect.null) { $0.union($1) }.ifNotNull
    }

    /// Returns the frame of a section's header, in points; zero for a section without one.
    public func rectForHeader(inSection section: Int) -> CGRect {
        rect(ofKind: UICollectionView.elementKindSectionHeader, section)
    }

    /// Returns the frame of a section's footer, in points; zero for a section without one.
    public func rectForFooter(inSection section: Int) -> CGRect {
        rect(ofKind: UICollectionView.elementKindSectionFooter, section)
    }

    private func rect(ofKind kind: String, _ section: Int) -> CGRect {
        let indexPath = IndexPath(item: 0, section: section)
        guard section < numberOfSections,
            let frame = layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)?.frame, frame.height > 0
        else { return .zero }
        return frame
    }

    /// Returns the frame of a row, in points; zero if it does not exist. A row that is off screen is measured first.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard exists(indexPath) else { return .zero }
        return layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    private func exists(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath.section >= 0 && indexPath.section < numberOfSections
            && indexPath.item >= 0 && indexPath.item < numberOfItems(inSection: indexPath.section)
    }

    /// Returns the row at a point; `nil` outside of all rows.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    /// Returns the rows that overlap a rectangle, in order. Rows that are far away from the visible ones and not measured are
    /// left out.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        return attributes.filter { $0.representedElementCategory == .cell && $0.frame.intersects(rect) }
            .map(\.indexPath).sorted()
    }

    // MARK: What is shown

    /// Returns the row at an index path; `nil` if it is not shown.
    public func cellForRow(at indexPath: IndexPath) -> SizingTableViewCell? {
        (cellForItem(at: indexPath) as? TableRowCell)?.row
    }

    /// The rows on screen, in order: `visibleCells` of a table.
    public var visibleTableCells: [SizingTableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
    }

    /// Asks the rows, headers and footers on screen for their heights whose contents have changed in a way that UIKit does not notice.
    ///
    /// - Complexity: O(rows on screen).
    func followContentOfRows() {
        var followsConstraints = false
        if #available(iOS 16, tvOS 16, *) {
            guard selfSizingInvalidation != .disabled else { return }
            // To fit each row would take too long in a scroll.
            followsConstraints = selfSizingInvalidation == .enabledIncludingConstraints && !isInMotion
        }
        for view in subviews {
            switch view {
            case let cell as TableRowCell: cell.followContent(includingConstraints: followsConstraints)
            case let view as TableSectionView: view.followContent()
            default: break
            }
        }
    }

    /// The index paths of the rows on screen, in order.
    public var indexPathsForVisibleRows: [IndexPath]? { indexPathsForVisibleItems.sorted() }

    /// Returns the header of a section; `nil` if it is not shown or of another class.
    public func headerView(forSection section: Int) -> SizingTableViewHeaderFooterView? {
        shownSectionView(section, UICollectionView.elementKindSectionHeader) as? SizingTableViewHeaderFooterView
    }

    /// Returns the footer of a section; `nil` if it is not shown or of another class.
    public func footerView(forSection section: Int) -> SizingTableViewHeaderFooterView? {
        shownSectionView(section, UICollectionView.elementKindSectionFooter) as? SizingTableViewHeaderFooterView
    }

    private func shownSectionView(_ section: Int, _ kind: String) -> UIView? {
        let view = supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        return (view as? TableSectionView)?.content
    }

    // MARK: Scrolling

    /// Scrolls to a row, to exactly where it is, below a pinned header.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let position: UICollectionView.ScrollPosition =
            switch scrollPosition {
            case .top: .top
            case .middle: .centeredVertically
            case .bottom: .bottom
            default: []
            }
        if indexPath.item == NSNotFound {
            scrollToSection(indexPath.section, animated: animated)
        } else {
            listLayout.scrollExactly(toItemAt: indexPath, at: position, animated: animated)
        }
    }

    /// Scrolls to the selected row that is nearest to the first row on screen.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let selected = indexPathsForSelectedRows, let first = indexPathsForVisibleRows?.first else { return }
        guard let nearest = selected.first(where: { $0 >= first }) ?? selected.last else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the first row of a section, or of the next one that has any.
    private func scrollToSection(_ section: Int, animated: Bool) {
        let sections = section..<max(section, numberOfSections)
        guard let section = sections.first(where: { numberOfItems(inSection: $0) > 0 }) else { return }
        listLayout.scrollExactly(toItemAt: IndexPath(item: 0, section: section), at: .top, animated: animated)
    }

    // MARK: Section index

    /// Asks the data source for the titles of the section index again.
    public func reloadSectionIndexTitles() {
        needsSectionIndexTitles = false
        guard let titles = tableDataSource?.sectionIndexTitles(for: self), !titles.isEmpty, hasEnoughRowsForIndex else {
            listLayout.sectionIndex = nil
            return
        }
        if let index = listLayout.sectionIndex {
            index.titles = titles
            return collectionViewLayout.invalidateLayout()
        }
        let index = SizingSectionIndexView()
        index.titles = titles
        index.selectionHandler = { [weak self] title, place in
            guard let self, let tableDataSource else { return }
            let section = tableDataSource.tableView(self, sectionForSectionIndexTitle: title, at: place)
            if section >= 0 { scrollToSection(section, animated: false) }
        }
        listLayout.sectionIndex = index
        showSectionIndexColors()
    }

    private var hasEnoughRowsForIndex: Bool {
        guard sectionIndexMinimumDisplayRowCount > 0 else { return true }
        return (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
            >= sectionIndexMinimumDisplayRowCount
    }

    func showSectionIndexColors() {
        guard let index = listLayout.sectionIndex else { return }
        index.tintColor = sectionIndexColor
        index.backgroundColor = sectionIndexBackgroundColor
        index.trackingBackgroundColor = sectionIndexTrackingBackgroundColor
    }
}

extension CGRect {
    /// The rectangle, or zero in place of the null rectangle.
    fileprivate var ifNotNull: CGRect { isNull ? .zero : self }
}
