/// The vertical or the horizontal axis.
///
/// A layout scrolls along its *main* axis; the *cross* axis is the other one.
package enum Axis: Sendable, Hashable, CaseIterable {
    case vertical
    case horizontal

    // Written out: other modules would call a synthesized one through its witness, once for each element that is handed out.
    @inlinable
    package static func == (left: Axis, right: Axis) -> Bool {
        switch (left, right) {
        case (.vertical, .vertical), (.horizontal, .horizontal): true
        default: false
        }
    }

    /// The axis at a right angle to this one.
    package var cross: Axis {
        switch self {
        case .vertical: .horizontal
        case .horizontal: .vertical
        }
    }
}
