import SizingEngine
import UIKit

/// Makes, keeps and measures templates.
///
/// Templates are made by their source, never dequeued: since iOS 18 a dequeued view that is not returned to the
/// collection view raises an exception. One template of a kind is kept, under the traits of the view that hosts it; all
/// are dropped when those traits change and on a memory warning.
@MainActor
final class TemplateMeasurer {
    let host = TemplateHost()
    /// Templates that are not in use, by the names of their registrations. There is more than one only if a
    /// configuration closure led to another measurement.
    private var idle: [String: [UICollectionReusableView]] = [:]
    /// Changes when templates are dropped, so that one that is in use then is not kept afterwards.
    private var generation = 0
    private let memoryWarnings = NotificationObservation()

    init() {
        host.templatesAreOutdated = { [weak self] in self?.removeTemplates() }
        memoryWarnings.observe(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
            self?.removeTemplates()
        }
    }

    /// Drops all templates. They are made anew when they are needed.
    func removeTemplates() {
        generation += 1
        for template in idle.values.joined() { template.removeFromSuperview() }
        idle = [:]
    }

    /// The number of templates that are kept.
    var templateCount: Int { idle.values.reduce(0) { $0 + $1.count } }

    /// The size of the content that a template shows, in points, not rounded; `nil` if nothing can be measured.
    ///
    /// - Parameters:
    ///   - room: The room for the content.
    ///   - insetWidth: What surrounds the content beside the room, in points. A cell that lays out its accessories itself is
    ///     fitted with it.
    ///   - place: Where the element is shown.
    ///   - configured: Borrows a template by its argument, which prepares it, configures it and returns it.
    func size(
        in room: SizingProposal,
        insetWidth: CGFloat = 0,
        place: TemplatePlace = TemplatePlace(),
        of configured: (_ lend: @escaping (TemplateSource) -> UICollectionReusableView?) -> UICollectionReusableView?
    ) -> CGSize? {
        var size: CGSize?
        UIView.performWithoutAnimation {
            let loans = Loans()
            let generation = generation
            let position = host.prepare(for: place.position)
            let view = configured { [self] source in
                guard let template = idle[source.identifier]?.popLast() ?? makeTemplate(source) else { return nil }
                let isListCell = template is UICollectionViewListCell || template is SizingListCell
                let extraWidth = isListCell ? insetWidth : place.coveredWidth
                let fitting = ViewFitting(
                    template: template,
                    room: extraWidth > 0 ? room.widened(by: extraWidth) : room,
                    position: position
                )
                loans.list.append(Loan(template: template, source: source, fitting: fitting, extraWidth: extraWidth))
                template.prepareForReuse()
                fitting.prepare()
                return template
            }
            if let view, let loan = loans.list.first(where: { $0.template === view }) {
                size = loan.fitting.size(by: loan.source.fitting)
                if room.width == nil { size?.width -= loan.extraWidth }
            }
            for loan in loans.list {
                if generation == self.generation {
                    idle[loan.source.identifier, default: []].append(loan.template)
                } else {
                    loan.template.removeFromSuperview()
                }
            }
        }
        return size
    }

    /// A template that is in use.
    private struct Loan {
        let template: UICollectionReusableView
        let source: TemplateSource
        let fitting: ViewFitting
        /// What the template is fitted with beyond the room, in points.
        let extraWidth: CGFloat
    }

    private final class Loans {
        var list: [Loan] = []
    }

    private func makeTemplate(_ source: TemplateSource) -> UICollectionReusableView? {
        guard let template = source.make() else { return nil }
        host.addSubview(template)
        SizingLog.record(.templateMade, SizingEvent(.templateMade, template: source.identifier))
        return template
    }
}
