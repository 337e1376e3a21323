/// The session of a layout, for objects that may outlive the layout: gesture recognizers, observers, delegates and
/// tasks.
@MainActor
struct SessionReference {
    private weak var layout: SizingLayout?

    init(_ session: LayoutSession) {
        layout = session.layout
    }

    /// Calls a closure with the session. The layout lives until it returns, even if the app releases it meanwhile.
    ///
    /// - Returns: The result of the closure; `nil` if the layout is gone.
    @discardableResult
    func use<Result>(_ action: (LayoutSession) -> Result?) -> Result? {
        guard let layout else { return nil }
        return withExtendedLifetime(layout) { action(layout.session) }
    }
}
