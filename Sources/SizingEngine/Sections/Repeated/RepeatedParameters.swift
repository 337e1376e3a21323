/// A group of items of stated sizes, repeated along the scroll axis.
///
/// Lengths along the scroll axis are pixels with their fractions: an edge is rounded where it lies, so that no error adds up over
/// many groups.
package struct RepeatedParameters: Hashable, Sendable {
    /// The place of an item in each group.
    package struct Place: Hashable, Sendable {
        /// Where the item starts and ends along the scroll axis, in pixels from the start of its group.
        var start: Double
        var end: Double
        /// Where it lies across the scroll axis, in whole pixels.
        var cross: Span

        package init(start: Double, end: Double, cross: Span) {
            self.start = start
            self.end = max(start, end)
            self.cross = cross
        }
    }

    /// The places in the order of the items. There is at least one.
    let places: [Place]
    /// The length of a group, in pixels.
    let extent: Double
    /// The distance from the start of a group to that of the next one, in pixels. Groups overlap if it is less than their length.
    let pitch: Double
    /// How far items reach along the scroll axis, from the start of their group.
    let reach: ClosedRange<Double>

    /// - Parameters:
    ///   - places: Without any, a group is one item of no size.
    ///   - extent: Clamped to `0...PixelGrid.maximumExtent`.
    ///   - spacing: The space between two groups. A group starts where the one before it does, or after that.
    package init(_ places: [Place], extent: Double, spacing: Double) {
        self.places = places.isEmpty ? [Place(start: 0, end: 0, cross: Span(start: 0, length: 0))] : places
        self.extent = min(max(extent, 0), Double(PixelGrid.maximumExtent))
        let most = Double(PixelGrid.maximumExtent)
        pitch = max(0, self.extent + min(max(spacing, -most), most))
        let first = self.places.reduce(0) { min($0, $1.start) }
        reach = first...self.places.reduce(first) { max($0, $1.end) }
    }

    /// The extent of an item in its place, in whole pixels; a pixel more or less in some groups.
    func extent(of item: Int) -> Int {
        let place = places[item % places.count]
        return Int((place.end - place.start).rounded())
    }
}
