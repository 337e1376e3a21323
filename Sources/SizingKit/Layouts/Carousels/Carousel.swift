import SizingEngine
import UIKit

/// A section that scrolls across the layout, with the values that its scroll view needs.
struct Carousel {
    let state: CarouselState
    let style: CarouselStyle
    /// The axis along which it scrolls.
    let axis: Axis
    let grid: PixelGrid
    /// Whether it begins at the right.
    let isMirrored: Bool
    /// The part of the collection view that shows it, in points.
    let frame: CGRect
}

extension Carousel {
    /// Whether a direction of VoiceOver leads towards the end of the carousel; `nil` for one across it.
    ///
    /// The direction is that of the fingers, which go to the left for the next page, as most apps understand it. Apple's
    /// page leaves it open.
    func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
        switch direction {
        case .next: true
        case .previous: false
        case .left where axis == .horizontal: !isMirrored
        case .right where axis == .horizontal: isMirrored
        case .up where axis == .vertical: true
        case .down where axis == .vertical: false
        default: nil
        }
    }
}
