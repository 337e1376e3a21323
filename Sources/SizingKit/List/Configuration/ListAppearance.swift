/// What follows from the appearance of a list. The switches name every appearance, so that the compiler asks for these answers where
/// one is added.
extension SizingListConfiguration.Appearance {
    /// Whether each section lies on a background of its own.
    var hasCards: Bool {
        switch self {
        case .grouped, .insetGrouped: true
        case .plain, .sidebar, .sidebarPlain: false
        }
    }

    /// Whether the backgrounds of sections have rounded corners and lie beside the edges of the list.
    var insetsCards: Bool {
        switch self {
        case .insetGrouped: true
        case .plain, .grouped, .sidebar, .sidebarPlain: false
        }
    }

    /// Whether rows have separators by default.
    var hasSeparators: Bool {
        switch self {
        case .plain, .grouped, .insetGrouped: true
        case .sidebar, .sidebarPlain: false
        }
    }

    /// Whether the separators before the first row of a section and after the last one reach from edge to edge.
    var endsSectionsFromEdgeToEdge: Bool {
        switch self {
        case .grouped: true
        case .plain, .insetGrouped, .sidebar, .sidebarPlain: false
        }
    }

    /// Whether headers and footers stay on screen by default while their sections are visible.
    var pinsTitles: Bool {
        switch self {
        case .plain: true
        case .grouped, .insetGrouped, .sidebar, .sidebarPlain: false
        }
    }

    /// Whether a row draws a separator at an edge by default.
    ///
    /// - Parameter isSectionEnd: Whether the section begins or ends at that edge.
    func drawsSeparator(at edge: ListSeparatorEdge, isSectionEnd: Bool) -> Bool {
        switch self {
        case .plain, .sidebar, .sidebarPlain: edge == .bottom
        case .grouped: edge == .bottom || isSectionEnd
        case .insetGrouped: edge == .bottom && !isSectionEnd
        }
    }
}
