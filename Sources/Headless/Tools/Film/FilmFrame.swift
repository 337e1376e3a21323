import UIKit

/// One frame of a film. All rectangles are in points of the scroll view's content.
struct FilmFrame {
    /// A view until it is reused for something else.
    struct ShownView: Hashable {
        private let identity: ObjectIdentifier
        private let reuseCount: Int

        @MainActor
        init(_ view: UIView) {
            identity = ObjectIdentifier(view)
            reuseCount = (view as? UICollectionReusableView)?.reuseCount ?? 0
        }
    }

    /// A view on the scroll view.
    struct Part: Equatable {
        let view: ShownView
        let isCell: Bool
        /// The number of what it draws in the film's shapes.
        let shape: Int
        let frame: CGRect
        /// How far it moved since the frame before, other than by scrolling.
        var movedPixels = 0
    }

    /// An item as the layout has it, on screen or near it.
    struct Element {
        let indexPath: IndexPath
        let frame: CGRect
        let status: HeadlessFilm.ElementStatus
    }

    let bounds: CGRect
    let contentSize: CGSize
    var parts: [Part] = []
    var elements: [Element] = []
    /// The start of the content.
    var contentOrigin: CGFloat = 0

    var offset: CGPoint { bounds.origin }

    /// The greatest movement of a view that the frame before showed too.
    var movedPixels: Int { parts.map(\.movedPixels).max() ?? 0 }

    /// The part with the same view.
    func part(of view: ShownView) -> Part? {
        parts.first { $0.view == view }
    }
}
