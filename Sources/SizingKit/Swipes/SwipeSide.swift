import Foundation

/// The sides of a row at which actions can be.
enum SwipeSide: CaseIterable {
    case leading
    case trailing

    /// The direction in which a row moves to show the actions, along x in a left-to-right layout.
    var direction: CGFloat { self == .leading ? 1 : -1 }
}
