import UIKit

// An interface that runs from right to left turns a layout around in one of two ways. Along a horizontal scroll axis the layout puts
// the first element at the end of the content: `isReversed`. Across a vertical one UIKit mirrors the frames of the layout, which are
// those of an interface from left to right: `isMirrored`. Views within cells turn their own subviews by `isRightToLeft`.

extension LayoutEnvironment {
    /// Whether the interface runs from right to left.
    var isRightToLeft: Bool { sizing.layoutDirection == 1 }
}

extension UIView {
    /// Whether the view's interface runs from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
