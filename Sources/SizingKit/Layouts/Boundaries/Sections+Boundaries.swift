import SizingEngine
import UIKit

/// Headers and footers of any kind, as a compositional layout describes them.
extension Sections {
    /// The kind of the supplementary view for a header or footer; `nil` for an item.
    func kind(of element: Element) -> String? {
        if element.isItem { return nil }
        return boundaryKinds.areUsual ? element.supplementaryKind : ownKind(of: element)
    }

    private func ownKind(of element: Element) -> String? {
        let kinds = element.kind == .header ? boundaryKinds.headers : boundaryKinds.footers
        if kinds.count == 1 { return kinds[0] }
        return boundary(element)?.kind ?? element.supplementaryKind
    }

    /// The header or footer of a kind of supplementary view; `nil` for any other view.
    func element(ofKind kind: String, at indexPath: IndexPath) -> Element? {
        guard !boundaryKinds.areUsual, indexPath.count == 2 else { return Element(kind: kind, at: indexPath) }
        let section = indexPath.section
        let isHeader = boundaryKinds.headers.contains(kind)
        let isFooter = boundaryKinds.footers.contains(kind)
        if isHeader, indexPath.item == 0, !isFooter || boundary(.header(of: section))?.kind == kind {
            return .header(of: section)
        }
        if isFooter, indexPath.item == 0 { return .footer(of: section) }
        return Element(kind: kind, at: indexPath)
    }

    /// The element that attributes describe; `nil` for elements that no layout of this package places.
    func element(describedBy attributes: UICollectionViewLayoutAttributes) -> Element? {
        switch attributes.representedElementCategory {
        case .cell: Element(itemAt: attributes.indexPath)
        case .supplementaryView:
            attributes.representedElementKind.flatMap { element(ofKind: $0, at: attributes.indexPath) }
        case .decorationView: nil
        @unknown default: nil
        }
    }

    /// How a section describes its header or footer.
    func boundary(_ element: Element) -> SectionBoundary? {
        guard let model = session.elastic?.model, element.section >= 0, element.section < model.sectionCount,
            let supplementaries = styles[model.style(of: element.section)]?.section.supplementaries
        else { return nil }
        return element.kind == .header ? supplementaries.header : supplementaries.footer
    }

    /// How an element is measured by the description of its section; `nil` if a closure says it, or nothing is described.
    ///
    /// No closure of the app is called: the description is that of the state that is being measured.
    func describedSizing(of element: Element, at indexPath: IndexPath) -> ItemSizing? {
        switch element.kind {
        case .item: session.layout.itemSizing == nil ? statedSize(ofItemAt: indexPath).map(ItemSizing.fixed) : nil
        case .header: session.layout.headerSizing == nil ? sizing(ofBoundary: element) : nil
        case .footer: session.layout.footerSizing == nil ? sizing(ofBoundary: element) : nil
        }
    }

    /// How the size of a header or footer is found.
    private func sizing(ofBoundary element: Element) -> ItemSizing? {
        guard let boundary = boundary(element), let environment, let collectionView else { return nil }
        let axis = environment.axis
        let length = axis == .vertical ? boundary.size.height : boundary.size.width
        guard !length.isMeasured else { return .dataSource() }
        let room = providerEnvironment(of: collectionView).effectiveContentSize
        let insets = axis.main(boundary.insets)
        let main = max(0, length.points(width: room.width, height: room.height) - insets.start - insets.end)
        return .fixed(axis.size(main: main, cross: .nan))
    }

    /// Moves a header or footer to where its section describes it.
    func adjust(_ attributes: UICollectionViewLayoutAttributes, of element: Element, isPinned: Bool) {
        guard let boundary = boundary(element) else { return }
        if boundary.offset != .zero {
            attributes.frame = attributes.frame.offsetBy(dx: boundary.offset.x, dy: boundary.offset.y)
        }
        if boundary.zIndex != 1 { attributes.zIndex = boundary.zIndex }
    }

    /// The size that the item at an index path has whatever is measured; `nil` if it is measured.
    private func statedSize(ofItemAt indexPath: IndexPath) -> CGSize? {
        guard let model = session.elastic?.model, let environment, indexPath.count == 2,
            indexPath.section < model.sectionCount
        else { return nil }
        let shape = model.shape(of: indexPath.section)
        guard let extent = shape.statedExtent(of: indexPath.item) else { return nil }
        return environment.axis.size(main: environment.grid.points(of: extent), cross: .nan)
    }

    /// Has the app asked for all sections again: it may describe them in another way now.
    func descriptionsDidChange() {
        guard environment != nil, !session.reordering.isUnderFinger else { return }
        session.pending.add(.descriptions)
    }
}

// MARK: - Room

