import SizingEngine

/// The different sections that a layout has met so far, by the numbers that the model knows them by.
@MainActor
struct SectionStyles {
    /// How many of the sections met last one is compared with.
    private static let comparedCount = 8

    private var styles: [SectionStyle] = []
    /// Whether something lies behind any of them.
    private(set) var hasBackdrops = false
    /// Whether any of them is a list.
    private(set) var hasLists = false

    subscript(number: Int) -> SectionStyle? { styles.indices.contains(number) ? styles[number] : nil }

    /// The number of a section's style, which is a new one if none of the last sections was stated alike.
    ///
    /// Layouts have few different sections, and neighbours tend to be alike. One that states a new closure for each of its
    /// sections has as many as sections, which must not be compared with all others.
    mutating func number(of section: SizingSection, in environment: LayoutEnvironment) -> Int {
        let compared = styles.indices.suffix(Self.comparedCount)
        if let known = compared.last(where: { styles[$0].section == section }) { return known }
        let style = SectionStyle(section, in: environment)
        styles.append(style)
        if style.hasBackdrop { hasBackdrops = true }
        if style.list != nil { hasLists = true }
        return styles.count - 1
    }

    /// Whether views of a kind lie behind any of the sections.
    func haveBackground(ofKind kind: String) -> Bool {
        styles.contains { $0.section.backgroundElementKind == kind }
    }
}
