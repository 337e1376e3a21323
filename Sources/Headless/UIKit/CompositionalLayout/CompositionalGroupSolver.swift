import Foundation

/// Places the items of groups, in O(items).
@MainActor
struct CompositionalGroupSolver {
    let itemCount: Int
    let traits: UITraitCollection
    /// The size that a cell, or an attached view of a kind, prefers.
    let preferred: (_ kind: String?, _ item: Int) -> CGSize?

    /// Items that need a little more than there is fit: three thirds of a width.
    static let tolerance: CGFloat = 0.05
    /// No group repeats its items more often.
    private static let mostItems = 1_000

    /// An item or a group from an item on.
    ///
    /// - Parameter length: The length along an axis that its group gives it, whatever its size says.
    func solve(
        _ item: NSCollectionLayoutItem,
        in container: CGSize,
        from first: Int,
        length: (axes: FlowAxes, length: CGFloat)? = nil
    ) -> SolvedPart {
        let group = item as? NSCollectionLayoutGroup
        var axes = item.layoutSize.sizedAxes
        var size = item.layoutSize.size(in: container, preferred: group == nil ? preferred(nil, first) : nil)
        if let length {
            size = length.axes.size(along: length.length, across: length.axes.across(size))
            if length.axes.scrollDirection == .vertical { axes.height = false } else { axes.width = false }
        }
        guard let group else { return cell(item, size, axes, first) }
        var part = solve(group, size, axes, from: first)
        let rect = axes.inset(CGRect(origin: .zero, size: part.size), by: item.contentInsets)
        if part.isReal { part.elements += attachments(of: item, at: rect, to: first) }
        return part
    }

    private func cell(_ item: NSCollectionLayoutItem, _ size: CGSize, _ axes: SizedAxes, _ index: Int) -> SolvedPart {
        guard index < itemCount else { return SolvedPart(size: size, elements: [], next: index + 1, isReal: false) }
        let frame = axes.inset(CGRect(origin: .zero, size: size), by: item.contentInsets)
        let cell = SolvedElement(kind: nil, item: index, frame: frame, zIndex: 0, sizedAxes: axes)
        let attached = attachments(of: item, at: frame, to: index)
        return SolvedPart(size: size, elements: [cell] + attached, next: index + 1, isReal: true)
    }

    private func attachments(of item: NSCollectionLayoutItem, at rect: CGRect, to index: Int) -> [SolvedElement] {
        item.supplementaryItems.map { view in
            SolvedElement(
                kind: view.elementKind,
                item: index,
                frame: view.frame(at: rect, preferred: preferred(view.elementKind, index)),
                zIndex: view.zIndex,
                sizedAxes: view.layoutSize.sizedAxes
            )
        }
    }

    // MARK: Groups

    /// - Parameters:
    ///   - size: The stated size, with estimates.
    ///   - axes: The axes along which the group is as long as what it contains.
    private func solve(
        _ group: NSCollectionLayoutGroup,
        _ size: CGSize,
        _ axes: SizedAxes,
        from first: Int
    ) -> SolvedPart {
        let inner = axes.inset(CGRect(origin: .zero, size: size), by: group.contentInsets)
        var part: SolvedPart
        switch group.content {
        case .custom(let provider):
            part = custom(provider, in: group, size: size, from: first)
        case .line(let direction, let repetition):
            let line = CompositionalLine(
                group: group,
                axes: FlowAxes(scrollDirection: direction),
                repetition: repetition,
                size: inner.size,
                sizedAxes: axes
            )
            part = solve(line, from: first)
        }
        part.elements = part.elements.map { $0.moved(dx: inner.minX, dy: inner.minY) }
        // A fraction of an estimated length is one of the estimate, but the group grows with what is in it.
        part.size = axes.size(preferred: part.size, stated: size)
        return part
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider,
        in group: NSCollectionLayoutGroup,
        size: CGSize,
        from first: Int
    ) -> SolvedPart {
        let container = CompositionalContainer(contentSize: size, contentInsets: group.contentInsets)
        let items = provider(CompositionalEnvironment(container, traits))
        var part = SolvedPart(size: .zero, elements: [], next: first + items.count, isReal: first < itemCount)
        for (index, item) in items.enumerated() where first + index < itemCount {
            part.elements.append(
                SolvedElement(kind: nil, item: first + index, frame: item.frame, zIndex: item.zIndex)
            )
            part.size.width = max(part.size.width, item.frame.maxX)
            part.size.height = max(part.size.height, item.frame.maxY)
        }
        return part
    }

    // MARK: Lines

    private func solve(_ line: CompositionalLine, from first: Int) -> SolvedPart {
        var line = line
        var next = first
        while let index = line.nextIndex(limit: Self.mostItems) {
            // Flexible spaces are those of a full group, also where its last items are missing.
            if next >= itemCount, !line.parts.isEmpty, !line.isFlexible { break }
            let item = line.group.subitems[index]
            let part = solve(item, in: line.size, from: next, length: line.equalLength.map { (line.axes, $0) })
            guard line.append(part, of: item) else { break }
            next = part.next
        }
        return line.placed(next: next)
    }
}
