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
    private let solelySection: SizingCollectionLayoutSection?
    private let provider: SizingCompositionalLayoutSectionProvider?

    /// What the sections have in common. Changing it lays the content out again.
    open var configuration: SizingCompositionalLayoutConfiguration {
        didSet { configurationDidChange() }
    }

    /// Creates a layout whose sections are all alike.
    public init(section: SizingCollectionLayoutSection) {
        solelySection = section
        provider = nil
        configuration = SizingCompositionalLayoutConfiguration()
        super.init(.list())
        configurationDidChange()
    }

    /// Creates a layout whose sections are all alike.
    public init(section: SizingCollectionLayoutSection, configuration: SizingCompositionalLayoutConfiguration) {
        solelySection = section
        provider = nil
        self.configuration = configuration
        super.init(.list())
        configurationDidChange()
    }

    /// Creates a layout that asks for each section.
    ///
    /// - Parameter sectionProvider: Returns the section at an index. It is called for all sections when the layout is
    ///   first shown, or, of more than 1,000 sections, when one comes near the visible area; and again after updates, a change of the
    ///   width or of traits, and `invalidateLayout()`.
    public init(sectionProvider: @escaping SizingCompositionalLayoutSectionProvider) {
        solelySection = nil
        provider = sectionProvider
        configuration = SizingCompositionalLayoutConfiguration()
        super.init(.list())
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
        solelySection = nil
        provider = sectionProvider
        self.configuration = configuration
        super.init(.list())
        configurationDidChange()
    }

    /// Creates a layout from an archive, such as a storyboard: its sections are plain lists.
    public required init?(coder: NSCoder) {
        solelySection = nil
        provider = { SizingCollectionLayoutSection.list(using: SizingListConfiguration(), layoutEnvironment: $1) }
        configuration = SizingCompositionalLayoutConfiguration()
        super.init(coder: coder)
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
        translation = nil
        scrollDirection = configuration.scrollDirection
        sectionSpacing = configuration.interSectionSpacing
        session.contentEnds.describe(
            ContentBoundaries(
                configuration.boundarySupplementaryItems.map(\.boundary),
                from: configuration.contentInsetsReference.edges ?? .safeArea
            )
        )
        session.invalidateArrangement()
    }

    // MARK: Invalidation

    /// Whether the layout invalidates itself, so that the app describes nothing in another way.
    private var invalidatesItself = false

    open override func invalidateLayout() {
        if !invalidatesItself {
            translation = nil
            session.sections.descriptionsDidChange()
        }
        super.invalidateLayout()
    }

    override func invalidatePlacement() {
        let outer = invalidatesItself
        invalidatesItself = true
        super.invalidatePlacement()
        invalidatesItself = outer
    }

    // MARK: Sections

    override func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        guard let solelySection else {
            let environment = CompositionalEnvironment(environment, of: collectionView)
            guard let description = provider?(index, environment) else { return .list() }
            let section = description.section(in: environment, configuration)
            noteList(section)
            return section
        }
        let space = Space(environment)
        if let translation, translation.space == space { return translation.section }
        let environment = CompositionalEnvironment(environment, of: collectionView)
        let section = solelySection.section(in: environment, configuration)
        translation = (space, section)
        noteList(section)
        return section
    }

    /// What the only description was last translated for, and what it is there.
    private var translation: (space: Space, section: SizingSection)?

    private struct Space: Equatable {
        let size: CGSize
        let traits: UITraitCollection

        @MainActor
        init(_ environment: SizingLayoutEnvironment) {
            size = environment.effectiveContentSize
            traits = environment.traitCollection
        }
    }

    override var sectionsAreAlike: Bool { solelySection.map { !$0.isList } ?? false }

    override var provisionalSection: SizingSection? { nil }

    override var asksForSectionsAgain: Bool { provider != nil }

    // MARK: Lists

    /// The appearance of the first list that was described; `nil` before that.
    private var listAppearance: SizingListConfiguration.Appearance?

    private func noteList(_ section: SizingSection) {
        guard listAppearance == nil, case .list(let configuration) = section.arrangement else { return }
        listAppearance = configuration.appearance
        // Not within a layout pass, but before anything is drawn.
        session.prepareCollectionViewLater()
    }

    override var setsListEnvironment: Bool { listAppearance != nil }

    override func prepare(_ collectionView: UICollectionView) {
        super.prepare(collectionView)
        if let listAppearance { setListEnvironment(listAppearance) }
    }

    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        if listAppearance != nil { removeListEnvironment(for: newLayout) }
    }

    // MARK: Sizes

    override var describesSizes: Bool { true }
}
