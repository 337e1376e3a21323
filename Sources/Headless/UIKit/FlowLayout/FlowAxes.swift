import Foundation

/// Turns lengths along and across the scroll direction into points and sizes, and back.
struct FlowAxes {
    let scrollDirection: UICollectionView.ScrollDirection

    private var isVertical: Bool { scrollDirection == .vertical }

    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
    func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
    func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
    func acrossBefore(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
    func acrossAfter(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func rect(_ box: FlowBox) -> CGRect {
        isVertical
            ? CGRect(x: box.across, y: box.along, width: box.breadth, height: box.length)
            : CGRect(x: box.along, y: box.across, width: box.length, height: box.breadth)
    }
}

/// A rectangle by where it begins and how far it goes, along and across the scroll direction.
struct FlowBox: Equatable {
    var along: CGFloat
    var across: CGFloat
    var length: CGFloat
    var breadth: CGFloat
}

/// The size of an item along and across the scroll direction.
struct FlowExtent: Equatable {
    var length: CGFloat
    var breadth: CGFloat
}
