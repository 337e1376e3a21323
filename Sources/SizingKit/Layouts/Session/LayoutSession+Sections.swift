import SizingEngine
import UIKit

extension LayoutSession {
    /// Returns the shape of the section at an index from its provider; a default shape if the provider has changed
    /// the data.
    func shape(of section: Int) -> SectionShape {
        guard let collectionView, let environment else { return SectionShape() }
        let provided = providerEnvironment(of: collectionView)
        guard let stated = asking({ layout.section(at: section, provided).checked() }) else { return SectionShape() }
        var (hasHeader, hasFooter) = (layout.mayHaveHeaders, layout.mayHaveFooters)
        var headerHasPadding = false
        if let own = stated.supplementaries {
            (hasHeader, hasFooter) = (own.header != nil, own.footer != nil)
        } else if stated.needsToKnowBoundaries {
            // Asked for before the header or footer comes near only if the space depends on it.
            let header = hasHeader ? measurer.sizing(of: .header(of: section)) : nil
            hasHeader = header != nil
            headerHasPadding = header?.includesPadding ?? false
            hasFooter = hasFooter && !isInterrupted && measurer.sizing(of: .footer(of: section)) != nil
        }
        let place = ListSectionGeometry.Section(
            isFirst: section == 0,
            hasHeader: hasHeader,
            hasFooter: hasFooter,
            headerHasPadding: headerHasPadding
        )
        return shape(of: stated, at: place, in: environment)
    }

    private func shape(
        of section: SizingSection,
        at place: ListSectionGeometry.Section,
        in environment: LayoutEnvironment
    ) -> SectionShape {
        let environment = section.contentInsetsReference.readsMargins ? withMargins(environment) : environment
        let style = styles.number(of: section, in: environment)
        if let supplementaries = section.supplementaries { noteKinds(of: supplementaries) }
        noteRowLooks()
        return section.shape(
            of: place,
            in: environment,
            mayHaveHeader: layout.mayHaveHeaders,
            mayHaveFooter: layout.mayHaveFooters,
            style: style
        )
    }

    /// Returns an environment with the margins, which are read once a section needs them.
    func withMargins(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        guard environment.sideMargins == nil, let collectionView else { return environment }
        var environment = environment
        environment.readMargins(of: collectionView)
        readsMargins = true
        self.environment = environment
        return environment
    }

    /// The provisional shape of sections whose provider has not been called. Headers and footers with an estimate of 0 are expected
    /// not to exist.
    func provisionalShape(_ estimates: Estimates) -> SectionShape {
        if layout.sectionsAreAlike { return shape(of: 0) }
        guard let environment else { return SectionShape() }
        if let section = layout.provisionalSection?.checked() {
            let place = ListSectionGeometry.Section(
                isFirst: false,
                hasHeader: layout.mayHaveHeaders && estimates.header > 0,
                hasFooter: layout.mayHaveFooters && estimates.footer > 0
            )
            return shape(of: section, at: place, in: environment)
        }
        return SectionShape(
            itemCross: Span(start: 0, length: environment.crossExtent),
            hasHeader: layout.mayHaveHeaders,
            hasFooter: layout.mayHaveFooters
        )
    }

    /// Resolves the shapes of sections that follow from their new indexes: the first section of a grouped list has more
    /// space above it than the others.
    func reshapeFirst(of model: inout LayoutModel, after batch: UpdateBatch, _ map: UpdateMap) {
        let keepsSections =
            batch.insertedSections.isEmpty && batch.deletedSections.isEmpty && batch.reloadedSections.isEmpty
            && batch.movedSections.isEmpty
        guard !keepsSections, !layout.sectionsAreAlike else { return }
        for section in Set([0, map.section(after: 0)].compactMap { $0 })
        where section < model.sectionCount && !isInterrupted {
            model.resolve(section, as: shape(of: section))
        }
    }

    /// Forgets the styles of all sections: the provider is called again.
    func forgetStyles() {
        styles = SectionStyles()
        knownLines = KnownLines()
    }

    func providerEnvironment(of collectionView: UICollectionView) -> SizingLayoutEnvironment {
        let insets = collectionView.adjustedContentInset
        // In another space the environment alone tells the width.
        let width = isInOtherSpace ? environment?.crossLength : nil
        return SizingLayoutEnvironment(
            effectiveContentSize: CGSize(
                width: width ?? max(0, collectionView.bounds.width - insets.left - insets.right),
                height: max(0, collectionView.bounds.height - insets.top - insets.bottom)
            ),
            traitCollection: collectionView.traitCollection
        )
    }
}
