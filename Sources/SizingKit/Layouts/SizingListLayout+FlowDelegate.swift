import UIKit

/// A list in the place of a flow layout keeps what the screen's delegate states of sections.
extension SizingListLayout {
    /// What the delegate of the collection view states for a flow layout.
    var flowDelegate: FlowLayoutDelegate? { collectionView.flatMap { FlowLayoutDelegate(of: $0, for: self) } }

    /// Returns a section with what the delegate states of it, where the layout has its defaults: the insets of the section, the
    /// space between its rows, and headers that are no farther from the rows above than the delegate says.
    func section(_ section: SizingSection, at index: Int, by delegate: FlowLayoutDelegate) -> SizingSection {
        var section = section
        if section.contentInsets == .zero, let inset = delegate.inset(ofSection: index) {
            let isMirrored = scrollDirection == .vertical && collectionView?.isRightToLeft == true
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
        if configuration.headerTopPadding == nil, headerSizing == nil, delegate.headerSize(ofSection: index) != nil {
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
