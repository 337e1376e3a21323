/// The state of one placement: which element holds still, and where.
///
/// See `ElasticLayout.nextToMeasure(_:)`.
package struct Placement: Sendable {
    let viewport: Viewport
    /// How far beyond the viewport elements are measured.
    let margin: Int
    /// The element whose start holds still.
    var anchor: Element
    /// Where it holds still, in content coordinates.
    var anchorStart: Int
    /// How often an end of the content has given way. Two rounds are the rule; the bound keeps bad input finite.
    var rounds = 0
    static let maximumRounds = 6
}
