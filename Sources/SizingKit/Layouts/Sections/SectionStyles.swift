import SizingEngine

/// The different sections of a layout so far. The model refers to each by a number.
@MainActor
struct SectionStyles {
    /// The number of recent sections that a section is compared with.
    private static let comparedCount = 8

    private var styles: [SectionStyle] = []
    /// Whether any of them has a background.
    private(set) var hasBackdrops = false
    /// Whether any of them is a list whose rows may have swipe actions.
    private(set) var haveSwipeActions = false
    /// Whether any of them is a list.
    private(set) var hasLists = false
    /// Whether any of them is a list whose rows have looks, or get some when they are swiped.
    private(set) var haveRowLooks = false
    /// Whether any of them changes its visible items.
    private(set) var haveVisibleItemsHandlers = false
    /// Whether any of them changes its items in each step of a scroll of the whole content.
    private(set) var changeItemsInSteps = false
    /// Whether any of them is a carousel.
    private(set) var hasCarousels = false
    /// Whether any of them has views that are attached to items or to its edges.
    private(set) var haveAttachments = false
    /// Whether any of them orders its items by z-indices.
    private(set) var haveOrders = false
    /// Whether any of them has a view at its edges, besides the header and the footer, that stays on screen.
    private(set) var pinOthers = false
    /// How far attached views may reach out of their items along the scroll axis, in pixels.
    private(set) var reachOfAttachments = 0

    subscript(number: Int) -> SectionStyle? { styles.indices.contains(number) ? styles[number] : nil }

    /// Returns the number of a section's style: that of an equal recent section, or a new number.
    ///
    /// Layouts have few different sections, and neighbours are often equal. A layout that sets a new closure for each
    /// section has as many styles as sections, so that comparing with all of them would be slow.
    mutating func number(of section: SizingSection, in environment: LayoutEnvironment) -> Int {
        let compared = styles.indices.suffix(Self.comparedCount)
        if let known = compared.last(where: { styles[$0].section == section }) { return known }
        let style = SectionStyle(section, in: environment)
        styles.append(style)
        if style.hasBackdrop { hasBackdrops = true }
        if style.list != nil { hasLists = true }
        if style.list?.rowsHaveLooks == true { haveRowLooks = true }
        if section.carousel != nil { hasCarousels = true }
        reachOfAttachments = max(reachOfAttachments, style.reachOfAttachments)
        if !style.attachments.isEmpty || section.supplementaries?.others.isEmpty == false { haveAttachments = true }
        if !style.orders.isEmpty { haveOrders = true }
        if section.supplementaries?.others.contains(where: \.pins) == true { pinOthers = true }
        if section.visibleItemsHandler != nil {
            haveVisibleItemsHandlers = true
            if section.carousel == nil { changeItemsInSteps = true }
        }
        if style.list?.geometry.configuration.hasSwipeActions == true { haveSwipeActions = true }
        return styles.count - 1
    }

    /// Whether any of the sections has a background of a kind.
    func haveBackground(ofKind kind: String) -> Bool {
        styles.contains { $0.backgrounds.contains { $0.kind == kind } }
    }
}
