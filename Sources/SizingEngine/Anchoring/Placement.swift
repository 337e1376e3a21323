/// The state of one placement: which element holds still, and where.
///
/// See `ElasticLayout.next(in:)`.
package struct Placement: Sendable {
    /// What the caller has to supply before a placement can go on.
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
    /// The end of the content that the anchor stands for, as long as it holds still: the space between the two may change
    /// with the shape of a section.
    var contentEnd: ContentEnd?
    /// The element that was measured last while the anchor stayed where it is held.
    var last: Element?
    /// How often an end of the content has given way. Two rounds are the rule; the bound keeps bad input finite.
    var rounds = 0
    static let maximumRounds = 6
}
