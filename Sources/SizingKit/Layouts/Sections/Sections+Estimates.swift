import SizingEngine
import UIKit

/// The estimates of unmeasured elements. `LayoutModel.learnEstimates()` learns them from measured extents.
extension Sections {
    /// The initial estimates, in points. That of items is a table's standard row height; those of headers and footers are
    /// the height of a plain table's header before iOS 15. Later estimates are learned.
    private static let initialEstimates = (item: CGFloat(44), header: CGFloat(28), footer: CGFloat(28))

    /// The extent that the description of a group estimates for an item at its place, in pixels; `nil` if all of its places have the
    /// same estimate: it is that of the section, until one is learned.
    func estimatedExtent(of element: Element) -> Int? {
        guard let estimates = style(of: element)?.estimates, !estimates.isEmpty else { return nil }
        return estimates[element.item % estimates.count].map { max(1, $0) }
    }

    /// The z-index that the description of a group gives an item at its place.
    func order(of item: Element) -> Int {
        guard let orders = style(of: item)?.orders, !orders.isEmpty else { return 0 }
        return orders[item.item % orders.count]
    }

    private func style(of item: Element) -> SectionStyle? {
        guard item.isItem, let model = session.elastic?.model, item.section < model.sectionCount else { return nil }
        return styles[model.style(of: item.section)]
    }

    /// Returns the estimates to begin with: those learned so far. The estimate of items is constant if the app has set
    /// ``SizingLayout/estimatedItemSize``.
    func estimates(in environment: LayoutEnvironment, after previous: LayoutEnvironment?) -> Estimates {
        let grid = environment.grid
        let isAlike = previous?.grid == grid && previous?.axis == environment.axis
        let learned = isAlike ? elastic?.model.estimates ?? session.content.spaceOnScreen?.estimates : nil
        let first = learned == nil ? try? session.asking { session.source.boundaryEstimates } : nil
        let header =
            learned?.header ?? grid.extent(of: first?.header ?? Self.initialEstimates.header, rounded: .nearest)
        let footer =
            learned?.footer ?? grid.extent(of: first?.footer ?? Self.initialEstimates.footer, rounded: .nearest)
        if session.source.itemEstimate != SizingLayout.automaticEstimate {
            let extent = environment.axis.main(session.source.itemEstimate)
            if extent > 0, grid.position(of: extent) <= PixelGrid.maximumExtent {
                return Estimates(item: grid.extent(of: extent), header: header, footer: footer, policy: .constant)
            }
            SizingLog.reportOnce(
                "estimate",
                "an estimatedItemSize of \(session.layout.estimatedItemSize) is not the size of any item; using automaticEstimate"
            )
        }
        let item =
            (learned?.policy == .learned ? learned?.item : nil)
            ?? grid.extent(of: Self.initialEstimates.item, rounded: .nearest)
        return Estimates(item: item, header: header, footer: footer, policy: .learned)
    }
}
