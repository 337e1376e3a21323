import UIKit

/// A view behind a section.
struct SectionBackground: Equatable, Sendable {
    /// The kind of the decoration view.
    var kind: String
    /// The space between the edges of the section and the view, in points.
    var insets = NSDirectionalEdgeInsets.zero
    /// The z-index; 0 for a view behind everything of the section.
    var order = 0

    /// Whether it is the colour of a list.
    @MainActor var isColor: Bool { kind == ListCardView.backgroundElementKind }
}
