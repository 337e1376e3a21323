/// The distances from the viewport within which elements are measured.
enum MeasuringReach {
    /// The distance beyond the viewport within which a placement measures all elements, in viewports.
    static let margin = 1

    /// One viewport divided by this is the distance of an unmeasured element at which elements are placed again.
    static let lookaheadDivisor = 4

    /// One viewport divided by this is the distance of an unmeasured element at which it is measured after a step of a scroll, so
    /// that a later step need not.
    static let aheadDivisor = 2

    /// The greatest distance of an element from the viewport at which its measurement off the main actor continues, in
    /// viewports.
    static let awaited = 3
}
