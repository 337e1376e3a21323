import SizingEngine
import UIKit

@MainActor
final class Sections: LayoutPart {
    /// The different styles of the sections whose providers have been called.
    private(set) var styles = SectionStyles()
    /// The kinds of headers and footers.
    private(set) var boundaryKinds = BoundaryKinds()
    /// Whether a section has insets that are relative to the margins of the collection view.
    private(set) var readsMargins = false
    /// The app's statements on all elements; `nil` if their sizes are measured.
    private(set) var stated: StatedContent?
    /// The length of the collection view along the scroll axis, in points, that sections were last described for.
    private var describedLength: CGFloat?
    /// The sizes of the views that are attached to items.
    private(set) var attachedSizes = AttachedSizes()
    /// The observation of the objects that the app's sections were made from.
    private lazy var observation = SectionObservation(session.whileLayoutLives { $0.invalidateArrangement() })

    override func exchangeSpace() -> [Exchange] {
        [
            exchange(for: (SectionStyles(), nil, AttachedSizes())) { [unowned self] new in
                defer { (styles, stated, attachedSizes) = new }
                return (styles, stated, attachedSizes)
            }
        ]
    }

    override func move(through map: UpdateMap) {
        attachedSizes.move(through: map)
    }

    /// Records the app's statements on all elements; `nil` if their sizes are measured.
    func noteStated(_ content: StatedContent?) {
        stated = content
    }

    /// Remembers the size of a view that is attached to an item, in points.
    func rememberAttached(_ size: CGSize, ofKind kind: String, at item: Element) {
        attachedSizes.remember(size, ofKind: kind, at: item)
    }

    /// Makes the sizes of the views of an item be found anew.
    func forgetAttachedSizes(of item: Element) {
        attachedSizes.forget(item)
    }

    /// Remembers the kinds of a section's headers and footers.
    func noteKinds(of supplementaries: SectionSupplementaries) {
        boundaryKinds.add(supplementaries)
    }

    /// Returns the shape of the section at an index from its provider.
    func shape(of section: Int) throws(Interrupted) -> SectionShape {
        guard let collectionView, let environment else { return SectionShape() }
        let provided = providerEnvironment(of: collectionView)
        if session.source.describesByLength { describedLength = environment.axis.main(collectionView.bounds.size) }
        let stated = try session.asking {
            observation.observing { session.source.section(at: section, provided) }.checked()
        }
        var (hasHeader, hasFooter) = (session.source.mayHave(.header), session.source.mayHave(.footer))
        var headerHasPadding = false
        if let own = stated.supplementaries {
            (hasHeader, hasFooter) = (own.header != nil, own.footer != nil)
        } else if stated.needsToKnowBoundaries {
            // Asked for before the header or footer comes near only if the space depends on it.
            let header = hasHeader ? try sizing(of: .header(of: section)) : nil
            hasHeader = header != nil
            headerHasPadding = header?.includesPadding ?? false
            if hasFooter { hasFooter = try sizing(of: .footer(of: section)) != nil }
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
        let environment = section.contentInsetsReference.readsMargins ? session.withMargins(environment) : environment
        let style = styles.number(of: section, in: environment)
        if let supplementaries = section.supplementaries { noteKinds(of: supplementaries) }
        var shape = section.shape(
            of: place,
            in: environment,
            mayHaveHeader: session.source.mayHave(.header),
            mayHaveFooter: session.source.mayHave(.footer),
            style: style
        )
        // A closure of the app's comes before a description.
        if session.layout.headerSizing != nil { shape.headerExtent = nil }
        if session.layout.footerSizing != nil { shape.footerExtent = nil }
        return shape
    }

    /// Records that the margins of the collection view count.
    func noteReadsMargins() {
        readsMargins = true
    }

    /// The provisional shape of sections whose provider has not been called. Headers and footers with an estimate of 0 are expected
    /// not to exist.
    func provisionalShape(_ estimates: Estimates) throws(Interrupted) -> SectionShape {
        if session.source.sectionsAreAlike { return try shape(of: 0) }
        guard let environment else { return SectionShape() }
        if let section = session.source.provisionalSection?.checked() {
            let place = ListSectionGeometry.Section(
                isFirst: false,
                hasHeader: session.source.mayHave(.header) && estimates.header > 0,
                hasFooter: session.source.mayHave(.footer) && estimates.footer > 0
            )
            return shape(of: section, at: place, in: environment)
        }
        return SectionShape(
            itemCross: Span(start: 0, length: environment.crossExtent),
            hasHeader: session.source.mayHave(.header),
            hasFooter: session.source.mayHave(.footer)
        )
    }

    /// Resolves the shapes of sections that follow from their new indexes: the first section of a grouped list has more
    /// space above it than the others.
    func reshapeFirst(of model: inout LayoutModel, after batch: UpdateBatch, _ map: UpdateMap) throws(Interrupted) {
        let keepsSections =
            batch.insertedSections.isEmpty && batch.deletedSections.isEmpty && batch.reloadedSections.isEmpty
            && batch.movedSections.isEmpty
        guard !keepsSections, !session.source.sectionsAreAlike else { return }
        for section in Set([0, map.section(after: 0)].compactMap { $0 }).sorted()
        where section < model.sectionCount {
            model.resolve(section, as: try shape(of: section))
        }
    }

    /// Forgets the styles of all sections: the provider is called again.
    func forgetStyles() {
        styles = SectionStyles()
        attachedSizes = AttachedSizes()
    }

    /// Has sections described again if the collection view has become longer or shorter along the scroll axis, as by a window that
    /// is dragged to another height: a page may be as high as the screen.
    func followLength(of collectionView: UICollectionView) {
        guard describedLength != nil, let environment, session.source.describesByLength else { return }
        let length = environment.axis.main(collectionView.bounds.size)
        guard length != describedLength else { return }
        describedLength = length
        descriptionsDidChange()
    }

    func providerEnvironment(of collectionView: UICollectionView) -> SizingLayoutEnvironment {
        let insets = collectionView.adjustedContentInset
        // In another space the environment alone tells the width.
        let width = session.content.spaceOnScreen != nil ? session.environment?.crossLength : nil
        return SizingLayoutEnvironment(
            effectiveContentSize: CGSize(
                width: width ?? max(0, collectionView.bounds.width - insets.left - insets.right),
                height: max(0, collectionView.bounds.height - insets.top - insets.bottom)
            ),
            traitCollection: collectionView.traitCollection
        )
    }
}
