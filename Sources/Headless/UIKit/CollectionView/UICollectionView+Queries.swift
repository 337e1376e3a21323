import Foundation

/// Which rectangles the layout is asked about, in friendly and in hostile ways.
extension UICollectionView {
    /// The rectangles that must be asked before everything visible is known, in the layout's coordinates.
    ///
    /// - Parameter visible: What is visible, in the layout's coordinates.
    func rectsToAsk(showing visible: CGRect) -> [CGRect] {
        let keepsAnswers = hostility.contains(.cachedAttributes)
        if !hostility.isDisjoint(with: [.pageAlignedQueries, .cellsForWholePages]) {
            let pages = pages(around: visible)
            if keepsAnswers {
                return pages.map(clipped).filter { !$0.isEmpty && !known.contains($0) }
            }
            return askAnew(about: clipped(pages.reduce(CGRect.null) { $0.union($1) }))
        }
        if keepsAnswers {
            let rect = clipped(visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2))
            return known.contains(clipped(visible)) ? [] : askAnew(about: rect)
        }
        return askAnew(about: clipped(visible))
    }

    /// One rectangle in the place of all known ones, or none if it is known already.
    private func askAnew(about rect: CGRect) -> [CGRect] {
        guard known.answers.first?.rect != rect else { return [] }
        known.forget()
        return rect.isEmpty ? [] : [rect]
    }

    /// The screenfuls of the content that share some area with the rectangle.
    private func pages(around rect: CGRect) -> [CGRect] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let columns = Int((rect.minX / rect.width).rounded(.down))..<Int((rect.maxX / rect.width).rounded(.up))
        let rows = Int((rect.minY / rect.height).rounded(.down))..<Int((rect.maxY / rect.height).rounded(.up))
        return rows.flatMap { row in
            columns.map { column in
                CGRect(
                    x: CGFloat(column) * rect.width,
                    y: CGFloat(row) * rect.height,
                    width: rect.width,
                    height: rect.height
                )
            }
        }
    }

    private func clipped(_ rect: CGRect) -> CGRect {
        guard hostility.contains(.queriesClippedToContent) else { return rect }
        let content = CGRect(origin: .zero, size: contentSize)
        guard rect.overlaps(content) else { return CGRect(origin: rect.origin, size: .zero) }
        return rect.intersection(content)
    }

    /// What a hostile UIKit asks while the layout is invalid and has not been told to prepare.
    func askBeforePreparing() {
        guard isLayoutPrepared else { return }
        let updatesViews = hostility.contains(.cellsUpdatedBetweenInvalidationAndPrepare)
        guard updatesViews || hostility.contains(.queriesBeforePrepare) else { return }
        let elements = askOutOfTurn()
        if updatesViews, counts != nil, let elements { show(elements) }
    }

    /// Asks for the content size, the visible elements and one item.
    @discardableResult
    func askOutOfTurn() -> [UICollectionViewLayoutAttributes]? {
        _ = layoutContentSize()
        let elements = layoutElements(in: layoutRect(bounds))
        if let section = currentCounts().items.firstIndex(where: { $0 > 0 }) {
            _ = requiredElement(ElementKey(itemAt: IndexPath(item: 0, section: section)))
        }
        return elements
    }
}
