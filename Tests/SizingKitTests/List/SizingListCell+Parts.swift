import UIKit

@testable import SizingKit

extension SizingListCell {
    /// The frames of what stands beside the content, in the cell's coordinates, by their class, from left to right.
    var frames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for view in accessories.subviews {
            frames["\(type(of: view))"] = accessories.convert(view.frame, to: self)
        }
        return frames
    }
}
