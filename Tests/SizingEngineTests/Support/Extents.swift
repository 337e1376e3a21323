import SizingEngine

/// For tests of models whose sections are lists: extents along the scroll axis are all that counts.
extension LayoutModel {
    mutating func measure(_ extent: Int, _ element: Element) {
        measure(ItemSize(main: extent, cross: 0), element)
    }

    func measuredExtent(of element: Element) -> Int? { measuredSize(of: element)?.main }
}

extension SectionShape {
    init(
        spacing: Int,
        insetBefore: Int = 0,
        insetAfter: Int = 0,
        headerPadding: Int = 0,
        hasHeader: Bool = false,
        hasFooter: Bool = false,
        pinsHeader: Bool = false,
        pinsFooter: Bool = false
    ) {
        self.init(
            arrangement: .list(spacing: spacing),
            insetBefore: insetBefore,
            insetAfter: insetAfter,
            headerPadding: headerPadding,
            hasHeader: hasHeader,
            hasFooter: hasFooter,
            pinsHeader: pinsHeader,
            pinsFooter: pinsFooter
        )
    }

    var spacing: Int {
        switch arrangement {
        case .list(let spacing): spacing
        case .grid, .masonry, .flow, .carousel, .pattern, .repeated, .stated: 0
        }
    }
}
