import SizingEngine
import UIKit

/// An end of a section's card along the scroll axis.
enum ListCardEnd: CaseIterable {
    /// The upper end; the left end in a horizontal list.
    case first
    /// The lower end; the right end in a horizontal list.
    case last

    /// The end whose corners are covered by decorations of a kind; `nil` for other kinds.
    init?(elementKind: String) {
        guard let end = Self.allCases.first(where: { $0.elementKind == elementKind }) else { return nil }
        self = end
    }

    /// The kind of the decoration views that cover the corners of rows.
    var elementKind: String { self == .first ? "SizingKit.corners.first" : "SizingKit.corners.last" }

    /// The corners of the card at this end.
    func corners(along axis: Axis) -> CACornerMask {
        switch (axis, self) {
        case (.vertical, .first): [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        case (.vertical, .last): [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case (.horizontal, .first): [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        case (.horizontal, .last): [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        }
    }
}
