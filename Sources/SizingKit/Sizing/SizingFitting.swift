/// The ways of asking a template for its size.
public enum SizingFitting: Sendable {
    /// Auto Layout on the whole view, then on its content view, then `sizeThatFits(_:)`: the first that returns a size.
    ///
    /// The whole view comes first so that the accessories and margins of list cells, the margins of content
    /// configurations and overrides of
    /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` count. A length of 0, or one
    /// that only repeats the present size of the view, counts as no size: it means that constraints are missing. If no
    /// way returns a size, the length is 44 points, a table's standard row height.
    case automatic
    /// Auto Layout only: `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` on the
    /// whole view.
    case autoLayout
    /// Auto Layout only, on the cell's `contentView`, for cells that return another size for the whole view. A view
    /// without a content view is used itself.
    case contentView
    /// `sizeThatFits(_:)` only, for views that lay out their subviews by frames.
    case sizeThatFits
}
