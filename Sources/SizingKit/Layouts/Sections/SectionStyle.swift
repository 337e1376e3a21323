import SizingEngine

/// A section and the values that are computed once for all equal sections.
@MainActor
final class SectionStyle {
    let section: SizingSection
    /// The list; `nil` for sections of other kinds.
    let list: ListStyle?
    /// Whether there is a background behind the section or its rows.
    let hasBackdrop: Bool
    /// The views behind the section: the app's, or that of a list with a colour of its own.
    let backgrounds: [SectionBackground]
    /// The views that are attached to the items of each group, by their places; empty if there are none.
    let attachments: [[SectionAttachment]]
    /// How far views may reach out of their items along the scroll axis, in pixels.
    let reachOfAttachments: Int
    /// The z-indices of the items of each group, by their places; empty if all are 0.
    let orders: [Int]
    /// The extents that are estimated for the items of each group along the scroll axis, by their places, in pixels; empty if all
    /// places have the same estimate, which is that of the section.
    let estimates: [Int?]

    init(_ section: SizingSection, in environment: LayoutEnvironment) {
        self.section = section
        let beforehand = ListSectionGeometry.Section(isFirst: false, hasHeader: false, hasFooter: false)
        let geometry = section.listGeometry(of: beforehand, in: environment)
        list = geometry.map { ListStyle($0, in: environment) }
        let composition = section.composition(in: environment)
        let places = composition?.places ?? []
        let attached = places.map(\.attachments)
        attachments = attached.contains { !$0.isEmpty } ? attached.map(\.withoutSecondViews) : []
        let reach = attachments.joined().reduce(0) { max($0, $1.reach(along: environment.axis)) }
        reachOfAttachments = environment.grid.extent(of: reach)
        let estimated = places.map(\.estimate)
        estimates =
            Set(estimated.compactMap { $0 }).count > 1
            ? estimated.map { $0.map { environment.grid.extent(of: $0, rounded: .nearest) } } : []
        orders = places.contains { $0.order != 0 } ? places.map(\.order) : []
        let hasColor = section.backgrounds.isEmpty && geometry?.configuration.backgroundColor != nil
        backgrounds = hasColor ? [SectionBackground(kind: ListCardView.backgroundElementKind)] : section.backgrounds
        hasBackdrop = !backgrounds.isEmpty || geometry?.card != nil
    }
}

extension [SectionAttachment] {
    /// The views of one index path, of each kind the first.
    @MainActor
    fileprivate var withoutSecondViews: [SectionAttachment] {
        var kinds: Set<String> = []
        return filter { attachment in
            let isNew = kinds.insert(attachment.kind).inserted
            if !isNew { CompositionLog.reportSecond(attachment.kind, of: "supplementaryItems") }
            return isNew
        }
    }
}
