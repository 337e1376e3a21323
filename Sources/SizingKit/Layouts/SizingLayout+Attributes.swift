import SizingEngine
import UIKit

extension SizingLayout {
    var contentSize: CGSize {
        guard let collectionView, let elastic, let environment else { return .zero }
        let insets = collectionView.adjustedContentInset
        // A content as wide as the collection view keeps UIKit from asking for all elements of a batch update
        // (openradar 5025850143539200).
        let width = collectionView.bounds.width - insets.left - insets.right - 0.0001
        return CGSize(width: max(0, width), height: max(0, environment.grid.points(of: elastic.contentEnd)))
    }

    /// The attributes of what overlaps a rectangle.
    ///
    /// Unmeasured elements are left out: UIKit asks for pages beyond the viewport too, and an estimate given there would
    /// make a cell of the wrong size. What comes near the viewport has been measured before.
    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard phase != .awaitingUpdates, let elastic, let environment, !rect.isNull else { return nil }
        let grid = environment.grid
        var attributes: [UICollectionViewLayoutAttributes] = []
        let span = Span(
            start: grid.position(of: rect.minY, rounded: .down),
            end: grid.position(of: rect.maxY, rounded: .up)
        )
        elastic.forEachElement(in: span) { element, span, isMeasured in
            if isMeasured { attributes.append(self.attributes(of: element, at: span, environment)) }
            return true
        }
        return attributes
    }

    /// The attributes of one element, at its estimate if it was not measured; `nil` if it does not exist.
    func attributes(of element: Element) -> UICollectionViewLayoutAttributes? {
        guard phase != .awaitingUpdates, let elastic, let environment, elastic.model.contains(element) else {
            return nil
        }
        let span = elastic.span(of: element)
        if element.kind != .item, span.length == 0 { return nil }
        return attributes(of: element, at: span, environment)
    }

    private func attributes(
        of element: Element,
        at span: Span,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes {
        let attributes: UICollectionViewLayoutAttributes
        if let kind = element.supplementaryKind {
            attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: kind,
                with: element.indexPath
            )
            // Above the items, which may be on their way past it during an animation.
            attributes.zIndex = 1
        } else {
            attributes = UICollectionViewLayoutAttributes(forCellWith: element.indexPath)
        }
        let grid = environment.grid
        attributes.frame = CGRect(
            x: environment.crossStart,
            y: grid.points(of: span.start),
            width: environment.crossLength,
            height: grid.points(of: span.length)
        )
        return attributes
    }
}

extension Element {
    /// The header or footer that UIKit names by a kind; `nil` for other kinds.
    @MainActor
    init?(kind: String, section: Int) {
        switch kind {
        case UICollectionView.elementKindSectionHeader: self = .header(of: section)
        case UICollectionView.elementKindSectionFooter: self = .footer(of: section)
        default: return nil
        }
    }

    /// The element that attributes describe; `nil` for one that no layout of ours places.
    @MainActor
    init?(_ attributes: UICollectionViewLayoutAttributes) {
        // UIKit passes an empty index path for supplementary views that a change of data has hidden.
        guard attributes.indexPath.count == 2 else { return nil }
        switch attributes.representedElementCategory {
        case .cell:
            self = .item(attributes.indexPath.item, in: attributes.indexPath.section)
        case .supplementaryView:
            guard let kind = attributes.representedElementKind else { return nil }
            self.init(kind: kind, section: attributes.indexPath.section)
        case .decorationView:
            return nil
        @unknown default:
            return nil
        }
    }

    /// The kind by which UIKit knows a header or footer; `nil` for an item.
    @MainActor
    var supplementaryKind: String? {
        switch kind {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        case .item: nil
        }
    }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
