import UIKit

/// How one section of a ``SizingLayout`` arranges its items.
///
/// Everything else that a layout offers (headers and footers, pinning, measuring, estimates, the cache) works for every
/// kind of section.
public struct SizingSection: Equatable, Sendable {
    enum Arrangement: Equatable, Sendable {
        case list(SizingListConfiguration)
    }

    let arrangement: Arrangement

    /// The space around the items, in points. The header lies before the space at the start of the scroll axis, the
    /// footer after that at its end; both are inset at the sides like the items.
    ///
    /// Sides that leave no room for items are not applied, with a line in the log.
    public var contentInsets: NSDirectionalEdgeInsets = .zero

    /// Whether the header stays at the start of what is visible as long as its section is, pushed away by the section's
    /// end. The default is `false`.
    public var pinsHeader = false

    /// Whether the footer stays at the end of what is visible as long as its section is. The default is `false`.
    public var pinsFooter = false

    init(_ arrangement: Arrangement) {
        self.arrangement = arrangement
    }

    /// One column of rows.
    ///
    /// - Parameter configuration: How the list looks. Its insets become the section's.
    public static func list(_ configuration: SizingListConfiguration = SizingListConfiguration()) -> SizingSection {
        var section = SizingSection(.list(configuration))
        section.contentInsets = configuration.sectionInsets
        return section
    }
}
