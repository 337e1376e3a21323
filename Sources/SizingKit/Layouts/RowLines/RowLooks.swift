/// Whether the attributes of rows tell looks: insets, corners, and whether the row is swiped aside.
///
/// UIKit compares the attributes of every cell on screen at every step of a scroll, and compares plain ones faster. Once rows have
/// looks, their attributes go on to tell them: only so a cell of the app learns that its row has none any more.
enum RowLooks {
    /// No row has had looks so far: rows have plain attributes.
    case none
    /// Rows have looks since this pass, and cells are on screen that UIKit has given plain attributes.
    case new
    /// The attributes of rows tell their looks.
    case told
}
