import SizingEngine
import UIKit

/// The source of a layout's sections, and of the ways to measure their elements: the properties and closures of the
/// layout, the delegate of a flow layout, or a compositional description.
///
/// Each member may call code of the app. The default implementations are those of a layout whose elements are measured
/// as its closures say.
@MainActor
protocol SectionSource: AnyObject {
    /// The session of the layout whose properties and closures the source reads. It alone owns the source, so that it is there as
    /// long as the source is, and it holds the layout while many elements are asked for: see `LayoutSession.holdingLayout(_:)`.
    var session: LayoutSession { get }

    // MARK: Sections

    /// The arrangement of the section at an index.
    func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection

    /// Whether all sections have the same shape, so that it is resolved only once. In the grouped appearances of a list,
    /// the shape depends on whether the section is the first one and whether it has a header.
    var sectionsAreAlike: Bool { get }

    /// Whether sections are described for the size of the collection view, so that its length along the scroll axis may change them.
    var describesByLength: Bool { get }

    /// The section that provisional shapes are made from; `nil` if a provider would have to be asked.
    var provisionalSection: SizingSection? { get }

    /// Reads the statements of an app's delegate on sections. It is called before a model is made.
    func readStatements(of collectionView: UICollectionView)

    /// Whether a delegate is asked for sections, which may be others after each batch of updates, as in a flow layout.
    var asksForSectionsAgain: Bool { get }

    /// The app's statements for a flow layout that are read. The log names the rest.
    var readsOfFlowLayout: FlowLayoutReading { get }

    // MARK: Lists

    /// The appearance that the system's cells are told of; `nil` if there are no lists.
    var listAppearance: SizingListConfiguration.Appearance? { get }

    /// Adds the views that the sections need beside the collection view. It is not called within a layout pass.
    func prepare(_ collectionView: UICollectionView)

    // MARK: Measured sizes

    /// The estimated size of items, or ``SizingLayout/automaticEstimate``.
    var itemEstimate: CGSize { get }

    /// The estimated size of an item that is a column of a line; `nil` if items are as long across the scroll axis as they need to be.
    ///
    /// - Parameter length: The length of the line, in points.
    func estimatedColumn(inLineOf length: CGFloat) -> CGSize?

    /// The expected lengths of headers and of footers until some are measured, in points.
    var boundaryEstimates: (header: CGFloat?, footer: CGFloat?) { get }

    /// How the item at an index path is measured; `nil` if the data source is asked.
    func sizing(ofItemAt indexPath: IndexPath) -> ItemSizing?

    /// How the header or the footer of a section is measured; `nil` for a section without one.
    func sizing(of boundary: Element.Kind, inSection section: Int) -> ItemSizing?

    /// Whether sections may have headers, or footers.
    func mayHave(_ boundary: Element.Kind) -> Bool

    /// Whether the sections themselves say how items, headers and footers are measured that no closure is set for.
    var describesSizes: Bool { get }

    // MARK: Stated sizes

    /// Whether the app states the sizes of all elements in ``statedContent(of:in:)``.
    var statesSizes: Bool { get }

    /// Returns the app's statements on all elements. It is called if ``statesSizes``.
    func statedContent(of collectionView: UICollectionView, in environment: LayoutEnvironment) -> StatedContent

    /// The shape that all stated sections have in common.
    var statedShape: SectionShape { get }

    // MARK: Right to left

    /// Whether the content is mirrored in a right-to-left interface: by UIKit, or in a horizontal layout by this layout.
    var isMirroredInRightToLeft: Bool { get }
}

/// The app's statements for a flow layout that a layout reads.
enum FlowLayoutReading {
    case nothing, sections, everything
}

extension SectionSource {
    var layout: SizingLayout { session.layout }

    var describesByLength: Bool { layout.sectionProvider != nil }

    func readStatements(of collectionView: UICollectionView) {}

    var asksForSectionsAgain: Bool { false }

    var readsOfFlowLayout: FlowLayoutReading { .nothing }

    var listAppearance: SizingListConfiguration.Appearance? { nil }

    func prepare(_ collectionView: UICollectionView) {}

    var itemEstimate: CGSize { layout.estimatedItemSize }

    func estimatedColumn(inLineOf length: CGFloat) -> CGSize? { nil }

    var boundaryEstimates: (header: CGFloat?, footer: CGFloat?) { layout.firstBoundaryEstimates() }

    func sizing(ofItemAt indexPath: IndexPath) -> ItemSizing? { layout.itemSizing?(indexPath) }

    func sizing(of boundary: Element.Kind, inSection section: Int) -> ItemSizing? {
        layout.sizing(of: boundary)?(section)
    }

    func mayHave(_ boundary: Element.Kind) -> Bool { layout.sizing(of: boundary) != nil }

    var describesSizes: Bool { false }

    var statesSizes: Bool { false }

    func statedContent(of collectionView: UICollectionView, in environment: LayoutEnvironment) -> StatedContent {
        StatedContent([], spacing: 0, crossExtent: 0, on: environment.grid)
    }

    var statedShape: SectionShape { SectionShape() }

    var isMirroredInRightToLeft: Bool { true }

    /// How a header or footer of a stated size is measured; `nil` if its length along the scroll axis is 0, so that it doesn't exist.
    func sizing(ofBoundary size: CGSize) -> ItemSizing? {
        Axis(layout.scrollDirection).main(size) > 0 ? .fixed(size) : nil
    }
}

/// The sections that an app describes by ``SizingLayout/section`` and ``SizingLayout/sectionProvider-swift.property``.
final class LayoutSections: SectionSource {
    unowned(unsafe) let session: LayoutSession

    init(_ session: LayoutSession) { self.session = session }

    func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        layout.sectionProvider?(index, environment) ?? layout.section
    }

    var sectionsAreAlike: Bool { layout.sectionProvider == nil && !layout.section.needsToKnowBoundaries }

    var provisionalSection: SizingSection? { layout.sectionProvider == nil ? layout.section : nil }
}
