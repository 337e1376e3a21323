import SizingEngine
import UIKit

/// The state of a layout in its collection view: the placed elements, what the next pass has to compute again, and the
/// operation under way.
///
/// UIKit and the app use `SizingLayout`, which passes their calls on to its session. Each extension of the session
/// handles one kind of call, in a file of its own.
@MainActor
final class LayoutSession {
    /// The layout, which owns the session.
    var layout: SizingLayout! { heldLayout ?? owner }

    private unowned var owner: SizingLayout!
    private var heldLayout: SizingLayout?

    /// Sets the layout of the session. It is called once, before any other method.
    func begin(for layout: SizingLayout) {
        owner = layout
        for part in parts { part.begin(in: self) }
    }

    /// Performs work that needs the layout for each of many elements. The layout lives until it is done, even if the app releases
    /// it meanwhile.
    ///
    /// On Apple's systems, a layout is an object of Objective-C's, which an unowned reference finds in a table under a lock: once
    /// here, and not for each element.
    func holdingLayout<Result>(_ work: () -> Result) -> Result {
        guard heldLayout == nil else { return work() }
        heldLayout = owner
        defer { heldLayout = nil }
        return work()
    }

    /// The collection view of the layout. UIKit may invalidate a layout while it is still being initialized.
    var collectionView: UICollectionView? { layout?.collectionView }

    /// Whether the last elements on screen are the anchor, as in a chat.
    var keepsLastElements: Bool { layout.contentAnchor == .end }

    func invalidateLayout() {
        layout.invalidatePlacement()
    }

    /// Returns a closure that performs an action if the layout still exists. It keeps the layout alive during the action.
    func whileLayoutLives(_ action: @escaping @MainActor (LayoutSession) -> Void) -> @MainActor () -> Void {
        let session = SessionReference(self)
        return { session.use { action($0) } }
    }

    /// What the layout has put into the collection view.
    let guests = Guests()

    // MARK: What is placed

    /// The model and the origin; `nil` before the first pass and while the collection view has no width.
    private(set) var elastic: ElasticLayout? {
        didSet {
            rowLines.rowsMayHaveMoved()
            placed.elementsDidMove()
            transition?.placedAfter = PlacedElements()
        }
    }
    /// The environment that sizes depend on; `nil` before the first pass.
    private(set) var environment: LayoutEnvironment?
    let placed = PlacedReach()

    // MARK: What is to be done anew

    let pending = PendingWork()
    let told = ToldScreen()

    // MARK: What is under way

    var phase: Phase = .ready
    var batch = Batch.none

    // MARK: Parts

    /// How the sections are described, and how they look.
    let sections = Sections()
    let measurer = Measurer()
    let precacher = Precacher()
    let selfSizing = SelfSizing()
    let keeper = PositionKeeper()
    let scrolling = Scrolling()
    let settler = Settler()
    let turns = Turns()
    let takeover = Takeover()
    let reordering = Reordering()
    let carousels = Carousels()
    #if !os(tvOS)
        let swipes = RowSwipes()
    #endif
    let rowLines = RowLines()
    let contentEnds = ContentEnds()
    let aside = Aside()
    let inspector = LayoutInspector()

    /// All parts, in the order in which they are told what concerns them all.
    var parts: [LayoutPart] {
        let common = [
            sections, measurer, precacher, selfSizing,
            keeper, scrolling, settler, turns, takeover, reordering,
            carousels, rowLines, contentEnds, aside, inspector,
        ]
        #if os(tvOS)
            return common
        #else
            return common + [swipes]
        #endif
    }
}

// MARK: - Changing what is placed

/// Everything that changes what is placed, and the space that it is placed in. The compiler refuses it elsewhere.
extension LayoutSession {
    /// Replaces all that is placed.
    ///
    /// - Parameter elastic: `nil` if nothing is placed until the next pass.
    func setContent(_ elastic: ElasticLayout?) {
        self.elastic = elastic
    }

    /// Changes the environment that sizes depend on.
    func setEnvironment(_ environment: LayoutEnvironment?) {
        self.environment = environment
    }

    /// Replaces all that is placed.
    ///
    /// - Returns: What exchanges it for what was placed before.
    func setContentAside(for elastic: ElasticLayout?) -> Exchange {
        exchange(for: elastic) { [unowned self] new in
            defer { self.elastic = new }
            return self.elastic
        }
    }

    /// Begins with another space than the one on screen, in which nothing is placed or known.
    ///
    /// - Returns: What exchanges it for the space on screen, and back.
    func setSpaceAside(for environment: LayoutEnvironment) -> [Exchange] {
        let exchange = exchange(for: Optional(environment)) { [unowned self] new in
            defer { self.environment = new }
            return self.environment
        }
        return [setContentAside(for: nil), exchange] + parts.flatMap { $0.setSpaceAside() }
    }

    func replaceModel(by model: LayoutModel) {
        elastic?.replaceModel(by: model)
    }

    // MARK: Sizes

    func setSize(_ size: ItemSize, of element: Element) {
        elastic?.model.measure(size, element)
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
    func moveContent(from origin: Int, by distance: Int, in viewport: Viewport) {
        elastic?.settled(from: origin, offsetMovedBy: distance, in: viewport)
    }
}
