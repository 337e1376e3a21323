import SizingEngine
import UIKit

/// Creates, keeps and measures templates.
///
/// Templates are created by their source. Those for a collection view are never dequeued: since iOS 18, UIKit raises an
/// exception for a dequeued view that is not returned to the collection view. One template of a registration is kept, under the traits of its host
/// view. All are removed when those traits change and on a memory warning.
@MainActor
final class TemplateMeasurer {
    let host = TemplateHost()
    /// Templates that are not in use, by the names of their registrations. There is more than one only if the
    /// configuration of a template has started another measurement.
    private var idle: [String: [UIView]] = [:]
    /// Changes when templates are removed, so that a template in use at that time is not kept afterwards.
    private var generation = 0
    private let memoryWarnings = NotificationObservation()
    /// How the views of each template answer.
    private var habits: [TemplateName: TemplateHabits] = [:]
    /// The widths at which kept templates were last laid out, in points.
    private var lastWidths: [ObjectIdentifier: CGFloat] = [:]
    /// Whether there are templates whose views change the given size.
    private(set) var viewsChangeGivenSizes = false

    init() {
        host.templatesAreOutdated = { [weak self] in self?.removeTemplates() }
        memoryWarnings.observe(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
            self?.removeTemplates()
        }
    }

    /// Removes all templates. They are created again when they are needed.
    func removeTemplates() {
        generation += 1
        for template in idle.sorted(by: { $0.key < $1.key }).flatMap(\.value) { template.removeFromSuperview() }
        idle = [:]
        habits = [:]
        lastWidths = [:]
    }

    /// Asks the next templates for their sizes by `preferredLayoutAttributesFitting(_:)` again, also those whose views have
    /// returned the fitted size so far.
    func askAgain() {
        habits = habits.mapValues { known in
            var known = known
            known.askAgain()
            return known
        }
    }

    /// The number of templates that are kept.
    var templateCount: Int { idle.values.reduce(0) { $0 + $1.count } }  // In any order.

    /// Returns the size of a template's content, in points, not rounded; `nil` if nothing can be measured.
    ///
    /// - Parameters:
    ///   - proposal: The space for the content.
    ///   - insetWidth: The width of the space beside the content, in points. A cell that lays out its accessories itself
    ///     is fitted with it.
    ///   - templatePosition: The position of the element on screen.
    ///   - element: The element, if its shown view is asked for its size; `nil` in a layout of another package.
    ///   - configured: Borrows a template by calling its argument, which prepares the template; configures it and returns
    ///     it.
    func size(
        in proposal: SizingProposal,
        insetWidth: CGFloat = 0,
        templatePosition: TemplatePosition = TemplatePosition(),
        element: MeasuredElement? = nil,
        of configured: (_ makeTemplate: @escaping (TemplateSource) -> UIView?) -> UIView?
    ) -> CGSize? {
        var size: CGSize?
        UIView.performWithoutAnimation {
            let uses = TemplateUses()
            let generation = generation
            let position = host.prepare(for: templatePosition.position)
            let view = configured { [self] source in
                guard let template = template(of: source) else { return nil }
                let isListCell = template is UICollectionViewListCell || template is SizingListCell
                let extraWidth = isListCell ? insetWidth : templatePosition.coveredWidth
                let space = extraWidth > 0 ? proposal.widened(by: extraWidth) : proposal
                let fitting =
                    isTemplate(template)
                    ? ViewFitting(template: template, proposal: space, position: position)
                    : ViewFitting(shown: template, proposal: space)
                uses.list.append(
                    TemplateUse(template: template, source: source, fitting: fitting, extraWidth: extraWidth)
                )
                if source.configuredView == nil { template.prepareTemplateForReuse() }
                if isTemplate(template) { fitting.prepare() }
                return template
            }
            if let view, let use = uses.list.first(where: { $0.template === view }) {
                var fitting = use.fitting
                if let width = use.source.widthBesideContent?(view) { fitting.leaveSpace(besideContent: width) }
                if let element, element.space.axis == .vertical {
                    fitting.leaveSpace(forSeparator: element.grid.points(of: element.space.separatorExtent))
                }
                let isFilled = element?.isFilled(byTemplateWith: use.extraWidth) == true
                let asked = isFilled && isTemplate(view) && use.source.fitting == .automatic ? element : nil
                if let asked, let own = sizeInLine(of: asked, fitting, use.name) {
                    size = own
                } else if isTemplate(view) {
                    size = self.size(by: fitting, of: use, asked)
                } else {
                    size = fitting.sizeOfShownView(by: use.source.fitting)
                }
                if proposal.width == nil { size?.width -= use.extraWidth }
            }
            for use in uses.list where isTemplate(use.template) {
                // An app that begins editing as it configures a cell means the shown one.
                use.template.endEditing(true)
                let isCurrent = generation == self.generation
                if isCurrent, use.source.takesMeasured?(use.template) == true {
                    lastWidths[ObjectIdentifier(use.template)] = nil
                } else if isCurrent, use.source.isKept {
                    idle[use.source.identifier, default: []].append(use.template)
                } else {
                    lastWidths[ObjectIdentifier(use.template)] = nil
                    use.template.removeFromSuperview()
                }
            }
        }
        return size
    }

