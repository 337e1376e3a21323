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
        for part in [
            sections, rowLines, contentEnds, measurer, precacher, selfSizing, carousels, settler, inspector,
            takeover, reordering, keeper, scrolling,
        ] as [LayoutPart] { part.begin(in: self) }
        #if !os(tvOS)
            swipes.begin(in: self)
        #endif
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
    var elastic: ElasticLayout? {
        didSet {
            rowLines.rowsMayHaveMoved()
            placed.elementsDidMove()
            transition?.placedAfter = PlacedElements()
        }
    }
    /// What is on screen while other elements are measured in its place; `nil` at other times.
    var shown: ShownState?
    /// The environment that sizes depend on; `nil` before the first pass.
    var environment: LayoutEnvironment?
    var placed = PlacedReach()

    // MARK: What is to be done anew

    var pending = PendingWork()
    /// The items that were listed in invalidation contexts since the last pass.
    var listedItems: Set<Element> = []
    /// Whether the collection view must still be prepared for the layout.
    var preparesCollectionViewLater = false
    var told = ToldScreen()
    /// Whether nothing has been invalidated since UIKit last prepared the layout, or gave it a list of updates.
    var isPrepared = false

    // MARK: What is under way

    var phase: Phase = .ready
    var batch = Batch.none
    let takeover = Takeover()
    let reordering = Reordering()
    let keeper = PositionKeeper()
    let scrolling = Scrolling()
    let carousels = Carousels()
    #if !os(tvOS)
        let swipes = RowSwipes()
    #endif

    // MARK: Measuring

    let sections = Sections()
    let rowLines = RowLines()
    let contentEnds = ContentEnds()
    let measurer = Measurer()
    let precacher = Precacher()
    let selfSizing = SelfSizing()
    let inspector = LayoutInspector()

    // MARK: Scrolling

    /// Called at the end of each turn of the run loop, before what has changed is laid out.
    var turnWillEnd: (@MainActor () -> Void)?
    /// They call back at the ends of turns of the run loop: first in whatever mode it turns, to continue without what UIKit has
    /// not done, then in the default mode.
    var turnObservers: [RunLoopObserver] = []
    let settler = Settler()
}
