import SizingEngine

/// A section as it was stated, with what is worked out once for all sections stated alike.
@MainActor
final class SectionStyle {
    let section: SizingSection
    /// `nil` for sections that are no lists.
    let list: ListStyle?
    /// Whether something lies behind the section or its rows.
    let hasBackdrop: Bool

    init(_ section: SizingSection, in environment: LayoutEnvironment) {
        self.section = section
        let beforehand = ListSectionGeometry.Section(isFirst: false, hasHeader: false, hasFooter: false)
        let geometry = section.listGeometry(of: beforehand, in: environment)
        list = geometry.map { ListStyle($0, on: environment.grid) }
        hasBackdrop = section.backgroundElementKind != nil || geometry?.card != nil
    }
}
