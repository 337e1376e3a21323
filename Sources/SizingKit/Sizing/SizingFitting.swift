/// How a template is asked for its size.
public enum SizingFitting: Sendable {
    /// The whole view by Auto Layout first, then its content view, then `sizeThatFits(_:)`.
    ///
    /// The whole view comes first so that list cells count their accessories and margins, content configurations their
    /// margins, and cells with their own `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`
    /// are heard. An answer of nothing along a free side means that no constraints hold the view up, and so does one that
    /// only follows the present size of the view: then the next way decides. If none answers, a free side takes 44 points, a
    /// table's standard row height.
    case automatic
    /// Auto Layout only: `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` on the
    /// whole view.
    case autoLayout
    /// Auto Layout only, on the cell's `contentView`: for cells whose own answer counts something else than the content.
    /// A view without a content view is asked itself.
    case contentView
    /// `sizeThatFits(_:)` only, for views that lay out their subviews by frames.
    case sizeThatFits
}
