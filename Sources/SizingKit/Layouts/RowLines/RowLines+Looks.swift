import UIKit

extension RowLines {
    /// Records that rows have looks, once a section with such rows is known.
    func noteRowLooks() {
        guard rowLooks == .none, session.sections.styles.haveRowLooks, let collectionView else { return }
        rowLooks = collectionView.indexPathsForVisibleItems.isEmpty ? .told : .new
        if rowLooks == .new { session.measurer.finder.templates.host.reportNextLayout() }
    }

    /// Lowers rows again, before anything is drawn, that were raised for one pass so that UIKit applied their new attributes.
    ///
    /// It is not documented whether UIKit takes plain attributes for equal to those of a subclass with the same frame. Cells on
    /// screen would not get the first looks of their rows, nor any later ones. So these differ in their order, too, for one pass.
    func lowerRowsWithNewLooks() {
        guard rowLooks == .new, !session.isUpdating else { return }
        rowLooks = .told
        session.invalidateLayout()
    }
}
