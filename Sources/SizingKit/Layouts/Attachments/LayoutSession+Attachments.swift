import SizingEngine
import UIKit

/// Views that are attached to items, such as badges.
extension LayoutSession {
    // MARK: Placing

    /// Appends the attributes of the views that are attached to an item.
    func appendAttachments(
        of element: Element,
        at frame: ItemFrame,
        in elastic: ElasticLayout,
        _ environment: LayoutEnvironment,
        to found: inout [UICollectionViewLayoutAttributes]
    ) {
        for attachment in attachments(of: element, in: elastic.model) {
            found.append(attributes(of: attachment, to: element, at: frame, in: elastic, environment))
        }
    }

    /// Appends the attributes of the views that reach into a span from items outside of it.
    func appendAttachments(
        reachingInto span: Span,
        in elastic: ElasticLayout,
        _ environment: LayoutEnvironment,
        to found: inout [UICollectionViewLayoutAttributes]
    ) {
        let reach = sections.styles.reachOfAttachments
        guard reach > 0 else { return }
        let grid = environment.grid
        let (start, end) = (grid.points(of: span.start), grid.points(of: span.end))
        for beside in [Span(start: span.start - reach, end: span.start), Span(start: span.end, length: reach)] {
            elastic.forEachElement(in: beside) { element, frame, isMeasured in
                guard isMeasured, element.isItem, !frame.main.intersects(span) else { return true }
                for attachment in attachments(of: element, in: elastic.model) {
                    let view = attributes(of: attachment, to: element, at: frame, in: elastic, environment)
                    let edges = environment.axis.main(view.frame)
                    if edges.start < end, edges.end > start { found.append(view) }
                }
                return true
            }
        }
    }

    /// The views that are attached to an item.
    func attachments(of element: Element, in model: LayoutModel) -> [SectionAttachment] {
        guard element.isItem, element.section >= 0, element.section < model.sectionCount, model.contains(element),
            let places = sections.styles[model.style(of: element.section)]?.attachments, !places.isEmpty
        else { return [] }
        return places[element.item % places.count]
    }

    private func attributes(
        of attachment: SectionAttachment,
        to element: Element,
        at frame: ItemFrame,
        in elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) -> UICollectionViewLayoutAttributes {
        let base = base(of: attachment, to: element, at: frame, in: elastic, environment)
        let attributes = attributesMaker.supplementaryView(ofKind: attachment.kind, at: element.indexPath)
        let measured = measuredSize(of: attachment, at: element, in: base.size, environment)
        attributes.frame = attachment.frame(
            at: base,
            size: measured ?? attachment.size.points(width: base.width, height: base.height),
            isReversed: environment.isReversed,
            on: environment.grid
        )
        attributes.zIndex = attachment.zIndex
        return attributes
    }

    /// The frame that a view is attached to, in points: that of its item, or of its group.
    ///
    /// - Parameter frame: The frame of the item, if it is another one than the present one.
    func base(
        of attachment: SectionAttachment,
        to element: Element,
        at frame: ItemFrame? = nil,
        in elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) -> CGRect {
        let first = frame ?? elastic.frame(of: element)
        guard let group = attachment.group else { return environment.axis.rect(first, on: environment.grid) }
        let grid = environment.grid
        let mainStart = first.main.start - grid.space(of: group.mainBefore)
        let crossStart = first.cross.start - grid.space(of: group.crossBefore)
        var mainEnd = mainStart
        if let length = group.main {
            mainEnd += grid.space(of: length)
        } else {
            let count = elastic.model.itemCount(in: element.section)
            for item in element.item..<min(element.item + group.count, count) {
                mainEnd = max(mainEnd, elastic.frame(of: .item(item, in: element.section)).main.end)
            }
            mainEnd += grid.space(of: group.mainAfter)
        }
        let box = ItemFrame(
            main: Span(start: mainStart, end: mainEnd),
            cross: Span(start: crossStart, length: grid.space(of: group.cross))
        )
        return environment.axis.rect(box, on: grid)
    }

    /// The attributes of an attached view; `nil` if the item has no view of that kind.
    func attributes(ofAttached kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.styles.haveAttachments, phase != .awaitingUpdates, let elastic, let environment,
            let element = Element(itemAt: indexPath)
        else { return nil }
        if let attachment = attachments(of: element, in: elastic.model).first(where: { $0.kind == kind }) {
            let frame = elastic.frame(of: element)
            return attributes(of: attachment, to: element, at: frame, in: elastic, environment)
        }
        guard element.item == 0, let placed = elastic.placedSection(at: element.section) else { return nil }
        return edgeAttributes(of: placed, environment).first { $0.representedElementKind == kind }
    }

    // MARK: Batches

    /// The attributes from which an attached view is animated: at its item.
    func initialAttributes(ofAttached kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard transition != nil, let attributes = attributes(ofAttached: kind, at: indexPath),
            let element = Element(itemAt: indexPath), let item = initialAttributes(of: element),
            let place = self.attributes(of: element)
        else { return nil }
        return follow(item, from: place, attributes)
    }

