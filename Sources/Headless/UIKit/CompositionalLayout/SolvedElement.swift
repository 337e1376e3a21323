import Foundation

/// An element in its place, in the coordinates of what was solved.
struct SolvedElement {
    /// The kind of an attached view; nil for a cell.
    var kind: String?
    /// The item, or the item that the view is attached to.
    var item: Int
    var frame: CGRect
    var zIndex: Int
    /// Which lengths the view says itself.
    var sizedAxes = SizedAxes()

    func moved(dx: CGFloat, dy: CGFloat) -> SolvedElement {
        var element = self
        element.frame = frame.offsetBy(dx: dx, dy: dy)
        return element
    }
}

/// An item or a group that begins at zero.
struct SolvedPart {
    /// The size without the spaces at its edges.
    var size: CGSize
    var elements: [SolvedElement]
    /// The first item that is not in the part.
    var next: Int
    /// Whether it has an item of the data source. Others only keep the places that a full group would have.
    var isReal: Bool
}