    /// Whether a view that is shown as it was measured need not be asked for its size again.
    func isShownAsMeasured(_ view: UICollectionReusableView) -> Bool {
        habits[name(of: view)]?.areShownAsMeasured ?? false
    }

    /// Records what a view has answered that is shown as it was measured.
    ///
    /// - Parameter isKept: Whether it has asked for the size that it was given.
    func noteShown(_ view: UICollectionReusableView, height: CGFloat, isKept: Bool) {
        habits[name(of: view)]?.noteShown(height: height, isKept: isKept)
    }

    private func name(of view: UICollectionReusableView) -> TemplateName {
        TemplateName(template: view.reuseIdentifier ?? "", view: ObjectIdentifier(type(of: view)))
    }

    /// Returns the size of a template, which is laid out and fitted again unless that is known to change nothing.
    ///
    /// - Parameter element: The element, if its shown view is asked for its size.
    private func size(by fitting: ViewFitting, of use: TemplateUse, _ element: MeasuredElement?) -> CGSize {
        let name = use.name
        guard let width = fitting.proposal.width else {
            return preferredSize(of: element, fitting: fitting.size(by: use.source.fitting).size, fitting, name)
        }
        let (known, view) = (habits[name] ?? TemplateHabits(), ObjectIdentifier(use.template))
        // A view with an answer of its own may compute it from what a layout pass has laid out.
        let isOnce = known.areFitted && known.isUnchanged(at: width, lastLaidOutAt: lastWidths[view])
        var isConfirmed = false
        let answer = fitting.size(by: use.source.fitting, once: isOnce) { [self] size in
            // What the shown view will be asked says as much as to fit it again.
            var sizing = known.preferred
            guard let element, element.confirms(size, of: fitting, &sizing) else { return false }
            habits[name, default: TemplateHabits()].preferred = sizing
            isConfirmed = true
            return true
        }
        let isKept = answer.isKeptByLayout
        if !isOnce || !isKept {
            let (last, height) = (lastWidths.updateValue(width, forKey: view), answer.size.height)
            habits[name, default: TemplateHabits()]
                .noteLayout(at: width, lastLaidOutAt: last, height: height, isKept: isKept)
        }
        return isConfirmed ? answer.size : preferredSize(of: element, fitting: answer.size, fitting, name)
    }

    /// Returns the size of an element whose view, as apps write them for flow layouts, decides itself how long it is across the scroll
    /// axis: as its column or as its line; `nil` if it does not.
    private func sizeInLine(of element: MeasuredElement, _ fitting: ViewFitting, _ name: TemplateName) -> CGSize? {
        guard element.space.choosesCross else { return nil }
        lastWidths[ObjectIdentifier(fitting.view)] = nil
        if let own = element.sizeInColumn(of: fitting) { return own }
        guard element.space.column == nil, let given = element.givenInLine else { return nil }
        let fillsLine = habits[name]?.fillsLine ?? element.fillsLine(fitting, given: given)
        habits[name, default: TemplateHabits()].fillsLine = fillsLine
        return fillsLine ? element.size(of: fitting, in: element.line(given: given)) : nil
    }

    /// Returns the size of an element's content as its shown view will ask for it.
    private func preferredSize(
        of element: MeasuredElement?,
        fitting size: CGSize,
        _ fitting: ViewFitting,
        _ name: TemplateName
    ) -> CGSize {
        let known = habits[name] ?? TemplateHabits()
        guard let element, !known.areFitted else { return size }
        var sizing = known.preferred
        let own = element.sizeOfContent(fitting: size, of: fitting, &sizing)
        if case .changingGivenSize = sizing { viewsChangeGivenSizes = true }
        habits[name, default: TemplateHabits()].preferred = sizing
        return own
    }

    /// The name of a template, and the class of its views, since rows without a reuse identifier share a name.
    private struct TemplateName: Hashable {
        let template: String
        let view: ObjectIdentifier
    }

    /// A template that is in use.
    private struct TemplateUse {
        let template: UIView
        let source: TemplateSource
        let fitting: ViewFitting
        /// The width with which the template is fitted in addition to the space for its content, in points.
        let extraWidth: CGFloat

        var name: TemplateName {
            TemplateName(template: source.identifier, view: ObjectIdentifier(type(of: template)))
        }
    }

    private final class TemplateUses {
        var list: [TemplateUse] = []
    }

    /// Whether a view is a template, not a view that is shown.
    private func isTemplate(_ view: UIView) -> Bool { view.superview === host.room }

    /// Returns a view of a source that is not in use, in the room of the host unless it is shown already.
    private func template(of source: TemplateSource) -> UIView? {
        guard let view = source.configuredView else {
            return idle[source.identifier]?.popLast() ?? makeTemplate(source)
        }
        if view.superview == nil { host.room.addSubview(view) }
        return view
    }

    private func makeTemplate(_ source: TemplateSource) -> UIView? {
        guard let template = source.make() else { return nil }
        host.room.addSubview(template)
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { template.updateTraitsIfNeeded() }
        SizingLog.record(.templateMade, SizingEvent(.templateMade, template: source.identifier))
        return template
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
