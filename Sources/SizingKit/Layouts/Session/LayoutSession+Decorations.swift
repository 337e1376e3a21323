import SizingEngine
import UIKit

extension LayoutSession {
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
                let color = colorOfCorners(of: placed)
                for end in ListCardEnd.allCases {
                    guard let corners = cornersAttributes(at: end, of: placed, in: color, environment) else { continue }
                    let (start, end) = environment.axis.main(corners.frame)
                    guard start < environment.grid.points(of: span.end), end > environment.grid.points(of: span.start)
                    else { continue }
                    found.append(corners)
                }
            }
            if placed.main.expanded(by: placed.shape.overhang).intersects(span) {
                found += backgrounds(of: placed).compactMap { attributes(of: $0, behind: placed, environment) }
            }
        }
        return found
    }

    private func cardAttributes(
        of placed: PlacedSection,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        guard placed.itemCount > 0, placed.items.length > 0,
            let list = sections.styles[placed.shape.style]?.list, let card = list.geometry.card
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
        attributes.color = card.color
        attributes.sharedLooks = list.cardLooks
        return attributes
    }

    /// The colour behind the rounded corners of a section's card; `nil` if the card has square corners, or if there is no single
    /// opaque colour.
    private func colorOfCorners(of placed: PlacedSection) -> UIColor? {
        guard placed.itemCount > 0, placed.items.length > 0, let style = sections.styles[placed.shape.style],
            style.backgrounds.allSatisfy(\.isColor), let radius = style.list?.geometry.card?.cornerRadius, radius > 0
        else { return nil }
        return colorBehindCards(of: style.list)
    }

    /// Returns the attributes of the view that covers the corners of the rows at an end of a card in the colour behind it; `nil` without
    /// such a colour.
    private func cornersAttributes(
        at end: ListCardEnd,
        of placed: PlacedSection,
        in color: UIColor?,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        guard let color, let radius = sections.styles[placed.shape.style]?.list?.geometry.card?.cornerRadius else {
            return nil
        }
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
    func colorBehindCards(of list: ListStyle?) -> UIColor? {
        guard let collectionView else { return nil }
        let behindAll = collectionView.backgroundView == nil ? collectionView.backgroundColor : nil
        let color = list?.geometry.configuration.backgroundColor ?? behindAll
        return color.flatMap { color in
            color.resolvedColor(with: collectionView.traitCollection).cgColor.alpha >= 1 ? color : nil
        }
    }

    private func backgrounds(of placed: PlacedSection) -> [SectionBackground] {
        sections.styles[placed.shape.style]?.backgrounds ?? []
    }

    private func attributes(
        of background: SectionBackground,
        behind placed: PlacedSection,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes? {
        let (axis, grid, kind) = (environment.axis, environment.grid, background.kind)
        let (before, after) = axis.main(background.insets)
        let (leading, trailing) = axis.cross(background.insets)
        let isReversed = environment.isReversed
        let start = placed.main.start + grid.position(of: isReversed ? after : before)
        let end = placed.main.end - grid.position(of: isReversed ? before : after)
        let crossStart = grid.position(of: leading)
        let crossEnd = environment.crossExtent - grid.position(of: trailing)
        guard start < end, crossStart < crossEnd else { return nil }
        let indexPath = IndexPath(item: 0, section: placed.index)
        let attributes =
            background.isColor
            ? SizingLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
            : attributesMaker.decorationView(ofKind: kind, at: indexPath)
        let frame = ItemFrame(main: Span(start: start, end: end), cross: Span(start: crossStart, end: crossEnd))
        attributes.frame = axis.rect(frame, on: grid)
        attributes.zIndex = background.order == 0 ? ElementOrder.background : background.order
        if background.isColor, let attributes = attributes as? SizingLayoutAttributes {
            attributes.color = sections.styles[placed.shape.style]?.list?.geometry.configuration.backgroundColor
        }
        return attributes
    }

    // MARK: One by one

    /// Whether a kind is one of the decorations that the layout places itself.
    func isDecoration(_ kind: String) -> Bool {
        kind == ListLinesView.elementKind || kind == ListCardView.elementKind
            || ListCardEnd(elementKind: kind) != nil || swipes.owns(decoration: kind)
            || sections.styles.haveBackground(ofKind: kind)
    }

    /// Returns the attributes of a view of lines, card or background; `nil` if the index path has no such view.
    func attributes(ofDecoration kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard phase != .awaitingUpdates, let elastic, let environment, let element = Element(itemAt: indexPath) else {
            return nil
        }
        if kind == ListLinesView.elementKind { return rowLines.linesAttributes(element) }
        if swipes.owns(decoration: kind) { return swipes.attributes(ofDecoration: kind, of: element) }
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
        if let end = ListCardEnd(elementKind: kind) {
            return cornersAttributes(at: end, of: placed, in: colorOfCorners(of: placed), environment)
        }
        return backgrounds(of: placed).first { $0.kind == kind }.flatMap {
            attributes(of: $0, behind: placed, environment)
        }
    }

    // MARK: Batches

    /// The attributes from which a decoration is animated that is on screen after a batch: at its section's old position.
    func initialAttributes(
        ofDecoration kind: String,
        at indexPath: IndexPath,
        _ transition: UpdateTransition
    ) -> UICollectionViewLayoutAttributes? {
        guard let environment, let element = Element(itemAt: indexPath) else { return nil }
        if kind == ListLinesView.elementKind { return rowLines.initialLines(element, transition) }
        guard let attributes = attributes(ofDecoration: kind, at: indexPath) else { return nil }
        if swipes.owns(decoration: kind) { return swipes.initialAttributes(attributes, of: element, transition) }
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

    /// The attributes to which a decoration is animated that was on screen before a batch: at its section's new position.
    func finalAttributes(
        ofDecoration kind: String,
        at indexPath: IndexPath,
        _ transition: UpdateTransition
    ) -> UICollectionViewLayoutAttributes? {
        guard let environment, let element = Element(itemAt: indexPath) else { return nil }
        if kind == ListLinesView.elementKind { return rowLines.finalLines(element, transition) }
        if swipes.owns(decoration: kind) { return swipes.finalAttributes(ofDecoration: kind, of: element, transition) }
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
}
