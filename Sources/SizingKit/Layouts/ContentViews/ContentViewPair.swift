import SizingEngine

/// The views of the app at the two ends of the content, and their lengths.
struct ContentViewPair {
    /// A view at an end of the content.
    struct End {
        let view: ContentViewHost
        /// The environment that the length was measured in; `nil` if the view must be measured again.
        var measuredIn: LayoutEnvironment?
        /// The length along the scroll axis, in pixels.
        var extent = 0
    }

    var header: End?
    var footer: End?

    /// The view at the start or at the end of the content.
    subscript(edge: Edge) -> End? {
        get { edge == .start ? header : footer }
        set { if edge == .start { header = newValue } else { footer = newValue } }
    }

    var isEmpty: Bool { header == nil && footer == nil }

    /// Whether the views have been measured since they last changed.
    var areMeasured: Bool {
        (header == nil || header?.measuredIn != nil) && (footer == nil || footer?.measuredIn != nil)
    }
}
