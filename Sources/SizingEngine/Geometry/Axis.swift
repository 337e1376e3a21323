/// One of the two directions of the plane.
///
/// A layout scrolls along its *main* axis; the *cross* axis is the other one.
package enum Axis: Sendable, Hashable, CaseIterable {
    case vertical
    case horizontal

    /// The axis at a right angle to this one.
    package var cross: Axis {
        switch self {
        case .vertical: .horizontal
        case .horizontal: .vertical
        }
    }
}