extension SectionSupplementaries {
    /// The room that views at the sides of a section take, in points.
    @MainActor
    func sideRoom(along axis: Axis) -> (start: CGFloat, end: CGFloat) {
        var room: (start: CGFloat, end: CGFloat) = (0, 0)
        for boundary in others where boundary.extends {
            // A view in a corner is a header or a footer.
            guard boundary.end(along: axis, isReversed: false) == nil, let side = boundary.crossEnd(along: axis) else {
                continue
            }
            let breadth = axis == .vertical ? boundary.size.width : boundary.size.height
            guard breadth.rule == .absolute || breadth.rule == .estimated else { continue }
            let offset = axis == .vertical ? boundary.offset.x : boundary.offset.y
            let length = max(0, breadth.points(width: 0, height: 0) + abs(offset))
            if side == .start { room.start = max(room.start, length) } else { room.end = max(room.end, length) }
        }
        return room
    }

    /// The room that further views at the top take above the header, in points.
    @MainActor
    func roomAboveHeader(along axis: Axis) -> CGFloat {
        guard axis == .vertical, let header else { return 0 }
        return others.reduce(0) { room, boundary in
            guard boundary.isAtStart(along: axis), boundary.extends else { return room }
            let height = boundary.size.height.points(width: 0, height: 0)
            guard boundary.size.height.rule == .absolute || boundary.size.height.isMeasured else { return room }
            let needed = height - boundary.offset.y
            // A view that is moved up lies above a header of unknown height; any other view lies beside it.
            let isBeside = header.size.height.rule == .absolute || boundary.offset.y >= 0
            let known = isBeside ? header.size.height.points(width: 0, height: 0) : -boundary.offset.y
            return max(room, needed - known, 0)
        }
    }
}

extension SizingSection {
    /// Places the header and the footer of a compositional layout, and makes room for its other views.
    @MainActor
    func makeRoom(
        for supplementaries: SectionSupplementaries,
        in shape: inout SectionShape,
        _ environment: LayoutEnvironment
    ) {
        let (axis, grid) = (environment.axis, environment.grid)
        func pixels(_ points: CGFloat) -> Int { grid.extent(of: max(0, points), rounded: .nearest) }
        if case .list = arrangement {
        } else {
            var whole = shape.boundaryCross
            if !supplementaries.followsInsets || supplementaries.reference != nil {
                let reference = supplementaries.reference ?? contentInsetsReference
                let sides = environment.sideInsets(from: reference)
                whole = crossSpan(start: sides.leading, end: sides.trailing, in: environment)
            }
            if !supplementaries.others.isEmpty { shape.edgeCross = whole }
            shape.boundaryCross = supplementaries.header?.span(in: whole, along: axis, on: grid) ?? whole
            if let footer = supplementaries.footer {
                shape.ownFooterCross = footer.span(in: whole, along: axis, on: grid)
            }
        }
        shape.headerExtent = supplementaries.header?.statedExtent(along: axis, on: grid)
        shape.footerExtent = supplementaries.footer?.statedExtent(along: axis, on: grid)
        if let header = supplementaries.header {
            let insets = axis.main(header.insets)
            shape.headerPadding += pixels(insets.start) + pixels(supplementaries.roomAboveHeader(along: axis))
            shape.insetBefore += pixels(insets.end)
        }
        if let footer = supplementaries.footer { shape.insetAfter += pixels(axis.main(footer.insets).start) }
    }
}

extension SectionBoundary {
    /// The extent of a header or footer whose description states it in points; `nil` for any other.
    @MainActor
    fileprivate func statedExtent(along axis: Axis, on grid: PixelGrid) -> Int? {
        let length = axis == .vertical ? size.height : size.width
        guard length.rule == .absolute else { return nil }
        let insets = axis.main(insets)
        return grid.extent(of: max(0, length.points(width: 0, height: 0) - insets.start - insets.end))
    }

    /// Where a header or footer lies across the scroll axis.
    @MainActor
    fileprivate func span(in whole: Span, along axis: Axis, on grid: PixelGrid) -> Span {
        let stated = axis == .vertical ? size.width : size.height
        let insets = axis.cross(self.insets)
        var span = whole
        if !stated.isMeasured {
            let points = grid.points(of: whole.length)
            let length = min(
                whole.length,
                grid.extent(of: stated.points(width: points, height: points), rounded: .nearest)
            )
            span = Span(start: whole.start + start(of: length, in: whole.length, along: axis), length: length)
        }
        let start = span.start + grid.extent(of: max(0, insets.start), rounded: .nearest)
        let end = span.end - grid.extent(of: max(0, insets.end), rounded: .nearest)
        return Span(start: start, end: max(start + 1, end))
    }

    private func start(of length: Int, in whole: Int, along axis: Axis) -> Int {
        switch crossEnd(along: axis) {
        case .start?: 0
        case .end?: whole - length
        case nil: (whole - length) / 2
        }
    }
}
