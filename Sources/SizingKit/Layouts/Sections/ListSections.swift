import SizingEngine
import UIKit

/// The sections of a ``SizingListLayout``: one configuration for all of them. In the place of a flow layout, a list
/// keeps the statements of the screen's delegate on sections.
final class ListSections: SectionSource {
    unowned(unsafe) let session: LayoutSession
    /// The statements of the delegate on sections.
    private var flowStatements = FlowStatements()

    init(_ list: SizingListLayout) {
        session = list.session
    }

    private var list: SizingListLayout { unsafeDowncast(layout, to: SizingListLayout.self) }

    // MARK: Sections

    func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        let section = layout.sectionProvider?(index, environment) ?? commonSection
        guard flowStatements.statesSections, let flowDelegate else { return section }
        return self.section(section, at: index, by: flowDelegate)
    }

    private var commonSection: SizingSection {
        var section = layout.section
        section.sectionIndexWidth = list.sectionIndexWidth
        return section
    }

    var sectionsAreAlike: Bool {
        layout.sectionProvider == nil && !commonSection.needsToKnowBoundaries && !flowStatements.statesSections
    }

    var provisionalSection: SizingSection? { layout.sectionProvider == nil ? commonSection : nil }

    var listAppearance: SizingListConfiguration.Appearance? { list.configuration.appearance }

    func prepare(_ collectionView: UICollectionView) { list.hostSectionIndex() }

    // MARK: A flow layout's delegate

    var readsOfFlowLayout: FlowLayoutReading { .sections }

    var asksForSectionsAgain: Bool { flowStatements.statesSections }

    func readStatements(of collectionView: UICollectionView) {
        flowStatements = FlowStatements(of: flowDelegate, sectionCount: collectionView.numberOfSections)
    }

    func mayHave(_ boundary: Element.Kind) -> Bool {
        layout.sizing(of: boundary) != nil || flowStatements.boundaries.contains(boundary)
    }

    func sizing(of boundary: Element.Kind, inSection section: Int) -> ItemSizing? {
        if let sizing = layout.sizing(of: boundary) { return sizing(section) }
        guard flowStatements.boundaries.contains(boundary) else { return nil }
        return flowDelegate?.size(of: boundary, inSection: section).flatMap(sizing(ofBoundary:))
    }

    var boundaryEstimates: (header: CGFloat?, footer: CGFloat?) {
        var estimates = layout.firstBoundaryEstimates()
        guard flowStatements.statesSections, let delegate = flowDelegate,
            layout.collectionView?.numberOfSections ?? 0 > 0
        else { return estimates }
        // The length in the first section is expected in all sections before their delegate is asked.
        func length(of boundary: Element.Kind) -> CGFloat {
            delegate.size(of: boundary, inSection: 0).map(Axis(layout.scrollDirection).main) ?? 0
        }
        if layout.headerSizing == nil { estimates.header = length(of: .header) }
        if layout.footerSizing == nil { estimates.footer = length(of: .footer) }
        return estimates
    }

    private var flowDelegate: FlowLayoutDelegate? {
        layout.collectionView.flatMap { FlowLayoutDelegate(of: $0, for: layout) }
    }

    /// Returns a section with the delegate's statements on it, where the layout has its defaults: the insets of the
    /// section, the space between its rows, and headers that are no farther from the rows above than the delegate says.
    private func section(
        _ section: SizingSection,
        at index: Int,
        by delegate: FlowLayoutDelegate
    ) -> SizingSection {
        var section = section
        if section.contentInsets == .zero, let inset = delegate.inset(ofSection: index) {
            let isMirrored = layout.scrollDirection == .vertical && layout.collectionView?.isRightToLeft == true
            section.contentInsets = NSDirectionalEdgeInsets(
                top: inset.top,
                leading: isMirrored ? inset.right : inset.left,
                bottom: inset.bottom,
                trailing: isMirrored ? inset.left : inset.right
            )
            // Those of a flow layout reach from edge to edge.
            section.supplementariesFollowContentInsets = false
        }
        guard case .list(var configuration) = section.arrangement else { return section }
        if configuration.rowSpacing == 0, let spacing = delegate.lineSpacing(ofSection: index) {
            configuration.rowSpacing = spacing
        }
        if configuration.headerTopPadding == nil, layout.headerSizing == nil,
            delegate.size(of: .header, inSection: index) != nil
        {
            configuration.headerTopPadding = 0
        }
        section.arrangement = .list(configuration)
        return section
    }
}

/// Which of a flow layout's questions on sections a delegate answers.
struct FlowStatements {
    var boundaries: Set<Element.Kind> = []
    var statesSections = false

    init() {}

    /// Asks for the first section. Before there is one, the delegate may answer any question.
    @MainActor
    init(of delegate: FlowLayoutDelegate?, sectionCount: Int) {
        guard let delegate else { return }
        guard sectionCount > 0 else {
            (boundaries, statesSections) = ([.header, .footer], true)
            return
        }
        boundaries = Set([.header, .footer].filter { delegate.size(of: $0, inSection: 0) != nil })
        statesSections =
            !boundaries.isEmpty || delegate.inset(ofSection: 0) != nil || delegate.lineSpacing(ofSection: 0) != nil
    }
}
