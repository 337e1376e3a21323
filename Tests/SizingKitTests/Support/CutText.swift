import UIKit

/// What is wrong with the texts and images of a shown cell; `nil` if all lie within the cell and the texts are whole.
///
/// - Parameter isTruncated: Whether texts may be truncated, since the height of the cell is fixed.
@MainActor
func fault(of cell: UIView, isTruncated: Bool = false) -> String? {
    var views = [cell]
    while let view = views.popLast() {
        guard !view.isHidden else { continue }
        views += view.subviews
        guard view is UILabel || view is UIImageView, view.bounds.height > 0 else { continue }
        let frame = view.convert(view.bounds, to: cell)
        if frame.minY < -0.5 || frame.maxY > cell.bounds.height + 0.5 { return "\(frame) leaves \(cell.bounds)" }
        guard !isTruncated, let label = view as? UILabel, label.numberOfLines == 0 else { continue }
        let whole = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude)).height
        if frame.height < whole - 0.5 { return "\(label.text ?? "") is cut to \(frame.height) of \(whole) points" }
    }
    return nil
}

/// What is wrong with cells that follow one another; `nil` if nothing is cut or drawn over another cell.
@MainActor
func fault(of cells: [UIView], isTruncated: Bool = false) -> String? {
    let cells = cells.sorted { $0.frame.minY < $1.frame.minY }
    for (cell, next) in zip(cells, cells.dropFirst()) where abs(cell.frame.maxY - next.frame.minY) > 0.01 {
        return "\(next.frame) does not follow \(cell.frame)"
    }
    return cells.lazy.compactMap { fault(of: $0, isTruncated: isTruncated) }.first
}
