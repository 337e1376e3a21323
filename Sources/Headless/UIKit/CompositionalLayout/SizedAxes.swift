import Foundation

/// Which lengths of an element its view says itself.
struct SizedAxes: Equatable {
    var width = false
    var height = false

    var isEmpty: Bool { !width && !height }

    /// The preferred lengths, and the stated ones for the rest.
    func size(preferred: CGSize, stated: CGSize) -> CGSize {
        CGSize(width: width ? preferred.width : stated.width, height: height ? preferred.height : stated.height)
    }

    /// A rectangle within the insets. Apple's documentation of `contentInsets`: they are ignored for an axis that is estimated.
    func inset(_ rect: CGRect, by insets: NSDirectionalEdgeInsets) -> CGRect {
        var rect = rect
        if !width {
            rect.origin.x += insets.leading
            rect.size.width = max(0, rect.size.width - insets.leading - insets.trailing)
        }
        if !height {
            rect.origin.y += insets.top
            rect.size.height = max(0, rect.size.height - insets.top - insets.bottom)
        }
        return rect
    }
}
