import SizingEngine
import UIKit

/// The lengths, in points, that a layout puts around its elements.
struct Arrangement {
    var spacing: CGFloat
    var sectionInsets: NSDirectionalEdgeInsets
    var sectionSpacing: CGFloat

    func shape(on grid: PixelGrid, hasHeaders: Bool, hasFooters: Bool) -> SectionShape {
        SectionShape(
            spacing: grid.extent(of: spacing, rounded: .nearest),
            insetBefore: grid.extent(of: sectionInsets.top, rounded: .nearest),
            insetAfter: grid.extent(of: sectionInsets.bottom, rounded: .nearest),
            hasHeader: hasHeaders,
            hasFooter: hasFooters
        )
    }
}
