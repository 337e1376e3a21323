/// How far around the viewport elements are measured.
enum MeasuringReach {
    /// How far beyond the viewport everything is measured when a viewport is placed, in viewports.
    static let margin = 1

    /// How near the viewport an unmeasured element may come before elements are placed again: one viewport divided by this.
    static let lookaheadDivisor = 4

    /// How far beyond the viewport an element may be, in viewports, for a measurement off the main actor to go on.
    static let awaited = 3
}
