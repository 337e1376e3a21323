import SizingEngine
import UIKit

/// The sections of a ``SizingCompositionalLayout``, as its descriptions have them.
final class CompositionalSections: SectionSource {
    unowned(unsafe) let session: LayoutSession
    private let solelySection: SizingCollectionLayoutSection?
    private let provider: SizingCompositionalLayoutSectionProvider?

    /// Sections that are all alike.
    init(_ layout: SizingCompositionalLayout, solely section: SizingCollectionLayoutSection) {
        session = layout.session
        solelySection = section
        provider = nil
    }

    init(_ layout: SizingCompositionalLayout, _ provider: @escaping SizingCompositionalLayoutSectionProvider) {
        session = layout.session
        solelySection = nil
        self.provider = provider
    }

    private var compositional: SizingCompositionalLayout {
        unsafeDowncast(layout, to: SizingCompositionalLayout.self)
    }

    // MARK: Sections

    func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        guard let solelySection else {
            let environment = CompositionalEnvironment(environment, of: compositional.collectionView)
            guard let description = provider?(index, environment) else { return .list() }
            let section = description.section(in: environment, compositional.configuration)
            noteList(section)
            return section
        }
        let space = Space(environment)
        if let translation, translation.space == space { return translation.section }
        let environment = CompositionalEnvironment(environment, of: compositional.collectionView)
        let section = solelySection.section(in: environment, compositional.configuration)
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

    /// Has the only description translated again: the app may have changed it.
    func forgetTranslation() { translation = nil }

    var sectionsAreAlike: Bool { solelySection.map { !$0.isList } ?? false }

    var describesByLength: Bool { true }

    var provisionalSection: SizingSection? { nil }

    var asksForSectionsAgain: Bool { provider != nil }

    var describesSizes: Bool { true }

    // MARK: Lists

    /// The appearance of the first list that was described; `nil` before that.
    private(set) var listAppearance: SizingListConfiguration.Appearance?

    private func noteList(_ section: SizingSection) {
        guard listAppearance == nil, case .list(let configuration) = section.arrangement else { return }
        listAppearance = configuration.appearance
        // Not within a layout pass, but before anything is drawn.
        session.prepareCollectionViewLater()
    }
}
