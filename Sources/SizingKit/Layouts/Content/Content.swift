import SizingEngine

/// The placed content, and the space that it is placed in. Nothing is placed without a space; a space may be known in
/// which nothing is placed yet, or nothing any more.
///
/// All changes of the placed content are made here: the compiler refuses them elsewhere.
@MainActor
final class Content {
    /// The environment that sizes depend on; `nil` before the first pass.
    private(set) var environment: LayoutEnvironment?
    /// The model and the origin; `nil` before the first pass and while the collection view has no width.
    private(set) var elastic: ElasticLayout? {
        didSet {
            version &+= 1
            reach.elementsDidMove()
        }
    }
    /// Another number after each change that may have moved elements.
    private(set) var version = 0
    /// The distance from the viewport to which the content is placed.
    let reach = PlacedReach()

    /// Changes the environment that sizes depend on.
    func setEnvironment(_ environment: LayoutEnvironment) {
        self.environment = environment
    }

    /// Replaces the placed content.
    func replace(by elastic: ElasticLayout) {
        self.elastic = elastic
    }

    /// Forgets the placed content: nothing is placed until the next pass.
    func clear() {
        elastic = nil
    }

    /// Forgets the placed content, and the space that it was placed in.
    func forget() {
        clear()
        environment = nil
        reach.forgetAll()
    }

    // MARK: The scratch state

    /// The environment and the estimates on screen.
    struct SpaceOnScreen {
        let environment: LayoutEnvironment?
        let estimates: Estimates?
    }

    /// The space on screen while elements are placed in another space; `nil` at other times.
    private(set) var spaceOnScreen: SpaceOnScreen?

    /// Replaces the placed content, in the same space.
    ///
    /// - Returns: The exchange of the new content for the content placed before, and back.
    func beginScratch(with elastic: ElasticLayout?) -> [Exchange] {
        [
            exchange(for: elastic) { [unowned self] new in
                defer { self.elastic = new }
                return self.elastic
            }
        ]
    }

    /// Begins with another space, in which nothing is placed.
    ///
    /// - Returns: The exchanges of that space for the one on screen, and back.
    func beginScratch(in environment: LayoutEnvironment) -> [Exchange] {
        let space = SpaceOnScreen(environment: self.environment, estimates: elastic?.model.estimates)
        return beginScratch(with: nil) + [
            exchange(for: (Optional(environment), Optional(space))) { [unowned self] new in
                defer { (self.environment, spaceOnScreen) = new }
                return (self.environment, spaceOnScreen)
            }
        ]
    }

    // MARK: Sizes

    /// Sets the size of an element. The items of its section in the readable part of the viewport stay in place, if the
    /// arrangement can do that.
    ///
    /// - Parameter viewport: The viewport on screen; `nil` if no items have to stay in place.
    func setSize(_ size: ItemSize, of element: Element, in viewport: Viewport?) {
        elastic?.measure(size, element, in: viewport)
    }

    /// Makes all elements count as unmeasured.
    func forgetMeasuredSizes() {
        elastic?.model.forgetAll()
    }

    /// Makes some elements count as unmeasured.
    func forgetMeasuredSizes(of elements: Set<Element>) {
        elastic?.model.forget(elements)
    }

    /// Makes the estimates those that follow from the sizes measured so far.
    func learnEstimates() {
        elastic?.model.learnEstimates()
    }

    // MARK: Sections

    func replaceModel(by model: LayoutModel) {
        elastic?.replaceModel(by: model)
    }

    func setShape(_ shape: SectionShape, of section: Int) {
        elastic?.model.resolve(section, as: shape)
    }

    func setShapeOfAllSections(_ shape: SectionShape) {
        elastic?.model.resolveAll(as: shape)
    }

    func forgetShapes() {
        elastic?.model.forgetShapes()
    }

    /// Sets the room at the two ends of the content, in pixels.
    func setRoom(before: Int, after: Int) {
        guard let model = elastic?.model, model.spaceBefore != before || model.spaceAfter != after else { return }
        elastic?.model.spaceBefore = before
        elastic?.model.spaceAfter = after
    }

    func scrollCarousel(_ section: Int, to offset: Int) {
        elastic?.model.scrollCarousel(section, to: offset)
    }

    func setCarouselPlace(_ place: CarouselPlace, of section: Int) {
        elastic?.model.setCarouselPlace(place, of: section)
    }

    // MARK: Positions

    /// The next step of a placement, which positions the element measured last.
    func next(in placement: inout Placement) -> Placement.Step? {
        elastic?.next(in: &placement)
    }

    func next(in placement: inout Placement, after size: ItemSize, of element: Element) -> Placement.Step? {
        elastic?.next(in: &placement, after: size, of: element)
    }

    /// Decides which end of the content the collection view is told.
    func reportEnd(in viewport: Viewport, isDecelerating: Bool) {
        elastic?.report(in: viewport, isDecelerating: isDecelerating)
    }

    /// Aligns the columns of masonries and the lines of flows at the starts of their sections.
    func alignSectionStarts(in viewport: Viewport) {
        elastic?.alignSectionStarts(in: viewport)
    }

    /// Sets the origin to 0.
    func settleOrigin() {
        elastic?.settle()
    }

    /// Moves the content along with the offset.
    ///
    /// - Parameter origin: The origin before.
    func move(from origin: Int, by distance: Int, in viewport: Viewport) {
        elastic?.settled(from: origin, offsetMovedBy: distance, in: viewport)
    }
}
