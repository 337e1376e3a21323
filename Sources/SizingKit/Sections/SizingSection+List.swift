import SizingEngine
import UIKit

extension SizingSection {
    /// Whether the space around the items depends on whether there is a header or a footer.
    var needsToKnowBoundaries: Bool {
        if case .list(let configuration) = arrangement { configuration.appearance.hasCards } else { false }
    }

    /// The configuration of a list with the properties that the layout sets: the width of the section index and the
    /// editing mode.
    private func listConfiguration(in environment: LayoutEnvironment) -> SizingListConfiguration? {
        guard case .list(var configuration) = arrangement else { return nil }
        if let sectionIndexWidth { configuration.metrics.sectionIndexWidth = sectionIndexWidth }
        configuration.isEditing = environment.isEditing
        return configuration
    }

    /// The geometry of a list; `nil` for other sections.
    ///
    /// - Parameter section: The position of the section and its header and footer, on which the space around the rows
    ///   depends.
    func listGeometry(
        of section: ListSectionGeometry.Section,
        in environment: LayoutEnvironment
    ) -> ListSectionGeometry? {
        let (main, cross) = (environment.axis.main(contentInsets), environment.axis.cross(contentInsets))
        return listConfiguration(in: environment).map {
            ListSectionGeometry(
                section,
                in: environment.listEnvironment(showsSectionIndex: sectionIndexWidth != nil),
                configuration: $0,
                // In a horizontal list the top of a row is its leading edge.
                insets: NSDirectionalEdgeInsets(
                    top: main.start,
                    leading: cross.start,
                    bottom: main.end,
                    trailing: cross.end
                )
            )
        }
    }

    /// The shape of a list.
    @MainActor
    func listShape(
        _ geometry: ListSectionGeometry,
        of section: ListSectionGeometry.Section,
        in environment: LayoutEnvironment
    ) -> SectionShape {
        let grid = environment.grid
        func pixels(_ points: CGFloat) -> Int { grid.extent(of: points, rounded: .nearest) }
        let padding = pixels(geometry.topPadding)
        let passed =
            supplementariesFollowContentInsets ? (start: 0, end: 0) : environment.axis.cross(contentInsets)
        return SectionShape(
            arrangement: .list(spacing: grid.space(of: geometry.rowSpacing)),
            itemCross: crossSpan(
                start: geometry.insets.leading + geometry.rowMargins.leading,
                end: geometry.insets.trailing + geometry.rowMargins.trailing,
                in: environment
            ),
            boundaryCross: crossSpan(
                start: geometry.insets.leading - passed.start,
                end: geometry.insets.trailing - passed.end,
                in: environment
            ),
            insetBefore: grid.space(of: geometry.insets.top) + (section.hasHeader ? 0 : padding),
            insetAfter: grid.space(of: geometry.insets.bottom) + pixels(geometry.bottomPadding),
            headerPadding: section.hasHeader ? padding : 0
        )
    }
}
