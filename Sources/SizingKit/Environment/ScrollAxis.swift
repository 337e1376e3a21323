import SizingEngine
import UIKit

/// Converts between UIKit's x and y and the engine's main and cross axis, in points.
extension Axis {
    init(_ direction: UICollectionView.ScrollDirection) {
        self = direction == .horizontal ? .horizontal : .vertical
    }

    func main(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

    func main(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

    func cross(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    /// The start and the end of a rectangle across the scroll axis.
    func cross(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    /// The start and the end of a rectangle along the scroll axis.
    func main(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    /// The insets at the two ends of the scroll axis.
    func main(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    }

    /// The insets at the two sides of the scroll axis.
    func cross(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }

    /// The insets of a section at the two ends of the scroll axis.
    func main(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    }

    /// The insets of a section at the two sides of the scroll axis.
    func cross(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    /// Returns a point moved along the scroll axis.
    func moved(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
        self == .vertical
            ? CGPoint(x: point.x, y: point.y + distance) : CGPoint(x: point.x + distance, y: point.y)
    }

    /// Returns a point with another position along the scroll axis.
    func moved(_ point: CGPoint, to position: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: point.x, y: position) : CGPoint(x: position, y: point.y)
    }

    func rect(_ frame: ItemFrame, on grid: PixelGrid) -> CGRect {
        // Written out, since this runs for each element that UIKit gets: calls into another module would take longer.
        let (main, cross, scale) = (frame.main, frame.cross, grid.scale)
        let rect = CGRect(
            x: Double(cross.start) / scale,
            y: Double(main.start) / scale,
            width: Double(cross.end - cross.start) / scale,
            height: Double(main.end - main.start) / scale
        )
        switch self {
        case .vertical: return rect
        case .horizontal: return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        }
    }
}
