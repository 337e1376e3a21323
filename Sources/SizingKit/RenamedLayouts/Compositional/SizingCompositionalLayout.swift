import SizingEngine
import UIKit

/// A closure that returns the section at an index; `nil` for a section of nothing but items from edge to edge.
public typealias SizingCompositionalLayoutSectionProvider =
    (_ section: Int, _ layoutEnvironment: any SizingCollectionLayoutEnvironment) -> SizingCollectionLayoutSection?

/// A compositional layout: sections that are described by items, groups and sizes, with the names of
/// `UICollectionViewCompositionalLayout`.
///
/// Use it in place of a `UICollectionViewCompositionalLayout`. The descriptions keep their code, with `SizingCollectionLayout` in
/// place of `NSCollectionLayout`:
///
/// ```swift
/// let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
/// let item = SizingCollectionLayoutItem(layoutSize: size)
/// let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
/// let layout = SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
/// ```
///
/// What is estimated there is measured before it is shown, by a ``SizingCollectionView`` or by ``SizingLayout/itemSizing``. What
/// is stated, as absolute or as a part of something, is so.
///
/// - The cells of a group have the heights that their sizes say: measured ones if these are estimated. A group of an estimated
///   height is as tall as what it contains.
/// - An orthogonal section is as tall as the tallest of its first 20 groups, or as its groups state.
/// - A section is described once for each width and each change of traits, and after updates; then it is like any other section
///   of a ``SizingLayout``.
///
/// *Swapping it in* lists what a description may say that has no effect here; the log names it, too.
open class SizingCompositionalLayout: SizingLayout {
    /// What the sections have in common. Changing it lays the content out again.
    open var configuration: SizingCompositionalLayoutConfiguration {
        didSet { configurationDidChange() }
    }

    /// Creates a layout whose sections are all alike.
    public init(section: SizingCollectionLayoutSection) {
        configuration = SizingCompositionalLayoutConfiguration()
        super.init(.list())
        session.source = CompositionalSections(self, solely: section)
        configurationDidChange()
    }

    /// Creates a layout whose sections are all alike.
    public init(section: SizingCollectionLayoutSection, configuration: SizingCompositionalLayoutConfiguration) {
        self.configuration = configuration
        super.init(.list())
        session.source = CompositionalSections(self, solely: section)
        configurationDidChange()
    }

    /// Creates a layout that asks for each section.
    ///
    /// - Parameter sectionProvider: Returns the section at an index. It is called for all sections when the layout is
    ///   first shown, or, of more than 1,000 sections, when one comes near the visible area; and again after updates, a change of the
    ///   width or of traits, and `invalidateLayout()`.
    public init(sectionProvider: @escaping SizingCompositionalLayoutSectionProvider) {
        configuration = SizingCompositionalLayoutConfiguration()
        super.init(.list())
        session.source = CompositionalSections(self, sectionProvider)
        configurationDidChange()
    }

    /// Creates a layout that asks for each section.
    ///
    /// - Parameters:
    ///   - sectionProvider: Returns the section at an index: see ``init(sectionProvider:)``.
    ///   - configuration: What the sections have in common.
    public init(
        sectionProvider: @escaping SizingCompositionalLayoutSectionProvider,
        configuration: SizingCompositionalLayoutConfiguration
    ) {
        self.configuration = configuration
        super.init(.list())
        session.source = CompositionalSections(self, sectionProvider)
        configurationDidChange()
    }

    /// Creates a layout from an archive, such as a storyboard: its sections are plain lists.
    public required init?(coder: NSCoder) {
        configuration = SizingCompositionalLayoutConfiguration()
        super.init(coder: coder)
        session.source = CompositionalSections(self) { _, environment in
            SizingCollectionLayoutSection.list(using: SizingListConfiguration(), layoutEnvironment: environment)
        }
        configurationDidChange()
    }

    /// Creates a layout of lists.
    public static func list(using configuration: SizingListConfiguration) -> SizingCompositionalLayout {
        SizingCompositionalLayout { _, environment in
            SizingCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func configurationDidChange() {
        configuration.didChange = { [weak self] in self?.configurationDidChange() }
        sections?.forgetTranslation()
        scrollDirection = configuration.scrollDirection
        sectionSpacing = configuration.interSectionSpacing
        session.contentViews.describe(
            ContentBoundaries(
                configuration.boundarySupplementaryItems.map(\.boundary),
                from: configuration.contentInsetsReference.edges ?? .safeArea
            )
        )
        session.invalidateArrangement()
    }

    // MARK: Invalidation

    open override func invalidateLayout() {
        if !invalidatesItself {
            sections?.forgetTranslation()
            session.sections.descriptionsDidChange()
        }
        super.invalidateLayout()
    }

    private var sections: CompositionalSections? { session.source as? CompositionalSections }
}