    /// The attributes to which an attached view is animated: at its item.
    func finalAttributes(ofAttached kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let transition, let environment, let element = Element(itemAt: indexPath),
            let attachment = attachments(of: element, in: transition.before.model).first(where: { $0.kind == kind }),
            let frame = transition.frameBefore(of: element), let item = finalAttributes(of: element)
        else { return nil }
        let attributes = attributes(of: attachment, to: element, at: frame, in: transition.before, environment)
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.frame = environment.axis.rect(frame, on: environment.grid)
        return follow(item, from: place, attributes)
    }

    /// Moves an attached view with its item.
    private func follow(
        _ item: UICollectionViewLayoutAttributes,
        from place: UICollectionViewLayoutAttributes,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        attributes.frame = attributes.frame.offsetBy(
            dx: item.center.x - place.center.x,
            dy: item.center.y - place.center.y
        )
        attributes.alpha = item.alpha
        return attributes
    }

    /// The index paths, before a batch, of the attached views on screen whose items leave or have other index paths. UIKit would
    /// keep a view at its index path, where another item is after the batch.
    func leavingAttachments(ofKind kind: String) -> [IndexPath] {
        guard sections.styles.haveAttachments, let transition else { return [] }
        return transition.placedBefore.entries.compactMap { entry in
            let isAttached = attachments(of: entry.element, in: transition.before.model).contains { $0.kind == kind }
            guard isAttached, transition.forward.destination(of: entry.element) != entry.element else { return nil }
            return entry.element.indexPath
        }
    }

    /// The index paths, after a batch, of the attached views on screen whose items had others before.
    func comingAttachments(ofKind kind: String) -> [IndexPath] {
        guard sections.styles.haveAttachments, let transition, let elastic, let span = visibleViewport?.span else {
            return []
        }
        var paths: [IndexPath] = []
        elastic.forEachElement(in: span) { element, _, isMeasured in
            guard isMeasured, attachments(of: element, in: elastic.model).contains(where: { $0.kind == kind }),
                transition.backward.destination(of: element) != element
            else { return true }
            paths.append(element.indexPath)
            return true
        }
        return paths
    }
}

// MARK: - Frames

extension CompositionalAnchor {
    /// Where the anchor lies in a rectangle of a size.
    fileprivate func point(in size: CGSize, isReversed: Bool) -> CGPoint {
        let edges = NSDirectionalRectEdge(rawValue: edges)
        let isLeft = edges.contains(isReversed ? .trailing : .leading)
        let isRight = edges.contains(isReversed ? .leading : .trailing)
        return CGPoint(
            x: isLeft == isRight ? size.width / 2 : isLeft ? 0 : size.width,
            y: edges.contains(.top) == edges.contains(.bottom)
                ? size.height / 2 : edges.contains(.top) ? 0 : size.height
        )
    }

    /// How far the anchor is moved.
    fileprivate func distance(for size: CGSize, isReversed: Bool) -> CGPoint {
        let direction: CGFloat = isReversed ? -1 : 1
        let (x, y) = isFractional ? (offset.x * size.width, offset.y * size.height) : (offset.x, offset.y)
        return CGPoint(x: x * direction, y: y)
    }
}

extension SectionAttachment {
    /// How far the view may reach out of its item or group along the scroll axis, in points. A part of an item is not
    /// counted.
    @MainActor
    func reach(along axis: Axis) -> CGFloat {
        let length = axis.main(size.points(width: 0, height: 0))
        func distance(_ anchor: CompositionalAnchor) -> CGFloat {
            let offset = abs(axis == .vertical ? anchor.offset.y : anchor.offset.x)
            return anchor.isFractional ? offset * length : offset
        }
        // A group begins with the item, and may be much longer.
        let whole = group.map { $0.main ?? 0 } ?? 0
        return whole + distance(container) + (own.map { length + distance($0) } ?? 0)
    }

    /// Where the view lies at the frame of its item.
    @MainActor
    fileprivate func frame(at base: CGRect, size: CGSize, isReversed: Bool, on grid: PixelGrid) -> CGRect {
        let point = container.point(in: base.size, isReversed: isReversed)
        let moved = container.distance(for: size, isReversed: isReversed)
        let ownAnchor = own ?? container
        var ownPoint = ownAnchor.point(in: size, isReversed: isReversed)
        if own != nil {
            let distance = ownAnchor.distance(for: size, isReversed: isReversed)
            ownPoint = CGPoint(x: ownPoint.x + distance.x, y: ownPoint.y + distance.y)
        }
        let frame = CGRect(
            x: base.minX + point.x + moved.x - ownPoint.x,
            y: base.minY + point.y + moved.y - ownPoint.y,
            width: size.width,
            height: size.height
        )
        return frame.inset(by: insets, isReversed: isReversed).onWholePixels(of: grid)
    }
}

extension CGRect {
    func inset(by insets: NSDirectionalEdgeInsets, isReversed: Bool) -> CGRect {
        CGRect(
            x: minX + (isReversed ? insets.trailing : insets.leading),
            y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom)
        )
    }

    func onWholePixels(of grid: PixelGrid) -> CGRect {
        func rounded(_ points: CGFloat) -> CGFloat { grid.points(of: grid.position(of: points, rounded: .nearest)) }
        let (left, top) = (rounded(minX), rounded(minY))
        return CGRect(
            x: left,
            y: top,
            width: grid.points(of: grid.extent(of: width, rounded: .nearest)),
            height: grid.points(of: grid.extent(of: height, rounded: .nearest))
        )
    }
}
