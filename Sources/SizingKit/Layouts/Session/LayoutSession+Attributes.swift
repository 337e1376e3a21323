import SizingEngine
import UIKit

extension LayoutSession {
    var contentSize: CGSize {
        guard let collectionView, elastic != nil, let environment else { return .zero }
        let insets = environment.axis.cross(collectionView.adjustedContentInset)
        // If the content were as wide as the collection view, UIKit would ask for all elements in a batch update
        // (openradar 5025850143539200).
        let cross = environment.axis.cross(collectionView.bounds.size) - insets.start - insets.end - 0.0001
        let main = environment.grid.points(of: settler.reportedEnd) + settler.statedRest
        return environment.axis.size(main: max(0, main), cross: max(0, cross))
    }

    /// The number of elements that most screens show at most: an array of this capacity need not grow.
    private static let usualElementCount = 32

    /// Returns the attributes of the elements and decorations that overlap a rectangle.
    ///
    /// Unmeasured elements are left out: UIKit also asks for pages beyond the viewport, and an estimate there would
    /// create a cell of the wrong size. Elements near the viewport have been measured before.
    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        settler.elementsAreAskedFor()
        guard phase != .awaitingUpdates, !rect.isNull else { return nil }
        // Without any room nothing is shown: `nil` would keep the elements shown before.
        guard let elastic, let environment else { return phase == .asking ? nil : [] }
        let edges = environment.axis.main(rect)
        let span = Span(
            start: environment.grid.position(of: edges.start, rounded: .down),
            end: environment.grid.position(of: edges.end, rounded: .up)
        )
        var attributes: [UICollectionViewLayoutAttributes] = []
        attributes.reserveCapacity(Self.usualElementCount)
        var pinned: Set<Element> = []
        if elastic.hasPinnedElements, let viewport = visibleViewport {
            elastic.forEachPinnedElement(in: span, viewport) { element, frame, isMeasured in
                pinned.insert(element)
                guard isMeasured, frame.main.intersects(span) else { return }
                let list = sections.shownList(element.section, in: elastic.model)
                attributes.append(self.attributes(of: element, at: frame, isPinned: true, in: list, environment))
            }
        }
        var digest = ToldRows.Digest()
        let spanOnScreen = spanToNote(in: span)
        var section = -1
        var listOfSection: ShownList?
        var lines: Element?
        // In a batch UIKit asks for these elements again.
        let isRecording = transition != nil
        var placed = transition?.placedAfter(in: content.version) ?? PlacedElements()
        let hasSwipedRows = !swipes.rows.isEmpty
        let haveAttachments = sections.styles.haveAttachments
        // Most answers consist of rows alone: they need not be searched for headers.
        var hasHeaders = haveAttachments || !pinned.isEmpty
        elastic.forEachElement(in: span) { element, frame, isMeasured in
            guard isMeasured else { return true }
            if spanOnScreen?.intersects(frame.main) == true { digest.add(element, at: frame) }
            guard element.isItem || !pinned.contains(element) else { return true }
            if !element.isItem { hasHeaders = true }
            if element.section != section {
                section = element.section
                listOfSection = sections.shownList(section, in: elastic.model)
            }
            let list = listOfSection
            if haveAttachments { appendAttachments(of: element, at: frame, in: elastic, environment, to: &attributes) }
            if isRecording {
                placed.append(.init(element: element, frame: frame, isMeasured: isMeasured), in: list)
            }
            attributes.append(self.attributes(of: element, at: frame, isPinned: false, in: list, environment))
            guard let list else { return true }
            if hasSwipedRows { swipes.show(element, at: frame, in: &attributes) }
            rowLines.appendLines(ofRow: element, in: list, to: &attributes, after: &lines)
            return true
        }
        transition?.notePlaced(placed, in: content.version)
        if sections.styles.haveVisibleItemsHandlers { carousels.changeVisibleItems(attributes) }
        if haveAttachments {
            appendAttachments(reachingInto: span, in: elastic, environment, to: &attributes)
            attributes += edgeAttributes(in: span, elastic, environment)
        }
        if sections.styles.hasBackdrops { attributes += backgroundAttributes(in: span, environment) }
        if dataAhead.isHoldingBack { attributes.removeAll { !dataAhead.isShown($0) } }
        if !contentViews.boundaries.isEmpty {
            attributes += contentViews.boundaryAttributes(in: span, environment)
            hasHeaders = true
        }
        // A closure of the app may have set another layout.
        guard collectionView != nil else { return nil }
        if let spanOnScreen { told.note(digest, in: spanOnScreen, content.version) }
        if hasHeaders { tell(attributes) }
        return attributes
    }

    /// Returns the attributes of an element, with its estimated size if it is not measured; `nil` if it does not exist.
    func attributes(of element: Element) -> UICollectionViewLayoutAttributes? {
        environment.flatMap { attributes(of: element, $0) }
    }

    /// Returns the attributes of an element, or attributes without a frame where UIKit requires some.
    func anyAttributes(of element: Element) -> UICollectionViewLayoutAttributes? {
        attributes(of: element) ?? framelessAttributes(of: element)
    }

    /// Returns the attributes of a decoration, or attributes without a frame where UIKit requires some.
    func anyAttributes(ofDecoration kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofDecoration: kind, at: indexPath) ?? framelessAttributes(ofDecoration: kind, at: indexPath)
    }

    /// Returns attributes for an element that the collection view has and the layout does not know yet: while the
    /// collection view has no size, and between an invalidation of the counts and the following pass.
    ///
    /// UIKit raises an exception for an item without attributes. A header or footer gets attributes only while its view
    /// exists; otherwise `nil` says that the element does not exist.
    private func framelessAttributes(of element: Element) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, element.section >= 0, element.section < collectionView.numberOfSections else {
            return nil
        }
        guard let kind = sections.kind(of: element) else {
            let count = collectionView.presenting { collectionView.numberOfItems(inSection: element.section) }
            guard element.item >= 0, element.item < count else { return nil }
            return attributesMaker.item(at: element.indexPath, withLooks: true)
        }
        let indexPath = element.indexPath
        guard collectionView.supplementaryView(forElementKind: kind, at: indexPath) != nil else { return nil }
        let attributes = attributesMaker.supplementaryView(ofKind: kind, at: indexPath)
        attributes.isHidden = true
        return attributes
    }

    /// Returns attributes for a decoration that UIKit may animate away; `nil` outside of a batch.
    private func framelessAttributes(
        ofDecoration kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isUpdating || phase == .awaitingUpdates, isDecoration(kind), Element(itemAt: indexPath) != nil else {
            return nil
        }
        let attributes = SizingLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
        attributes.isHidden = true
        return attributes
    }

    func attributes(of element: Element, _ environment: LayoutEnvironment) -> UICollectionViewLayoutAttributes? {
        guard phase != .awaitingUpdates, var frame = frame(of: element) else { return nil }
        let isPinned = isPinned(element)
        if isPinned, let pinned = visibleViewport.flatMap({ elastic?.pinnedFrame(of: element, in: $0) }) {
            frame = pinned
        }
        if !element.isItem, frame.main.length == 0 { return nil }
        let list =
            transition?.placedAfter(in: content.version).list(element.section) ?? sections.shownList(element.section)
        let attributes = attributes(of: element, at: frame, isPinned: isPinned, in: list, environment)
        if sections.styles.haveVisibleItemsHandlers, transition == nil { carousels.changeVisibleItems([attributes]) }
        if !swipes.rows.isEmpty { swipes.show(element, in: attributes) }
        return attributes
    }

    /// Returns the frame of an element, in pixels, as if nothing were pinned, with its estimated size if it is not
    /// measured; `nil` if the element does not exist.
    ///
    /// Called for each element on screen in a batch, so it avoids a second search and a copy of the layout's value.
    func frame(of element: Element) -> ItemFrame? {
        if let frame = transition?.placedAfter(in: content.version).frame(of: element) { return frame }
        return elastic?.model.contains(element) == true ? elastic?.frame(of: element) : nil
    }

    /// Returns the elements within a span, in a given state of the layout.
    func placedElements(in span: Span, of elastic: ElasticLayout) -> PlacedElements {
        var placed = PlacedElements()
        elastic.forEachElement(in: span) { element, frame, isMeasured in
            placed.append(
                .init(element: element, frame: frame, isMeasured: isMeasured),
                in: sections.shownList(element.section, in: elastic.model)
            )
            return true
        }
        return placed
    }

    func attributes(
        of element: Element,
        at frame: ItemFrame,
        isPinned: Bool,
        in list: ShownList?,
        _ environment: LayoutEnvironment,
        ofKind ownKind: String? = nil
    ) -> UICollectionViewLayoutAttributes {
        let pixels = frame
        var frame = environment.axis.rect(frame, on: environment.grid)
        if let stated = sections.stated {
            frame = self.sections.stated(frame, of: element, at: pixels, in: stated, environment)
        }
        guard let kind = ownKind ?? sections.kind(of: element) else {
            guard let list, rowLines.rowLooks != .none else {
                let attributes = attributesMaker.item(at: element.indexPath, withLooks: false)
                attributes.frame = frame
                if sections.styles.haveOrders { attributes.zIndex = sections.order(of: element) }
                return attributes
            }
            let attributes = attributesMaker.item(at: element.indexPath, withLooks: true)
            if case let row as SizingLayoutAttributes = attributes {
                row.sharedLooks = list.style.looks(ofRow: element.item, of: list.rowCount)
            }
            if rowLines.rowLooks == .new { attributes.zIndex = ElementOrder.rowsWithNewLooks }
            attributes.frame = frame
            return attributes
        }
        let looks = list?.style.boundaryLooks
        let attributes = attributesMaker.supplementaryView(
            ofKind: kind,
            at: element.indexPath,
            withLooks: looks != nil
        )
        attributes.frame = frame
        attributes.zIndex = isPinned ? ElementOrder.pinned : ElementOrder.boundary
        if let looks { (attributes as? SizingLayoutAttributes)?.sharedLooks = looks }
        if !sections.boundaryKinds.areUsual { sections.adjust(attributes, of: element, isPinned: isPinned) }
        return attributes
    }
}
