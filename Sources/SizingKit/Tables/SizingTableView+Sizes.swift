import UIKit

extension SizingTableView {
    /// A header or footer that is measured next.
    struct PreparedSectionView {
        var section: Int
        var isFooter: Bool
        var view: UIView
    }

    /// Gives the layout its closures.
    func applySizes() {
        listLayout.sizesHaveItemKeys = true
        listLayout.itemSizing = { [weak self] in self?.sizing(ofRowAt: $0) ?? .dataSource() }
        listLayout.headerSizing = { [weak self] in self?.sizing(ofSectionView: $0, isFooter: false) }
        listLayout.footerSizing = { [weak self] in self?.sizing(ofSectionView: $0, isFooter: true) }
        listLayout.measuresAll = { [weak self] in self?.statesAllHeights ?? false }
        listLayout.firstBoundaryEstimates = { [weak self] in
            (self?.firstEstimate(isFooter: false), self?.firstEstimate(isFooter: true))
        }
        listLayout.estimatedSizeForItem = { [weak self] in
            guard let self, let height = tableDelegate?.tableView(self, estimatedHeightForRowAt: dataPath(of: $0)),
                height > 0
            else { return nil }
            return CGSize(width: bounds.width, height: height)
        }
    }

    /// Lays the rows out again, since a height or the delegate has changed.
    func sizesDidChange() {
        dropPreparedSectionView()
        applySizes()
    }

    /// Whether there are no estimates, and the heights of rows are stated: then each row is asked for, as in UIKit.
    private var statesAllHeights: Bool {
        guard estimatedRowHeight == 0,
            let section = (0..<numberOfSections).first(where: { numberOfRows(inSection: $0) > 0 })
        else { return false }
        let first = IndexPath(row: 0, section: section)
        guard let tableDelegate else { return rowHeight >= 0 }
        return tableDelegate.tableView(self, estimatedHeightForRowAt: first) == 0
            && tableDelegate.tableView(self, heightForRowAt: first) >= 0
    }

    func stateRowEstimate() {
        listLayout.estimatedItemSize =
            estimatedRowHeight > 0
            ? CGSize(width: 1, height: estimatedRowHeight) : SizingLayout.automaticEstimate
    }

    /// The estimate of headers or of footers until some are measured, in points; `nil` for the default.
    ///
    /// A table states for all sections whether there are any, by methods that most tables do not have: if its first section has none,
    /// none are expected.
    private func firstEstimate(isFooter: Bool) -> CGFloat? {
        let hasSections = numberOfSections > 0
        let stated = hasSections ? statedEstimate(isFooter: isFooter) : nil
        if let stated, stated > 0 { return stated }
        return hasSections && sizing(ofSectionView: 0, isFooter: isFooter) == nil ? 0 : nil
    }

    private func statedEstimate(isFooter: Bool) -> CGFloat {
        guard let tableDelegate else { return isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight }
        return isFooter
            ? tableDelegate.tableView(self, estimatedHeightForFooterInSection: 0)
            : tableDelegate.tableView(self, estimatedHeightForHeaderInSection: 0)
    }

    /// The data source's index path of a row that is shown.
    func dataPath(of indexPath: IndexPath) -> IndexPath {
        #if os(tvOS)
            indexPath
        #else
            placeholders.isEmpty ? indexPath : dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
        #endif
    }

    private func sizing(ofRowAt indexPath: IndexPath) -> ItemSizing {
        #if !os(tvOS)
            if let placeholder = placeholder(at: indexPath) { return sizing(of: placeholder) }
        #endif
        let indexPath = dataPath(of: indexPath)
        let height = tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        return height >= 0 ? .fixed(height: height) : .dataSource(key: listLayout.key(ofItemAt: indexPath))
    }

    /// A height of 0 stands for no header; in the grouped styles, where a section without a header still has space above it,
    /// for that space.
    private func sizing(ofSectionView section: Int, isFooter: Bool) -> ItemSizing? {
        let stated = height(ofSectionView: section, isFooter: isFooter)
        if stated > 0 {
            if style == .plain, stated < 1 / max(1, traitCollection.displayScale) { return nil }
            var sizing = ItemSizing.fixed(height: stated)
            sizing.includesPadding = true
            return sizing
        }
        if stated == 0, style == .plain { return nil }
        return preparedSectionView(section, isFooter: isFooter) == nil ? nil : .dataSource()
    }

    private func height(ofSectionView section: Int, isFooter: Bool) -> CGFloat {
        if isFooter {
            return tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        }
        return tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    }

    // MARK: Headers and footers

    /// Asks for the view of a header or footer; `nil` without one.
    func sectionView(_ section: Int, isFooter: Bool) -> UIView? {
        let own =
            isFooter
            ? tableDelegate?.tableView(self, viewForFooterInSection: section)
            : tableDelegate?.tableView(self, viewForHeaderInSection: section)
        if let own {
            (own as? SizingTableViewHeaderFooterView)?.place = SectionTitleStyle(
                isFooter: isFooter,
                isPlain: style == .plain
            )
            return own
        }
        let title =
            isFooter
            ? tableDataSource?.tableView(self, titleForFooterInSection: section)
            : tableDataSource?.tableView(self, titleForHeaderInSection: section)
        guard let title else { return nil }
        let identifier = "SizingTableView.title"
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: identifier)
            ?? SizingTableViewHeaderFooterView(reuseIdentifier: identifier)
        view.place = SectionTitleStyle(isFooter: isFooter, isPlain: style == .plain)
        view.show(title: title)
        return view
    }

    /// Asks for the view of a header or footer unless it was just asked for, and keeps it for the measurement.
    private func preparedSectionView(_ section: Int, isFooter: Bool) -> UIView? {
        if let prepared = sectionViewInPreparation, prepared.section == section, prepared.isFooter == isFooter {
            return prepared.view
        }
        dropPreparedSectionView()
        guard let view = sectionView(section, isFooter: isFooter) else { return nil }
        sectionViewInPreparation = PreparedSectionView(section: section, isFooter: isFooter, view: view)
        return view
    }

    /// Returns the view that was kept for the measurement of a header or footer.
    func takePreparedSectionView(_ section: Int, isFooter: Bool) -> UIView? {
        let view = preparedSectionView(section, isFooter: isFooter)
        sectionViewInPreparation = nil
        return view
    }

    func dropPreparedSectionView() {
        guard let prepared = sectionViewInPreparation else { return }
        sectionViewInPreparation = nil
        guard let view = prepared.view as? SizingTableViewHeaderFooterView, view.superview == nil else { return }
        rowPool.add(view)
    }

    /// Returns the view of a header or footer for the collection view, to be measured or shown.
    func supplementaryView(
        _ section: Int,
        isFooter: Bool,
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard !isMeasuring else {
            let source = TemplateSource(identifier: TableSectionView.identifier, fitting: .autoLayout) {
                TableSectionView()
            }
            guard let template = provideTemplate(of: source) as? TableSectionView else { return TableSectionView() }
            template.tableView = self
            if let view = takePreparedSectionView(section, isFooter: isFooter) { template.measure(view) }
            return template
        }
        let shown = dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: TableSectionView.identifier,
            for: indexPath
        )
        guard let shown = shown as? TableSectionView else { return shown }
        shown.tableView = self
        shown.show(sectionView(section, isFooter: isFooter))
        return shown
    }
}

extension UITableView.Style {
    /// The appearance of a list in this style.
    var appearance: SizingListConfiguration.Appearance {
        #if os(tvOS)
            self == .plain ? .plain : .grouped
        #else
            switch self {
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            default: .plain
            }
        #endif
    }
}
