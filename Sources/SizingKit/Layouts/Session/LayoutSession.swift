import SizingEngine
import UIKit

/// The state of a layout in its collection view: the placed content, the pending work, and the operation under way.
///
/// UIKit and the app use `SizingLayout`, which passes their calls on to its session. Each extension of the session
/// handles one kind of call, in a file of its own.
@MainActor
final class LayoutSession {
    /// The layout, which owns the session.
    var layout: SizingLayout! { heldLayout ?? owner }

    private unowned var owner: SizingLayout!
    private var heldLayout: SizingLayout?

    /// The source of the layout's sections. A subclass of the layout sets its own before anything is laid out.
    var source: (any SectionSource)!

    /// Sets the layout of the session. It is called once, before any other method.
    func begin(for layout: SizingLayout) {
        owner = layout
        source = LayoutSections(self)
        attributesMaker = AttributesMaker(for: layout)
        for part in parts { part.begin(in: self) }
    }

    /// Performs work that needs the layout for each of many elements. The layout lives until it is done, even if the app releases
    /// it meanwhile.
    ///
    /// On Apple's systems, a layout is an object of Objective-C's, which an unowned reference finds in a table under a lock: once
    /// here, and not for each element.
    func holdingLayout<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard heldLayout == nil else { return try work() }
        heldLayout = owner
        defer { heldLayout = nil }
        return try work()
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

    /// The guest views of the layout in the collection view, and its recognizers and other changes there.
    let guests = Guests()

    private(set) var attributesMaker = AttributesMaker()

    // MARK: Placed content

    let content = Content()

    var environment: LayoutEnvironment? { content.environment }
    var elastic: ElasticLayout? { content.elastic }

    // MARK: Pending work and reported attributes

    let pending = PendingWork()
    let told = ToldScreen()

    // MARK: The operation under way

    var phase: Phase = .ready
    var batch = Batch.none
    /// The number of batches so far that had updates.
    var batchCount = 0

    // MARK: Parts

    /// The descriptions and the looks of the sections.
    let sections = Sections()
    let measurer = Measurer()
    let answers = Answers()
    let precacher = Precacher()
    let selfSizing = SelfSizing()
    let keeper = PositionKeeper()
    let scrolling = Scrolling()
    let settler = Settler()
    let turns = Turns()
    let takeover = Takeover()
    let reordering = Reordering()
    let carousels = Carousels()
    let swipes = RowSwipes()
    let rowLines = RowLines()
    let contentViews = ContentViews()
    let scratch = ScratchState()
    let dataAhead = DataAhead()
    let inspector = LayoutInspector()

    /// All parts, in the order in which they hear of events that concern them all.
    var parts: [LayoutPart] {
        [
            sections, measurer, answers, precacher, selfSizing,
            keeper, scrolling, settler, turns, takeover, reordering,
            carousels, rowLines, contentViews, scratch, dataAhead, inspector, swipes,
        ]
    }
}
