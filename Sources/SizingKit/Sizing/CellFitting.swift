/// How a template is asked for its size.
public enum CellFitting: Sendable {
    /// Auto Layout first; a view that does not answer by it is asked for `sizeThatFits(_:)`.
    ///
    /// The whole view is fitted, with its width required, so that list cells count their accessories and margins. An
    /// answer of no height means that no constraints hold the view up: then `sizeThatFits(_:)` decides, and if that
    /// answers no height either, the row takes 44 points, a table's standard row height.
    case automatic
    /// Auto Layout only: `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` on the
    /// whole view.
    case autoLayout
    /// `sizeThatFits(_:)` only, for views that lay out their subviews by frames.
    case sizeThatFits
}
