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
    private(set) var generation = 0
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

    /// Returns the size of a borrowed view's content, in points, not rounded; `nil` if it has none.
    ///
    /// - Parameters:
    ///   - use: The use of the view.
    ///   - proposal: The space for the content.
    ///   - element: The element, if its shown view is asked for its size.
    func size(of use: TemplateUse, in proposal: SizingProposal, _ element: MeasuredElement?) -> CGSize? {
        var fitting = use.fitting
        if let width = use.source.widthBesideContent?(use.view) { fitting.leaveSpace(besideContent: width) }
        if let element, element.space.axis == .vertical {
            fitting.leaveSpace(forSeparator: element.grid.points(of: element.space.separatorExtent))
        }
        var size: CGSize?
        if isTemplate(use.view) {
            let isFilled = element?.isFilled(byTemplateWith: use.extraWidth) == true
            let asked = isFilled && use.source.fitting == .automatic ? element : nil
            size = asked.flatMap { sizeInLine(of: $0, fitting, use.name) } ?? self.size(by: fitting, of: use, asked)
        } else {
            size = fitting.sizeOfShownView(by: use.source.fitting)
        }
        if proposal.width == nil { size?.width -= use.extraWidth }
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
        let (known, view) = (habits[name] ?? TemplateHabits(), ObjectIdentifier(use.view))
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
    struct TemplateName: Hashable {
        let template: String
        let view: ObjectIdentifier
    }

    // MARK: Borrowing

    /// Whether a view is a template, not a view that is shown.
    func isTemplate(_ view: UIView) -> Bool { view.superview === host.room }

    /// Takes a view of a source that is not in use, in the room of the host unless it is shown already; `nil` if none can be made.
    func take(_ source: TemplateSource) -> UIView? {
        guard let view = source.configuredView else {
            return idle[source.identifier]?.popLast() ?? makeTemplate(source)
        }
        if view.superview == nil { host.room.addSubview(view) }
        return view
    }

    /// Takes a template back after its use.
    ///
    /// - Parameter generation: The generation of the templates when it was taken.
    func takeBack(_ use: TemplateUse, of generation: Int) {
        guard isTemplate(use.view) else { return }
        // An app that begins editing as it configures a cell means the shown one.
        use.view.endEditing(true)
        let isCurrent = generation == self.generation
        if isCurrent, use.source.takesMeasured?(use.view) == true {
            lastWidths[ObjectIdentifier(use.view)] = nil
        } else if isCurrent, use.source.isKept {
            idle[use.source.identifier, default: []].append(use.view)
        } else {
            lastWidths[ObjectIdentifier(use.view)] = nil
            use.view.removeFromSuperview()
        }
    }

    private func makeTemplate(_ source: TemplateSource) -> UIView? {
        guard let template = source.make() else { return nil }
        host.room.addSubview(template)
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { template.updateTraitsIfNeeded() }
        SizingLog.record(.templateMade, SizingEvent(.templateMade, template: source.identifier))
        return template
    }
}
