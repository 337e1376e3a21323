import UIKit

/// What the place of an element says of the view that is shown there, beside its size.
struct TemplatePlace: Equatable {
    /// Where the element starts from the left edge of what the collection view shows, in points; `nil` if that follows from
    /// its size.
    var position: CGFloat?
    /// The part of the insets, in points of width, that no list takes from the view: it is shown across them, and keeps
    /// out of them itself if it wants to.
    var coveredWidth: CGFloat = 0
}
