import SizingEngine
import UIKit

/// What stands in for sizes that are not known. How it is learned is in `LayoutModel.learnEstimates()`.
extension LayoutSession {
    /// The extents, in points, that stand in for what has never been measured. Items start at a table's standard row
    /// height; headers and footers at that of a plain table's header before iOS 15. All are learned afterwards.
    private static let initialEstimates = (item: CGFloat(44), header: CGFloat(28), footer: CGFloat(28))

    /// The estimates to begin with: what was learned so far, as long as it is to be learned.
    func estimates(in environment: LayoutEnvironment, after previous: LayoutEnvironment?) -> Estimates {
        let grid = environment.grid
        let learned = previous?.grid == grid && previous?.axis == environment.axis ? elastic?.model.estimates : nil
        let header = learned?.header ?? grid.extent(of: Self.initialEstimates.header, rounded: .nearest)
        let footer = learned?.footer ?? grid.extent(of: Self.initialEstimates.footer, rounded: .nearest)
        if layout.estimatedItemSize != SizingLayout.automaticEstimate {
            let extent = environment.axis.main(layout.estimatedItemSize)
            if extent.isFinite, extent > 0 {
                return Estimates(item: grid.extent(of: extent), header: header, footer: footer, policy: .constant)
            }
            SizingLog.reportOnce(
                "estimate",
                "an estimated item size of \(layout.estimatedItemSize) is not positive; using the automatic estimate"
            )
        }
        let item =
            (learned?.policy == .learned ? learned?.item : nil)
            ?? grid.extent(of: Self.initialEstimates.item, rounded: .nearest)
        return Estimates(item: item, header: header, footer: footer, policy: .learned)
    }
}
