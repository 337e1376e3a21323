import UIKit

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

extension LayoutSession {
    /// Records that rows have looks, once a section with such rows is known.
    func noteRowLooks() {
        guard rowLooks == .none, styles.haveRowLooks, let collectionView else { return }
        rowLooks = collectionView.indexPathsForVisibleItems.isEmpty ? .told : .new
        if rowLooks == .new { finder.templates.host.setNeedsLayout() }
    }

    /// Ends the order in which rows with their first looks lie, before anything is drawn.
    ///
    /// It is not documented whether UIKit takes plain attributes for equal to those of a subclass with the same frame. Cells on
    /// screen would not get the first looks of their rows, nor any later ones. So these differ in their order, too, for one pass.
    func endOrderOfNewRowLooks() {
        guard rowLooks == .new, !isUpdating else { return }
        rowLooks = .told
        invalidateLayout()
    }
}
