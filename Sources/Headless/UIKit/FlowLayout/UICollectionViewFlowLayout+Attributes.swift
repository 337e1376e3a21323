import Foundation

extension UICollectionViewFlowLayout {
    /// Headers and footers that pin lie in front of the items.
    private static let pinnedZIndex = 10

    func itemAttributes(_ item: Int, _ index: Int, _ section: FlowGeometry.Section) -> UICollectionViewLayoutAttributes
    {
        let attributes = makeAttributes(.cell, kind: nil, at: IndexPath(item: item, section: index))
        attributes.frame = axes.rect(section.box(item))
        return attributes
    }

    /// The attributes of a section's header or footer; nil for other kinds, and where it has no length.
    func supplementaryAttributes(
        ofKind kind: String,
        _ index: Int,
        in geometry: FlowGeometry
    ) -> UICollectionViewLayoutAttributes? {
        let section = geometry.sections[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.metrics.headerLength : section.metrics.footerLength
        guard length > 0 else { return nil }
        let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        let attributes = makeAttributes(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: index))
        var along = isHeader ? section.start : section.footerStart
        if pins {
            along = isHeader ? pinnedHeaderStart(section) : pinnedFooterStart(section)
            attributes.zIndex = Self.pinnedZIndex
        }
        attributes.frame = axes.rect(
            FlowBox(along: along, across: 0, length: length, breadth: geometry.breadth)
        )
        return attributes
    }

    /// At the edge of what is visible, as long as there is room before the section's footer.
    private func pinnedHeaderStart(_ section: FlowGeometry.Section) -> CGFloat {
        guard let collectionView else { return section.start }
        let edge = axes.along(collectionView.contentOffset) + axes.before(collectionView.adjustedContentInset)
        return min(max(section.start, edge), max(section.start, section.footerStart - section.metrics.headerLength))
    }

    private func pinnedFooterStart(_ section: FlowGeometry.Section) -> CGFloat {
        guard let collectionView else { return section.footerStart }
        let edge =
            axes.along(collectionView.contentOffset) + axes.along(collectionView.bounds.size)
            - axes.after(collectionView.adjustedContentInset)
        let natural = section.footerStart
        return max(
            min(natural, edge - section.metrics.footerLength),
            min(natural, section.start + section.metrics.headerLength)
        )
    }

    /// - Complexity: O(log sections + log lines + elements found).
    func elements(in rect: CGRect, _ geometry: FlowGeometry) -> [UICollectionViewLayoutAttributes] {
        let start = axes.along(rect.origin)
        let end = start + axes.along(rect.size)
        var found: [UICollectionViewLayoutAttributes] = []
        lookForMovedAttributes()
        defer { remember(found) }
        func take(_ attributes: UICollectionViewLayoutAttributes?) {
            if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
        }
        for index in geometry.sections(from: start, to: end) {
            let section = geometry.sections[index]
            take(supplementaryAttributes(ofKind: UICollectionView.elementKindSectionHeader, index, in: geometry))
            for item in section.body.items(from: start - section.bodyStart, to: end - section.bodyStart) {
                take(itemAttributes(item, index, section))
            }
            take(supplementaryAttributes(ofKind: UICollectionView.elementKindSectionFooter, index, in: geometry))
        }
        return found
    }

    // MARK: Attributes that were not copied

    /// A subclass may not move the attributes that it got from `super`: UIKit keeps them and says so.
    private func lookForMovedAttributes() {
        guard let moved = handedOut.first(where: { $0.attributes.untransformedFrame != $0.frame }) else { return }
        logFault(
            "UICollectionViewFlowLayout has cached frame mismatch for index path "
                + "\(TraceText.text(moved.attributes.indexPath)) - cached value: "
                + "\(TraceText.text(moved.attributes.untransformedFrame)); expected value: "
                + "\(TraceText.text(moved.frame)). This is likely occurring because the flow layout subclass "
                + "\(type(of: self)) is modifying attributes returned by UICollectionViewFlowLayout without copying them"
        )
    }

    private func remember(_ elements: [UICollectionViewLayoutAttributes]) {
        guard type(of: self) != UICollectionViewFlowLayout.self else { return }
        handedOut = elements.map { ($0, $0.untransformedFrame) }
    }
}
