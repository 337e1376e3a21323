import UIKit

/// The templates that are borrowed for one measurement: the app configures them, one of them is fitted, and all go back.
@MainActor
final class TemplateLease {
    private let templates: TemplateMeasurer
    private let request: SizeFinder.Request
    private let proposal: SizingProposal
    /// The width of the space beside the content, in points. A cell that lays out its accessories itself is fitted with it.
    private let insetWidth: CGFloat
    /// The position of a template in its host, in points.
    private let position: CGFloat
    private let generation: Int
    private var uses: [TemplateUse] = []

    init(of templates: TemplateMeasurer, for request: SizeFinder.Request) {
        self.templates = templates
        self.request = request
        proposal = request.offer
        insetWidth = request.grid.points(of: request.proposal.insetWidth)
        generation = templates.generation
        position = templates.host.prepare(for: request.templatePosition.position)
    }

    /// Borrows a view of a source, prepared to be configured; `nil` if none can be made.
    func borrow(_ source: TemplateSource) -> UIView? {
        guard let view = templates.take(source) else { return nil }
        let isListCell = view is UICollectionViewListCell || view is SizingListCell
        let extraWidth = isListCell ? insetWidth : request.templatePosition.coveredWidth
        let space = extraWidth > 0 ? proposal.widened(by: extraWidth) : proposal
        let isTemplate = templates.isTemplate(view)
        let fitting =
            isTemplate
            ? ViewFitting(template: view, proposal: space, position: position)
            : ViewFitting(shown: view, proposal: space)
        uses.append(TemplateUse(view: view, source: source, fitting: fitting, extraWidth: extraWidth))
        if source.configuredView == nil { view.prepareTemplateForReuse() }
        if isTemplate { fitting.prepare() }
        return view
    }

    /// Fits a view that was borrowed and is configured, and gives all views back.
    ///
    /// - Returns: The size of its content, in points, not rounded; `nil` if the view was not borrowed, or has none.
    func end(fitting view: UIView?) -> CGSize? {
        defer { for use in uses { templates.takeBack(use, of: generation) } }
        guard let view, let use = uses.first(where: { $0.view === view }) else { return nil }
        return templates.size(of: use, in: proposal, request.element)
    }
}

/// A template that is in use, or a shown view that is measured in its place.
@MainActor
struct TemplateUse {
    let view: UIView
    let source: TemplateSource
    let fitting: ViewFitting
    /// The width with which the view is fitted in addition to the space for its content, in points.
    let extraWidth: CGFloat

    var name: TemplateMeasurer.TemplateName {
        TemplateMeasurer.TemplateName(template: source.identifier, view: ObjectIdentifier(type(of: view)))
    }
}

extension UIView {
    /// Calls `prepareForReuse()` of a template.
    fileprivate func prepareTemplateForReuse() {
        switch self {
        case let view as UICollectionReusableView: view.prepareForReuse()
        case let cell as UITableViewCell: cell.prepareForReuse()
        case let view as UITableViewHeaderFooterView: view.prepareForReuse()
        default: break
        }
    }
}
