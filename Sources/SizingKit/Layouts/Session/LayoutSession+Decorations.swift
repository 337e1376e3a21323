import SizingEngine
import UIKit

extension ListSeparatorEdge {
    /// The edge whose separators are of a kind; `nil` for other kinds.
    @MainActor
    init?(elementKind: String) {
        switch elementKind {
        case ListSeparatorView.topElementKind: self = .top
        case ListSeparatorView.bottomElementKind: self = .bottom
        default: return nil
        }
    }

    @MainActor
    var elementKind: String {
        self == .top ? ListSeparatorView.topElementKind : ListSeparatorView.bottomElementKind
    }
}

extension LayoutSession {
    // MARK: Separators

    /// The separators of a row. The app's handlers are called only while the layout and the data agree.
    private func separators(ofRow row: Element, in list: ShownList) -> RowSeparators {
        if let separators = list.style.separators(ofRow: row.item, of: list.rowCount) { return separators }
        let geometry = list.style.geometry
        let indexPath = dataElement(for: row).indexPath
        guard invalidParts.isEmpty, phase != .awaitingUpdates, phase != .asking,
            let separators = asking({ geometry.configuration.separatorConfiguration(forItemAt: indexPath) }),
            let layout = rowLayout(of: row, in: list.style)
        else { return self.separators[row] ?? RowSeparators() }
        let known = RowSeparators(ofRow: row.item, of: list.rowCount, in: geometry, separators, layout)
        self.separators.remember(known, of: row)
        return known
    }

    /// The separators that a row had before a batch; `nil` if they are not known.
    func separatorsBefore(ofRow row: Element, _ transition: UpdateTransition) -> RowSeparators? {
        guard row.isItem, let list = shownList(row.section, in: transition.before.model) else { return nil }
        return list.style.separators(ofRow: row.item, of: list.rowCount) ?? transition.separators[row]
    }

    /// Appends the attributes of a row's separators.
    func appendSeparators(
        ofRow row: Element,
        at frame: ItemFrame,
        in list: ShownList,
        _ environment: LayoutEnvironment,
        to found: inout [UICollectionViewLayoutAttributes]
    ) {
        guard row.isItem, list.style.geometry.configuration.showsSeparators else { return }
        let separators = separators(ofRow: row, in: list)
        if let top = separators.top {
            let attributes = attributes(of: top, at: .top, ofRow: row, at: frame, in: list.style, environment)
            if let attributes { found.append(attributes) }
        }
        if let bottom = separators.bottom {
            let attributes = attributes(of: bottom, at: .bottom, ofRow: row, at: frame, in: list.style, environment)
            if let attributes { found.append(attributes) }
        }
    }

    private func attributes(
        of separator: ListSeparator,
        at edge: ListSeparatorEdge,
        ofRow row: Element,
        at frame: ItemFrame,
        in list: ListStyle,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        let grid = environment.grid
        let extent = list.separatorExtent
        let start = frame.cross.start + grid.position(of: separator.leading)
        let end = frame.cross.end - grid.position(of: separator.trailing)
        guard start < end, extent > 0 else { return nil }
        // In a layout that begins at the right, a row ends at its left edge.
        let isAtStart = (edge == .top) != environment.isReversed
        let main = Span(start: isAtStart ? frame.main.start : frame.main.end - extent, length: extent)
        let attributes = SizingLayoutAttributes(forDecorationViewOfKind: edge.elementKind, with: row.indexPath)
        attributes.frame = environment.axis.rect(ItemFrame(main: main, cross: Span(start: start, end: end)), on: grid)
        attributes.zIndex = ElementOrder.separator
        attributes.show(separator)
        return attributes
    }

    // MARK: Backgrounds

