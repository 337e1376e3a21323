#if os(tvOS)
    import SizingEngine
    import UIKit

    /// On tvOS, where there is no swipe, no row is swiped aside.
    @MainActor
    final class RowSwipes: LayoutPart {
        var rows: [SwipedRow] { [] }

        func passDidEnd() {}
        func turnWillEnd() {}
        func leave() {}
        func noteScroll(by distance: Int) {}
        func forget() {}
        func forget(inSection section: Int) {}
        func closeAtOnce() {}

        func show(_ row: Element, at frame: ItemFrame, in found: inout [UICollectionViewLayoutAttributes]) {}
        func show(_ row: Element, asIn rows: [SwipedRow]? = nil, in attributes: UICollectionViewLayoutAttributes) {}
        func distance(of row: Element, in rows: [SwipedRow]) -> CGFloat { 0 }

        func owns(decoration kind: String) -> Bool { false }
        func attributes(ofDecoration kind: String, of row: Element) -> UICollectionViewLayoutAttributes? { nil }
        func initialAttributes(
            _ attributes: UICollectionViewLayoutAttributes,
            of row: Element,
            _ transition: UpdateTransition
        ) -> UICollectionViewLayoutAttributes { attributes }
        func finalAttributes(
            ofDecoration kind: String,
            of row: Element,
            _ transition: UpdateTransition
        ) -> UICollectionViewLayoutAttributes? { nil }
    }

    enum SwipedRow {}
#endif
