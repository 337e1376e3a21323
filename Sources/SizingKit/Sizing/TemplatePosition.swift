import UIKit

/// The horizontal position of an element on screen, on which the safe area of its template depends.
struct TemplatePosition: Equatable {
    /// The distance of the element from the left edge of the visible area, in points; `nil` if it depends on the
    /// element's size.
    var position: CGFloat?
    /// The width of the insets that the view itself covers, in points: the list does not make the view narrower for them,
    /// so the view may keep its content inside.
    var coveredWidth: CGFloat = 0
}
