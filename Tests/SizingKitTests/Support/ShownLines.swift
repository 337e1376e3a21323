import HeadlessTools
import UIKit

@testable import SizingKit

/// The lines between rows, wherever they are drawn.
extension UICollectionView {
    /// The lines of the views on screen, in order, with their frames in the content.
    var shownLines: [UIView] {
        subviews.filter { $0 is ListLinesView && !$0.isHidden }.flatMap(\.subviews).filter { !$0.isHidden }
    }

    var shownLineFrames: [CGRect] {
        shownLines.map { $0.convert($0.bounds, to: self) }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// The frame of the line along the upper or the lower edge of a row, as the layout states it; `nil` if there is none.
    func lineFrame(at edge: ListSeparatorEdge, ofRow indexPath: IndexPath) -> CGRect? {
        let row = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .null
        let attributes = collectionViewLayout.layoutAttributesForDecorationView(
            ofKind: ListLinesView.elementKind,
            at: IndexPath(item: indexPath.item / 16, section: indexPath.section)
        )
        return attributes?.lineFrames.first {
            edge == .top ? abs($0.minY - row.minY) < 1e-6 : abs($0.maxY - row.maxY) < 1e-6
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// The frames in the content of the lines that a view draws.
    var lineFrames: [CGRect] { lines.filter { !$0.isHidden }.map(\.frame) }

    /// The lines that a view draws, with their frames in the content.
    fileprivate var lines: [ListLine] {
        ((self as? SizingLayoutAttributes)?.lines?.lines ?? []).map {
            var line = $0
            line.frame = line.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            return line
        }
    }
}

/// How a line moves in an animated change.
struct LineAnimation {
    /// What happens to the view that draws it.
    let change: ElementAnimation.Change
    let start: ListLine
    let end: ListLine
}

extension HeadlessScreen {
    /// What the lines do in the last change that was animated, as far as they are on screen before it or after it.
    func lineAnimations(in collectionView: UICollectionView) -> [LineAnimation] {
        animations(in: collectionView).filter { $0.kind == ListLinesView.elementKind }.flatMap { animation in
            zip(animation.start.lines, animation.end.lines)
                .filter { !$0.isHidden && !$1.isHidden }
                .filter { [$0, $1].contains { $0.frame.intersects(collectionView.bounds) } }
                .map { LineAnimation(change: animation.change, start: $0, end: $1) }
        }
    }
}
