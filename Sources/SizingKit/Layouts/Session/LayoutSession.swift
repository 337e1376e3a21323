import SizingEngine
import UIKit

/// What a layout knows of its collection view: what is placed where, what has to be found out anew, and what it is in the
/// middle of.
///
/// `SizingLayout` is its face towards UIKit and the app. The session measures, places and answers; files beside this one say
/// how, each for one occasion.
@MainActor
final class LayoutSession {
    /// The layout, which owns the session: the two live and end together.
    private(set) unowned var layout: SizingLayout!

    /// Tells the session of its layout, once, before anything else.
    func begin(for layout: SizingLayout) {
        self.layout = layout
    }

    /// The collection view that the layout belongs to. UIKit may invalidate a layout while it still initializes it.
    var collectionView: UICollectionView? { layout?.collectionView }

    /// Whether the last elements on screen stay in place, as in a chat.
    var holdsLastElements: Bool { layout.contentAnchor == .end }

    func invalidateLayout() {
        layout.invalidateLayout()
    }

    /// A closure that others may call at any time: it does something as long as the layout lives, and keeps it alive
    /// meanwhile, whatever code of the app does to it.
    func whileLayoutLives(_ action: @escaping @MainActor (LayoutSession) -> Void) -> @MainActor () -> Void {
        { [weak self] in
            guard let self else { return }
            withExtendedLifetime(layout) { action(self) }
        }
    }

    // MARK: What is placed

    /// What is placed where; `nil` before the first pass and while the collection view has no room.
    var elastic: ElasticLayout? {
        didSet {
            placedViewport = nil
            transition?.placedAfter = PlacedElements()
        }
    }
    /// What sizes depend on; `nil` before the first pass.
    var environment: LayoutEnvironment?
    /// The different sections met so far.
    var styles = SectionStyles()
    /// The separators of rows near the viewport.
    var separators = KnownSeparators()
    /// Whether a section counts its insets from the margins of the collection view.
    var readsMargins = false
    /// The viewport around which everything is placed, for as long as it is certain that to place it anew would change
    /// nothing.
    var placedViewport: Viewport?
    /// The insets at the two ends of the scroll axis for which elements were last placed, in pixels.
    var placedInsets: (before: Int, after: Int)?
    /// What was on screen before the size changed, until the next pass.
    var viewportBeforeResize: Viewport?

    // MARK: What is to be done anew

    var dirt: Dirt = .everything
    /// What keeps its size until the next pass, to be measured anew there: UIKit may ask for it before.
    var stale: Set<Element> = []
    /// What code of the app has asked for while it was asked itself.
    var postponed: [@MainActor (LayoutSession) -> Void] = []
    /// Whether nothing was invalidated since UIKit last told the layout to prepare.
    var isPrepared = false

    // MARK: What is under way

    var phase: Phase = .ready
    var takeover = Takeover.none
    var batch = Batch.none
    /// The item under the finger, or the one that was just dropped.
    var movement: InteractiveMovement?

    // MARK: Measuring

    let finder = SizeFinder()
    let asyncMeasurements = AsyncMeasurements()
    var precacher = IdlePrecacher()
    var statistics = SizingStatistics()
    var knownKeys = KnownKeys()
    var shownViews = ShownViews()
    /// The element that held the reader's place in a reload, until the turn of the run loop ends.
    var heldInReload: Element?
    /// What UIKit was told that a shown view corrects, until it asks for the context.
    var toldCorrection: (preferred: UICollectionViewLayoutAttributes, correction: Correction)?
    var overlay: SizingOverlay?

    // MARK: Scrolling

    /// What is to be shown in the first pass.
    var wantedPosition: WantedPosition?
    /// The items off screen whose attributes were asked for since the reader last scrolled.
    var scrollTargets = ScrollTargets()
    var rest = RestDetector()
    var motion = ScrollMotion()
    var runLoopObserver: RunLoopObserver?
    /// The settling of the pass under way.
    var settling: Settling?
    var refusedSettling: RefusedSettling?
}
