import SizingEngine
import UIKit

/// The sections of a ``SizingListLayout``: one configuration for all of them. In the place of a flow layout, a list keeps what the
/// screen's delegate states of sections.
final class ListSections: SectionSource {
    private unowned let list: SizingListLayout
    /// What the delegate states of sections.
    private var flowStatements = FlowStatements()

    init(_ list: SizingListLayout) { self.list = list }

    var layout: SizingLayout { list }

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

    var mayHaveHeaders: Bool { layout.headerSizing != nil || flowStatements.headers }

    var mayHaveFooters: Bool { layout.footerSizing != nil || flowStatements.footers }

    func sizing(ofHeader section: Int) -> ItemSizing? {
        if let headerSizing = layout.headerSizing { return headerSizing(section) }
        guard flowStatements.headers else { return nil }
        return flowDelegate?.headerSize(ofSection: section).flatMap(sizing(ofBoundary:))
    }

    func sizing(ofFooter section: Int) -> ItemSizing? {
        if let footerSizing = layout.footerSizing { return footerSizing(section) }
        guard flowStatements.footers else { return nil }
        return flowDelegate?.footerSize(ofSection: section).flatMap(sizing(ofBoundary:))
    }

    var boundaryEstimates: (header: CGFloat?, footer: CGFloat?) {
        var estimates = layout.firstBoundaryEstimates()
        guard flowStatements.statesSections, let delegate = flowDelegate,
            layout.collectionView?.numberOfSections ?? 0 > 0
        else { return estimates }
        // What is expected of all sections before their delegate is asked.
        func length(_ size: CGSize?) -> CGFloat {
            size.map(Axis(layout.scrollDirection).main) ?? 0
        }
        if layout.headerSizing == nil { estimates.header = length(delegate.headerSize(ofSection: 0)) }
        if layout.footerSizing == nil { estimates.footer = length(delegate.footerSize(ofSection: 0)) }
        return estimates
    }

    private var flowDelegate: FlowLayoutDelegate? {
        layout.collectionView.flatMap { FlowLayoutDelegate(of: $0, for: layout) }
    }

    /// Returns a section with what the delegate states of it, where the layout has its defaults: the insets of the section, the
    /// space between its rows, and headers that are no farther from the rows above than the delegate says.
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
            delegate.headerSize(ofSection: index) != nil
        {
            configuration.headerTopPadding = 0
        }
        section.arrangement = .list(configuration)
        return section
    }
}

/// Which of a flow layout's questions on sections a delegate answers.
struct FlowStatements {
    var headers = false
    var footers = false
    var statesSections = false

    init() {}

    /// Asks for the first section. Before there is one, the delegate may answer any question.
    @MainActor
    init(of delegate: FlowLayoutDelegate?, sectionCount: Int) {
        guard let delegate else { return }
        guard sectionCount > 0 else {
            (headers, footers, statesSections) = (true, true, true)
            return
        }
        headers = delegate.headerSize(ofSection: 0) != nil
        footers = delegate.footerSize(ofSection: 0) != nil
        statesSections =
            headers || footers || delegate.inset(ofSection: 0) != nil || delegate.lineSpacing(ofSection: 0) != nil
    }
}
