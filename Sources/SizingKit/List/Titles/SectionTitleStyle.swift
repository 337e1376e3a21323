import UIKit

/// The looks of the title of a section, which depend on its place and on the appearance of the list.
struct SectionTitleStyle: Hashable {
    /// Whether it is the title of a footer.
    var isFooter: Bool
    /// Whether the list has the plain appearance.
    var isPlain: Bool

    /// The standard content of such a title.
    @MainActor
    var content: UIListContentConfiguration {
        switch (isFooter, isPlain) {
        case (false, true): .plainHeader()
        case (false, false): .groupedHeader()
        case (true, true): .plainFooter()
        case (true, false): .groupedFooter()
        }
    }

    /// The background of such a title. Rows pass below the header of a plain list.
    @MainActor
    var background: UIBackgroundConfiguration {
        !isFooter && isPlain ? .listPlainHeaderFooter() : .clear()
    }
}
