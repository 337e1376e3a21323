import Foundation

/// A header or a footer of a section.
struct SectionPart: Hashable, Comparable {
    var section: Int
    var isHeader: Bool

    static func < (one: SectionPart, other: SectionPart) -> Bool {
        one.section == other.section ? one.isHeader && !other.isHeader : one.section < other.section
    }
}

/// The headers and footers of sections.
extension UITableView {
    /// Makes the header and the footer of a section. UIKit makes each once it comes near the screen.
    func installParts(of section: Int) {
        for isHeader in [true, false] {
            let part = SectionPart(section: section, isHeader: isHeader)
            let view = view(of: part)
            fit(part, view)
            sectionViews[part] = view
        }
    }

    /// Asks for their heights again.
    func fitParts(of section: Int) {
        for isHeader in [true, false] {
            let part = SectionPart(section: section, isHeader: isHeader)
            fit(part, sectionViews[part])
        }
    }

    func removeParts() {
        for part in displayedParts.sorted() { endDisplaying(part) }
        sectionViews = [:]
    }

    // MARK: Heights

    private func fit(_ part: SectionPart, _ view: UIView?) {
        let asked =
            part.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: part.section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: part.section) ?? sectionFooterHeight
        let estimate = asked < 0 && view != nil ? estimate(of: part) : nil
        let height = estimate.map { TableSpaces.Height(value: $0, isStated: false) } ?? height(of: view, asked: asked)
        table.sections[part.section].fill(with: height, part: part, spaces: spaces)
        if estimate != nil { estimatedParts.insert(part) } else { estimatedParts.remove(part) }
    }

    /// Nil where nobody states one: then the view is measured at once. UIKit takes an estimate of its own, which nobody knows.
    private func estimate(of part: SectionPart) -> CGFloat? {
        let estimate =
            part.isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: part.section) ?? estimatedSectionHeaderHeight
            : delegate?.tableView(self, estimatedHeightForFooterInSection: part.section) ?? estimatedSectionFooterHeight
        return estimate > 0 ? estimate : nil
    }

    /// Measures the headers and footers between two heights that have an estimate so far.
    func measureParts(from start: CGFloat, to end: CGFloat) {
        for part in estimatedParts.sorted() {
            let span = span(of: part)
            guard span.start < end, span.start + span.height > start else { continue }
            estimatedParts.remove(part)
            let height = height(of: sectionViews[part], asked: UITableView.automaticDimension)
            table.sections[part.section].fill(with: height, part: part, spaces: spaces)
        }
    }

    private func span(of part: SectionPart) -> (start: CGFloat, height: CGFloat) {
        part.isHeader ? table.spanOfHeader(part.section) : table.spanOfFooter(part.section)
    }

    /// Nil where there is no header or footer.
    private func height(of view: UIView?, asked: CGFloat) -> TableSpaces.Height? {
        let pixel = 1 / max(1, traitCollection.displayScale)
        if asked > 0 {
            return style == .plain && asked < pixel ? nil : TableSpaces.Height(value: asked, isStated: true)
        }
        guard let view, asked < 0 || style != .plain else { return nil }
        (view as? UITableViewHeaderFooterView)?.sideInsets = safeSides
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: frame(ofSpan: (0, 0)).width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let height = fitting > 0 ? fitting : view.bounds.height
        return TableSpaces.Height(value: onPixel(height), isStated: false)
    }

    private var spaces: TableSpaces {
        TableSpaces(
            isPlain: style == .plain,
            headerTopPadding: keptTopPadding >= 0 ? keptTopPadding : nil,
            pixel: 1 / max(1, traitCollection.displayScale)
        )
    }

    // MARK: Views

    private func view(of part: SectionPart) -> UIView? {
        let section = part.section
        let own =
            part.isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        let title =
            part.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        let place = UITableViewHeaderFooterView.Place(isFooter: !part.isHeader, isPlain: style == .plain)
        if let own {
            (own as? UITableViewHeaderFooterView)?.place = place
            return own
        }
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.place = place
        view.show(title: title)
        return view
    }

    func placeParts() {
        let visible = bounds.inset(by: adjustedContentInset)
        for part in sectionViews.keys.sorted() {
            guard let view = sectionViews[part] else { continue }
            var span = span(of: part)
            if style == .plain { span.start = pinned(span, part, visible) }
            (view as? UITableViewHeaderFooterView)?.sideInsets = safeSides
            view.frame = frame(ofSpan: span)
            let isOnScreen = span.height > 0 && view.frame.maxY > bounds.minY && view.frame.minY < bounds.maxY
            guard isOnScreen != displayedParts.contains(part) else { continue }
            if isOnScreen { beginDisplaying(part, view) } else { endDisplaying(part) }
        }
    }

    private func beginDisplaying(_ part: SectionPart, _ view: UIView) {
        displayedParts.insert(part)
        if part.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
        }
        addSubview(view)
    }

    private func endDisplaying(_ part: SectionPart) {
        displayedParts.remove(part)
        guard let view = sectionViews[part] else { return }
        view.removeFromSuperview()
        if part.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
        }
    }

    /// A header stays at the top of what is visible until the end of its section pushes it away, a footer at the bottom but not
    /// above its header.
    private func pinned(
        _ span: (start: CGFloat, height: CGFloat),
        _ part: SectionPart,
        _ visible: CGRect
    ) -> CGFloat {
        let section = table.sections[part.section]
        let start = table.start(of: part.section)
        if part.isHeader { return max(span.start, min(visible.minY, start + section.height - span.height)) }
        return min(span.start, max(visible.maxY - span.height, start + section.above + section.header))
    }
}
