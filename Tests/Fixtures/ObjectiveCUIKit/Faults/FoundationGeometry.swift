import Foundation

// CoreGraphics adds members to CoreFoundation's structures, and Apple's Foundation doesn't import it.
func edges(of frame: CGRect) -> [CGFloat] {
    // error: value of type 'CGRect' has no member 'minX'
    [frame.origin.x, frame.minX]
}
