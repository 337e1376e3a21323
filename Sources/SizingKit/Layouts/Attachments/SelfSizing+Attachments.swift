import SizingEngine
import UIKit

/// Fits shown views that are attached to items, such as badges, where the data source can't be asked for them in advance.
extension SelfSizing {
    /// Has the attached views on screen asked for their sizes after the pass, before anything is drawn.
    func awaitShownAttachments() {
        guard !awaitsAttachments else { return }
        awaitsAttachments = true
        session.measurer.finder.templates.host.reportNextLayout()
    }

    /// Fits the attached views on screen whose sizes are not known yet.
    func askShownAttachments() {
        guard awaitsAttachments, let collectionView, let elastic, let environment else { return }
        awaitsAttachments = false
        var isCorrected = false
        func fit(_ described: some DescribedView, at element: Element, in container: CGSize) {
            let indexPath = element.indexPath
            guard described.size.isMeasured, session.sections.attachedSizes[element, described.kind] == nil,
                let view = collectionView.supplementaryView(forElementKind: described.kind, at: indexPath)
            else { return }
            let request = session.request(
                for: described,
                at: indexPath,
                in: container,
                environment,
                view.traitCollection
            )
            guard let found = try? session.asking({ size(of: view, for: request) }) else { return }
            let points = environment.grid.points(of: found)
            session.sections.rememberAttached(points, ofKind: described.kind, at: element)
            isCorrected = true
        }
        for indexPath in collectionView.indexPathsForVisibleItems.sorted() {
            guard let element = Element(itemAt: indexPath), elastic.model.contains(element) else { continue }
            for attachment in session.attachments(of: element, in: elastic.model) {
                let base = session.base(of: attachment, to: element, in: elastic, environment)
                fit(attachment, at: element, in: base.size)
            }
        }
        session.forEachSectionOnScreen { placed in
            let base = session.edges(of: placed, environment)
            for boundary in session.others(of: placed) { fit(boundary, at: .item(0, in: placed.index), in: base.size) }
        }
        if session.contentViews.fitShownBoundaries({ view, request in
            try? session.asking { size(of: view, for: request) }
        }) {
            isCorrected = true
        }
        if isCorrected { session.invalidateLayout() }
    }

    /// The size that a shown view needs; `nil` if it has none.
    ///
    /// A view that answers with the size that it has may have one of its own by `preferredLayoutAttributesFitting(_:)`.
    private func size(
        of view: UICollectionReusableView,
        for request: SizeFinder.Request
    ) -> MeasuredSize? {
        var size = ViewFitting(shown: view, proposal: request.offer).sizeOfShownView(by: .automatic)
        if size == nil || size == view.bounds.size, let kind = request.elementKind {
            let given = session.attributesMaker.supplementaryView(ofKind: kind, at: request.indexPath)
            given.frame = view.frame
            size = view.preferredLayoutAttributesFitting(given).size
        }
        return size.flatMap { session.measurer.finder.size(of: $0, for: request) }
    }
}
