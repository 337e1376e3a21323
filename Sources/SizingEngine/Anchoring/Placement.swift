/// The state of one placement: which element holds still, and where.
///
/// See `ElasticLayout.next(in:)`.
package struct Placement: Sendable {
    /// What must be found out before a placement can go on.
    package enum Step: Equatable, Sendable {
        /// The shape of a section: `LayoutModel.resolve(_:as:)`.
        case resolve(section: Int)
        /// The size of an element that was not measured: `LayoutModel.measure(_:_:)`.
        case measure(Element)
    }

    let viewport: Viewport
    /// How far beyond the viewport elements are measured.
    let margin: Int
    var anchor: Anchor
    /// What was to be measured last, while the anchor was held.
    var last: Element?
    /// How often an end of the content has given way. Two rounds are the rule; the bound keeps bad input finite.
    var rounds = 0
    static let maximumRounds = 6
}
