import SizingEngine
import UIKit

extension SizingTableView {
    // MARK: Counts and places

    /// Returns the number of rows of a section.
    public func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    /// Returns the area of a section with its header and footer, in points.
    ///
    /// The header, the footer, the first and the last row are measured first. Other rows off screen may have estimated heights.
    public func rect(forSection section: Int) -> CGRect {
        guard section >= 0, section < numberOfSections else { return .zero }
        let count = numberOfItems(inSection: section)
        let ends = count > 0 ? Set([0, count - 1]).sorted() : []
        return places(in: section, ends) {
            let rows = ends.map { placeOfRow(at: IndexPath(item: $0, section: section)) }
            let boundaries = [Element.header(of: section), .footer(of: section)].map(place)
            return (rows + boundaries).filter { $0 != .zero }.reduce(CGRect.null) { $0.union($1) }.ifNotNull
        }
    }

    /// Returns the frame of a section's header, in points; zero for a section without one. It is that of the header's own
    /// place, also while the header is pinned.
    public func rectForHeader(inSection section: Int) -> CGRect {
        rect(of: .header(of: section))
    }

    /// Returns the frame of a section's footer, in points; zero for a section without one.
    public func rectForFooter(inSection section: Int) -> CGRect {
        rect(of: .footer(of: section))
    }

    private func rect(of boundary: Element) -> CGRect {
        guard boundary.section >= 0, boundary.section < numberOfSections else { return .zero }
        return places(in: boundary.section) { place(of: boundary) }
    }

    /// Returns the frame of a row, in points; zero if it does not exist. A row that is off screen is measured first, with the
    /// header and footer of its section. Rows between it and the screen may have estimated heights.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard exists(indexPath) else { return .zero }
        return places(in: indexPath.section, [indexPath.item]) { placeOfRow(at: indexPath) }
    }

    /// Answers a question about the places of elements in a section, once its header, its footer and some rows are measured.
    func places<Answer>(in section: Int, _ rows: [Int] = [], _ answer: () -> Answer) -> Answer {
        let session = listLayout.session
        return session.scrolling.statingPlaces {
            // UIKit prepares the layout before it answers.
            _ = super.indexPathForItem(at: bounds.origin)
            let items = rows.map { Element.item($0, in: section) }
            session.holdingLayout {
                try? session.scrolling.measureInPlace([.header(of: section), .footer(of: section)] + items)
            }
            return answer()
        }
    }

    /// The place of a header or footer that need not exist: asked for one that the layout does not have, UIKit raises an exception.
    private func place(of boundary: Element) -> CGRect {
        let session = listLayout.session
        guard var frame = session.attributes(of: boundary)?.frame, frame.height > 0 else { return .zero }
        // The attributes of a pinned header say where it is shown.
        if let start = session.scrolling.start(of: boundary) { frame.origin.y = start }
        return frame
    }

    private func placeOfRow(at indexPath: IndexPath) -> CGRect {
        super.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    /// Returns the row at a point; `nil` outside of all rows.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    /// Returns the rows that overlap a rectangle, in order, those with estimated heights included.
    ///
    /// - Complexity: O(*k*) for *k* rows.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        listLayout.session.scrolling.statingPlaces {
            // UIKit prepares the layout before it answers.
            _ = super.indexPathForItem(at: rect.origin)
            return listLayout.session.scrolling.items(from: rect.minY, to: rect.maxY)
                .filter { placeOfRow(at: $0).intersects(rect) }.sorted()
        }
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

    /// Scrolls to a row, to exactly where it is, below a pinned header. With `NSNotFound` as the row, it scrolls to the header of the
    /// section, which may be empty.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let position: UICollectionView.ScrollPosition =
            switch scrollPosition {
            case .top: .top
            case .middle: .centeredVertically
            case .bottom: .bottom
            default: []
            }
        if indexPath.item == NSNotFound {
            listLayout.scrollExactly(toHeaderOfSection: indexPath.section, at: position, animated: animated)
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
            guard section >= 0, section < numberOfSections else { return }
            listLayout.scrollExactly(toHeaderOfSection: section, at: .top, animated: false)
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
