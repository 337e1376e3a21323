import SizingEngine
import UIKit

extension SizingLayout {
    /// How many of the sections met last one is compared with.
    private static let comparedStyles = 8

    /// The shape of the section at an index, as its provider states it now.
    func shape(of section: Int) -> SectionShape {
        guard let collectionView, let environment else { return SectionShape() }
        let section = self.section(at: section, providerEnvironment(of: collectionView))
        return section.shape(
            in: environment,
            hasHeaders: headerSizing != nil,
            hasFooters: footerSizing != nil,
            style: style(of: section)
        )
    }

    /// The shape that stands in for that of sections whose provider has not been asked.
    func standInShape() -> SectionShape {
        if sectionsAreAlike { return shape(of: 0) }
        guard let environment else { return SectionShape() }
        return SectionShape(
            itemCross: Span(start: 0, length: environment.crossExtent),
            hasHeader: headerSizing != nil,
            hasFooter: footerSizing != nil
        )
    }

    /// The section that an element lies in, as it was stated.
    func statedSection(of element: Element) -> SizingSection? {
        guard let style = elastic?.model.shape(of: element.section).style, styles.indices.contains(style) else {
            return nil
        }
        return styles[style]
    }

    private func style(of section: SizingSection) -> Int {
        // Layouts have few different sections, and neighbours tend to be alike. One that states a new closure for each of its
        // sections has as many as sections, which must not be compared with all others.
        if let known = styles.indices.suffix(Self.comparedStyles).last(where: { styles[$0] == section }) {
            return known
        }
        styles.append(section)
        return styles.count - 1
    }

    private func providerEnvironment(of collectionView: UICollectionView) -> SizingLayoutEnvironment {
        let insets = collectionView.adjustedContentInset
        return SizingLayoutEnvironment(
            contentSize: CGSize(
                width: max(0, collectionView.bounds.width - insets.left - insets.right),
                height: max(0, collectionView.bounds.height - insets.top - insets.bottom)
            ),
            traitCollection: collectionView.traitCollection
        )
    }
}
