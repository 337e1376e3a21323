import Foundation

/// Sections that scroll across the layout.
extension UICollectionViewCompositionalLayout {
    /// Gives each orthogonal section a scroll view, and takes it away from others.
    func updateScrollers() {
        guard let collectionView, let solution = currentSolution() else { return }
        for (index, section) in solution.sections.enumerated() {
            guard let groups = section.orthogonal else { continue }
            let scroller = scrollers[index] ?? OrthogonalScroller(self)
            scrollers[index] = scroller
            scroller.show(groups, in: collectionView, axes.other)
        }
        for index in scrollers.keys.sorted() where !isOrthogonal(index, solution) {
            scrollers.removeValue(forKey: index)?.remove()
        }
    }

    private func isOrthogonal(_ index: Int, _ solution: CompositionalSolution) -> Bool {
        solution.sections.indices.contains(index) && solution.sections[index].orthogonal != nil
    }

    /// Moves the cells of a section with its offset.
    func sectionDidScroll() {
        let context = makeInvalidationContext()
        context.keepsDescriptions = true
        invalidateLayout(with: context)
    }

    /// Scrolls an orthogonal section so that an item of it is shown.
    func scrollSection(toItemAt path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard path.count == 2, let solution = currentSolution(), isOrthogonal(path.section, solution),
            let cell = solution.sections[path.section].elements.first(where: { $0.kind == nil && $0.item == path.item })
        else { return }
        updateScrollers()
        scrollers[path.section]?.reveal(cell.frame, at: position, animated: animated)
    }

    func removeScrollers() {
        for index in scrollers.keys.sorted() { scrollers.removeValue(forKey: index)?.remove() }
    }
}
