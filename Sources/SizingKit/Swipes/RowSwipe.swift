import Foundation

/// What happens to a row that the user swipes.
enum RowSwipe {
    /// The user begins to swipe a row.
    case begins(IndexPath)
    /// The row is closed. The index path is the present one; `nil` if the row has been deleted.
    case ended(IndexPath?)
}
