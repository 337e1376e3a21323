import SizingEngine
import UIKit

/// Follows the steps of scrolls: by the user, to the targets of the app, and to offsets that the app computes.
@MainActor
final class Scrolling: LayoutPart {
    var motion = ScrollMotion()
    /// The offset at which the content began when the scroll under way began, in pixels.
    var minimumTopOfScroll: Int?
    /// The step that UIKit has asked about last, until it is taken.
    var step: ScrollStep?
    /// How UIKit was last told of a step that moves pinned elements, and nothing else.
    private var stepOfPinnedElements: UICollectionViewLayoutInvalidationContext?
    /// The items off screen whose attributes UIKit has asked for since the last scroll.
    var scrollTargets = ScrollTargets()
    /// Whether attributes of items state their places, and not where a scroll will find them.
    var statesPlaces = false
    /// The items that were listed in invalidation contexts since the last pass. UIKit may ask for each of them in the next one.
    private(set) var listedItems: Set<Element> = []
    /// Whether code of the app may be computing with the offset and the content size.
    var appComputing = AppComputing()

    /// Records how UIKit is told of a step.
    func noteStep(_ context: UICollectionViewLayoutInvalidationContext, movesPinnedElementsOnly: Bool) {
        stepOfPinnedElements = movesPinnedElementsOnly ? context : nil
    }

    /// Whether a context tells of a step that moves pinned elements, and nothing else.
    func isOfPinnedElements(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
        context === stepOfPinnedElements
    }

    /// Records items that an invalidation context lists.
    func noteListed(_ items: [IndexPath]) {
        listedItems.formUnion(items.lazy.compactMap(Element.init(itemAt:)))
    }

    /// Records that UIKit has asked for all that it needs of a pass.
    func passWasShown() {
        listedItems = []
    }
}