    /// Returns the attributes of the cards and backgrounds of the sections within a span.
    ///
    /// - Complexity: O(log *n* + sections in the span)
    func backgroundAttributes(
        in span: Span,
        _ environment: LayoutEnvironment
    ) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        elastic?.forEachSection(in: span) { placed in
            guard placed.isResolved else { return }
            if placed.items.intersects(span), let card = cardAttributes(of: placed, environment) {
                found.append(card)
                for end in ListCardEnd.allCases {
                    guard let corners = cornersAttributes(at: end, of: placed, environment) else { continue }
                    let (start, end) = environment.axis.main(corners.frame)
                    guard start < environment.grid.points(of: span.end), end > environment.grid.points(of: span.start)
                    else { continue }
                    found.append(corners)
                }
            }
            if placed.main.intersects(span), let background = backgroundAttributes(of: placed, environment) {
                found.append(background)
            }
        }
        return found
    }

    private func cardAttributes(
        of placed: PlacedSection,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        guard placed.itemCount > 0, placed.items.length > 0, let card = styles[placed.shape.style]?.list?.geometry.card
        else {
            return nil
        }
        let attributes = SizingLayoutAttributes(
            forDecorationViewOfKind: ListCardView.elementKind,
            with: IndexPath(item: 0, section: placed.index)
        )
        // Rows may be inset to the safe area; their card is not.
        let frame = ItemFrame(main: placed.items, cross: placed.shape.boundaryCross)
        attributes.frame = environment.axis.rect(frame, on: environment.grid)
        attributes.zIndex = ElementOrder.card
        attributes.show(card)
        return attributes
    }

    /// Returns the attributes of the view that covers the corners of the rows at an end of a card; `nil` if the card has
    /// square corners, or if there is no single opaque colour behind it to cover them with.
    private func cornersAttributes(
        at end: ListCardEnd,
        of placed: PlacedSection,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        guard placed.itemCount > 0, placed.items.length > 0, let style = styles[placed.shape.style],
            style.section.backgroundElementKind == nil, let color = colorBehindCards,
            let radius = style.list?.geometry.card?.cornerRadius, radius > 0
        else { return nil }
        let length = min(environment.grid.extent(of: radius * ListCornersView.reach), placed.items.length / 2)
        let start = end == .first ? placed.items.start : placed.items.end - length
        let attributes = SizingLayoutAttributes(
            forDecorationViewOfKind: end.elementKind,
            with: IndexPath(item: 0, section: placed.index)
        )
        let frame = ItemFrame(main: Span(start: start, length: length), cross: placed.shape.boundaryCross)
        attributes.frame = environment.axis.rect(frame, on: environment.grid)
        attributes.zIndex = ElementOrder.corners
        attributes.color = color
        attributes.cornerRadius = min(radius, environment.grid.points(of: placed.items.length) / 2)
        attributes.maskedCorners = end.corners(along: environment.axis)
        return attributes
    }

    /// The colour behind the cards of a list; `nil` if it is not a single opaque colour.
    var colorBehindCards: UIColor? {
        guard let collectionView, collectionView.backgroundView == nil, let color = collectionView.backgroundColor,
            color.resolvedColor(with: collectionView.traitCollection).cgColor.alpha >= 1
        else { return nil }
        return color
    }

    private func backgroundAttributes(
        of placed: PlacedSection,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = styles[placed.shape.style]?.section, let kind = section.backgroundElementKind else {
            return nil
        }
        let (axis, grid, insets) = (environment.axis, environment.grid, section.backgroundInsets)
        let (before, after) = axis.main(insets)
        let (leading, trailing) = axis.cross(insets)
        let isReversed = environment.isReversed
        let start = placed.main.start + grid.position(of: isReversed ? after : before)
        let end = placed.main.end - grid.position(of: isReversed ? before : after)
        let crossStart = grid.position(of: leading)
        let crossEnd = environment.crossExtent - grid.position(of: trailing)
        guard start < end, crossStart < crossEnd else { return nil }
        let attributes = SizingLayoutAttributes(
            forDecorationViewOfKind: kind,
            with: IndexPath(item: 0, section: placed.index)
        )
        let frame = ItemFrame(main: Span(start: start, end: end), cross: Span(start: crossStart, end: crossEnd))
        attributes.frame = axis.rect(frame, on: grid)
        let order = section.supplementaries?.backgroundOrder ?? 0
        attributes.zIndex = order == 0 ? ElementOrder.background : order
        return attributes
    }

    // MARK: One by one

    /// Whether a kind is one of the decorations of swiped rows.
    private func isSwipeDecoration(_ kind: String) -> Bool {
        #if os(tvOS)
            false
        #else
            SwipeActionsView.elementKinds.contains(kind)
        #endif
    }

    /// Whether a kind is one of the decorations that the layout places itself.
    func isDecoration(_ kind: String) -> Bool {
        ListSeparatorEdge(elementKind: kind) != nil || kind == ListCardView.elementKind
            || ListCardEnd(elementKind: kind) != nil || isSwipeDecoration(kind)
            || styles.haveBackground(ofKind: kind)
    }

    /// Returns the attributes of a separator, card or background; `nil` if the index path has no such view.
    func attributes(ofDecoration kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard phase != .awaitingUpdates, let elastic, let environment, let element = Element(itemAt: indexPath) else {
            return nil
        }
        if let edge = ListSeparatorEdge(elementKind: kind) {
            guard elastic.model.contains(element), let list = shownList(element.section, in: elastic.model) else {
                return nil
            }
            var separators: [UICollectionViewLayoutAttributes] = []
            appendSeparators(ofRow: element, at: elastic.frame(of: element), in: list, environment, to: &separators)
            let attributes = separators.first { $0.representedElementKind == edge.elementKind }
            #if !os(tvOS)
                if let attributes { showSwipe(of: element, asIn: swipedRows, in: attributes) }
            #endif
            return attributes
        }
        #if !os(tvOS)
            if isSwipeDecoration(kind) { return swipeAttributes(ofDecoration: kind, of: element) }
        #endif
        guard element.item == 0 else { return nil }
        return elastic.placedSection(at: element.section).flatMap {
            attributes(ofDecoration: kind, of: $0, environment)
        }
    }

    private func attributes(
        ofDecoration kind: String,
        of placed: PlacedSection,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        guard placed.isResolved else { return nil }
        if kind == ListCardView.elementKind { return cardAttributes(of: placed, environment) }
        if let end = ListCardEnd(elementKind: kind) { return cornersAttributes(at: end, of: placed, environment) }
        let background = backgroundAttributes(of: placed, environment)
        return background?.representedElementKind == kind ? background : nil
    }

    // MARK: Batches

    /// The attributes from which a decoration is animated that is on screen after a batch: at its row's or section's old
    /// position.
    func initialAttributes(
        ofDecoration kind: String,
        at indexPath: IndexPath,
        _ transition: UpdateTransition
    ) -> UICollectionViewLayoutAttributes? {
        guard let environment, let element = Element(itemAt: indexPath),
            let attributes = attributes(ofDecoration: kind, at: indexPath)
        else { return nil }
        #if !os(tvOS)
            if isSwipeDecoration(kind) { return initialSwipeAttributes(attributes, of: element, transition) }
        #endif
        guard let edge = ListSeparatorEdge(elementKind: kind) else {
            let origin = transition.backward.destination(of: .header(of: element.section))
            guard let before = origin.flatMap({ transition.before.placedSection(at: $0.section) }),
                let old = self.attributes(ofDecoration: kind, of: before, environment)
            else {
                attributes.alpha = 0
                return attributes
            }
            attributes.frame = old.frame
            return attributes
        }
        guard let origin = transition.backward.destination(of: element), let old = transition.frameBefore(of: origin),
            let row = frame(of: element)
        else {
            apply(layout.insertionTransition, to: attributes)
            return attributes
        }
        move(attributes, by: distance(from: row, to: old, at: edge, environment), environment)
        // A separator that did not exist before, such as one below the former last row of a card, appears in place.
        if separatorsBefore(ofRow: origin, transition)?[edge] == nil || transition.backward.isReloaded(element) {
            attributes.alpha = 0
        }
        return attributes
    }

    /// The attributes to which a decoration is animated that was on screen before a batch: at its row's or section's new
    /// position.
    func finalAttributes(
        ofDecoration kind: String,
        at indexPath: IndexPath,
        _ transition: UpdateTransition
    ) -> UICollectionViewLayoutAttributes? {
        guard let environment, let element = Element(itemAt: indexPath) else { return nil }
        #if !os(tvOS)
            if isSwipeDecoration(kind) { return finalSwipeAttributes(ofDecoration: kind, of: element, transition) }
        #endif
        guard let edge = ListSeparatorEdge(elementKind: kind) else {
            guard let before = transition.before.placedSection(at: element.section),
                let attributes = attributes(ofDecoration: kind, of: before, environment)
            else { return nil }
            let destination = transition.forward.destination(of: .header(of: element.section))
            guard let after = destination.flatMap({ elastic?.placedSection(at: $0.section) }),
                let new = self.attributes(ofDecoration: kind, of: after, environment)
            else {
                attributes.alpha = 0
                return attributes
            }
            attributes.frame = new.frame
            return attributes
        }
        guard let separator = separatorsBefore(ofRow: element, transition)?[edge],
            let old = transition.frameBefore(of: element),
            let list = list(element.section, in: transition.before.model)
        else { return nil }
        let found = attributes(of: separator, at: edge, ofRow: element, at: old, in: list, environment)
        guard let attributes = found else { return nil }
        guard let destination = transition.forward.destination(of: element), let new = frame(of: destination) else {
            #if !os(tvOS)
                showSwipe(of: element, asIn: transition.swipedRows, in: attributes)
            #endif
            apply(layout.deletionTransition, to: attributes)
            return attributes
        }
        #if !os(tvOS)
            showSwipe(of: destination, asIn: swipedRows, in: attributes)
        #endif
        move(attributes, by: distance(from: old, to: new, at: edge, environment), environment)
        let staysDrawn =
            shownList(destination.section).map { separators(ofRow: destination, in: $0)[edge] != nil } ?? false
        if !staysDrawn || transition.forward.isReloaded(element) { attributes.alpha = 0 }
        return attributes
    }

    /// The distance by which an edge of a row moves, in pixels.
    private func distance(
        from row: ItemFrame,
        to other: ItemFrame,
        at edge: ListSeparatorEdge,
        _ environment: LayoutEnvironment
    ) -> Int {
        (edge == .top) != environment.isReversed
            ? other.main.start - row.main.start : other.main.end - row.main.end
    }

    private func move(
        _ attributes: UICollectionViewLayoutAttributes,
        by distance: Int,
        _ environment: LayoutEnvironment
    ) {
        let points = environment.grid.points(of: distance)
        attributes.frame.origin = environment.axis.moved(attributes.frame.origin, by: points)
    }
}
