import SizingEngine
import UIKit

/// What a flow layout and the delegate of its collection view state of a section, in points.
struct FlowSection: Equatable {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var headerSize: CGSize
    var footerSize: CGSize

    /// The section as one whose items are measured.
    ///
    /// - Parameter estimatedCross: The length of an item across the scroll axis before it is measured; `nil` if it is not known.
    func section(_ reference: SizingSection.ContentInsetsReference, estimatedCross: CGFloat?) -> SizingSection {
        var flow = FlowStyle(itemSpacing: itemSpacing, lineSpacing: lineSpacing, alignment: .justified)
        flow.isFlowLayout = true
        flow.estimatedCross = estimatedCross
        // The layout's left: UIKit mirrors it where the layout wants that.
        let insets = NSDirectionalEdgeInsets(
            top: inset.top,
            leading: inset.left,
            bottom: inset.bottom,
            trailing: inset.right
        )
        return SizingSection(.flow(flow)).insets(insets, from: reference)
    }
}
