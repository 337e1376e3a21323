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

    /// The size of the content that a template shows, in points, not rounded; `nil` if no template can be made.
    ///
    /// - Parameter room: The room for the content.
    /// - Parameter insetWidth: What surrounds the content beside the room, in points. A cell that lays out its accessories
    ///   itself is fitted with it.
    /// - Parameter place: Where the element is shown.
    func size(
        of source: TemplateSource,
        configuredBy configure: (UICollectionReusableView, IndexPath) -> Void,
        at indexPath: IndexPath,
        in room: SizingProposal,
        insetWidth: CGFloat = 0,
        place: TemplatePlace = TemplatePlace()
    ) -> CGSize? {
        var size: CGSize?
        UIView.performWithoutAnimation {
            guard let template = idle[source.identifier]?.popLast() ?? makeTemplate(source) else { return }
            let generation = generation
            let isListCell = template is UICollectionViewListCell || template is SizingListCell
            let extraWidth = isListCell ? insetWidth : place.coveredWidth
            let fitting = ViewFitting(
                template: template,
                room: extraWidth > 0 ? room.widened(by: extraWidth) : room,
                position: host.prepare(for: place.position)
            )
            template.prepareForReuse()
            fitting.prepare()
            configure(template, indexPath)
            size = fitting.size(by: source.fitting)
            if room.width == nil { size?.width -= extraWidth }
            if generation == self.generation {
                idle[source.identifier, default: []].append(template)
            } else {
                template.removeFromSuperview()
            }
        }
        return size
    }

    private func makeTemplate(_ source: TemplateSource) -> UICollectionReusableView? {
        guard let template = source.make() else { return nil }
        host.addSubview(template)
        SizingLog.record(.templateMade, SizingEvent(.templateMade, template: source.identifier))
        return template
    }
}
