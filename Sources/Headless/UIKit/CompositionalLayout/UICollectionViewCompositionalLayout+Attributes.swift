import Foundation

extension UICollectionViewCompositionalLayout {
    /// Whether scrolling changes attributes.
    var followsScrolling: Bool {
        guard let solution = currentSolution() else { return false }
        return solution.boundaries.contains { $0.isPinned }
            || solution.sections.contains { $0.boundaries.contains { $0.isPinned } }
            || (descriptions ?? []).contains { $0.visibleItemsInvalidationHandler != nil }
    }

    // MARK: Rectangles

    /// The attributes of the elements whose frames are wanted: what is behind comes first.
    func attributes(
        in solution: CompositionalSolution,
        where isWanted: (CGRect) -> Bool
    ) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for index in solution.sections.indices { found += attributes(ofSection: index, in: solution, where: isWanted) }
        for boundary in solution.boundaries { found.append(attributes(of: boundary, nil, in: solution)) }
        return found.filter { isWanted($0.untransformedFrame) }
    }

    /// The attributes of a section's elements, and of views at its edges that may be wanted.
    func attributes(
        ofSection index: Int,
        in solution: CompositionalSolution,
        where isWanted: (CGRect) -> Bool
    ) -> [UICollectionViewLayoutAttributes] {
        let section = solution.sections[index]
        let shift = scrolled(index, section)
        let decorations = section.decorations.filter { isWanted($0.frame) }
            .map { attributes(of: $0, .decorationView, index, shift: .zero) }
        let elements = section.elements
            .filter { isWanted($0.frame.offsetBy(dx: -shift.width, dy: -shift.height)) }
            .map { attributes(of: $0, $0.kind == nil ? .cell : .supplementaryView, index, shift: shift) }
        let boundaries = section.boundaries.map { attributes(of: $0, index, in: solution) }
        return decorations + elements + boundaries.filter { isWanted($0.untransformedFrame) }
    }

    /// How far an orthogonal section is scrolled.
    func scrolled(_ index: Int, _ section: CompositionalSection) -> CGSize {
        guard section.orthogonal != nil, let offset = scrollers[index]?.offset else { return .zero }
        return axes.other.size(along: offset, across: 0)
    }

    // MARK: Elements

    /// The solved element that a key names.
    func solvedElement(_ key: ElementKey) -> SolvedElement? {
        guard let solution = currentSolution() else { return nil }
        let kind = key.category == .cell ? nil : key.kindName
        guard key.item != ElementKey.absent else {
            return solution.boundaries.first { $0.element.kind == kind }?.element
        }
        guard solution.sections.indices.contains(key.section) else { return nil }
        let section = solution.sections[key.section]
        if key.category == .decorationView { return section.decorations.first { $0.kind == kind } }
        if let element = section.elements.first(where: { $0.item == key.item && $0.kind == kind }) { return element }
        return key.item == 0 ? section.boundaries.first { $0.element.kind == kind }?.element : nil
    }

    func element(
        _ category: UICollectionView.ElementCategory,
        _ kind: String?,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let solution = currentSolution() else { return nil }
        guard path.count == 2 else {
            return solution.boundaries.first { $0.element.kind == kind && category == .supplementaryView }
                .map { attributes(of: $0, nil, in: solution) }
        }
        guard solution.sections.indices.contains(path.section) else { return nil }
        let section = solution.sections[path.section]
        switch category {
        case .decorationView:
            return path.item == 0
                ? section.decorations.first { $0.kind == kind }
                    .map { attributes(of: $0, category, path.section, shift: .zero) } : nil
        case .cell, .supplementaryView:
            if let element = section.elements.first(where: { $0.item == path.item && $0.kind == kind }) {
                return attributes(of: element, category, path.section, shift: scrolled(path.section, section))
            }
            guard path.item == 0, kind != nil else { return nil }
            return section.boundaries.first { $0.element.kind == kind }
                .map { attributes(of: $0, path.section, in: solution) }
        }
    }

    private func attributes(
        of element: SolvedElement,
        _ category: UICollectionView.ElementCategory,
        _ section: Int,
        shift: CGSize
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(
            category,
            element.kind,
            at: IndexPath(item: element.item, section: section),
            element.frame.offsetBy(dx: -shift.width, dy: -shift.height)
        )
        attributes.zIndex = element.zIndex
        return handled[attributes.key]?.duplicate() ?? attributes
    }

    /// - Parameter section: The section at whose edge the view lies; nil for the whole layout.
    private func attributes(
        of boundary: SolvedBoundary,
        _ section: Int?,
        in solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        var frame = boundary.element.frame
        if boundary.isPinned { frame = pinned(boundary, section, in: solution) }
        let path = section.map { IndexPath(item: 0, section: $0) } ?? Self.layoutPath
        let attributes = makeAttributes(.supplementaryView, boundary.element.kind, at: path, frame)
        // What stays while cells pass lies in front of them, also where those lie in front of a decoration. Apple's documentation
        // does not give the numbers.
        attributes.zIndex = boundary.element.zIndex + (boundary.isPinned ? 1 : 0)
        return handled[attributes.key]?.duplicate() ?? attributes
    }

    private func makeAttributes(
        _ category: UICollectionView.ElementCategory,
        _ kind: String?,
        at indexPath: IndexPath,
        _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(category, kind: kind, at: indexPath)
        attributes.frame = onPixels(frame)
        return attributes
    }

    /// A frame whose edges lie on pixels. Lengths are not rounded by themselves, so that nothing adds up.
    private func onPixels(_ frame: CGRect) -> CGRect {
        let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (rounded(frame.minX), rounded(frame.minY))
        return CGRect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
    }

    // MARK: Pinning

    /// A view at the edge of what is visible, as long as there is room for it in its section.
    private func pinned(_ boundary: SolvedBoundary, _ section: Int?, in solution: CompositionalSolution) -> CGRect {
        let frame = boundary.element.frame
        guard let collectionView else { return frame }
        let isVertical = axes.scrollDirection == .vertical
        let atStart = boundary.edges.contains(isVertical ? .top : .leading)
        guard atStart || boundary.edges.contains(isVertical ? .bottom : .trailing) else { return frame }
        let visible = visibleSpan(of: collectionView)
        let whole = (start: CGFloat(0), end: axes.along(solution.size))
        let span = section.map { solution.spans[$0] } ?? whole
        let (start, length) = (axes.along(frame.origin), axes.along(frame.size))
        let room = occupied(by: boundary, section, in: solution)
        let place =
            atStart
            ? max(start, min(visible.start, span.end - length - room))
            : min(start, max(visible.end - length, span.start + room))
        let shift = axes.size(along: place - start, across: 0)
        return frame.offsetBy(dx: shift.width, dy: shift.height)
    }

    /// What the pinned view at the other end of a section needs: header and footer do not lie over one another.
    private func occupied(by boundary: SolvedBoundary, _ section: Int?, in solution: CompositionalSolution) -> CGFloat {
        let all = section.map { solution.sections[$0].boundaries } ?? solution.boundaries
        let isVertical = axes.scrollDirection == .vertical
        let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            isVertical ? (.top, .bottom) : (.leading, .trailing)
        let other = boundary.edges.contains(first) ? last : first
        return all.filter { $0.edges.contains(other) }.map { axes.along($0.element.frame.size) }.max() ?? 0
    }

    private func visibleSpan(of view: UICollectionView) -> (start: CGFloat, end: CGFloat) {
        let insets = view.adjustedContentInset
        let visible = view.layoutRect(view.bounds)
        let start = axes.along(visible.origin)
        return (start + axes.before(insets), start + axes.along(visible.size) - axes.after(insets))
    }

    // MARK: Handlers

    /// Lets the handlers of visible sections change what is visible: before each layout cycle, as Apple's overview of
    /// `NSCollectionLayoutVisibleItem` says.
    func callHandlers() {
        handled = [:]
        guard let collectionView, let solution = currentSolution(), let descriptions else { return }
        let visible = collectionView.layoutRect(collectionView.bounds)
        for (index, section) in descriptions.enumerated() {
            guard let handler = section.visibleItemsInvalidationHandler else { continue }
            let shown = attributes(ofSection: index, in: solution) { $0.overlaps(visible) }
            guard !shown.isEmpty else { continue }
            let shift = scrolled(index, solution.sections[index])
            let isOrthogonal = solution.sections[index].orthogonal != nil
            let scrolled = CGPoint(x: shift.width, y: shift.height)
            handler(
                shown.map { CompositionalVisibleItem($0, scrolledBy: scrolled) },
                isOrthogonal ? scrolled : collectionView.contentOffset,
                CompositionalEnvironment(of: collectionView)
            )
            for attributes in shown { handled[attributes.key] = attributes }
        }
    }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    /// A copy of the same class.
    func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
    }
}
