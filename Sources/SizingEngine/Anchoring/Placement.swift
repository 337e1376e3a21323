/// The state of one placement: the steps that measure what a viewport is about to show, while an anchor holds still.
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
    /// How many pixels beyond the viewport elements are measured.
    let margin: Margin
    var anchor: Anchor
    /// The end of the content that the anchor stands for, if the placement keeps an end. The anchor's position is computed
    /// from it again whenever something was measured or resolved, since the space between the two may change with the shape
    /// of a section.
    var contentEnd: ContentEnd?
    /// The element that the last step asked to measure, if it did: most measurements leave the anchor at its position.
    var last: Element?
    /// How often the ends of the content were checked for gaps. Two rounds are usual; the limit ends the loop for bad input.
    var rounds = 0
    static let maximumRounds = 6
}
