import Foundation

/// Asks for the sections, and places them when their places are needed.
extension UICollectionViewCompositionalLayout {
    var axes: FlowAxes { FlowAxes(scrollDirection: configuration.scrollDirection) }

    func currentSolution() -> CompositionalSolution? {
        if let solution { return solution }
        guard let collectionView else { return nil }
        let space = CompositionalSpace(of: collectionView)
        self.space = space
        let descriptions = self.descriptions ?? describe(collectionView)
        self.descriptions = descriptions
        if solvedSections.count != descriptions.count {
            solvedSections = Array(repeating: nil, count: descriptions.count)
        }
        for (index, section) in descriptions.enumerated() where solvedSections[index] == nil {
            solvedSections[index] = solve(section, index, space, collectionView)
        }
        let new = arrange(solvedSections.compactMap { $0 }, space)
        solution = new
        return new
    }

    private func describe(_ view: UICollectionView) -> [NSCollectionLayoutSection] {
        let environment = CompositionalEnvironment(of: view)
        return (0..<view.numberOfSections).map { index in
            if let section = provider(index, environment) { return section }
            raise(
                .internalInconsistency,
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error."
            )
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
    }

    private func solve(
        _ section: NSCollectionLayoutSection,
        _ index: Int,
        _ space: CompositionalSpace,
        _ view: UICollectionView
    ) -> CompositionalSection {
        var count = 0
        view.performUsingPresentationValues { count = view.numberOfItems(inSection: index) }
        let preferred = { [self] (kind: String?, item: Int) -> CGSize? in
            let path = IndexPath(item: item, section: index)
            return preferredSizes[
                kind.map { ElementKey(supplementaryOfKind: $0, at: path) } ?? ElementKey(itemAt: path)
            ]
        }
        let common = configuration.contentInsetsReference
        let reference = section.contentInsetsReference == .automatic ? common : section.contentInsetsReference
        return CompositionalSectionSolver(
            section: section,
            axes: axes,
            container: space.content,
            reference: space.insets(from: reference),
            boundaryReference: space.insets(from: section.supplementaryContentInsetsReference),
            groups: CompositionalGroupSolver(itemCount: count, traits: view.traitCollection, preferred: preferred),
            preferredBoundary: { preferred($0, 0) }
        ).solve()
    }

    /// Puts the sections one after the other, between the views of the whole layout.
    private func arrange(_ sections: [CompositionalSection], _ space: CompositionalSpace) -> CompositionalSolution {
        var solution = CompositionalSolution()
        var position: CGFloat = 0
        for (index, section) in sections.enumerated() {
            if index > 0 { position += configuration.interSectionSpacing }
            var section = section
            let shift = axes.size(along: position, across: 0)
            section.move(dx: shift.width, dy: shift.height)
            solution.sections.append(section)
            solution.spans.append((position, position + section.length))
            position += section.length
        }
        let whole = axes.rect(FlowBox(along: 0, across: 0, length: position, breadth: axes.across(space.content)))
        let reference = space.insets(from: configuration.contentInsetsReference)
        let rect = SizedAxes().inset(whole, by: NSDirectionalEdgeInsets.zero.adding(reference, acrossOnly: axes))
        let boundaries = CompositionalBoundarySolver(axes: axes) { [self] kind in
            preferredSizes[ElementKey(supplementaryOfKind: kind, at: Self.layoutPath)]
        }.solve(configuration.boundarySupplementaryItems, at: rect, space.content)
        let shift = axes.size(along: boundaries.before, across: 0)
        for index in solution.sections.indices {
            solution.sections[index].move(dx: shift.width, dy: shift.height)
            solution.spans[index].start += boundaries.before
            solution.spans[index].end += boundaries.before
        }
        solution.boundaries = boundaries.items.map { $0.moved(dx: shift.width, dy: shift.height) }
        solution.size = axes.size(
            along: boundaries.before + position + boundaries.after,
            across: axes.across(space.content)
        )
        return solution
    }

    /// The index path of the views at the edges of the whole layout: it has one index, since they belong to no section. Apple's
    /// documentation doesn't give it; public code reads it so.
    static var layoutPath: IndexPath { IndexPath(index: 0) }
}
